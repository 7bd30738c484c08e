package import Cookbook
internal import Quantities

/// The words of the interface in one language, and how that language counts, dates and writes decimals.
///
/// They come from the theme's file `languages/<language>.yaml`; a site can replace it.
public final class InterfaceText: Sendable, Equatable {
  /// BCP 47 tag of the language.
  public let language: String
  /// Plain strings by key, in the order of the file.
  package let strings: [(key: String, value: String)]
  /// Strings that depend on a number, by key and CLDR plural category.
  package let plurals: [String: [String: String]]
  package let months: [String]
  let languageNames: [String: String]
  private let positions: [String: Int]

  package init(
    language: String, strings: [(key: String, value: String)], plurals: [String: [String: String]], months: [String],
    languageNames: [String: String]
  ) {
    self.language = language
    self.strings = strings
    self.plurals = plurals
    self.months = months
    self.languageNames = languageNames
    positions = Dictionary(uniqueKeysWithValues: strings.enumerated().map { ($1.key, $0) })
  }

  public static func == (lhs: InterfaceText, rhs: InterfaceText) -> Bool {
    lhs.language == rhs.language && lhs.strings.elementsEqual(rhs.strings) { $0 == $1 } && lhs.plurals == rhs.plurals
      && lhs.months == rhs.months && lhs.languageNames == rhs.languageNames
  }

  /// A string the program itself needs; the loader has checked that it is there.
  package subscript(key: RequiredText) -> String { positions[key.rawValue].map { strings[$0].value } ?? key.rawValue }

  /// A string with its `{placeholders}` filled in.
  package func text(_ key: RequiredText, _ values: [String: String]) -> String { Self.fill(self[key], values) }

  /// The form of a counted string for a number: "1 recipe", "2 recipes".
  package func counted(_ key: RequiredPlural, _ count: Int) -> String {
    let forms = plurals[key.rawValue] ?? [:]
    let form = forms[PluralRule(language).category(of: count)] ?? forms["other"] ?? "{count}"
    return Self.fill(form, ["count": number(count)])
  }

  /// A whole number with the digits grouped as the language does.
  package func number(_ value: Int) -> String { DigitGrouping.text(value, language: language) }

  package func date(_ date: CalendarDate) -> String {
    let month = months.count == 12 ? months[date.month - 1] : String(date.month)
    return text(.dateFormat, ["day": String(date.day), "month": month, "year": String(date.year)])
  }

  /// `1 h 30 min`, with no-break spaces.
  package func duration(minutes: Int) -> String {
    let hours = minutes / 60
    let rest = minutes % 60
    var parts: [String] = []
    if hours > 0 { parts.append(text(.hoursShort, ["count": number(hours)])) }
    if rest > 0 || hours == 0 { parts.append(text(.minutesShort, ["count": String(rest)])) }
    return parts.joined(separator: "\u{A0}")
  }

  package func name(ofLanguage tag: String) -> String {
    languageNames[tag] ?? languageNames[String(tag.prefix { $0 != "-" })] ?? tag
  }

  /// The name of a category in this language.
  package func name(ofCategory name: String) -> String {
    switch name {
    case "Breakfast": self[.categoryBreakfast]
    case "Lunch": self[.categoryLunch]
    case "Dinner": self[.categoryDinner]
    case "Snack": self[.categorySnack]
    default: name
    }
  }

  package static func fill(_ template: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.utf8.firstIndex(of: 0x7B), let close = rest[open...].utf8.firstIndex(of: 0x7D) {
      let name = String(rest[rest.utf8.index(after: open)..<close])
      result += rest[..<open]
      result += values[name] ?? "{\(name)}"
      rest = rest[rest.utf8.index(after: close)...]
    }
    result += rest
    return result
  }
}

/// Which form of a string a whole number takes.
///
/// Source: Unicode CLDR 44, plural rules, cardinal: English, German and Spanish `one` for 1, French for 0 and 1 too.
/// The form for millions in French and Spanish (`many`) falls back to `other`.
package enum PluralRule {
  /// Exactly one is `one`.
  case one
  /// Whatever is less than two is `one`.
  case belowTwo

  package init(_ language: String) {
    self = ["fr", "pt"].contains(language.prefix { $0 != "-" }) ? .belowTwo : .one
  }

  /// - Parameter count: 0 or more.
  func category(of count: Int) -> String {
    switch self {
    case .one: count == 1 ? "one" : "other"
    case .belowTwo: count < 2 ? "one" : "other"
    }
  }
}

