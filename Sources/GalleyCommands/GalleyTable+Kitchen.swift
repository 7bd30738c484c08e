internal import CommandLineParsing

/// The commands that ask what the kitchen knows.
extension GalleyTable {
  static let kitchen = "Kitchen"

  static let food = CommandSpec(
    GalleyCommand.food.rawValue, group: kitchen, summary: "find and show foods",
    description: [
      """
      Looks into the table of foods: what it knows of a food's names, figures per 100 g and their source, allergens, \
      category, weights and densities. Foods of the site's foods.yaml are in it.
      """,
      """
      With "search", lists the foods that have the words in one of their names, in English, German, French or \
      Spanish. Case, accents and plurals do not matter; typos are forgiven where nothing else is found. With "show", \
      prints all about one food, named by any of its names.
      """,
    ],
    operands: [
      OperandSpec(
        "action", .exactly(1), kind: .choice(FoodAction.allCases.map(\.rawValue)), help: "What to do: search or show."),
      OperandSpec("text", .oneOrMore, kind: .text, help: "Name of a food; several words are joined."),
    ],
    options: [
      OptionSpec(
        "format", "f", value: .required("FORMAT", .choice(FoodFormat.allCases.map(\.rawValue))), defaultText: "text",
        help: "For people, as JSON, or as values separated by tabs.")
    ],
    examples: [
      UsageExample("galley food search creme fraiche", "Find foods by a name in any language."),
      UsageExample("galley food show \"olive oil\"", "Print all about a food."),
    ])
}
