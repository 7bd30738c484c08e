/// The ingredients of a recipe, found by the words of their names.
public struct StepIngredientList: Sendable {
  let all: [StepIngredient]
  /// The places of those that have a word, in their order.
  private var places: [ArraySlice<UInt8>: [Int]] = [:]

  /// The most ingredients that may share a word: which of more is meant, no word says.
  static let mostOfAWord = 100

  /// - Parameter all: in the order of the recipe.
  public init(_ all: [StepIngredient] = []) {
    self.all = all
    for (index, ingredient) in all.enumerated() {
      for word in Set(ingredient.words) { places[word[...], default: []].append(index) }
    }
  }

  /// The places of the ingredients that have one of some words, in their order.
  func places(of words: ArraySlice<ArraySlice<UInt8>>) -> [Int] {
    Set(words.flatMap { word in places[word].flatMap { $0.count > Self.mostOfAWord ? nil : $0 } ?? [] }).sorted()
  }
}
