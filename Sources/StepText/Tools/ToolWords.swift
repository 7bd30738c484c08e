internal import Words

/// The names of tools in one language, and the words around them that matter.
struct ToolWords: Sendable {
  /// Tools of which one may be meant by the plain word for another: “the pan” is the skillet.
  enum Family: Sendable { case hob, bake, bowl, blend, mix, paper, foil, film, sieve, whisk, rack, jar, thermometer }

  /// What has to be so for a name to be a tool.
  enum Rule: Sendable {
    /// Nothing: no other thing is called so.
    case always
    /// Plain words, which may go back to a tool of one of the families by another name; none before “of”, but for water.
    case plain(Set<Family>)
    /// As plain words, where an article stands before it: other words are spelt alike.
    case noun(Set<Family>)
    /// Where its size is said.
    case sized
    /// Never: what looks like a tool and is none.
    case never
  }

  struct Name: Sendable {
    let text: String
    let family: Family?
    let rule: Rule
  }

  /// What a word beside a name does.
  enum Role: Sendable {
    case definite, indefinite, adjective, without, of, or, water
    /// Ends what belongs to a name.
    case end
    /// May stand between a name and its size.
    case sizes
  }

  private let phrases: WordTable
  private let starts: WordTable
  private let names: [Name]
  let roles: WordValues<Role>
  /// What joins two tools that do alike: `or`.
  let or: String

  /// - Parameter rows: names with commas between them, each with its other forms behind strokes, and without the name
  ///   itself behind an equals sign: `saucepan/saucepans, Form=gefettete Form/gefetteten Form`.
  init(_ rows: [(rule: Rule, family: Family?, names: String)], roles: [(Role, String)], or: String) {
    var (phrases, starts, names) = (WordTable(), WordTable(), [Name]())
    for row in rows {
      for written in row.names.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let sides = written.split(separator: "=")
        let forms = (sides.last ?? "").split(separator: "/").map(Self.trimmed).filter { !$0.isEmpty }
        guard let first = forms.first else { continue }
        let text = sides.count > 1 ? Self.trimmed(sides[0]) : first
        for form in forms {
          let tokens = StepTokens(Array(form.utf8))
          guard case .word(let start, _)? = tokens.tokens.first?.kind else { continue }
          _ = starts.insert(Array(tokens.folded[start]))
          // The space behind the last word is none of it.
          if phrases.insert(tokens.folded.dropLast()) == names.count {
            names.append(Name(text: text, family: row.family, rule: row.rule))
          }
        }
      }
    }
    (self.phrases, self.starts, self.names) = (phrases, starts, names)
    self.roles = WordValues(roles.map { ($0.0, TextFolding.folded(Self.trimmed($0.1[...]))) })
    self.or = or
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  static func of(_ language: String) -> ToolWords? {
    switch language.lowercased().prefix(2) {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    default: nil
    }
  }

  // MARK: Finding

  /// Whether a name may start with a word.
  func mayStart(_ word: ArraySlice<UInt8>, _ hash: UInt32) -> Bool { starts.number(of: word, hash: hash) != nil }

  /// The name that folded words are, with one space between two of them.
  func name(_ folded: [UInt8], _ range: Range<Int>) -> Name? {
    phrases.number(of: folded, in: range).map { names[$0] }
  }
}
