internal import CommandLineParsing
internal import CookbookReading
internal import KitchenUnits
internal import Quantities
internal import RecipeQueries
internal import SiteBuilding

/// The options that say how much of a recipe is wanted.
enum ScaleOptions {
  static let specs = [
    OptionSpec(
      "servings", "n", value: .required("N", .text), help: "Scale to so many servings, by the yield that counts them."),
    OptionSpec(
      "multiply", "m", value: .required("FACTOR", .text),
      help: "Multiply all amounts, by a number such as 2, 1/2 or 0.5."),
    OptionSpec(
      "yield", "y", value: .required("AMOUNT", .text),
      help:
        """
        Scale to so much of a yield, such as "10 servings" or "500 g"; without a unit it counts whole recipes, or \
        what the recipe's yield without a unit counts.
        """
    ),
    OptionSpec(
      "by", value: .required("INGREDIENT", .text),
      help: "Scale to so much of an ingredient as there is, such as \"300 g flour\"."),
    OptionSpec(
      "pan", value: .required("SIZES", .text),
      help:
        """
        Scale from the tin of the recipe to another, such as "24 cm -> 20 cm" (round), "20x30 cm -> 26 cm" or \
        "square 8 inch -> 9 inch".
        """
    ),
    OptionSpec("metric", value: .none, help: "Convert to grams, millilitres, centimetres and degrees Celsius."),
    OptionSpec("us", value: .none, help: "Convert to US cups, spoons, ounces, inches and degrees Fahrenheit."),
    OptionSpec("imperial", value: .none, help: "Convert to imperial pints, ounces and inches."),
  ]

  /// The system that is asked for; one at most may be.
  static func system(_ command: ParsedCommand) throws(InvalidRequest) -> MeasurementSystem {
    let systems: [(String, MeasurementSystem)] = [("metric", .metric), ("us", .us), ("imperial", .imperial)]
    let given = systems.filter { command.flag($0.0) }
    guard given.count < 2 else {
      throw InvalidRequest("--\(given[0].0) and --\(given[1].0) are different measures", hint: "give one of them")
    }
    return given.first?.1 ?? .asWritten
  }

  /// `nil` when none is given; one at most may be.
  static func wish(_ command: ParsedCommand) throws(InvalidRequest) -> ScaleWish? {
    let given = ["servings", "multiply", "yield", "by", "pan"].compactMap { name in
      command.value(name).map { (name, $0) }
    }
    guard given.count < 2 else {
      throw InvalidRequest(
        "--\(given[0].0) and --\(given[1].0) both say how much is wanted", hint: "give one of them")
    }
    guard let (name, text) = given.first else { return nil }
    switch name {
    case "servings": return .servings(try number(text, of: name))
    case "multiply": return .factor(try number(text, of: name))
    case "by":
      guard let wish = AmountInput.read(text).flatMap({ IngredientWish($0) }) else {
        throw invalid(name, text, "write an amount and an ingredient, such as --by \"300 g flour\"")
      }
      return .ingredient(wish)
    case "pan":
      guard let change = PanChange(text) else {
        throw invalid(name, text, "write two sizes, such as --pan \"24 cm -> 20 cm\"")
      }
      return .pan(change)
    default:
      guard let amount = AmountInput.read(text), case .exact(let value) = amount.measure, value > .zero else {
        throw invalid(name, text, "write an amount, such as --yield \"10 servings\"")
      }
      return .yield(amount)
    }
  }

  private static func number(_ text: String, of option: String) throws(InvalidRequest) -> Rational {
    guard let amount = AmountInput.read(text), amount.unit == nil, case .exact(let value) = amount.measure,
      value > .zero
    else { throw invalid(option, text, "write a number above 0, such as 2, 1/2 or 0.5") }
    return value
  }

  private static func invalid(_ option: String, _ text: String, _ hint: String) -> InvalidRequest {
    InvalidRequest("\"\(text)\" is no value for --\(option)", hint: hint)
  }
}
