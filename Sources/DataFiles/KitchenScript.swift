internal import Cookbook
internal import Foods
internal import JSONReading
internal import KitchenUnits
internal import MealPlanning
internal import Nutrition
package import PageInputs
internal import Quantities
internal import ShoppingCategories
package import ShoppingLists
internal import SitePlanning

/// Foods and units for what people type into the pantry, a plan or a shopping list.
///
/// A script that calls `galley.kitchen` with `units`, by their numbers in recipes' needs: exact size in grams,
/// millilitres or millimetres (`null` for what is counted), the word for one, for several, the symbol, what tables of
/// measures call it, and for units with a size rank and unit of sums (`SumUnit`); `readable`, the denominators that are
/// shown; `piece`, the way of a number alone; `order`, in which the ways of a sum are named; `shelves`, key or own name and
/// emoji, `own`, the places of those that have an own name, and `places`, all in a shop's order; `buying`, see
/// `writeBuying`; `stock`, what is at home, its text, the last day it can be used or `null`, and a need as `NeedWriter` writes it; `goals`, the limits, the usual ones, the
/// kilocalories in a gram and `tolerance`, the percent of the energy by which a day may differ; and
/// `words`, see `writeWords`;
/// `foods`: the name, other names, the place of the shelf, of 100 g as they are bought thousandths of a kilocalorie and
/// milligrams of protein, carbohydrate and fat, `null` where nobody knows, the English name, its `KnownNames`, what one of a unit
/// weighs as it is bought (`writeWeights`), and of a family (`Food.isFamily`) its own names;
/// `matches`, names that the site has given a meaning, as folded words, each with the place of its food, or `null` where it has
/// none; `near`, the places of foods whose figures are those of another one;
/// `plans`, the words by which plans are read (`PlanVocabulary`): behind kilocalories, for the three macros, for the days from
/// Monday, for months, for the six slots, for leftovers and what stands beside them, before foods, and for people who are fed;
/// `products`, what shops sell beside foods: places of shelves, each with the names of what stands there, in the site's
/// languages.
package struct KitchenScript {
  let inputs: KitchenScriptInputs
  private let shopping: ShoppingKnowledge

  package init(inputs: KitchenScriptInputs, shopping: ShoppingKnowledge) {
    self.inputs = inputs
    self.shopping = shopping
  }

  /// The place of a shelf among the published ones: the standard ones, then the cook's own.
  static func place(of shelf: ShoppingItem.Shelf, own: [String]) -> Int {
    shelf.ownName.flatMap(own.firstIndex).map { ShoppingCategory.allCases.count + $0 } ?? Int(shelf.category.rawValue)
  }

  package var bytes: [UInt8] {
    var json = ScriptCall.begin("kitchen")
    json.beginObject()
    json.key("units")
    json.beginObject()
    for unit in KitchenUnit.allCases { write(unit, &json) }
    json.endObject()
    json.integers("readable", QuantityText.readableDenominators.sorted())
    json.member("piece", Self.pieces)
    json.texts("order", ["m", "v", "l", "k", "c", Self.pieces, "w"])
    writeShelves(&json)
    json.key("buying")
    writeBuying(&json)
    json.key("stock")
    json.beginArray()
    for item in shopping.stock { write(item, &json) }
    json.endArray()
    json.key("goals")
    writeGoals(&json)
    json.key("plans")
    Self.writePlanWords(&json)
    json.key("words")
    writeWords(&json)
    json.key("foods")
    json.beginArray()
    let synonyms = FoodSynonyms(languages: inputs.languages)
    let foods = inputs.foods.foods
    let shown = foods.map { $0.origin == .none ? [] : shownNames(of: $0, synonyms) }
    let known = KnownNames(
      inputs.foods, language, shown: shown.enumerated().map { $1.isEmpty ? [] : $1 + [foods[$0].name] })
    for (place, food) in foods.enumerated() where food.origin != .none {
      write(food, shown[place], known: known.names[place], &json)
    }
    json.endArray()
    writeMatches(&json)
    json.key("products")
    writeProducts(&json)
    json.endObject()
    return ScriptCall.end(json)
  }

  /// A name that several languages have stands where the first one, the site's own, has it: it is looked up in this order.
  private func writeProducts(_ json: inout JSONWriter) {
    json.beginArray()
    for language in inputs.languages {
      for (category, names) in ProductNames.byCategory(language: language) {
        json.beginArray()
        json.integer(Int(category.rawValue))
        json.beginArray()
        for name in names { json.string(name) }
        json.endArray()
        json.endArray()
      }
    }
    json.endArray()
  }

  private static let pieces = "c\(KitchenUnit.piece.rawValue)"

  /// Own shelves stand in the order of lists behind the category they are part of.
  private func writeShelves(_ json: inout JSONWriter) {
    json.key("shelves")
    json.beginArray()
    for shelf in ShoppingCategory.allCases { json.shelf("\(shelf)", shelf.emoji) }
    for name in inputs.ownShelves { json.shelf(name, ShoppingCategory.other.emoji) }
    json.endArray()
    let standard = ShoppingCategory.allCases.count
    let own = Array(standard..<standard + inputs.ownShelves.count)
    json.integers("own", own)
    json.integers("places", ShoppingCategory.allCases.flatMap { [Int($0.rawValue)] + ($0 == .other ? own : []) })
  }

  /// `loose`, by way the limits and steps to which amounts without a pack are rounded up, and `bases`, the units they are then
  /// written in, by way; `weighed`, from which part of its weight on a food is weighed; `home`, by the place of the shelf how
  /// much is looked for at home, and `unsaid`, up to where that is not said; `several`, by way from how much on it is
  /// several.
  private func writeBuying(_ json: inout JSONWriter) {
    json.beginObject()
    let loose = LooseMeasures(language: inputs.language)
    let ways = [("m", loose.mass), ("v", loose.volume), ("l", loose.length)]
    json.key("loose")
    json.beginObject()
    for (way, measure) in ways {
      json.key(way)
      json.beginArray()
      for step in measure.steps {
        json.beginArray()
        if let limit = step.limit { json.string(limit.fractionText) } else { json.null() }
        json.string(step.size.fractionText)
        json.endArray()
      }
      json.endArray()
    }
    json.endObject()
    json.key("bases")
    json.beginObject()
    for (way, measure) in ways { json.member(way, Int(measure.unit.rawValue)) }
    json.endObject()
    json.member("weighed", LooseStep.weighedFrom.fractionText)
    json.key("home")
    json.beginObject()
    for shelf in ShoppingCategory.allCases {
      guard let limits = HomeLimits(on: shelf) else { continue }
      json.key(String(shelf.rawValue))
      json.limits(limits)
    }
    json.endObject()
    json.member("unsaid", HomeLimits.unsaid.fractionText)
    json.key("several")
    json.beginObject()
    json.member("m", Rational.zero.fractionText)
    json.member("k", Rational.zero.fractionText)
    json.member(Self.pieces, Purchase.fewestOfSeveral.fractionText)
    json.endObject()
    json.endObject()
  }

  private func write(_ item: ShoppingKnowledge.Stock, _ json: inout JSONWriter) {
    json.beginArray()
    json.string(item.text)
    if let day = item.bestBefore { json.string(day.text) } else { json.null() }
    NeedWriter(inputs.ownShelves, shelf: shopping.shelf).write(item.need, &json)
    json.endArray()
  }

  private func writeGoals(_ json: inout JSONWriter) {
    json.beginObject()
    json.member("least", Goals.energyRange.lowerBound)
    json.member("most", Goals.energyRange.upperBound)
    json.member("usual", Goals.defaultEnergy)
    json.integers("split", Goals().percents)
    json.integers("energy", Goals.Macro.allCases.map(\.energyPerGram))
    json.member("tolerance", EnergyTarget.defaultTolerance)
    json.endObject()
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
    if let sum = SumUnit.all(language: inputs.language)[unit] {
      json.integer(sum.rank)
      json.integer(Int(sum.unit.rawValue))
    }
    json.endArray()
  }

  /// The one to show first.
  private func shownNames(of food: Food, _ synonyms: FoodSynonyms) -> [String] {
    let name = food.names(in: language).first ?? food.name
    return [name] + synonyms.names(of: food).filter { $0 != name }
  }

  private func write(_ food: Food, _ names: [String], known: [String], _ json: inout JSONWriter) {
    json.beginArray()
    json.string(names[0])
    json.beginArray()
    for other in names.dropFirst() { json.string(other) }
    json.endArray()
    json.integer(Int(food.category.rawValue))
    // A plan states what is bought, and reports count what is eaten of it.
    let figures = food.figures?.inMilligrams((food.edible ?? 1000) * 100) ?? Nutrients()
    for figure in [figures.energy, figures.protein, figures.carbohydrate, figures.fat] {
      if let figure { json.integer(figure) } else { json.null() }
    }
    json.string(food.name)
    json.string(known.joined(separator: "|"))
    writeWeights(of: food, &json)
    if food.isFamily {
      json.beginArray()
      for own in ItemKey.ownNames(of: food).sorted() { json.string(own) }
      json.endArray()
    }
    json.endArray()
  }
}

