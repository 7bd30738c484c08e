internal import Words

/// For how many a recipe is and how long it takes, where sentences say so: `On the table in 25 minutes, and it feeds 4
/// hungry people!`
struct ProseFacts {
  /// A number, with the word for people or pieces behind it.
  private(set) var yieldText: String?
  private(set) var totalMinutes: Int?

  init(_ text: String) {
    let folded = TextFolding.folded(text)
    guard folded.utf8.count < 400, folded.contains(where: \.isNumber) else { return }
    yieldText = Self.yield(in: folded)
    let time = folded.firstMatch(
      of:
        /\b(?:ready|done|table|made|fertig|listo|lista|listos|listas|pret|prete|pronto|tisch|mesa) (?:in|en|on) (?:just |only |under |about |nur |unter |circa |ca\.? |solo |menos de |moins de |seulement )?([0-9]{1,3} ?[a-z]+)/
    )
    totalMinutes = time.flatMap { TimeText.minutes(String($0.1)) }
  }

  private static func yield(in folded: String) -> String? {
    if let found = folded.firstMatch(
      of:
        /\b(?:feeds|serves|serving|makes|reicht fur|ergibt|rinde|rinden|salen|da para)(?: about| around| ca\.?| etwa| unos| unas| para)? ([0-9]{1,2}(?: ?(?:-|–|to|bis|a) ?[0-9]{1,2})?)(?![0-9.,\/])(?: ([a-z]+))?/
    ), !isMeasure(found.2) {
      return joined(found.1, found.2)
    }
    guard
      let found = folded.firstMatch(
        of: /\b(?:for|fur|pour|para) ([0-9]{1,2}(?: ?(?:-|–|to|bis|a) ?[0-9]{1,2})?) ([a-z]+)/), isPeople(found.2)
    else { return nil }
    return joined(found.1, found.2)
  }

  private static func joined(_ number: Substring, _ word: Substring?) -> String {
    word.flatMap { isPeople($0) ? "\(number) \($0)" : nil } ?? String(number)
  }

  /// `Makes 4 cups`, but not of servings; a time is none.
  private static func isMeasure(_ word: Substring?) -> Bool {
    word.map { TimeText.isUnit(String($0)) || ["g", "kg", "ml", "cl", "dl", "l", "oz", "lb", "times"].contains($0) }
      ?? false
  }

  private static func isPeople(_ word: Substring) -> Bool { LabelledFacts.countsPeople(word) }
}
