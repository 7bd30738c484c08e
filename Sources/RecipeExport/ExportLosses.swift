internal import Cookbook
internal import CookbookReading

/// What forms of other programs have no place for; `RecipeJSONLosses` says it of the organiser's JSON and schema.org's.
public enum ExportLosses {
  /// A form that recipes are written in for elsewhere.
  public enum Form: Sendable { case mealie, paprika, cooklang, mealMaster, text }

  /// What is lost of a recipe, in words: `the difficulty was dropped`.
  public static func of(_ recipe: PlainRecipe, in form: Form) -> [String] {
    let facts = recipe.facts
    var losses: [String] = []
    func lose(_ isThere: Bool, _ message: String) {
      if isThere { losses.append(message) }
    }
    lose(recipe.hasLinks, "links to other recipes were dropped")
    if form == .mealMaster {
      lose(recipe.yields.count > 1, "all yields but one were dropped")
      let further = recipe.categories.dropFirst(MealMasterExport.mostCategories)
      lose(!further.isEmpty, "tags beyond \(MealMasterExport.mostCategories) were dropped")
    }
    lose(form == .mealie && facts.difficulty != nil, "the difficulty was dropped")
    let isAuthorLost = form == .mealie || form == .paprika && recipe.hasPrintedSource
    lose(isAuthorLost && facts.author != nil, "the author was dropped")
    let areExact = form != .text && recipe.groups.contains { $0.lines.contains(where: \.isApproximate) }
    lose(areExact, "amounts that are only nearly so stand there as exact ones")
    lose((facts.image ?? facts.imageLink) != nil, "the picture was dropped")
    let hasLanguage = facts.language != nil && !facts.isLanguageFound
    lose(hasLanguage && (form == .mealie || form == .paprika), "the language was dropped")
    return losses + marks(recipe, in: form)
  }

  /// Tags that are marks come along; facts of front matter have no tag.
  private static func marks(_ recipe: PlainRecipe, in form: Form) -> [String] {
    let isFavouriteLost =
      recipe.facts.isFavourite && form != .paprika && !recipe.tags.contains(where: FactWords.isFavourite)
    let isArchivedLost = recipe.facts.isArchived && !recipe.tags.contains(where: FactWords.isArchived)
    return [
      isFavouriteLost ? "it is no favourite there" : nil, isArchivedLost ? "it is not archived there" : nil,
    ].compactMap(\.self)
  }
}
