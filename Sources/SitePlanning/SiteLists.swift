internal import Words

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

  /// The tags of a recipe by the names that the site has for them, each once: `Vegan` where most recipes say so and this
  /// one `vegan`.
  public func tagNames(of summary: RecipeSummary) -> [String] {
    let names = summary.tags.map { taxon(.tags, named: $0)?.name ?? $0 }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The recipes that use another, as its page lists them: an archived one is in no list but its own.
  public func shownUsers(of recipe: Int) -> [Int] {
    links[recipe].usedIn.filter { !recipes[$0].summary.isArchived }
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
