internal import CommandLineParsing
internal import PDFEngine
internal import PageRendering
internal import Printing
internal import SiteBuilding
internal import SitePlanning

extension CardOptions {
  static let card = ChoiceOption<CardSize>(
    "size", metavar: "SIZE", default: .a5,
    help: "Paper of the card.")

  static let picture = ChoiceOption<CardPicture>(
    "picture", metavar: "WHICH", default: .none,
    help: "The drawn cover, or the photo where there is one; none saves ink.")

  static let fileFormat = ChoiceOption<CardFormat>(
    "format", "f", metavar: "FORMAT", default: .pdf,
    help: "PDF, HTML with everything inside, or each page as SVG or PNG.")

  init(_ command: ParsedCommand) throws(InvalidRequest) {
    let setup = CardSetup(
      size: command.choice(Self.card), isMono: command.flag("mono"),
      picture: command.choice(Self.picture))
    let sides = command.integer("sides").flatMap(CardSides.init(rawValue:)) ?? .front
    self.init(
      choice: try CardChoice(command), setup: setup, format: command.choice(Self.fileFormat),
      resolution: command.integer("dpi") ?? Self.defaultResolution, sides: sides,
      sheets: try CardSheets(command, card: setup.size, sides: sides), wish: try ScaleOptions.wish(command),
      system: try ScaleOptions.system(command))
    try check(command)
  }

  private func check(_ command: ParsedCommand) throws(InvalidRequest) {
    if setup.isMono, setup.picture != .none {
      throw InvalidRequest(
        "--mono and --picture \(setup.picture.rawValue) exclude each other", hint: "leave out one of them")
    }
    if command.integer("dpi") != nil, format != .png {
      throw InvalidRequest("--dpi says nothing about \(format.rawValue)", hint: "add --format png")
    }
    if format == .html, sheets != nil || sides == .both {
      throw InvalidRequest(
        "HTML has no sheets and no backs", hint: "ask for --format pdf, or let the browser print several pages on one")
    }
  }
}

extension CardChoice {
  init(_ command: ParsedCommand) throws(InvalidRequest) {
    let names = command.operands("recipe")
    let ways = [!names.isEmpty, command.value("tag") != nil, command.flag("all")]
    guard ways.count(where: { $0 }) == 1 else {
      throw InvalidRequest(
        "it is not clear which recipes are meant", hint: "name recipes, or give either --tag or --all")
    }
    if let tag = command.value("tag") { self = .tagged(tag) } else { self = names.isEmpty ? .all : .named(names) }
  }
}

extension CardSheets {
  /// The edge that a printer turns sheets over.
  enum Edge: String, CaseIterable {
    case long, short

    var duplex: ImpositionPlan.Duplex {
      switch self {
      case .long: .longEdge
      case .short: .shortEdge
      }
    }
  }

  static let flip = ChoiceOption<Edge>(
    "flip", metavar: "EDGE", default: .long, help: "Edge that the printer turns sheets over.")
  static let paper = ChoiceOption<CardSize>(
    "sheet", metavar: "SHEET", among: CardSize.sheets, default: .a4,
    help: "Paper of the sheets.")

  /// What `--n-up` takes.
  static let counts = ["auto", "1", "2", "4"]

  /// - Returns: `nil` where no option asks for sheets; one of them is enough.
  init?(_ command: ParsedCommand, card: CardSize, sides: CardSides) throws(InvalidRequest) {
    let edge = try Self.edge(command, sides)
    guard command.value("n-up") != nil || command.given(Self.paper) != nil || command.flag("cut-marks") || edge != nil
    else { return nil }
    let sheet = command.choice(Self.paper)
    let count = command.value("n-up").flatMap { Int($0) }
    guard let layout = SheetLayout(sheet: sheet.paperSize, card: card.paperSize, count: count) else {
      throw Self.tooMany(count, card, sheet)
    }
    self.init(
      layout: layout, duplex: sides == .both ? edge ?? .longEdge : nil, hasCutMarks: command.flag("cut-marks"))
  }

  private static func edge(
    _ command: ParsedCommand, _ sides: CardSides
  ) throws(InvalidRequest) -> ImpositionPlan.Duplex? {
    guard let edge = command.given(Self.flip) else { return nil }
    guard sides == .both else {
      throw InvalidRequest("--flip says how sheets with two sides are turned", hint: "add --sides 2")
    }
    return edge.duplex
  }

  private static func tooMany(_ count: Int?, _ card: CardSize, _ sheet: CardSize) -> InvalidRequest {
    let most = SheetLayout(sheet: sheet.paperSize, card: card.paperSize)?.count ?? 0
    let asked = count.map { $0 == 1 ? "a card" : "\($0) cards" } ?? "a card"
    return InvalidRequest(
      "\(asked) of \(card.name) \(count ?? 1 == 1 ? "does" : "do") not fit on \(sheet.name)",
      hint: most == 0
        ? "print it on its own paper, or choose a smaller --size"
        : "\(most) of them \(most == 1 ? "does" : "do"): --n-up auto")
  }
}
