internal import Foods
internal import JSONReading
internal import KitchenUnits
package import PageInputs
internal import Quantities
internal import ShoppingLists
internal import SitePlanning

/// Foods and units for what people type into the pantry, a plan or a shopping list.
///
/// A script that calls `galley.kitchen` with `units`, by their numbers in recipes' needs: exact size in grams,
/// millilitres or millimetres (`null` for what is counted), the word for one, for several, the symbol, and what tables of
/// measures call it; `piece`, the number of the unit that has no word; `decimal`, units shown as decimals of grams and
/// kilograms, millilitres and litres; `small`, units nobody writes larger amounts in; `shelves` and their `emoji` in a
/// shop's order; `loose`, the limits and steps to which amounts without a pack are rounded up, and `bases`, the units they
/// are then written in, by way; `spoonful`, how much of a way is looked for at home, and `unsaid`, up to where that is not
/// said; and `foods`: the
/// name, other names, the place of the shelf in a shop's order, and of 100 g thousandths of a kilocalorie and milligrams
/// of protein, carbohydrate and fat, `null` where nobody knows.
package struct KitchenScript {
  package let inputs: KitchenScriptInputs

  package init(inputs: KitchenScriptInputs) {
    self.inputs = inputs
  }

  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("units")
    json.beginObject()
    for unit in KitchenUnit.allCases { write(unit, &json) }
    json.endObject()
    json.member("piece", Int(KitchenUnit.piece.rawValue))
    json.integers("decimal", BuyQuantity.decimalUnits)
    json.integers("small", BuyQuantity.smallUnits)
    json.key("shelves")
    json.beginArray()
    for shelf in ShoppingCategory.allCases { json.string("\(shelf)") }
    json.endArray()
    json.key("emoji")
    json.beginArray()
    for shelf in ShoppingCategory.allCases { json.string(shelf.emoji) }
    json.endArray()
    writeBuying(&json)
    json.key("foods")
    json.beginArray()
    let synonyms = FoodSynonyms(languages: inputs.languages)
    for food in inputs.foods.foods where food.origin != .none { write(food, synonyms, &json) }
    json.endArray()
    json.endObject()
    return ScriptCall.bytes("kitchen", json.finish())
  }

  private func writeBuying(_ json: inout JSONWriter) {
    json.key("loose")
    json.beginArray()
    for step in LooseStep.steps {
      json.beginArray()
      if let limit = step.limit { json.string(limit.fractionText) } else { json.null() }
      json.string(step.size.fractionText)
      json.endArray()
    }
    json.endArray()
    json.key("bases")
    json.beginObject()
    json.member("m", Int(KitchenUnit.gram.rawValue))
    json.member("v", Int(KitchenUnit.millilitre.rawValue))
    json.member("l", Int(KitchenUnit.centimetre.rawValue))
    json.endObject()
    json.key("spoonful")
    json.beginObject()
    json.member("m", Spoonful.mass.fractionText)
    json.member("v", Spoonful.volume.fractionText)
    json.endObject()
    json.member("unsaid", Spoonful.unsaid.fractionText)
  }

  private func write(_ unit: KitchenUnit, _ json: inout JSONWriter) {
    let forms = UnitForms.of(unit, language: inputs.language)
    json.key(String(unit.rawValue))
    json.beginArray()
    if let size = unit.size { json.string(size.fractionText) } else { json.null() }
    json.string(forms.one)
    json.string(forms.other)
    if let symbol = forms.symbol { json.string(symbol) } else { json.null() }
    json.string("\(unit)")
    json.endArray()
  }

  private func write(_ food: Food, _ synonyms: FoodSynonyms, _ json: inout JSONWriter) {
    var names = synonyms.names(of: food)
    let language = FoodLanguage(tag: inputs.language) ?? .en
    let name = food.names(in: language).first ?? food.name
    names.removeAll { $0 == name }
    json.beginArray()
    json.string(name)
    json.beginArray()
    for other in names { json.string(other) }
    json.endArray()
    json.integer(Int(food.category.rawValue))
    let figures = food.figures ?? Nutrients()
    for figure in [figures.energy, figures.protein, figures.carbohydrate, figures.fat] {
      if let figure { json.integer(figure) } else { json.null() }
    }
    json.string(food.name)
    json.endArray()
  }
}

extension JSONWriter {
  fileprivate mutating func integers(_ key: String, _ units: Set<KitchenUnit>) {
    self.key(key)
    beginArray()
    for unit in units.map(\.rawValue).sorted() { integer(Int(unit)) }
    endArray()
  }
}
