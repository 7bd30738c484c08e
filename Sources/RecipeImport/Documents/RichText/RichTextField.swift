internal import SourceText

/// A field of RTF: what it does, and where what it gave begins.
struct RichTextField {
  /// How many groups were open around it.
  let depth: Int
  private var instruction: [UInt8] = []
  /// Of what it gave, in its paragraph; `nil` where nothing was given.
  var start: Int?

  init(depth: Int) { self.depth = depth }

  mutating func add(_ bytes: [UInt8]) {
    if instruction.count < 4_000 { instruction += bytes }
  }

  var words: [String] {
    String(decoding: instruction, as: UTF8.self).split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// Whether what it gave only helps to find one's way.
  var isOfPages: Bool {
    ["toc", "index", "page", "numpages", "pageref", "sectionpages"].contains(words.first?.lowercased() ?? "")
  }

  /// The address that a link leads to.
  var address: String? {
    let words = words
    guard words.first?.lowercased() == "hyperlink" else { return nil }
    let address = words.dropFirst().map { $0.filter { $0 != "\"" } }
      .first { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
    return address.flatMap { $0.utf8.count < 2_000 ? $0 : nil }
  }

  /// The character that is named by its number and font, `SYMBOL 189 \f "Times"`.
  var sign: (code: Int, font: String)? {
    let words = words
    guard words.count > 1, words[0].lowercased() == "symbol" else { return nil }
    let code = words[1].lowercased().hasPrefix("0x") ? Int(words[1].dropFirst(2), radix: 16) : Int(words[1])
    let font = words.firstIndex(of: "\\f").map { words[($0 + 1)...].joined(separator: " ").filter { $0 != "\"" } } ?? ""
    return code.map { ($0, font) }
  }

  /// `EQ \f(1,2)` or `EQ \f(1;2)`: a half, as Word wrote fractions before it had formulas.
  var fraction: (above: String, below: String)? {
    let text = words.joined()
    guard text.lowercased().hasPrefix("eq\\f("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(5).dropLast().split { $0 == "," || $0 == ";" }
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count < 5 && $0.allSatisfy(\.isNumber) }) else { return nil }
    return (String(parts[0]), String(parts[1]))
  }
}

extension RichTextReader {
  mutating func openResult() {
    guard let field = fields.last, isText else { return }
    if field.isOfPages { state.place = .nothing }
    fields[fields.count - 1].start = current.text.count
  }

  /// What a field gave is text; where it gave nothing, what it does may be.
  mutating func end(_ field: RichTextField) {
    guard isText else { return }
    let given = field.start.map { current.text.dropFirst($0) } ?? []
    if let address = field.address {
      guard !String(decoding: given, as: UTF8.self).contains(address), current.losses.count < 5 else { return }
      current.losses.append(ImportLoss(.dropped, "link", address))
    } else if !given.allSatisfy({ $0 == 0x20 }) {
      return
    } else if let fraction = field.fraction {
      if current.text.last.map({ (0x30...0x39).contains($0) }) ?? false { write([0x20]) }
      write(Array("\(fraction.above)/\(fraction.below)".utf8))
    } else if let sign = field.sign {
      let hex = String(sign.code, radix: 16, uppercase: true)
      if let character = OfficeSymbols.character(hex, font: sign.font) {
        write(Array(character.utf8))
      } else {
        current.lose("a sign of the font \(sign.font.prefix(40)) (\(hex))")
      }
    }
  }
}
