internal import Cookbook
public import Fingerprints
public import Foods

/// The whole site as decided before anything is rendered: every recipe and list, and what leads where.
///
/// A class, because it is handed on as a whole.
public final class Site: Sendable {
  public let configuration: SiteConfiguration
  /// What the parts of recipes name by their places.
  public let foods: FoodBook
  /// Of what was found out with beside the sources: the foods, the language, the options recipes are read with.
  public let knowledge: Fingerprint
  /// Sorted by title.
  public let recipes: [SiteRecipe]
  /// What each of them leads to, in their order.
  public let links: [RecipeLinks]
  public let tags: [Taxon]
  public let categories: [Taxon]
  public let authors: [Taxon]
  public let sources: [Taxon]
  public let ingredients: [Taxon]
  /// Indices of the recipes shown in lists, sorted by title.
  public let listed: [Int]
  public let favourites: [Int]
  public let archived: [Int]
  /// Dated recipes, newest first, at most as many as the configuration says.
  public let recent: [Int]
  /// The recipe of a source, by the path of the source.
  public let recipeByPath: [String: Int]
  /// The entry of an index, by folded name.
  let taxonByKey: [IndexKind: [String: Int]]
  /// Languages of the listed recipes, the site's own first.
  public let languages: [String]

  init(
    _ recipes: [SiteRecipe], links: [RecipeLinks], byPath: [String: Int], listed: [Int], recent: [Int],
    taxa: Taxonomy, inputs: SitePlanner.Inputs, configuration: SiteConfiguration
  ) {
    self.configuration = configuration
    foods = inputs.foods
    knowledge = inputs.knowledge
    self.recipes = recipes
    self.links = links
    self.listed = listed
    self.recent = recent
    let marks = Marks(recipes, configuration)
    favourites = listed.filter(marks.favourites.contains)
    archived = marks.archived
    languages = marks.languages
    tags = taxa.tags
    categories = taxa.categories
    authors = taxa.authors
    sources = taxa.sources
    ingredients = taxa.ingredients
    recipeByPath = byPath
    taxonByKey = taxa.byKey
  }

  /// The same with other recipes in the same places.
  init(_ site: Site, recipes: [SiteRecipe], links: [RecipeLinks]) {
    configuration = site.configuration
    foods = site.foods
    knowledge = site.knowledge
    self.recipes = recipes
    self.links = links
    tags = site.tags
    categories = site.categories
    authors = site.authors
    sources = site.sources
    ingredients = site.ingredients
    listed = site.listed
    favourites = site.favourites
    archived = site.archived
    recent = site.recent
    recipeByPath = site.recipeByPath
    taxonByKey = site.taxonByKey
    languages = Marks(recipes, configuration).languages
  }

  /// What recipes say of themselves that decides where they are shown, found by looking once at each.
  private struct Marks {
    var favourites: Set<Int> = []
    var archived: [Int] = []
    let languages: [String]

    init(_ recipes: [SiteRecipe], _ configuration: SiteConfiguration) {
      var used: Set<String> = []
      for (index, recipe) in recipes.enumerated() {
        let summary = recipe.summary
        if summary.isFavourite { favourites.insert(index) }
        if summary.isArchived {
          archived.append(index)
        } else {
          used.insert(summary.language ?? configuration.language)
        }
      }
      let own = configuration.language
      languages = used.sorted { ($0 == own ? "" : $0) < ($1 == own ? "" : $1) }
    }
  }
}

extension Site {
  /// Languages in which foods are looked for: those of the listed recipes, and that of the interface.
  public func languages(and interface: String) -> [String] {
    languages.contains(interface) ? languages : languages + [interface]
  }

  /// Files of the collection that some recipe shows or links to, sorted. Pictures that are published in several sizes are
  /// not published as they are.
  public var publishedContentFiles: [String] {
    var files: Set<String> = []
    for (recipe, links) in zip(recipes, links) {
      if let picture = recipe.picture, recipe.pictureSet == nil { files.insert(PictureFile.content(picture)) }
      for case .file(let path) in links.targets.values { files.insert(PictureFile.content(path)) }
    }
    return files.sorted()
  }
}
