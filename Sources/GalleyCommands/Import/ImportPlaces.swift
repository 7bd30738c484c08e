internal import RecipeImport
internal import RecipeKeeping
internal import SiteStorage

/// Finds places in the content folder for recipes that are written together.
struct ImportPlaces {
  let content: SourceFolder
  let options: ImportOptions
  /// The names that recipes before have taken.
  private var taken: Set<String> = []
  /// These recipes by the name that their title gives, without where they stood in their export.
  private var known: [String: [RecipeDraft]] = [:]

  init(content: SourceFolder, options: ImportOptions) {
    self.content = content
    self.options = options
  }

  /// Where a recipe will stand.
  struct Place {
    /// The path without its ending.
    let stem: String
    /// Another recipe stands there, and is to be left.
    var isLeft = false
  }

  /// Two recipes of one name that come together are never written over each other, and none is left because of the other
  /// but one that says the same.
  mutating func place(of draft: RecipeDraft, titled title: String) -> Place {
    let named = (options.folder.isEmpty ? "" : options.folder + "/") + RecipeFileName.stem(of: title)
    // What is called as the pantry is not written over it.
    let stem = RecipeFileName.ofRecipe(named)
    let free: String? =
      switch options.conflict {
      case .skip where RecipeFileName.isTaken(stem, in: content) || isKnown(draft, as: stem): nil
      case .skip where !taken.contains(stem): stem
      case .replace where !taken.contains(stem) && RecipeFileName.isOfRecipe(stem): stem
      case .skip, .replace, .rename: RecipeFileName.free(named, in: content, besides: taken)
      }
    guard let free else { return Place(stem: stem, isLeft: true) }
    taken.insert(free)
    known[stem, default: []].append(draft.withoutPlace)
    return Place(stem: free)
  }

  private func isKnown(_ draft: RecipeDraft, as stem: String) -> Bool {
    known[stem]?.contains(draft.withoutPlace) ?? false
  }
}
