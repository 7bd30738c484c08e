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
    wish = try ScaleOptions.wish(command)
    system = try ScaleOptions.system(command)
    guard !setup.isMono || setup.picture == .none else {
      throw CommandUsageError(
        "--mono and --picture \(setup.picture.rawValue) exclude each other", hint: "leave out one of them")
    }
    guard command.value("dpi") == nil || format == .png else {
      throw CommandUsageError("--dpi says nothing about \(format.rawValue)", hint: "add --format png")
    }
  }

  /// The table allows only the values there are.
  private static func choice<Choice: RawRepresentable<String>>(_ command: ParsedCommand, _ option: String) -> Choice? {
    command.value(option).flatMap(Choice.init(rawValue:))
  }
}
