/// How many cards of one size lie on a sheet, and where: a grid in the middle of the sheet, as full as it can be.
///
/// Lengths are micrometres, from the left and upper edge of the sheet.
public struct SheetLayout: Hashable, Sendable {
  public let sheet: PaperSize
  public let card: PaperSize

  /// What is left between two cards; 0 where they touch and one cut parts them.
  public let gap: Int

  public let columns: Int
  public let rows: Int

  /// Cards lie on their side, a quarter turn clockwise, since more of them fit so.
  public let isTurned: Bool

  /// - Returns: `nil` where not one card fits within the margin.
  public init?(sheet: PaperSize, card: PaperSize, gap: Int = 0, margin: Int = 0) {
    let upright = Self.count(card, on: sheet, gap, margin)
    let turned = Self.count(card.turned, on: sheet, gap, margin)
    isTurned = turned.columns * turned.rows > upright.columns * upright.rows
    (columns, rows) = isTurned ? turned : upright
    guard columns > 0, rows > 0 else { return nil }
    self.sheet = sheet
    self.card = card
    self.gap = gap
  }

  private static func count(
    _ card: PaperSize, on sheet: PaperSize, _ gap: Int, _ margin: Int
  ) -> (columns: Int, rows: Int) {
    (
      max(0, (sheet.width - 2 * margin + gap) / (card.width + gap)),
      max(0, (sheet.height - 2 * margin + gap) / (card.height + gap))
    )
  }

  /// Cards on one side of the sheet.
  public var count: Int { columns * rows }

  /// A card as it lies on the sheet.
  var cell: PaperSize { isTurned ? card.turned : card }

  func left(ofColumn column: Int) -> Int {
    (sheet.width - columns * cell.width - (columns - 1) * gap) / 2 + column * (cell.width + gap)
  }

  func top(ofRow row: Int) -> Int {
    (sheet.height - rows * cell.height - (rows - 1) * gap) / 2 + row * (cell.height + gap)
  }
}
