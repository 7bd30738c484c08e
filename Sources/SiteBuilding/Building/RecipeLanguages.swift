internal import Cookbook
internal import CookbookReading
internal import IngredientLines
internal import Quantities
internal import SitePlanning

/// The language of recipes that state none: that of their folder in `languages` of `galley.yaml`, else the one their
/// words are of, else the site's.
struct RecipeLanguages: Sendable {
  private let site: String
  private let folders: [SiteConfiguration.FolderLanguage]

  init(_ configuration: SiteConfiguration) {
    site = configuration.language
    folders = configuration.languages
  }

  /// Names what the result depends on beside the recipe and the site's language.
  var key: String { folders.map { "\($0.folder)=\($0.language)" }.joined(separator: ",") }

  /// Sets the language where the recipe states none and another than the site's was found.
  func complete(_ entry: inout RecipeEntry) {
    guard entry.facts.language == nil else { return }
    let found = folder(of: entry.path) ?? Self.guess(entry).map { LanguageTag.primary(site) == $0 ? site : $0 }
    guard let found, found != site else { return }
    entry.facts.language = found
    entry.facts.isLanguageFound = true
  }

  /// That of the innermost folder.
  private func folder(of path: String) -> String? {
    folders.filter { path.hasPrefix($0.folder + "/") }.max { $0.folder.utf8.count < $1.folder.utf8.count }?.language
  }

  private static func guess(_ entry: RecipeEntry) -> String? {
    var guess = LanguageGuess()
    guess.add(entry.recipe.title)
    for ingredient in entry.recipe.allIngredients {
      if let unit = ingredient.amount?.unit { guess.add(unit) }
      guess.add(ingredient.name)
    }
    if let prose = entry.prose { guess.add(prose) }
    if let instructions = entry.recipe.instructions { guess.add(instructions) }
    return guess.language
  }
}
