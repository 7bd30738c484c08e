internal import Foods
internal import IngredientLines
internal import JSONReading
internal import KitchenUnits
internal import PageInputs
internal import Quantities

/// What pages read typed lines by: the program's own words, so that there is one list of them.
extension KitchenScript {
  var language: FoodLanguage { FoodLanguage(tag: inputs.language) ?? .en }

  /// `numbers`, by folded word the number; `about`, words before a number that is not exact;
  /// `units`, by number the words for it, folded; `canned`, by the English name of a food the one it is in cans.
  func writeWords(_ json: inout JSONWriter) {
    json.beginObject()
    json.key("numbers")
    json.beginObject()
    var seen: Set<String> = []
    for (word, value) in IngredientLineReader.numberWords where seen.insert(word).inserted {
      json.member(word, value.fractionText)
    }
    json.endObject()
    json.texts("about", IngredientLineReader.approximateWords)
    json.key("units")
    writeUnitWords(&json)
    json.key("canned")
    json.beginObject()
    var bases: Set<String> = []
    for food in inputs.foods.foods where food.form == .canned {
      guard let base = food.base, bases.insert(base).inserted else { continue }
      json.member(base, food.name)
    }
    json.endObject()
    json.endObject()
  }

  /// Words for cuts are parts of names: `chicken breast`.
  private func writeUnitWords(_ json: inout JSONWriter) {
    var words: [KitchenUnit: [String]] = [:]
    for word in UnitLexicon.words {
      guard let meaning = UnitLexicon.word(word, language: inputs.language), meaning.role != .cut,
        let unit = meaning.unit, words[unit]?.contains(word) != true
      else { continue }
      words[unit, default: []].append(word)
    }
    json.beginObject()
    for unit in KitchenUnit.allCases {
      if let words = words[unit] { json.member(String(unit.rawValue), words.joined(separator: "|")) }
    }
    json.endObject()
  }
}
