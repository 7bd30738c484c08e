internal import RecipeKeeping
internal import SiteStorage

/// Finds places in the content folder for recipes that are written together.
struct ImportPlaces {
  let content: SourceFolder
  let options: ImportOptions
  /// The names that recipes before have taken.
  private var taken: Set<String> = []

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

  /// Two recipes of one name that come together are never written over each other.
  mutating func place(of title: String) -> Place {
    let named = (options.folder.isEmpty ? "" : options.folder + "/") + RecipeFileName.stem(of: title)
    // What is called as the pantry is not written over it.
    let stem = RecipeFileName.ofRecipe(named)
    let free: String? =
      switch options.conflict {
      case .skip: taken.contains(stem) || RecipeFileName.isTaken(stem, in: content) ? nil : stem
      case .replace where !taken.contains(stem) && RecipeFileName.isOfRecipe(stem): stem
      case .replace, .rename: RecipeFileName.free(named, in: content, besides: taken)
      }
    guard let free else { return Place(stem: stem, isLeft: true) }
    taken.insert(free)
    return Place(stem: free)
  }
}
