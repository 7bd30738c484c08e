/// A part of a parsed template. Ranges are byte offsets in its source.
indirect enum Node: Sendable {
  /// Where a line begins; only an indented partial puts something here.
  case lineStart
  case text(Range<Int>)
  case variable(Path, escaped: Bool)
  case section(Section)
  case partial(Call)
  case parent(Call)
  case block(Block)

  /// A name of a value as it stands in a tag.
  struct Path: Sendable {
    /// Empty for the implicit iterator `.`.
    let parts: [Name]
    let range: Range<Int>

    init(_ name: String, _ range: Range<Int>) {
      parts = name == "." ? [] : name.split(separator: ".", omittingEmptySubsequences: false).map { Name(String($0)) }
      self.range = range
    }
  }

  struct Section: Sendable {
    let path: Path
    let isInverted: Bool
    let body: [Node]
    /// What a lambda gets, and the delimiters it is written with.
    let source: Range<Int>
    let delimiters: Delimiters
  }

  /// A partial, or a parent with what it replaces there.
  struct Call: Sendable {
    let target: Target
    let range: Range<Int>
    /// The white space before it when it stands alone on its line, `nil` when it does not.
    let indentation: Range<Int>?
    let overrides: [Override]
  }

  enum Target: Sendable {
    case named(String)
    case dynamic(Path)
  }

  struct Override: Sendable {
    let name: Name
    let range: Range<Int>
    let body: [Node]
  }

  /// A place another template can fill.
  struct Block: Sendable {
    let name: Name
    let range: Range<Int>
    /// Put before the lines of what fills it.
    let indentation: Range<Int>
    /// Whether its tag stands alone on its line, so that its filling begins a line.
    let beginsLine: Bool
    let body: [Node]
  }
}
