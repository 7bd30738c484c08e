internal import JSONReading
package import Themes

/// The interface strings that scripts show: those whose keys begin with `app` or `measures`, and some that pages show as well.
package enum ScriptText {
  private static let shared: [RequiredText] = [
    .hoursShort, .minutesShort, .decimalSign, .kilocalories, .grams, .proteinBadge, .percent, .energy, .protein,
    .carbohydrate, .fat, .shoppingList, .optionalItem, .listCupboard, .listCheck, .listNeeded, .listAnd, .someMore,
    .favourites,
    .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
    .mondayShort, .tuesdayShort, .wednesdayShort, .thursdayShort, .fridayShort, .saturdayShort, .sundayShort,
    .slotBreakfast, .slotMorningSnack, .slotLunch, .slotAfternoonSnack, .slotDinner, .slotEveningSnack,
    .shelfUncategorised, .shelfVegetablesAndFruits, .shelfVegetarian, .shelfGlucoseFree, .shelfLactoseFree,
    .shelfBreadProducts, .shelfSweets, .shelfPantry, .shelfMilkProducts, .shelfMeatAndSeafood, .shelfEggs,
    .shelfCoffeeAndTea, .shelfHouseholdSupplies, .shelfBeverages, .shelfRefrigeratedItems, .shelfElectronics,
    .shelfOther, .dietVegan, .dietVegetarian,
    .allergenGluten, .allergenCrustaceans, .allergenEggs, .allergenFish, .allergenPeanuts, .allergenSoybeans,
    .allergenMilk, .allergenNuts, .allergenCelery, .allergenMustard, .allergenSesame, .allergenSulphites,
    .allergenLupin, .allergenMolluscs,
    .goal, .kilocaloriesUnit, .gramsUnit, .chartDescription, .noPlan, .notSplit, .nothingPlanned, .wholeRecipe,
    .reportTitle, .reportNothingJudged, .reportAverage, .reportAtGoal, .reportAbove, .reportBelow, .reportBest,
    .reportWorst, .reportTarget, .reportAverages, .reportEnergyByDay, .reportByDay, .reportDay, .reportStanding,
    .reportSum, .reportAverageDay, .reportGoalDay, .reportAtLeast, .dayUnplanned, .dayUnknown, .dayOnTarget,
    .dayUnder, .dayOver,
  ]
  private static let sharedPlurals: [RequiredPlural] = [
    .recipeCount, .servings, .itemCount, .reportHeadline, .reportStreak, .reportUnknownDays,
  ]

  package static func bytes(_ text: InterfaceText) -> [UInt8] {
    var json = ScriptCall.begin("text")
    json.beginObject()
    for key in shared { json.member(key.rawValue, text[key]) }
    for (key, value) in text.strings where key.hasPrefix("app") || key.hasPrefix("measures") { json.member(key, value) }
    let own = text.plurals.keys.filter { $0.hasPrefix("app") }.sorted()
    write(text.plurals, of: sharedPlurals.map(\.rawValue) + own, to: &json)
    json.optionalMember("months", text.months)
    writeCounting(text.language, to: &json)
    json.endObject()
    return ScriptCall.end(json)
  }

  /// Every string, as the text of a script element of a page.
  package static func element(_ text: InterfaceText) -> [UInt8] {
    var json = JSONWriter(escaping: .scriptSafe)
    json.beginObject()
    for (key, value) in text.strings { json.member(key, value) }
    write(text.plurals, of: text.plurals.keys.sorted(), to: &json)
    writeCounting(text.language, to: &json)
    json.endObject()
    return json.finish()
  }

  /// How the language counts: what parts groups of digits, and below which number all take the form `one`, where that is
  /// not one alone.
  private static func writeCounting(_ language: String, to json: inout JSONWriter) {
    json.key("counting")
    json.beginObject()
    json.member("group", DigitGrouping.separator(language))
    if PluralRule(language) == .belowTwo { json.member("oneBelow", 2) }
    json.endObject()
  }

  private static func write(_ plurals: [String: [String: String]], of keys: [String], to json: inout JSONWriter) {
    for key in keys {
      json.key(key)
      json.beginObject()
      for (category, form) in (plurals[key] ?? [:]).sorted(by: { $0.key < $1.key }) { json.member(category, form) }
      json.endObject()
    }
  }
}
