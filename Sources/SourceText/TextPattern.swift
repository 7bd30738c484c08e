internal import Synchronization

/// A regular expression that is compiled once, and can be kept by all.
///
/// A literal within a function is compiled each time it is come by, which takes longer than reading a page of text, and what
/// it gives cannot be shared as it is: so one at a time uses it, for the microseconds that takes.
public final class TextPattern<Output: Sendable>: Sendable {
  private let regex: Mutex<Regex<Output>>

  public init(_ regex: sending Regex<Output>) { self.regex = Mutex(regex) }

  /// What a whole text gives; `nil` where it is another.
  public func wholeMatch(in text: Substring) -> Output? {
    regex.withLock { text.wholeMatch(of: $0)?.output }
  }

  public func wholeMatch(in text: String) -> Output? { wholeMatch(in: text[...]) }

  /// Where a text begins with one, and what it gives.
  public func prefixMatch(in text: Substring) -> (range: Range<String.Index>, output: Output)? {
    regex.withLock { text.prefixMatch(of: $0).map { ($0.range, $0.output) } }
  }

  public func prefixMatch(in text: String) -> (range: Range<String.Index>, output: Output)? {
    prefixMatch(in: text[...])
  }

  /// The first place of one in a text, and what it gives.
  public func firstMatch(in text: String) -> (range: Range<String.Index>, output: Output)? {
    regex.withLock { text.firstMatch(of: $0).map { ($0.range, $0.output) } }
  }

  /// What all places of a text give that do not overlap, in their order.
  public func matches(in text: String) -> [(range: Range<String.Index>, output: Output)] {
    regex.withLock { text.matches(of: $0).map { ($0.range, $0.output) } }
  }

  /// A text with others in place of what is found in it.
  public func replaced(in text: String, by replacement: (Output) -> String) -> String {
    var result = ""
    var start = text.startIndex
    for match in matches(in: text) {
      result += text[start..<match.range.lowerBound]
      result += replacement(match.output)
      start = match.range.upperBound
    }
    return start == text.startIndex ? text : result + text[start...]
  }
}
