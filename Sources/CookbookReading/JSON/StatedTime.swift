internal import SourceText

/// A time as other forms state it, where “no time at all” is written as zero.
enum StatedTime: Equatable {
  case minutes(Int)
  /// Blank, or zero in any unit: `0 min`, `PT0S`.
  case none
  case unreadable

  static func read(_ text: String) -> StatedTime {
    let trimmed = text.trimmingSpaces
    if trimmed.isEmpty { return .none }
    if let minutes = DurationReader.minutes(trimmed) { return minutes == 0 ? .none : .minutes(minutes) }
    return isZero(trimmed) ? .none : .unreadable
  }

  var minutes: Int? {
    if case .minutes(let minutes) = self { minutes } else { nil }
  }

  /// Zeros before at most one unit that makes a time of a number.
  private static func isZero(_ text: String) -> Bool {
    let zeros = text.prefix { $0 == "0" }
    let rest = text[zeros.endIndex...]
    return !zeros.isEmpty && (rest.isEmpty || DurationReader.minutes("1" + rest) != nil)
  }
}
