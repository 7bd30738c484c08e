internal import CommandLineParsing

/// The commands that read and write recipes.
extension GalleyTable {
  static let recipes = "Recipes"

  static let show = CommandSpec(
    GalleyCommand.show.rawValue, group: recipes, summary: "show a recipe in the terminal",
    description: [
      """
      The recipe is named by the path of its file, or, within a site, by its title, its file's name, or words its \
      title starts with or has.
      """,
      "Scaling is exact. Amounts in the text of the steps and times stay as they are written.",
      """
      With --flatten, an ingredient that links to another recipe is replaced by what that recipe needs for the \
      amount that is used. The amount must be in a unit the other recipe yields; grams and kilograms, millilitres \
      and litres convert, and a number alone counts whole recipes. What cannot be replaced stays, and a warning \
      says why.
      """,
    ],
    operands: [
      OperandSpec(
        "recipe", .exactly(1), kind: .fileWithExtension(["md", "json"]), help: "File, title or name of a recipe.")
    ],
    options: ScaleOptions.specs + [
      OptionSpec("flatten", value: .none, help: "Replace ingredients that are recipes by their ingredients."),
      OptionSpec(
        "format", "f", value: .required("FORMAT", .choice(ShowFormat.allCases.map(\.rawValue))), defaultText: "text",
        help: """
          For people, as RecipeMD's exchange format, or as RecipeMD.
          """),
    ],
    examples: [
      UsageExample("galley show \"lentil soup\" --servings 6", "Show a recipe for six."),
      UsageExample(
        "galley show leek-tart --flatten --format recipemd", "Print a recipe with the ingredients of its pastry."),
    ])
}
