internal import CommandLineParsing
internal import PDFEngine
internal import SitePlanning

/// How cards lie on sheets of paper that are cut apart.
struct CardSheets {
  let layout: SheetLayout
  let duplex: ImpositionPlan.Duplex?
  let hasCutMarks: Bool

  /// What `--n-up` takes.
  static let counts = ["auto", "1", "2", "4"]

  /// - Returns: `nil` where no option asks for sheets; one of them is enough.
  init?(_ command: ParsedCommand, card: CardSize, sides: CardSides) throws(CommandUsageError) {
    let edge = try Self.edge(command, sides)
    guard command.value("n-up") != nil || command.value("sheet") != nil || command.flag("cut-marks") || edge != nil
    else { return nil }
    let sheet = command.value("sheet").flatMap(CardSize.init(rawValue:)) ?? .a4
    let count = command.value("n-up").flatMap { Int($0) }
    guard let layout = SheetLayout(sheet: sheet.paperSize, card: card.paperSize, count: count) else {
      throw Self.tooMany(count, card, sheet)
    }
    self.layout = layout
    duplex = sides == .both ? edge ?? .longEdge : nil
    hasCutMarks = command.flag("cut-marks")
  }

  func plan(_ pageCounts: [Int]) -> ImpositionPlan {
    ImpositionPlan(layout, pageCounts: pageCounts, duplex: duplex, hasCutMarks: hasCutMarks)
  }

  private static func edge(
    _ command: ParsedCommand, _ sides: CardSides
  ) throws(CommandUsageError) -> ImpositionPlan.Duplex? {
    guard let flip = command.value("flip") else { return nil }
    guard sides == .both else {
      throw CommandUsageError("--flip says how sheets with two sides are turned", hint: "add --sides 2")
    }
    return flip == "short" ? .shortEdge : .longEdge
  }

  private static func tooMany(_ count: Int?, _ card: CardSize, _ sheet: CardSize) -> CommandUsageError {
    let most = SheetLayout(sheet: sheet.paperSize, card: card.paperSize)?.count ?? 0
    let asked = count.map { $0 == 1 ? "a card" : "\($0) cards" } ?? "a card"
    return CommandUsageError(
      "\(asked) of \(card.name) \(count ?? 1 == 1 ? "does" : "do") not fit on \(sheet.name)",
      hint: most == 0
        ? "print it on its own paper, or choose a smaller --size"
        : "\(most) of them \(most == 1 ? "does" : "do"): --n-up auto")
  }
}

extension CardSize {
  var paperSize: PaperSize { PaperSize(width: tenths.width * 100, height: tenths.height * 100) }
}
