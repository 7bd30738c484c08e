internal import Cookbook
internal import SitePlanning
package import SiteStorage

/// Names of recipe files without their ending; one belongs to a recipe in any of the forms it may have.
package enum RecipeFileName {
  /// A folder with as many recipes of one name is somebody's mistake.
  private static let most = 1000

  /// In bytes. File systems allow 255, of which numbers, endings and the names of published files take some.
  private static let longest = 120

  /// The name that a title gives a file; of a long title its first words.
  package static func stem(of title: String) -> String {
    let slug = Slug.make(title)
    guard slug.utf8.count > longest else { return slug }
    var cut = ""
    for character in slug where cut.utf8.count < longest {
      cut.append(character)
      if cut.utf8.count > longest { cut.removeLast() }
    }
    guard let end = cut.lastIndex(of: "-"), end > cut.startIndex else { return cut }
    return String(cut[..<end])
  }

  /// Whether a file of this name would be a recipe: `pantry.md` and all that is in `plans` are something else.
  package static func isOfRecipe(_ stem: String) -> Bool { ContentKind(path: stem + ".md") == .recipe }

  /// The name itself, or the one with a number behind it where a file of that name would be no recipe.
  package static func ofRecipe(_ stem: String) -> String {
    isOfRecipe(stem) || !isOfRecipe(stem + "-2") ? stem : stem + "-2"
  }

  /// Whether no recipe can get this name: there is one, or a file of that name is none.
  package static func isTaken(_ stem: String, in folder: SourceFolder) -> Bool {
    !isOfRecipe(stem) || folder.has(stem + ".md") || folder.has(stem + ".json")
  }

  /// The name itself or the first with a number from 2 behind it that no recipe has; `nil` where a thousand are taken.
  ///
  /// - Parameter others: names of recipes that are not there yet.
  package static func free(_ stem: String, in folder: SourceFolder, besides others: Set<String> = []) -> String? {
    (1...most).lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }.first {
      !others.contains($0) && !isTaken($0, in: folder)
    }
  }
}
