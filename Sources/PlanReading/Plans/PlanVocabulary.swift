/// The words by which plans are read, for the scripts that read them in a browser and have none of their own. All are in
/// lower case.
public enum PlanVocabulary {
  /// What stands behind a number of kilocalories.
  public static var energyUnits: [String] { PlanEnergy.units }

  /// What stands beside grams: words for protein, for carbohydrate, for fat.
  public static var macros: [[String]] { PlanEnergy.Macro.allCases.map(PlanEnergy.words(for:)) }

  /// Words for each day, from Monday.
  public static var weekdays: [[String]] { PlanWords.weekdayRows.map { $0.map { $0.lowercased() } } }

  /// Words for each of the six slots, in the order of `MealSlot.standard`.
  public static var slots: [[String]] { PlanWords.slotRows }

  /// Words for each month, from January.
  public static var months: [[String]] { PlanWords.monthRows }

  /// Words for days, from Monday, that stand together with a meal: `montagabend`.
  public static var joinedWeekdays: [String] { PlanLeftover.joinedDays.map(\.0) }

  /// Words between the day and the meal of a leftover, and beside its dish.
  public static var fillers: [String] { PlanWords.fillers.sorted() }

  /// Words that begin an amount as a number does.
  public static var articles: [String] { PlanText.articles.sorted() }

  /// How a leftover begins, in the order in which the words are tried.
  public static var leftovers: [String] { PlanWords.leftovers }
}
