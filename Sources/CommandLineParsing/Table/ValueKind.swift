/// What a value of an option or operand may be; it decides checking as well as completion.
public enum ValueKind: Sendable, Equatable {
  /// Any text, even empty.
  case text
  /// A whole number in decimal digits, with or without a sign.
  case integer(ClosedRange<Int>)
  /// One of these words, spelt exactly so.
  case choice([String])
  /// The path of a file; not checked against the disk, but not empty.
  case file
  /// The path of a file; completion offers names that end in `.` and one of these extensions. Not empty.
  case fileWithExtension([String])
  /// The path of a folder; not checked against the disk, but not empty.
  case directory

  /// Whole numbers from 1 on.
  public static let positiveInteger = ValueKind.integer(1...Int.max)

  var isInteger: Bool {
    if case .integer = self { true } else { false }
  }

  /// What help adds about the values allowed: `one of html, json` or `1 to 64`.
  var note: String? {
    switch self {
    case .choice(let choices): "one of " + choices.joined(separator: ", ")
    case .integer(let range): ValueKind.note(for: range)
    case .text, .file, .fileWithExtension, .directory: nil
    }
  }

  static func note(for range: ClosedRange<Int>) -> String? {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): nil
    case (let lower, .max): "at least \(lower)"
    case (.min, let upper): "at most \(upper)"
    case (let lower, let upper): "\(lower) to \(upper)"
    }
  }
}
