/// Hairlines outside the cards that show where to cut: two at each corner of each card, as long as there is paper for.
struct CutMarks {
  /// A line; lengths as in ``SheetLayout``.
  struct Line: Hashable {
    let x1, y1, x2, y2: Int
  }

  /// Distance from the card, so that none is left on it by a cut beside the line.
  static let distance = 3_000

  static let length = 5_000

  /// Shorter ones are no help.
  static let shortest = 1_000

  private let layout: SheetLayout

  init(_ layout: SheetLayout) {
    self.layout = layout
  }

  var lines: [Line] {
    let columns = edges((0..<layout.columns).map(layout.left), layout.cell.width, of: layout.sheet.width)
    let rows = edges((0..<layout.rows).map(layout.top), layout.cell.height, of: layout.sheet.height)
    let vertical = columns.positions.flatMap { x in
      rows.marks.map { Line(x1: x, y1: $0.lowerBound, x2: x, y2: $0.upperBound) }
    }
    let horizontal = rows.positions.flatMap { y in
      columns.marks.map { Line(x1: $0.lowerBound, y1: y, x2: $0.upperBound, y2: y) }
    }
    return vertical + horizontal + ticks(columns, rows)
  }

  /// Where the cards reach the edge of the sheet there is no room for marks; hairlines then lie on the cuts between
  /// cards, at the edges of the sheet and where cuts cross.
  private func ticks(
    _ columns: (positions: [Int], marks: [Range<Int>]), _ rows: (positions: [Int], marks: [Range<Int>])
  ) -> [Line] {
    guard layout.gap == 0 else { return [] }
    let (width, height) = (layout.sheet.width, layout.sheet.height)
    let xs = rows.marks.isEmpty ? Array(columns.positions.dropFirst().dropLast()) : []
    let ys = columns.marks.isEmpty ? Array(rows.positions.dropFirst().dropLast()) : []
    let vertical = Self.spans(across: ys, to: height)
    let horizontal = Self.spans(across: xs, to: width)
    return xs.flatMap { x in vertical.map { Line(x1: x, y1: $0.lowerBound, x2: x, y2: $0.upperBound) } }
      + ys.flatMap { y in horizontal.map { Line(x1: $0.lowerBound, y1: y, x2: $0.upperBound, y2: y) } }
  }

  /// At both ends, longer than the edge of paper that printers leave white, and across the other cuts.
  private static func spans(across cuts: [Int], to end: Int) -> [Range<Int>] {
    [0..<2 * length, end - 2 * length..<end] + cuts.map { $0 - distance..<$0 + distance }
  }

  /// Along one side of the sheet: where the cuts are, and where between the cards marks of the other cuts may be.
  private func edges(_ starts: [Int], _ size: Int, of sheet: Int) -> (positions: [Int], marks: [Range<Int>]) {
    var positions: [Int] = []
    var marks: [Range<Int>] = []
    var end = 0
    for start in starts {
      marks += Self.marks(in: end..<start, isOuter: end == 0)
      for position in [start, start + size] where positions.last != position { positions.append(position) }
      end = start + size
    }
    if let last = Self.marks(in: 0..<(sheet - end), isOuter: true).first {
      // The margins are alike; the last one is the first one's mirror image.
      marks.append(sheet - last.upperBound..<sheet - last.lowerBound)
    }
    return (positions, marks)
  }

  /// At the edge of the sheet one mark stands off the card; between two cards there is one for each, or one tick.
  private static func marks(in space: Range<Int>, isOuter: Bool) -> [Range<Int>] {
    let off = min(distance, space.count / 4)
    if isOuter {
      let mark = max(space.lowerBound, space.upperBound - off - length)..<(space.upperBound - off)
      return mark.count < shortest ? [] : [mark]
    }
    let inner = (space.lowerBound + off)..<(space.upperBound - off)
    guard inner.count > 2 * length else { return inner.count < shortest ? [] : [inner] }
    return [inner.lowerBound..<inner.lowerBound + length, inner.upperBound - length..<inner.upperBound]
  }
}
