internal import CommandLineParsing

/// The commands for shopping lists.
extension GalleyTable {
  static let shopping = "Shopping"

  static let shopList = CommandSpec(
    GalleyCommand.shopList.rawValue, group: shopping, summary: "print a shopping list",
    description: [
      """
      Adds up what the plan of a week, or the recipes named, need, with what stands in shopping.md, and prints it in the \
      order of a shop. Without a plan and recipes it is this week's plan. "galley shop" alone means this command.
      """,
      """
      One food is one line, in whatever language and number it was written. Amounts are added exactly; of ranges the \
      upper end is bought. A volume is added to a mass only where a table is cited for its weight; else both stand side \
      by side. Recipes inside recipes count once, by how much of them is used; leftovers and tap water are not bought. \
      What pantry.md holds is taken off, unless it is out of date.
      """,
    ],
    operands: [
      OperandSpec(
        "recipe", .any,
        help: "Recipe by path, file name or title; \"=\" and a number of servings may follow, as in \"lentil soup=6\".")
    ],
    options: [
      OptionSpec(
        "plan", value: .required("WEEK", .text),
        help: "Plan to shop for: 2026-W47, \"this\", \"next\", a day or a plan file."),
      OptionSpec("from", value: .required("DATE", .text), help: "First day to shop for, as 2026-11-16."),
      OptionSpec("to", value: .required("DATE", .text), help: "Last day to shop for."),
      OptionSpec(
        "add", value: .required("ITEM", .text), isRepeatable: true, help: "Put something more on the list, such as \"2 l milk\"."),
      OptionSpec(
        "skip", value: .required("ITEM", .text), isRepeatable: true, help: "Leave something out, whatever it is called."),
      OptionSpec("pantry", value: .negatable, defaultText: "on", help: "Take off what pantry.md holds."),
      OptionSpec("metric", value: .none, help: "Convert to grams and millilitres."),
      OptionSpec("us", value: .none, help: "Convert to US cups, spoons, ounces and pounds."),
      OptionSpec("imperial", value: .none, help: "Convert to imperial pints, ounces and pounds."),
      OptionSpec("round", value: .none, help: "Round pieces and packs up to whole ones, and say what is needed."),
      OptionSpec("trace", value: .none, help: "Say below each line which recipes, factors and conversions made it."),
      OptionSpec(
        "format", "f", value: .required("FORMAT", .choice(ShopFormat.allCases.map(\.rawValue))), defaultText: "text",
        help: "Format to print."),
      todaySpec,
    ],
    examples: [
      UsageExample("galley shop --plan next", "Shop for next week."),
      UsageExample("galley shop \"lentil soup=6\" --no-pantry", "Print what six servings of lentil soup need."),
    ], isDefault: true)
}
