internal import CommandLineParsing
internal import SitePlanning

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
      One food is one line, in whatever language and number it was written, and says what to buy: heads, bunches, cans, \
      cartons and bags as shops have them, whole pieces, and grams in tens, fifties and hundreds; beside packs what is \
      needed. "shopping: packs:" in galley.yaml has the sizes of your own shop. Small amounts of what most cupboards hold \
      stand below the list, to be looked for at home; staples are not bought. --exact prints what is needed instead.
      """,
      """
      Of ranges the upper end is bought. A volume is added to a mass only where a table is cited for its weight; else \
      both stand side by side. Recipes inside recipes count once, by how much of them is used; leftovers are not bought. \
      What pantry.md holds is taken off, unless it is out of date.
      """,
      """
      pdf and html are a page for the fridge: boxes to tick in two columns, shelf by shelf, and a QR \
      code that puts the list into a phone. A list that is too long for one code has the \
      address of its page there, where galley.yaml has a base-url and the list is that of a week; --format qr does the \
      same. --output FILE writes the list there, a QR code as SVG. PDFs are made by WeasyPrint 57 or newer.
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
        "add", value: .required("ITEM", .text), isRepeatable: true,
        help: "Put something more on the list, such as \"2 l milk\"."),
      OptionSpec(
        "skip", value: .required("ITEM", .text), isRepeatable: true, help: "Leave something out, whatever it is called."
      ),
      OptionSpec("pantry", value: .negatable, defaultText: "on", help: "Take off what pantry.md holds."),
      OptionSpec("metric", value: .none, help: "Convert to grams and millilitres."),
      OptionSpec("us", value: .none, help: "Convert to US cups, spoons, ounces and pounds."),
      OptionSpec("imperial", value: .none, help: "Convert to imperial pints, ounces and pounds."),
      OptionSpec("exact", value: .none, help: "Print amounts as they are needed, not what shops have."),
      OptionSpec(
        "language", value: .required("TAG", .text), defaultText: "that of the site",
        help: "Language of the list, as \"de\"."),
      OptionSpec("trace", value: .none, help: "Say below each line which recipes, factors and conversions made it."),
      ShopListCommand.format.spec,
      ShopListCommand.paper.spec,
      todaySpec,
    ],
    examples: [
      UsageExample("galley shop --plan next", "Shop for next week."),
      UsageExample("galley shop --format pdf --output list.pdf", "Print this week's list for the fridge."),
      UsageExample("galley shop \"lentil soup=6\" --no-pantry", "Print what six servings of lentil soup need."),
    ], isDefault: true)

  private static let itemSpec = OperandSpec("item", .oneOrMore, help: "Item, by whatever name.")

  static let shopAdd = CommandSpec(
    GalleyCommand.shopAdd.rawValue, group: shopping, summary: "write items on shopping.md",
    description: [
      """
      Writes one item for each argument into content/shopping.md, which is made when missing. An item that is there \
      already, with the same amount or none, is named and not written again; another amount is added.
      """
    ],
    operands: [OperandSpec("item", .oneOrMore, help: "Item, with its amount: \"2 l milk\".")],
    options: [OptionSpec("link", value: .required("URL", .text), help: "Address of the item.")],
    examples: [UsageExample("galley shop add \"2 l milk\" candles", "Put milk and candles on the list.")])

  static let shopTick = CommandSpec(
    GalleyCommand.shopTick.rawValue, group: shopping, summary: "tick items off",
    description: [
      """
      Ticks items of shopping.md. An item that only this week's plan needs is written there as bought: with an amount \
      it counts for so much, without one for all that recipes need.
      """
    ],
    operands: [itemSpec], options: [todaySpec],
    examples: [UsageExample("galley shop tick eggs milk", "Tick eggs and milk.")])

  static let shopUntick = CommandSpec(
    GalleyCommand.shopUntick.rawValue, group: shopping, summary: "take ticks away",
    operands: [itemSpec], examples: [UsageExample("galley shop untick milk", "Put milk back on the list.")])

  static let shopRemove = CommandSpec(
    GalleyCommand.shopRemove.rawValue, group: shopping, summary: "remove items from shopping.md",
    operands: [itemSpec], examples: [UsageExample("galley shop remove candles", "Forget the candles.")])

  static let shopClear = CommandSpec(
    GalleyCommand.shopClear.rawValue, group: shopping, summary: "remove everything that is ticked",
    examples: [UsageExample("galley shop clear-ticked", "Start the next list.")])

  static let shopMove = CommandSpec(
    GalleyCommand.shopMove.rawValue, group: shopping, summary: "move an item to another category",
    description: ["The move is remembered in aisle.conf, for this item and all its other names."],
    operands: [
      OperandSpec("item", help: "Item, by its name."),
      OperandSpec("category", help: "One of the categories, such as \"Pantry\", or one of aisle.conf."),
    ],
    examples: [UsageExample("galley shop move tofu \"Refrigerated Items\"", "Look for tofu in the fridge.")])

  static let shopImport = CommandSpec(
    GalleyCommand.shopImport.rawValue, group: shopping, summary: "take over a list from elsewhere",
    description: [
      """
      Reads quickyshoppy:// links and their JSON, Cooklang lists, todo.txt and plain text, and shows the items with \
      numbers; --all or --select writes them to shopping.md, and their categories to aisle.conf. A list with an error \
      is refused whole. What is on the list already is named and not written again.
      """
    ],
    operands: [OperandSpec("source", help: "File, quickyshoppy:// link, or - for standard input.")],
    options: [
      OptionSpec("all", value: .none, help: "Take all items."),
      OptionSpec("select", value: .required("NUMBERS", .text), help: "Take these items, such as 1,3-5."),
    ],
    examples: [UsageExample("galley shop import list.txt --select 1,3-5", "Take four items of a list.")])
}
