/// Which page of which document lies where on which side of which sheet.
public struct ImpositionPlan: Hashable, Sendable {
  /// A page in its place.
  public struct Placement: Hashable, Sendable {
    /// Index of the document, from 0.
    public let document: Int
    /// Index of the page in its document, from 0.
    public let page: Int
    /// From the left, from 0.
    public let column: Int
    /// From the top, from 0.
    public let row: Int
    /// Clockwise, from 0 to 3.
    public let quarterTurns: Int

    public init(document: Int, page: Int, column: Int, row: Int, quarterTurns: Int = 0) {
      self.document = document
      self.page = page
      self.column = column
      self.row = row
      self.quarterTurns = quarterTurns
    }
  }

  /// One side of a sheet.
  public struct Side: Hashable, Sendable {
    public var placements: [Placement]
    /// Marks for the knife; a back has none, since no printer puts it exactly behind its front.
    public var hasCutMarks: Bool

    public init(_ placements: [Placement], hasCutMarks: Bool) {
      self.placements = placements
      self.hasCutMarks = hasCutMarks
    }
  }

  /// The edge a printer turns the sheet over for its back.
  public enum Duplex: String, CaseIterable, Hashable, Sendable {
    case longEdge = "long-edge"
    case shortEdge = "short-edge"
  }

  public let layout: SheetLayout
  /// In the order they are printed in.
  public var sides: [Side]

  public init(_ layout: SheetLayout, sides: [Side]) {
    self.layout = layout
    self.sides = sides
  }

  /// Fills sheets with documents in their order, row by row.
  ///
  /// Printed on one side, each page is a card. Printed on both, a document's pages are fronts and backs in turn: each
  /// sheet is two sides, the second with every back behind its front and the same way up, after the sheet has been
  /// turned over the edge named. Every page has one place.
  public init(_ layout: SheetLayout, pageCounts: [Int], duplex: Duplex?, hasCutMarks: Bool = true) {
    let leaves = Self.leaves(pageCounts, pagesPerLeaf: duplex == nil ? 1 : 2)
    sides = []
    self.layout = layout
    for start in stride(from: 0, to: leaves.count, by: layout.count) {
      let sheet = Array(leaves[start..<min(start + layout.count, leaves.count)])
      sides.append(Side(fronts(sheet), hasCutMarks: hasCutMarks))
      if let duplex { sides.append(Side(backs(sheet, duplex), hasCutMarks: false)) }
    }
  }

  // MARK: Leaves

  /// The paper of one card, with the page on its front, and the one on its back.
  private struct Leaf {
    let document: Int
    let front: Int
    let back: Int?
  }

  private static func leaves(_ pageCounts: [Int], pagesPerLeaf: Int) -> [Leaf] {
    pageCounts.enumerated().flatMap { document, count in
      stride(from: 0, to: count, by: pagesPerLeaf).map { page in
        Leaf(document: document, front: page, back: pagesPerLeaf == 2 && page + 1 < count ? page + 1 : nil)
      }
    }
  }

  private func fronts(_ leaves: [Leaf]) -> [Placement] {
    leaves.enumerated().map { index, leaf in
      Placement(
        document: leaf.document, page: leaf.front, column: index % layout.columns, row: index / layout.columns,
        quarterTurns: layout.isTurned ? 1 : 0)
    }
  }

  /// Over an upright edge the columns change sides; over a level edge the same sheet is upside down.
  private func backs(_ leaves: [Leaf], _ duplex: Duplex) -> [Placement] {
    let isPortrait = layout.sheet.height >= layout.sheet.width
    let isUpsideDown = (duplex == .longEdge) != isPortrait
    let turns = (layout.isTurned ? 3 : 0) + (isUpsideDown ? 2 : 0)
    return leaves.enumerated().compactMap { index, leaf in
      guard let page = leaf.back else { return nil }
      let column = index % layout.columns
      let row = index / layout.columns
      return Placement(
        document: leaf.document, page: page, column: isUpsideDown ? column : layout.columns - 1 - column,
        row: isUpsideDown ? layout.rows - 1 - row : row, quarterTurns: turns % 4)
    }
  }
}
