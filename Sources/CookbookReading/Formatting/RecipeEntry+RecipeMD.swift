public import Cookbook
internal import SourceText

extension RecipeEntry {
  /// A recipe of another form as RecipeMD that says the same: facts that stand nowhere in its text become lines and tags.
  ///
  /// - Parameter language: BCP 47, of the names of facts.
  public func asRecipeMD(language: String) -> Recipe {
    let stated = Self.facts(of: recipe)
    let known = Set(FactWriter.lines(stated, language: language).map(\.key))
    let lines = FactWriter.lines(facts, language: language).filter { !known.contains($0.key) }.map(\.text)
    var recipe = recipe
    if !lines.isEmpty {
      let paragraphs = [recipe.description, lines.joined(separator: "\n")].compactMap(\.self)
      recipe.description = paragraphs.joined(separator: "\n\n")
    }
    if facts.isFavourite, !stated.isFavourite { recipe.tags.append("favourite") }
    if facts.isArchived, !stated.isArchived { recipe.tags.append("archived") }
    return recipe
  }

  /// What can be read of a recipe's text.
  private static func facts(of recipe: Recipe) -> RecipeFacts {
    let file = SourceFile(path: "recipe.md", text: RecipeWriter.write(recipe))
    return RecipeReader.read(file).value.map { MetadataReader.read($0).value.facts } ?? RecipeFacts()
  }
}
