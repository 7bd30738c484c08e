internal import Cookbook
internal import Foods
internal import SitePlanning

/// Makes the indexes of a book from those of the site.
struct BookIndexes {
  /// The place of each recipe in the order of the book.
  private let order: [Int: Int]

  init(_ recipes: [Int], in site: Site) {
    order = Dictionary(uniqueKeysWithValues: recipes.enumerated().map { ($1, $0) })
  }

  func entries(_ taxa: [Taxon]) -> [BookIndexEntry] {
    taxa.compactMap { taxon in
      let recipes = taxon.recipes.compactMap { recipe in order[recipe].map { (place: $0, recipe: recipe) } }
      guard !recipes.isEmpty else { return nil }
      return BookIndexEntry(name: taxon.name, recipes: recipes.sorted { $0.place < $1.place }.map(\.recipe))
    }
  }

  /// - Parameter staples: English names of foods to be left out.
  func entries(_ taxa: [Taxon], without staples: Set<String>, of site: Site) -> [BookIndexEntry] {
    let language = FoodLanguage(tag: site.configuration.language) ?? .en
    let foods = site.foods.foods.filter { Self.isStaple($0.name, staples) }
    let left = staples.union(foods.compactMap { $0.names(in: language).first })
    return entries(taxa.filter { !left.contains($0.name) })
  }

  /// Salt; salt and pepper.
  private static func isStaple(_ name: String, _ staples: Set<String>) -> Bool {
    let words = name.split(separator: " ").filter { $0 != "and" }
    return staples.contains(name) || name.utf8.count > 8 && words.allSatisfy { staples.contains(String($0)) }
  }

  /// Authors and sources as the recipes state them, each once.
  static func credits(_ recipes: [Int], in site: Site) -> [String] {
    let facts = recipes.map { site.recipes[$0].summary.facts }
    let names = facts.compactMap(\.author) + facts.compactMap { $0.source.map { SourceCredit($0).name } }
    return Set(names).sorted()
  }
}
