/// One HTML page with everything it shows inside: style sheets in `style` elements, pictures as `data:` addresses.
public struct HTMLDocument: Hashable, Sendable {
  /// UTF-8, with `lang` on its root and a `title`: PDF/UA (ISO 14289-1) asks for both.
  public let bytes: [UInt8]

  /// The same page set closer, which is printed in its place where that saves paper.
  public let condensed: [UInt8]?

  /// Sides of a sheet of paper that pages go onto: with two, the step from two pages to one saves no paper.
  public let sides: Int

  public init(_ bytes: [UInt8], condensed: [UInt8]? = nil, sides: Int = 1) {
    self.bytes = bytes
    self.condensed = condensed
    self.sides = sides
  }

  public init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Sheets of paper for so many pages.
  func sheets(_ pageCount: Int) -> Int { (pageCount + sides - 1) / sides }
}