/// Groups of three digits, from 10,000 on.
package enum DigitGrouping {
  package static func text(_ value: Int, language: String) -> String {
    let digits = String(value.magnitude)
    guard digits.utf8.count > 4 else { return String(value) }
    let separator = separator(language)
    var result = ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.utf8.count - offset) % 3 == 0 { result += separator }
      result.append(digit)
    }
    return (value < 0 ? "−" : "") + result
  }

  package static func separator(_ language: String) -> String {
    switch language.prefix(while: { $0 != "-" }) {
    case "en": ","
    case "de": "."
    default: "\u{202F}"
    }
  }
}

/// The strings that the program itself puts into views.
package enum RequiredText: String, CaseIterable {
  case recipes, tags, categories, authors, sources, ingredientIndex, about, favourites, archived, recentlyChanged,
    languages
  case version, all, pageOf, page, recipesTagged, recipesIn, recipesBy, recipesFrom, recipesWith, notFoundTitle,
    aboutTitle
  case search, searchAllRecipes
  case plannerTitle, pantryTitle, settingsTitle, shareTitle, offlineTitle, editThis
  case preparation, cook, total, serves, yield, difficulty
  case difficultyEasy, difficultyMedium, difficultyHard
  case categoryBreakfast, categoryLunch, categoryDinner, categorySnack
  case plans, weekNumber, daysOfMonth, daysOfYear, leftoverOf, nothingPlanned, chartDescription
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  case mondayShort, tuesdayShort, wednesdayShort, thursdayShort, fridayShort, saturdayShort, sundayShort
  case slotBreakfast, slotMorningSnack, slotLunch, slotAfternoonSnack, slotDinner, slotEveningSnack
  case reportAverage, reportAtGoal, reportAbove, reportBelow, reportBest, reportWorst, reportTarget, reportUsualGoals,
    reportCoverage, reportNothingJudged, reportSum, reportAverageDay, reportGoalDay, reportAverages, reportEnergyByDay,
    reportByDay, reportDay, reportStanding, reportAtLeast, goal, noPlan,
    notSplit
  case dayUnplanned, dayUnknown, dayOnTarget, dayUnder, dayOver
  case basisRecipeStated, basisRecipeComputed, basisRecipeIncomplete, basisPlanStated, basisUnknown, basisGuessed
  case reportTitle, sugarAlone, kilocaloriesUnit, gramsUnit
  case downloadCard
  case minutesShort, hoursShort, dateFormat, decimalSign, drawnCoverAlt
  case perServing, perPiece, wholeRecipe, perHundredGrams, kilocalories, grams, percent, proteinBadge, estimated
  case energy, protein, carbohydrate, fat, fibre, sugar, salt
  case nutritionStated, nutritionStatedComputed, nutritionComputed, nutritionEstimated, nutritionIncomplete,
    nutritionNothing,
    nutritionGuessed, knownPart, sourceSR28
  case partMissing, partUnknownShare, partCycle
  case gap, gapRounding, gapFibre, gapAlcohol, gapUnexplained
  case lineNotFood, lineUnquantified, lineOptional, lineFryingFat, linePouredOff, lineFromAbove, lineUnmatched,
    lineUnweighed,
    lineWithoutFigures,
    lineSubRecipe
  case drained, edible, usualWeight, assumed
  case guessFood, guessTypicalWeight, guessForm, guessSize, guessUnit, guessDrained, guessAmount, guessStandIn
  case allergenGluten, allergenCrustaceans, allergenEggs, allergenFish, allergenPeanuts, allergenSoybeans,
    allergenMilk, allergenNuts, allergenCelery, allergenMustard, allergenSesame, allergenSulphites, allergenLupin,
    allergenMolluscs
  case dietVegan, dietVegetarian
  case bookBasics, bookOthers, bookCustomary, bookImperial
  case bookContents, bookIngredients, bookTags, bookSubstitutions, bookMeasures, bookNutrition
  case epubColophon, epubCover, epubCoverAlt, epubLandmarks, epubPages, epubSummary
  case shoppingList, alsoAmount, someMore, optionalItem, listCode, listPageCode, listCupboard, listCheck, listNeeded
  case listAnd
  case shelfUncategorised, shelfVegetablesAndFruits, shelfVegetarian, shelfGlucoseFree, shelfLactoseFree,
    shelfBreadProducts, shelfSweets, shelfPantry, shelfMilkProducts, shelfMeatAndSeafood, shelfEggs, shelfCoffeeAndTea,
    shelfHouseholdSupplies, shelfBeverages, shelfRefrigeratedItems, shelfElectronics, shelfOther
}

package enum RequiredPlural: String, CaseIterable {
  case recipeCount, searchHint, servings, timesEaten, reportHeadline, reportStreak, reportUnknownDays, itemCount
}
