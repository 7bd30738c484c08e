internal import CommandLineParsing

/// The commands that change the tags of recipes.
extension GalleyTable {
  private static let editedRecipes = OperandSpec(
    "recipe", .oneOrMore, kind: .fileWithExtension(["md"]), help: "Recipe to change, by its file or what it is called.")
  private static let keeping =
    "Every byte but those of the tags stays, and a file that changed meanwhile is left alone."

  static let archive = CommandSpec(
    GalleyCommand.archive.rawValue, group: "Recipes", summary: "take recipes out of the lists",
    description: ["Gives the recipes the tag “archived”: their pages stay, lists leave them out. \(keeping)"],
    operands: [editedRecipes],
    examples: [UsageExample("galley archive content/soup.md", "Take a recipe out of the lists.")])

  static let restore = CommandSpec(
    GalleyCommand.restore.rawValue, group: "Recipes", summary: "put archived recipes back into the lists",
    description: ["Takes the tag “archived” away, in whichever language it is. \(keeping)"],
    operands: [editedRecipes],
    examples: [UsageExample("galley restore content/soup.md", "Put a recipe back into the lists.")])

  static let favourite = CommandSpec(
    GalleyCommand.favourite.rawValue, group: "Recipes", summary: "make recipes favourites",
    description: ["Gives the recipes the tag “favourite”. \(keeping)"],
    operands: [editedRecipes],
    examples: [UsageExample("galley favourite content/soup.md", "Give a recipe a heart.")])

  static let unfavourite = CommandSpec(
    GalleyCommand.unfavourite.rawValue, group: "Recipes", summary: "make favourites ordinary recipes again",
    description: ["Takes the tag “favourite” away, in whichever language it is. \(keeping)"],
    operands: [editedRecipes],
    examples: [UsageExample("galley unfavourite content/soup.md", "Take a recipe's heart away.")])

  static let tagAdd = CommandSpec(
    GalleyCommand.tagAdd.rawValue, group: "Recipes", summary: "give recipes a tag",
    description: ["Puts a tag behind those a recipe has; recipes that have it stay as they are. \(keeping)"],
    operands: [OperandSpec("tag", .exactly(1), help: "Tag to give."), editedRecipes],
    examples: [UsageExample("galley tag add winter content/*.md", "Give many recipes a tag.")])

  static let tagRemove = CommandSpec(
    GalleyCommand.tagRemove.rawValue, group: "Recipes", summary: "take a tag from recipes",
    description: ["Takes a tag away, whatever its case. \(keeping)"],
    operands: [OperandSpec("tag", .exactly(1), help: "Tag to take away."), editedRecipes],
    examples: [UsageExample("galley tag remove winter content/soup.md", "Take a tag from a recipe.")])

  static let tagRename = CommandSpec(
    GalleyCommand.tagRename.rawValue, group: "Recipes", summary: "rename a tag in all recipes",
    description: [
      "Writes another tag wherever the old one stands, in the recipes named or in all of the site; two that become the same are one. \(keeping)"
    ],
    operands: [
      OperandSpec("tag", .exactly(1), help: "Tag as it is."),
      OperandSpec("new", .exactly(1), help: "Tag as it becomes."),
      OperandSpec("recipe", .any, kind: .fileWithExtension(["md"]), help: "Recipe to change; all when none is named."),
    ],
    examples: [UsageExample("galley tag rename veggie vegetarian", "Use one word for one thing.")])
}
