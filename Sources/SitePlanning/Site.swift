public import Cookbook
public import Fingerprints
public import Foods
public import Nutrition
internal import Words

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
    favourites = listed.filter { recipes[$0].summary.facts.isFavourite }
    archived = recipes.indices.filter { recipes[$0].summary.facts.isArchived }
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
  }
}

/// A recipe with its place in the site, and what was found out about it.
///
/// A class, because pages look at thousands of them and only pass them on.
public final class SiteRecipe: Sendable {
  public let summary: RecipeSummary
  /// Path of the page without its ending: `recipes/lentil-soup`.
  public let stem: String
  /// Path of the page; all that lead there share it.
  public let page: String
  /// Path of the author's picture in the site; `nil` when the cover is drawn.
  public let picture: String?
  /// The sizes it is published in, where it is in several.
  public let pictureSet: PictureSet?
  public let date: CalendarDate?
  /// What it provides and contains, its sub-recipes included.
  public let analysis: JoinedAnalysis
  /// Thousandths of its mass that have to be known before computed figures are shown.
  private let coverage: Int
  /// Of the text, and of all that is found out from it alone: equal ones mean equal summaries.
  public let sourceFingerprint: Fingerprint
  /// Of what decides what it is made of, what that is called and how much of it: an edited step leaves it as it is.
  public let provisions: Fingerprint
  /// Of all of it, as a fingerprint of whatever shows it needs.
  public let fingerprint: Fingerprint

  /// - Parameters:
  ///   - knowledge: of what is known beside the source.
  ///   - coverage: thousandths of its mass that have to be known before computed figures are shown.
  init(_ recipe: PlacedRecipe, analysis: JoinedAnalysis, coverage: Int, knowledge: Fingerprint) {
    summary = recipe.summary
    stem = recipe.stem
    page = recipe.stem + ".html"
    picture = recipe.picture
    pictureSet = recipe.pictureSet
    date = recipe.date
    self.analysis = analysis
    self.coverage = coverage
    var source = FingerprintBuilder()
    source.combine(knowledge)
    source.combine(recipe.summary.fingerprint)
    source.combine(recipe.summary.path)
    sourceFingerprint = source.finish()
    var provisions = FingerprintBuilder()
    provisions.combine(knowledge)
    provisions.combine(recipe.summary.provisions)
    provisions.combine(recipe.summary.path)
    provisions.combine(recipe.summary.facts.language)
    self.provisions = provisions.finish()
    var builder = FingerprintBuilder()
    builder.combine(sourceFingerprint)
    builder.combine(stem)
    builder.combine(picture)
    builder.combine(pictureSet != nil)
    pictureSet?.combine(into: &builder)
    builder.combine(date?.text)
    builder.combine(SiteAnalysisJoin.fingerprint(analysis))
    builder.combine(coverage)
    fingerprint = builder.finish()
  }

  /// Its figures, held against the coverage that the configuration asks for. They follow from the analysis, and take as
  /// much room as everything else that is known of a recipe.
  public var nutrition: RecipeNutrition { RecipeNutrition(analysis, threshold: coverage) }
  /// What one serving provides, unless too little of the recipe is known: stated, or computed from enough of it.
  public var serving: Nutrients? { nutrition.serving }
  /// Whether `serving` is to be shown as about: most of its energy rests on one guess.
  public var isEstimate: Bool { nutrition.isEstimate }

  /// Path of the recipe as RecipeMD.
  public var source: String { stem + ".md" }
  public var json: String { stem + ".json" }
  public var cover: String { stem + ".svg" }
  /// The one picture that stands for the recipe where only one can: the author's in its largest published size, else the
  /// drawn cover.
  public var mainPicture: String { photo ?? cover }
  /// The author's picture in its largest published size.
  public var photo: String? { pictureSet.map { $0.path($0.largest, ending: "jpg") } ?? picture }
  /// The picture in lists that scripts make.
  public var thumbnail: String { pictureSet.map { $0.path($0.smallest, ending: "webp") } ?? mainPicture }
  /// Path of the cook card, where the site offers them.
  public var printedCard: String { stem + ".pdf" }
}

extension SiteRecipe: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) { builder.combine(fingerprint) }
}

