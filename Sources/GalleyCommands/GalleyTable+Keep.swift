internal import CommandLineParsing

/// The commands that keep a collection of recipes.
extension GalleyTable {
  private static let yes = OptionSpec("yes", "y", value: .none, help: "Do not ask.")
  private static func recipe(_ help: String) -> OperandSpec {
    OperandSpec("recipe", .exactly(1), kind: .fileWithExtension(["md"]), help: help)
  }

  static let new = CommandSpec(
    GalleyCommand.new.rawValue, group: "Recipes", summary: "make a recipe",
    description: [
      "Makes a Markdown file named by the title; one that is there is never overwritten. On a terminal it asks for yields, tags, ingredients and steps; an empty answer leaves a part out."
    ],
    operands: [OperandSpec("title", .optional, help: "Title of the recipe; asked for on a terminal.")],
    options: [
      OptionSpec(
        "from-template", value: .required("RECIPE", .fileWithExtension(["md"])),
        help: "Begin with a copy of a recipe instead of asking."),
      OptionSpec(
        "folder", value: .required("DIR", .text), help: "Folder below the content folder, which is the default."),
    ],
    examples: [
      UsageExample("galley new \"Tomato soup\" --folder recipes", "Make a recipe in content/recipes."),
      UsageExample("galley new \"Pear cake\" --from-template content/apple-cake.md", "Begin with another recipe."),
    ])

  static let edit = CommandSpec(
    GalleyCommand.edit.rawValue, group: "Recipes", summary: "open a recipe in your editor",
    description: [
      "Opens a recipe in the program that VISUAL or EDITOR names, and checks it afterwards. After an error it offers to go on editing; what was written stays in the file either way. Where the editor leaves no file or an empty one, the old text comes back."
    ],
    operands: [recipe("Recipe to edit.")],
    examples: [UsageExample("galley edit content/soup.md", "Edit a recipe, and check it.")])

  static let rename = CommandSpec(
    GalleyCommand.rename.rawValue, group: "Recipes", summary: "give a recipe another title and file name",
    description: [
      "Changes the title, names the file by it, and mends the links of all Markdown files of the content folder: recipes, plans, books. Every other byte stays. The file has both names until all links are mended; run again, a renaming that was cut off goes on."
    ],
    operands: [recipe("Recipe to rename."), OperandSpec("title", .exactly(1), help: "Title as it becomes.")],
    examples: [
      UsageExample("galley rename content/soup.md \"Tomato soup\"", "The file becomes content/tomato-soup.md.")
    ])

  static let delete = CommandSpec(
    GalleyCommand.delete.rawValue, group: "Recipes", summary: "move recipes to the trash",
    description: [
      "Asks, and moves the files to .galley/trash, which no command empties. Links to them are told by galley check."
    ],
    operands: [
      OperandSpec(
        "recipe", .oneOrMore, kind: .fileWithExtension(["md"]),
        help: "Recipe to delete, by its file or what it is called.")
    ],
    options: [yes], examples: [UsageExample("galley delete content/soup.md", "Delete a recipe.")])

  static let undo = CommandSpec(
    GalleyCommand.undo.rawValue, group: "Recipes", summary: "bring back what was deleted last",
    description: ["Puts the file that was deleted last back where it was; run again, the one before it."],
    examples: [UsageExample("galley undo", "Bring a deleted recipe back.")])

  static let duplicates = CommandSpec(
    GalleyCommand.duplicates.rawValue, group: "Recipes", summary: "list recipes that are probably there twice",
    description: [
      "Prints two files and the reason in each line, with tabs between: the same words in the title and half of the ingredients, or nearly all ingredients. The most alike come first."
    ],
    examples: [UsageExample("galley duplicates", "Look for recipes that are there twice.")])

  static let merge = CommandSpec(
    GalleyCommand.merge.rawValue, group: "Recipes", summary: "make one recipe of two",
    description: [
      "Puts every part that the first recipe lacks and the second one has into the first, and all tags; what both have stays as the first has it. Links to the second lead to the first afterwards, and the second goes to .galley/trash."
    ],
    operands: [
      recipe("Recipe that stays."),
      OperandSpec("other", .exactly(1), kind: .fileWithExtension(["md"]), help: "Recipe that goes."),
    ],
    options: [yes], examples: [UsageExample("galley merge content/soup.md content/soup-2.md", "Keep one of two.")])
}
