internal import CommandLineParsing
internal import KitchenUnits
internal import PageRendering
internal import RecipeQueries
internal import SitePlanning

/// What the command line of `galley card` asks for.
struct CardOptions {
  let choice: CardChoice
  let setup: CardSetup
  let format: CardFormat
  /// Pixels an inch of PNG files.
  let resolution: Int
  let sides: CardSides
  /// `nil` where each card is printed on paper of its size.
  let sheets: CardSheets?
  let wish: ScaleWish?
  let system: MeasurementSystem

  static let defaultResolution = 150

  init(_ command: ParsedCommand) throws(CommandUsageError) {
    choice = try CardChoice(command)
    format = Self.choice(command, "format") ?? .pdf
    resolution = command.integer("dpi") ?? Self.defaultResolution
    setup = CardSetup(
      size: Self.choice(command, "size") ?? .a5, isMono: command.flag("mono"),
      picture: Self.choice(command, "picture") ?? .none)
    sides = command.integer("sides").flatMap(CardSides.init(rawValue:)) ?? .front
    sheets = try CardSheets(command, card: setup.size, sides: sides)
    wish = try ScaleOptions.wish(command)
    system = try ScaleOptions.system(command)
    try check(command)
  }

  private func check(_ command: ParsedCommand) throws(CommandUsageError) {
    if setup.isMono, setup.picture != .none {
      throw CommandUsageError(
        "--mono and --picture \(setup.picture.rawValue) exclude each other", hint: "leave out one of them")
    }
    if command.integer("dpi") != nil, format != .png {
      throw CommandUsageError("--dpi says nothing about \(format.rawValue)", hint: "add --format png")
    }
    if format == .html, sheets != nil || sides == .both {
      throw CommandUsageError(
        "HTML has no sheets and no backs", hint: "ask for --format pdf, or let the browser print several pages on one")
    }
  }

  /// The table allows only the values there are.
  private static func choice<Choice: RawRepresentable<String>>(_ command: ParsedCommand, _ option: String) -> Choice? {
    command.value(option).flatMap(Choice.init(rawValue:))
  }
}
