package import Foods
internal import JSONReading

/// Foods as JSON, for scripts. Every object has every key; what is not known is `null`.
package enum FoodJSON {
  /// Foods that were found, with the name that fits and how.
  package static func list(_ results: [FoodSearch.Result], in book: FoodBook) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginArray()
    for result in results {
      json.beginObject()
      json.member("matched", result.name)
      json.member("language", result.language.code)
      json.member("fit", "\(result.fit)")
      members(of: book.foods[result.index], &json)
      json.endObject()
    }
    json.endArray()
    return json.finish()
  }

  package static func food(_ food: Food) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    members(of: food, &json)
    json.endObject()
    return json.finish()
  }

  private static func members(of food: Food, _ json: inout JSONWriter) {
    json.member("name", food.name)
    json.key("names")
    json.beginObject()
    for language in FoodLanguage.allCases { json.member(language.code, food.names[language.code] ?? []) }
    json.endObject()
    json.member("category", food.category.name)
    json.member("origin", "\(food.origin)")
    json.member("contains", food.contains.allergens.map { "\($0)" })
    json.member("mayContain", food.mayContain.allergens.map { "\($0)" })
    json.member("statesAllergens", food.statesAllergens)
    json.member("form", food.form.map { "\($0)" })
    json.member("of", food.base)
    figures(of: food, &json)
    weights(of: food, &json)
  }

  private static func figures(of food: Food, _ json: inout JSONWriter) {
    json.key("per100g")
    json.beginObject()
    let figures = food.figures
    for (key, value) in [
      ("kcal", figures?.energy), ("protein", figures?.protein), ("carbohydrate", figures?.carbohydrate),
      ("fat", figures?.fat), ("fibre", figures?.fibre), ("sugar", figures?.sugar),
      ("sodiumMilligrams", figures?.sodium),
    ] { json.member(key, thousandths: value) }
    json.endObject()
    json.member("source", food.source?.text)
    json.member("edible", thousandths: food.edible)
  }

  private static func weights(of food: Food, _ json: inout JSONWriter) {
    json.key("weights")
    json.beginArray()
    for weight in food.weights {
      json.beginObject()
      json.member("measure", weight.measure)
      json.member("grams", thousandths: weight.milligrams)
      json.member("source", weight.source?.text)
      json.endObject()
    }
    json.endArray()
    json.member("gramsPerMillilitre", thousandths: food.density?.milligramsPerMillilitre)
    json.member("densitySource", food.density?.source)
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, thousandths: Int?) {
    self.key(key)
    if let literal = thousandths.map(FoodNumber.text), let value = JSONNumber(literal) { number(value) } else { null() }
  }
}
