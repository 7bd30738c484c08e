internal import SourceText

/// Whether the colours of text stand out from those it is written on, in both schemes.
struct ContrastCheck {
  private let styles: [StyleSheet]

  init(_ styles: [StyleSheet]) { self.styles = styles }

  /// Text, its ground, and the ratio that is needed in tenths: 4.5:1 by WCAG 2.2 (1.4.3), 7:1 for what is read from
  /// arm's length while cooking (1.4.6).
  static let pairs: [(text: String, ground: String, needed: Int)] = [
    ("--ink", "--paper", 70), ("--ink", "--card", 45), ("--ink", "--wash", 45),
    ("--soft", "--paper", 45), ("--soft", "--card", 45), ("--soft", "--wash", 45),
    ("--accent", "--paper", 45), ("--accent", "--card", 45),
    ("--on-accent", "--accent", 45), ("--on-done", "--done", 45),
  ]

  /// A note for a colour that cannot be judged: one that is mixed, or seen through.
  var diagnostics: [Diagnostic] {
    var result: [Diagnostic] = []
    for scheme in ColourTokens.Scheme.allCases {
      let tokens = ColourTokens(styles, scheme: scheme)
      for name in Self.names where tokens[name] != nil && tokens.colour(name) == nil {
        result += tokens[name].map { [unjudged(name, $0)] } ?? []
      }
      for (text, ground, needed) in Self.pairs {
        guard let colour = tokens.colour(text), let paper = tokens.colour(ground) else { continue }
        let contrast = colour.contrast(with: paper)
        guard contrast < needed, let token = tokens[text] else { continue }
        result.append(weak(text, token, on: ground, contrast, needed, scheme))
      }
    }
    return result.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private static let names = Set(pairs.flatMap { [$0.text, $0.ground] }).sorted()

  private func weak(
    _ name: String, _ token: ColourTokens.Token, on ground: String, _ contrast: Int, _ needed: Int,
    _ scheme: ColourTokens.Scheme
  ) -> Diagnostic {
    token.source.diagnostic(
      .warning, "theme-contrast", at: token.range,
      message:
        "“\(name)” (\(token.value)) on “\(ground)” has a contrast of \(Self.ratio(contrast)) on \(scheme) paper, \(Self.ratio(needed)) is needed",
      hint: "make “\(name)” or “\(ground)” lighter or darker")
  }

  private func unjudged(_ name: String, _ token: ColourTokens.Token) -> Diagnostic {
    token.source.diagnostic(
      .note, "theme-contrast", at: token.range,
      message: "“\(name)” is “\(token.value)”, whose contrast cannot be judged",
      hint: "write colours as “#rrggbb” or “rgb(120 80 40)”")
  }

  static func ratio(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10):1" }
}
