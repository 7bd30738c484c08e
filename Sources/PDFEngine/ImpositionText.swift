/// A plan as the worker reads it: one instruction on a line, lengths in points from the lower left corner.
///
/// `title TEXT`, `sheet WIDTH HEIGHT`, and for each side `side`, `page INDEX A B C D E F` with the matrix of PDF's
/// operator `cm` (ISO 32000-1, 8.4.4), and `line X1 Y1 X2 Y2`.
struct ImpositionText {
  private let plan: ImpositionPlan
  /// The index of each document's first page among the pages of all.
  private let firstPages: [Int]

  init(_ plan: ImpositionPlan, pageCounts: [Int]) {
    self.plan = plan
    firstPages = pageCounts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  func text(title: String) -> String {
    let sheet = plan.layout.sheet
    let marks = CutMarks(plan.layout).lines.map(line)
    var lines = ["title " + title.split(whereSeparator: \.isNewline).joined(separator: " ")]
    lines.append("sheet \(Self.points(sheet.width)) \(Self.points(sheet.height))")
    for side in plan.sides {
      lines.append("side")
      lines += side.placements.map(page)
      if side.hasCutMarks { lines += marks }
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ line: CutMarks.Line) -> String {
    let height = plan.layout.sheet.height
    return "line "
      + [line.x1, height - line.y1, line.x2, height - line.y2].map(Self.points).joined(separator: " ")
  }

  private func page(_ placement: ImpositionPlan.Placement) -> String {
    let layout = plan.layout
    let x = layout.left(ofColumn: placement.column)
    let y = layout.sheet.height - layout.top(ofRow: placement.row) - layout.cell.height
    let (width, height) = (layout.card.width, layout.card.height)
    let (turn, shift) =
      switch placement.quarterTurns {
      case 0: ("1 0 0 1", (0, 0))
      case 1: ("0 -1 1 0", (0, width))
      case 2: ("-1 0 0 -1", (width, height))
      default: ("0 1 -1 0", (height, 0))
      }
    let index = firstPages[placement.document] + placement.page
    return "page \(index) \(turn) \(Self.points(x + shift.0)) \(Self.points(y + shift.1))"
  }

  /// Micrometres as points of 1/72 inch, to a thousandth.
  static func points(_ micrometres: Int) -> String {
    let thousandths = (micrometres * 72_000 + 12_700) / 25_400
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.utf8.count) + fraction
  }
}
