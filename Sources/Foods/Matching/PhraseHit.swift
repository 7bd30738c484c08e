/// A food found in a name, before its form is chosen.
struct PhraseHit {
  var food: Int
  /// The words that matched.
  var words: Range<Int>
  var language: FoodLanguage
  var confidence: FoodMatch.Confidence

  /// The same, trusted at most so far.
  func atMost(_ limit: FoodMatch.Confidence) -> PhraseHit {
    var hit = self
    hit.confidence = min(confidence, limit)
    return hit
  }
}

/// What a search came to.
enum PhraseOutcome {
  case found(PhraseHit)
  /// Nobody knows the name.
  case unknown
  /// It is known that the name means no food of the table.
  case nothing

  var hit: PhraseHit? {
    if case .found(let hit) = self { hit } else { nil }
  }
}
