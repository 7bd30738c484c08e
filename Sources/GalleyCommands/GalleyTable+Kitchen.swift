internal import CommandLineParsing
internal import Nutrition

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
      """
      With "import", loads a public database you have downloaded, so that its foods are found, too: the folder of USDA \
      SR28 (ASCII), that of FoodData Central (CSV), or the export of Open Food Facts (table or JSON Lines), each as it \
      is or packed with gzip. Importing again replaces what came from the same source.
      """,
    ],
    operands: [
      FoodCommand.action.spec,
      OperandSpec(
        "text", .oneOrMore, kind: .text,
        help: "Name of a food, its words joined; a database's own, as off:4001724819806; what to import."),
    ],
    options: [
      FoodCommand.format.spec,
      OptionSpec(
        "database", value: .required("FILE", .file), defaultText: "foods.sqlite in the cache folder",
        help: "Where imported foods are kept."),
    ],
    examples: [
      UsageExample("galley food import ~/Downloads/sr28", "Import the complete USDA table."),
      UsageExample("galley food search creme fraiche", "Find foods by a name in any language."),
      UsageExample("galley food show \"olive oil\"", "Print all about a food."),
    ])

  static let pantryImport = CommandSpec(
    GalleyCommand.pantryImport.rawValue, group: kitchen, summary: "take over a pantry from a file",
    description: [
      """
      Reads a list of what is at home, such as the one the pantry page of the site saves, and adds the lines that \
      content/pantry.md has not. The same food with another day is another pack. A list with an error is refused whole. \
      A pantry.conf of Cooklang is read as well.
      """
    ],
    operands: [
      OperandSpec("file", kind: .fileWithExtension(["md", "conf"]), help: "Pantry file, or - for standard input.")
    ],
    examples: [UsageExample("galley pantry import ~/Downloads/pantry.md", "Take over what was noted in the browser.")])

  static let cook = CommandSpec(
    GalleyCommand.cook.rawValue, group: kitchen, summary: "find recipes for what is there",
    description: [
      """
      Ranks recipes by what of them is there: what --have names, what content/pantry.md holds, and staples, which are \
      the key staples of galley.yaml. The fewest missing ingredients come first, then the highest share that is there, \
      the shortest time and the title. Optional ingredients are not missed, and amounts are not compared.
      """,
      """
      Names are looked up in the table of foods, so that "Eier" are eggs. A kind serves for the whole and the whole for \
      its kinds, as cheddar for grated cheese; chicken serves for chicken breast, but not the other way round. An \
      ingredient that is missing but can be replaced by what is there does not count as missing; the substitution is \
      shown with its amounts for the recipe.
      """,
    ],
    options: [
      OptionSpec(
        "have", value: .required("FOODS", .text), isRepeatable: true, help: "What is there, separated by commas."),
      OptionSpec(
        "max-missing", value: .required("N", .integer(0...99)), defaultText: "3",
        help: "Leave out recipes that miss more than this."),
      OptionSpec(
        "time", value: .required("MINUTES", .integer(1...100_000)),
        help: "Leave out recipes that take longer, or do not say how long they take."),
      OptionSpec(
        "diet", value: .required("DIET", .choice(Diet.allCases.map { "\($0)" })),
        help: """
          Leave out recipes that do not fit, as their ingredients say; where these do not tell, a tag of that name counts.
          """),
      OptionSpec("category", value: .required("NAME", .text), help: "Leave out recipes of other categories."),
      OptionSpec("no-pantry", value: .none, help: "Do not read content/pantry.md."),
      OptionSpec(
        "limit", value: .required("N", .integer(1...100_000)), defaultText: "10", help: "Show no more than this."),
      CookCommand.format.spec,
    ],
    examples: [
      UsageExample("galley cook --have eggs,milk,flour", "See what can be made of these, the pantry and staples."),
      UsageExample("galley cook --max-missing 0 --time 30", "See what the pantry has everything for, in half an hour."),
    ])

  static let ingredient = CommandSpec(
    GalleyCommand.ingredient.rawValue, group: kitchen, summary: "read lines of ingredient lists",
    description: [
      """
      Shows what Galley understands of an ingredient: its amounts, the name of the food, and what is said about it. \
      English, German, French and Spanish lines are read without being told the language.
      """,
      """
      With --stdin every line of standard input is read, empty ones too. The format tsv has one row for each line, \
      with the columns quantity, unit, name and comment; ranges are written as 2-3, and the unit is the English one, \
      singular and abbreviated. The format json has all there is: every amount with its exact fraction, what a \
      container holds, size, alternatives. Several lines are printed as JSON Lines.
      """,
    ],
    operands: [OperandSpec("line", .any, kind: .text, help: "Line to read; quote it, since it has spaces.")],
    options: [
      OptionSpec("stdin", value: .none, help: "Read lines from standard input."),
      OptionSpec(
        "language", value: .required("TAG", .text), defaultText: "any of the four",
        help: """
          Language of the lines, such as de or en-GB: it says what 1.500 means, and that pints are imperial.
          """),
      IngredientCommand.format.spec,
    ],
    examples: [
      UsageExample(
        "galley ingredient \"2 (400 g) tins chopped tomatoes, drained\"", "See how a line is understood."),
      UsageExample("galley ingredient --stdin --format tsv < lines.txt", "Read a file of lines into a table."),
    ])

  static let categorize = CommandSpec(
    GalleyCommand.categorize.rawValue, group: kitchen, summary: "sort items into the categories of a shop",
    description: [
      """
      Says where a shop keeps an item, in one of seventeen categories from Vegetables and Fruits to Electronics. Items \
      may have amounts, packs and descriptions, in English, German, French or Spanish.
      """,
      """
      The file aisle.conf beside galley.yaml, which has the form of Cooklang's, overrides everything: a category in \
      brackets, then an item a line with its synonyms between strokes. The usual names of departments, such as produce \
      or dairy, mean Galley's categories; every other name is a category of your own. Foods of foods.yaml count, too.
      """,
      """
      The format text has items below the headings of their categories, in the order of aisle.conf, then in that of a \
      shop. The format tsv has a row for each item in the order given, with the item and its category; json has the \
      emoji and the reason, too, and for several items is printed as JSON Lines.
      """,
    ],
    operands: [OperandSpec("item", .any, kind: .text, help: "Item to sort; quote it where it has spaces.")],
    options: [
      OptionSpec("stdin", value: .none, help: "Read items from standard input, one a line."),
      OptionSpec(
        "language", value: .required("TAG", .text), defaultText: "en",
        help: "Language that is tried first where a word has several meanings."),
      CategorizeCommand.format.spec,
      OptionSpec(
        "ai", value: .none,
        help: "Ask the language model of galley.yaml about items that nothing else knows; their reason is \"model\"."),
      OptionSpec(
        "allow-private", value: .none,
        help: "With --ai, allow a server in a private network; one here is always allowed."),
    ],
    examples: [
      UsageExample("galley categorize \"2 tins chickpeas\" milk batteries", "Sort three items."),
      UsageExample("galley categorize --stdin --format tsv < list.txt", "Sort a shopping list into a table."),
    ])
}
