/// Bold, dim and coloured text by ANSI escape sequences, or plain text where they are not wanted.
public struct TerminalStyle: Sendable, Equatable {
  /// SGR parameters (ECMA-48 §8.3.117).
  public enum Attribute: UInt8, Sendable {
    case bold = 1
    case dim = 2
    case italic = 3
    case underline = 4
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case magenta = 35
    case cyan = 36
  }

  /// What a person asked for: `--color auto|always|never`.
  public enum Wish: String, Sendable, CaseIterable {
    case auto
    case always
    case never
  }

  /// Text without escape sequences.
  public static let plain = TerminalStyle(usesEscapes: false)
  /// Text with escape sequences.
  public static let ansi = TerminalStyle(usesEscapes: true)

  let usesEscapes: Bool

  /// The style for a stream: what was asked for, else ANSI on a terminal.
  ///
  /// With `.auto`, a non-empty `NO_COLOR` (no-color.org) and `TERM=dumb` mean plain, and a `CLICOLOR_FORCE` other than
  /// `0` means ANSI even where the stream is a file; `NO_COLOR` wins.
  public static func choose(
    _ wish: Wish, forTerminal isTerminal: Bool, environment: (String) -> String?
  ) -> TerminalStyle {
    switch wish {
    case .always: return .ansi
    case .never: return .plain
    case .auto: break
    }
    if let noColor = environment("NO_COLOR"), !noColor.isEmpty { return .plain }
    if let force = environment("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return .ansi }
    return isTerminal && environment("TERM") != "dumb" ? .ansi : .plain
  }

  /// The text with these attributes, reset behind it; empty text stays empty.
  public func apply(_ attributes: Attribute..., to text: String) -> String {
    guard usesEscapes, !text.isEmpty, !attributes.isEmpty else { return text }
    let codes = attributes.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  /// Bytes of the escape sequence that starts here, if it is one this style could have written; else 0.
  func sequenceLength(_ bytes: [UInt8], at start: Int) -> Int {
    guard usesEscapes, bytes[start...].starts(with: [0x1B, 0x5B]) else { return 0 }
    guard let end = bytes[(start + 2)...].prefix(24).firstIndex(of: UInt8(ascii: "m")) else { return 0 }
    let codes = bytes[(start + 2)..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let isOurs = codes.allSatisfy { code in
      UInt8(String(decoding: code, as: UTF8.self)).map { $0 == 0 || Attribute(rawValue: $0) != nil } ?? false
    }
    return isOurs ? end + 1 - start : 0
  }
}
