/// Which files the index of a site has. It follows from the number of recipes alone, so that it is known before any
/// recipe is read again.
public struct SearchLayout: Sendable {
  /// Up to so many recipes a single file is the quickest to load: over a slow network 60 KB take as long as the files of
  /// one query.
  public static let singleFileLimit = 500
  /// Recipes in one piece of the index that is read whole, by the planner and without a connection.
  public static let pieceSize = 2000
  /// Recipes whose cards stand in one file: a first screen needs few bytes of many places.
  static let cardsInFile = 16
  /// Of rare words, by their first letters.
  static let vocabularies = 32

  let recipes: Int

  public init(recipes: Int) {
    self.recipes = recipes
  }

  /// Files of keys. More of them make a query cheaper, and the table of all of them dearer.
  var shards: Int { recipes <= Self.pieceSize ? 256 : recipes <= 20_000 ? 1024 : 4096 }
  var cards: Int { (recipes + Self.cardsInFile - 1) / Self.cardsInFile }
  /// A file of an amount holds a bit for each recipe and its own recipes: as many of one as of the other, unless that made
  /// so many files that the bits of all were larger than the site.
  var amounts: Int { min(128, max(16, recipes / 2000)) }

  /// Names of all files, without folder and ending.
  public var names: [String] {
    ["start", "tags", "common"] + (0..<shards).flatMap { ["words-\($0)", "named-\($0)"] }
      + (0..<cards).map { "cards-\($0)" }
      + (0..<Self.vocabularies).map { "near-\($0)" }
      + SearchAmount.allCases.flatMap { amount in (0..<amounts).map { "\(amount)-\($0)" } }
  }
}
