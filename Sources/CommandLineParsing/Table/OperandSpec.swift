/// What a command works on: the words of its command line that are neither options nor their values.
public struct OperandSpec: Sendable, Equatable {
  /// How many words belong to an operand.
  public enum Arity: Sendable, Equatable {
    /// This many, at least one.
    case exactly(Int)
    /// None or one.
    case optional
    /// Any number, even none.
    case any
    case oneOrMore

    var minimum: Int {
      switch self {
      case .exactly(let count): count
      case .optional, .any: 0
      case .oneOrMore: 1
      }
    }

    /// `nil` where there is no limit.
    var maximum: Int? {
      switch self {
      case .exactly(let count): count
      case .optional: 1
      case .any, .oneOrMore: nil
      }
    }
  }

  /// In lowercase; help shows it in capitals.
  public var name: String
  public var arity: Arity
  public var kind: ValueKind
  /// One line in lowercase without a full stop.
  public var help: String

  public init(_ name: String, _ arity: Arity = .exactly(1), kind: ValueKind = .text, help: String) {
    self.name = name
    self.arity = arity
    self.kind = kind
    self.help = help
  }
}

extension OperandSpec {
  var metavar: String { name.uppercased() }

  /// How usage lines show it: `RECIPE`, `[FOLDER]`, `RECIPE...`.
  var usage: String {
    switch arity {
    case .exactly(let count): Array(repeating: metavar, count: count).joined(separator: " ")
    case .optional: "[\(metavar)]"
    case .any: "[\(metavar)]..."
    case .oneOrMore: "\(metavar)..."
    }
  }

  var helpWithNotes: String { kind.note.map { "\(help) (\($0))" } ?? help }
}
