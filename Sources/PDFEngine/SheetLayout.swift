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

  /// - Parameter count: how many cards there are to be; `nil` for as many as fit.
  /// - Returns: `nil` where they do not fit within the margin.
  public init?(sheet: PaperSize, card: PaperSize, count: Int? = nil, gap: Int = 0, margin: Int = 0) {
    let upright = Self.grid(Self.count(card, on: sheet, gap, margin), of: count)
    let turned = Self.grid(Self.count(card.turned, on: sheet, gap, margin), of: count)
    isTurned = turned.columns * turned.rows > upright.columns * upright.rows
    (columns, rows) = isTurned ? turned : upright
    guard columns > 0, rows > 0 else { return nil }
    self.sheet = sheet
    self.card = card
    self.gap = gap
  }

  /// The part of a full grid that has so many cards, as wide as it is high where there is a choice.
  private static func grid(
    _ full: (columns: Int, rows: Int), of count: Int?
  ) -> (columns: Int, rows: Int) {
    guard let count else { return full }
    let grids = (1...max(1, count)).filter { count % $0 == 0 }.map { (columns: $0, rows: count / $0) }
    let fitting = grids.filter { $0.columns <= full.columns && $0.rows <= full.rows }
    return fitting.min { abs($0.columns - $0.rows) < abs($1.columns - $1.rows) } ?? (0, 0)
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
