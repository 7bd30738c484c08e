internal import CommandLineParsing
internal import SiteBuilding

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
      """
      Scaling is exact; for reading, amounts that nobody can measure are rounded and marked with ≈, which \
      formats for programs never do. Amounts in the steps scale where it is certain which ingredient they are of; others are named \
      and stay, and so do times.
      """,
      """
      With --metric, --us or --imperial, amounts, sizes of packs, temperatures and lengths become what a cook of that kitchen would \
      write, marked with ≈ where they are rounded. Volumes stay volumes.
      """,
      """
      With --flatten, an ingredient that links to another recipe is replaced by what that recipe needs for the \
      amount that is used. The amount must be in a unit the other recipe yields; units of one kind convert, such as \
      grams and kilograms, cups and litres; a number alone, “½ recipe” and “2 batches” count whole recipes. What cannot be replaced \
      stays, and a warning says why.
      """,
    ],
    operands: [
      OperandSpec(
        "recipe", .exactly(1), kind: .fileWithExtension(["md", "json"]), help: "File, title or name of a recipe.")
    ],
    options: ScaleOptions.specs + [
      OptionSpec(
        "weights", value: .none,
        help: "With --metric, turn cups and spoons into grams by the table of foods; nothing is guessed."),
      OptionSpec("flatten", value: .none, help: "Replace ingredients that are recipes by their ingredients."),
      OptionSpec(
        "nutrition", value: .none,
        help: "Add every ingredient's grams, energy, protein, carbohydrate and fat, and where they come from."),
      ShowCommand.format.spec,
    ],
    examples: [
      UsageExample("galley show \"lentil soup\" --servings 6", "Show a recipe for six."),
      UsageExample(
        "galley show leek-tart --flatten --format recipemd", "Print a recipe with the ingredients of its pastry."),
    ])
}

extension GalleyTable {
  static let list = CommandSpec(
    GalleyCommand.list.rawValue, group: recipes, summary: "list the recipes that match an expression",
    description: [
      """
      Lists the recipes of the site for which EXPRESSION is true, or all of them. Words stand for recipes that have them \
      in their title, tags, category or first paragraph, as an ingredient by any name in the languages of the site's \
      recipes, or anywhere else in the description, the notes and the method: "lentil" finds lentils, because a word is \
      found by its start, and "lentils" a lentil. Case and accents do not matter. Words in quotes stand one after the \
      other; a star stands for any letters at the start or end of a word.
      """,
      """
      Words in quotes and words to leave out are not looked for in description, notes and method beyond the first \
      paragraph: "-butter" keeps a recipe that says "no need for butter".
      """,
      """
      "and", "or", "not" and parentheses combine them; "&", "|", "!" and "-" before a word mean the same, and \
      "and" may be left out. Most of these need quotes in a shell, and an expression that starts with "-" needs \
      "--" before it.
      """,
      """
      Fields look in one place: title:, ingredient: and author: for words; tag:, category: and unit: for exactly \
      that one, whatever its number or, for meals, its language; lang: for a language; time: for a total time, as \
      in time:<30, time:20-40 or time:>=1h, which recipes without a time never fit; kcal: and protein: for what a \
      serving provides, as in kcal:<500 or protein:>=30; without a sign at most so much is meant; diet:vegan and \
      diet:vegetarian for recipes known to fit; contains: for one of the fourteen allergens by any of its names, as in \
      contains:nuts, contains:dairy or contains:Milch; is:favourite and is:archived for marks.
      """,
      """
      "not contains:nuts" keeps recipes that may contain nuts and those with ingredients that nobody knows; free:nuts \
      lists only recipes of which every ingredient is known, and none has nuts, not even in some products.
      """,
      """
      Archived recipes are left out unless the expression speaks of is:archived. The exit status is 0 even if \
      nothing matches.
      """,
    ],
    operands: [OperandSpec("expression", .any, kind: .text, help: "What to look for; several words are joined.")],
    options: [
      ListCommand.format.spec,
      ListCommand.order.spec,
    ],
    examples: [
      UsageExample("galley list soup", "List everything with soup in it."),
      UsageExample(
        """
        galley list 'tag:vegan and time:<30 and not ingredient:"soy sauce"'
        """, "List quick vegan recipes without soy sauce."),
      UsageExample(
        """
        galley list 'category:dinner (lang:de | lang:fr)' --sort time
        """, "List German and French dinners, the quickest first."),
    ])
}

extension GalleyTable {
  static let format = CommandSpec(
    GalleyCommand.format.rawValue, group: recipes, summary: "rewrite recipes in canonical form",
    description: [
      """
      Rewrites the RecipeMD files named, or all of the content folder, in one canonical form: title, description, \
      tags, yields, ingredients, instructions, each set apart by blank lines. A file is rewritten only if reading \
      it again gives the same recipe. Front matter and byte order marks stay; JSON files are left alone.
      """,
      """
      Files with errors are reported and left alone, and so is a file that something else changes meanwhile. \
      Permissions stay as they are.
      """,
      """
      With --facts, what front matter says becomes fact lines ("Prep time: 15 min") in the recipe's language, tags \
      and yields, which every RecipeMD program shows. Tags stay as they are, even where they say a time or a \
      difficulty. Keys of other tools, entries that contradict the recipe and comments stay in the front matter.
      """,
    ],
    operands: [
      OperandSpec(
        "file", .any, kind: .fileWithExtension(["md"]),
        help: """
          Recipe to rewrite; all of the content folder when none is named.
          """)
    ],
    options: [
      OptionSpec(
        "check", value: .none,
        help: """
          Change nothing; name the files that would change, and exit with 1 if there are any.
          """),
      OptionSpec("facts", value: .none, help: "Turn front matter into fact lines, tags and yields."),
      OptionSpec(
        "amounts", value: .none, help: "Put asterisks around amounts that have none, where that is certain."),
    ],
    examples: [
      UsageExample("galley fmt --check", "See whether all recipes are in canonical form, as in a CI job."),
      UsageExample("galley fmt --facts content/soup.md", "Turn one recipe's front matter into plain RecipeMD."),
    ])
}
