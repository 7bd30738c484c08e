internal import Cookbook
internal import Foods
internal import MealPlanning
internal import Nutrition

/// The words of reports on the terminal and in CSV, in English.
enum ReportWords {
  /// `Four of six days on target`; `nil` where no day can be judged.
  static func headline(_ days: [MacroDay]) -> String? {
    let judged = days.judgedCount
    guard judged > 0 else { return nil }
    let ours = days.count(.onTarget)
    return "\(ours) of \(judged) \(judged == 1 ? "day" : "days") on target"
  }

  /// The same in a few letters: `4/6 on target`.
  static func shortHeadline(_ days: [MacroDay]) -> String? {
    days.judgedCount > 0 ? "\(days.count(.onTarget))/\(days.judgedCount) on target" : nil
  }

  static func status(_ status: MacroDay.Status) -> String {
    switch status {
    case .unplanned: "no plan"
    case .unknown: "not all known"
    case .onTarget: "on target"
    case .under: "under"
    case .over: "over"
    }
  }

  /// With the sign that says how sure it is.
  static func signed(_ figure: String, _ sign: String?) -> String { sign.map { $0 + " " + figure } ?? figure }

  /// Where the figures of a line come from.
  static func basis(_ line: MacroLine) -> String {
    switch line.basis {
    case .recipeStated: return "stated by the recipe"
    case .recipeComputed: return "computed" + known(line)
    case .recipeEstimated: return "estimated" + known(line)
    case .recipeIncomplete: return "incomplete" + known(line)
    case .planStated: return "stated by the plan"
    case .food: return line.food.map(source) ?? ""
    case .unknown: return line.food.map(problem) ?? "not known"
    }
  }

  /// Of nothing there is no part to know.
  private static func known(_ line: MacroLine) -> String {
    line.sum.mass > 0 ? ", \(percent(line.sum.coverage.thousandths)) % known" : ""
  }

  /// `yogurt, plain; SR28 01116; 1 cup = 245 g (SR28 01116)`.
  static func source(_ line: AnalysedLine) -> String {
    guard let food = line.food else { return "no food of this name" }
    var parts = [food.title + (food.source.map { ", \($0.text)" } ?? "")]
    if let path = line.path { parts.append(path.text) }
    let guesses = guesses(line)
    if !guesses.isEmpty { parts.append("guessed: \(guesses.joined(separator: ", "))") }
    return parts.joined(separator: "; ")
  }

  static func guesses(_ line: AnalysedLine) -> [String] {
    line.isGuess ? (line.isMatchGuess ? ["food"] : []) + (line.path?.guesses.names ?? []) : []
  }

  private static func problem(_ line: AnalysedLine) -> String {
    switch line.status {
    case .unquantified: "no amount"
    case .unweighed: "what it weighs is not known"
    case .withoutFigures, .notFood: "no figures"
    case .counted, .subRecipe, .unmatched: "no food of this name"
    }
  }

  static func percent(_ thousandths: Int) -> String { String(thousandths / 10) }

  /// What a nutrient is called in tables, with the unit it is printed in.
  static func heading(_ nutrient: Nutrient) -> String {
    switch nutrient {
    case .energy: "kcal"
    case .protein: "protein g"
    case .carbohydrate: "carbs g"
    case .fat: "fat g"
    case .fibre: "fibre g"
    case .sugar: "sugar g"
    case .sodium: "salt g"
    }
  }

  /// A printed figure: whole, and of salt in tenths.
  static func figure(_ value: Int?, _ nutrient: Nutrient) -> String {
    guard let value else { return "–" }
    return nutrient == .sodium ? "\(value / 10).\(value % 10)" : String(value)
  }
}
