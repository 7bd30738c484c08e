internal import Cookbook
internal import Quantities

/// The words that plans are written with.
extension PlanWords {
  /// What stands before a dish alone, and before the meal it is left over from.
  static func leftover(in language: Language) -> (alone: String, of: String) {
    switch language {
    case .english: ("leftover", "leftover of")
    case .german: ("Rest", "Rest von")
    case .french: ("restes", "restes de")
    case .spanish: ("sobras", "sobras de")
    }
  }

  /// Servings in another language; other units are as they are.
  static func translated(_ amount: Amount, to language: Language) -> Amount {
    guard let unit = amount.unit, unit == "serving" || unit == "servings" else { return amount }
    var amount = amount
    let isOne = unit == "serving"
    switch language {
    case .english: break
    case .german: amount.unit = isOne ? "Portion" : "Portionen"
    case .french: amount.unit = isOne ? "portion" : "portions"
    case .spanish: amount.unit = isOne ? "ración" : "raciones"
    }
    return amount
  }
}

extension PlanWords.Language {
  /// English for languages that plans are not read in.
  init(tag: String) {
    switch tag.prefix(2).lowercased() {
    case "de": self = .german
    case "fr": self = .french
    case "es": self = .spanish
    default: self = .english
    }
  }
}