/// What a recipe leads to.
public struct RecipeLinks: Sendable {
  /// By the destination of each link as written (percent-decoded).
  public let targets: [String: LinkTarget]
  /// Recipes that use this one, in the order of titles.
  public let usedIn: [Int]
  /// Recipes that share ingredients and tags, the closest first.
  public let related: [Int]
}

public enum LinkTarget: Sendable, Hashable {
  case recipe(Int)
  /// A free page, by its path in the site.
  case page(String)
  /// A file of the collection, by its path in the site.
  case file(String)
}

/// A group of recipes that has a page: a tag, a category, an author, a source, an ingredient.
public struct Taxon: Sendable {
  /// As written most often.
  public let name: String
  /// Path of its first page without the ending: `tags/vegan`.
  public let stem: String
  /// Indices of its recipes, sorted by title.
  public let recipes: [Int]

  public var page: String { stem + ".html" }
}

/// What a page of cards shows.
public enum ListKind: Sendable, Hashable {
  case all
  case tag(Int)
  case category(Int)
  case author(Int)
  case source(Int)
  case ingredient(Int)
  case favourites
  case archived
  case recent
}

/// What an index lists.
public enum IndexKind: Sendable, Hashable, CaseIterable {
  case tags, categories, authors, sources, ingredients

  /// Path of its page without the ending; the pages of its entries stand in a folder of the same name.
  public var stem: String {
    switch self {
    case .tags: "tags"
    case .categories: "categories"
    case .authors: "authors"
    case .sources: "sources"
    case .ingredients: "ingredients"
    }
  }

  public var page: String { stem + ".html" }
}

extension Site {
  public func taxa(_ kind: IndexKind) -> [Taxon] {
    switch kind {
    case .tags: tags
    case .categories: categories
    case .authors: authors
    case .sources: sources
    case .ingredients: ingredients
    }
  }

  /// The tag, category, author or source of a name, whatever its spelling.
  public func taxon(_ kind: IndexKind, named name: String) -> Taxon? {
    taxonByKey[kind]?[TextFolding.folded(name)].map { taxa(kind)[$0] }
  }

  /// Whether an entry of an index has a page of its own: an ingredient of one recipe leads straight to it.
  public static func hasPage(_ taxon: Taxon, in kind: IndexKind) -> Bool {
    kind != .ingredients || taxon.recipes.count > 1
  }

  /// The recipes of a list, in the order shown.
  public func recipes(of list: ListKind) -> [Int] {
    switch list {
    case .all: listed
    case .tag(let index): tags[index].recipes
    case .category(let index): categories[index].recipes
    case .author(let index): authors[index].recipes
    case .source(let index): sources[index].recipes
    case .ingredient(let index): ingredients[index].recipes
    case .favourites: favourites
    case .archived: archived
    case .recent: recent
    }
  }

  /// Path of the first page of a list without the ending.
  public func stem(of list: ListKind) -> String {
    switch list {
    case .all: "index"
    case .tag(let index): tags[index].stem
    case .category(let index): categories[index].stem
    case .author(let index): authors[index].stem
    case .source(let index): sources[index].stem
    case .ingredient(let index): ingredients[index].stem
    case .favourites: "favourites"
    case .archived: "archived"
    case .recent: "recent"
    }
  }

  /// Path of a page of a list, counted from 1.
  public func path(ofPage number: Int, of list: ListKind) -> String {
    let stem = stem(of: list)
    if number == 1 { return stem + ".html" }
    return list == .all ? "page/\(number).html" : "\(stem)/\(number).html"
  }

  /// How many pages a list has; an empty list has one, which says so.
  public func pageCount(of list: ListKind) -> Int {
    max(1, (recipes(of: list).count + configuration.pageSize - 1) / configuration.pageSize)
  }

  /// The recipes on a page of a list.
  public func recipes(onPage number: Int, of list: ListKind) -> ArraySlice<Int> {
    let all = recipes(of: list)
    let start = (number - 1) * configuration.pageSize
    return all[min(start, all.count)..<min(start + configuration.pageSize, all.count)]
  }
}

extension Site {
  /// Languages of the listed recipes, the site's own first.
  public var languages: [String] {
    let used = Set(listed.map { recipes[$0].summary.facts.language ?? configuration.language })
    return used.sorted { ($0 == configuration.language ? "" : $0) < ($1 == configuration.language ? "" : $1) }
  }

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
