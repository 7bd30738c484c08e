package import KitchenUnits
package import PageRendering
package import RecipeQueries
internal import SitePlanning

/// What the command line of `galley card` asks for.
package struct CardOptions {
  package let choice: CardChoice
  package let setup: CardSetup
  package let format: CardFormat
  /// Pixels an inch of PNG files.
  package let resolution: Int
  package let sides: CardSides
  /// `nil` where each card is printed on paper of its size.
  package let sheets: CardSheets?
  package let wish: ScaleWish?
  package let system: MeasurementSystem

  package init(
    choice: CardChoice, setup: CardSetup, format: CardFormat, resolution: Int, sides: CardSides, sheets: CardSheets?,
    wish: ScaleWish?, system: MeasurementSystem
  ) {
    self.choice = choice
    self.setup = setup
    self.format = format
    self.resolution = resolution
    self.sides = sides
    self.sheets = sheets
    self.wish = wish
    self.system = system
  }

  package static let defaultResolution = 150
}