extension KitchenScript {
  /// Numbers of units, each followed by milligrams, below zero where these are a rough guess: a millilitre, measures whose
  /// fill weighs more or less than so many millilitres, and what the table counts the food in. Nobody plans pinches.
  private func writeWeights(of food: Food, _ json: inout JSONWriter) {
    json.beginArray()
    let millilitre = HouseholdWeight(ofOne: .millilitre, of: food)?.grams
    // Of a food that no measure has a weight of, each holds so many millilitres.
    let hasMeasures = food.weights.contains { $0.unit.dimension == .volume }
    for unit in KitchenUnit.allCases
    where unit == .millilitre || hasMeasures && Self.measures(unit) || Self.counts(food, in: unit) {
      guard let weight = HouseholdWeight(ofOne: unit, of: food), let milligrams = weight.grams.rounded(times: 1000)
      else { continue }
      let plain = unit == .millilitre ? nil : unit.size.flatMap { millilitre?.multiplied(by: $0)?.rounded(times: 1000) }
      if unit.dimension == .volume, let plain, abs(plain - milligrams) <= milligrams / 200 { continue }
      json.integer(Int(unit.rawValue))
      json.integer(weight.path.isRough ? -milligrams : milligrams)
    }
    json.endArray()
  }

  private static func measures(_ unit: KitchenUnit) -> Bool {
    unit.dimension == .volume && unit.size.map { $0 >= .one } ?? false
  }

  private static func counts(_ food: Food, in unit: KitchenUnit) -> Bool {
    unit.dimension == .count && (unit == .piece || food.weights.contains { $0.unit == unit })
  }
}

extension JSONWriter {
  mutating func integers(_ key: String, _ numbers: [Int]) {
    self.key(key)
    beginArray()
    for number in numbers { integer(number) }
    endArray()
  }

  mutating func texts(_ key: String, _ texts: [String]) {
    self.key(key)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  fileprivate mutating func shelf(_ name: String, _ emoji: String) {
    beginArray()
    string(name)
    string(emoji)
    endArray()
  }
}
