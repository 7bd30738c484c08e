internal import Foods
internal import JSONReading
internal import PageInputs
internal import RecipeQueries

extension KitchenScript {
  /// `matches` and `near`.
  func writeMatches(_ json: inout JSONWriter) {
    let foods = inputs.foods.foods.filter { $0.origin != .none }
    let places = Dictionary(foods.enumerated().map { ($1.name, $0) }) { first, _ in first }
    json.key("matches")
    json.beginArray()
    for match in inputs.foods.matches {
      json.beginArray()
      json.string(FoldedWords.words(of: match.name).joined(separator: " "))
      if let place = match.food.flatMap({ places[$0] }) { json.integer(place) } else { json.null() }
      json.endArray()
    }
    json.endArray()
    json.integers("near", foods.indices.filter { foods[$0].source?.isStandIn == true })
  }
}
