internal import Foods

/// What an item is for, where that makes it nothing people eat: tablets for the dishwasher, cream for the hands.
public enum ItemPurpose: Sendable {
  /// Of a pet, or of the body.
  case care
  case household

  /// - Parameter item: in English, German, French or Spanish.
  public init?(of item: String) {
    self.init(CueWords.standard.cues(in: NameWords(item)))
  }

  init?(_ cues: FoundCues) {
    if cues.contains(.forCare) {
      self = .care
    } else if cues.contains(.forHousehold) {
      self = .household
    } else {
      return nil
    }
  }

  var category: ShoppingCategory { self == .care ? .other : .householdSupplies }
  var cue: CategoryCues { self == .care ? .forCare : .forHousehold }
}
