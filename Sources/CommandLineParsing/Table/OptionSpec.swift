/// One option: `--long`, perhaps `-l`, with or without a value.
public struct OptionSpec: Sendable, Equatable {
  /// What follows the option's name.
  public enum Value: Sendable, Equatable {
    /// Nothing: the option is a flag.
    case none
    /// Nothing, and `--no-name` says the opposite of `--name`.
    case negatable
    /// A value, always: `--name value`, `--name=value`, `-nvalue` or `-n value`.
    case required(_ metavar: String, ValueKind)
  }

  /// The long name without dashes, in kebab-case.
  public var name: String
  /// The ASCII letter or digit of the short form.
  public var letter: Character?
  public var value: Value
  /// Whether it may be given more than once.
  public var isRepeatable: Bool
  /// What holds when it is not given, in words; only shown, never parsed.
  public var defaultText: String?
  /// One line in lowercase without a full stop.
  public var help: String
  /// The environment variable that is read when the option is not given.
  public var environmentVariable: String?

  public init(
    _ name: String, _ letter: Character? = nil, value: Value = .none, isRepeatable: Bool = false,
    defaultText: String? = nil, environmentVariable: String? = nil, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isRepeatable = isRepeatable
    self.defaultText = defaultText
    self.environmentVariable = environmentVariable
    self.help = help
  }
}

extension OptionSpec {
  /// `-h`, `--help`: in every table.
  public static let help = OptionSpec("help", "h", help: "show this help and exit")
  /// `-V`, `--version`: in every table.
  public static let version = OptionSpec("version", "V", help: "show the version and exit")

  var takesValue: Bool {
    if case .required = value { true } else { false }
  }

  var kind: ValueKind? {
    if case .required(_, let kind) = value { kind } else { nil }
  }

  var metavar: String? {
    if case .required(let metavar, _) = value { metavar } else { nil }
  }

  /// Every long spelling with its dashes: `--minify`, and `--no-minify` where that is declared.
  var longSpellings: [String] {
    value == .negatable ? ["--\(name)", "--no-\(name)"] : ["--\(name)"]
  }

  /// Every spelling, the short one first.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + longSpellings }

  /// What help adds behind the description: choices, range, default, repetition, environment variable.
  var notes: [String] {
    var notes: [String] = []
    if let note = kind?.note { notes.append(note) }
    if let defaultText { notes.append("default: \(defaultText)") }
    if isRepeatable { notes.append("may be repeated") }
    if let environmentVariable { notes.append("environment: \(environmentVariable)") }
    return notes
  }
}
