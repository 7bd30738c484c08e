internal import IngredientLines
internal import Quantities
internal import Words

/// For how many a recipe is and how long it takes, where sentences say so: `On the table in 25 minutes, and it feeds 4
/// hungry people!`
struct ProseFacts {
  /// A number, with the word for people or pieces behind it.
  private(set) var yieldText: String?
  private(set) var totalMinutes: Int?

  init(_ text: String) {
    guard text.utf8.count < 400 else { return }
    let folded = Self.inDigits(TextFolding.folded(text))
    guard folded.contains(where: \.isNumber) else { return }
    yieldText = Self.yield(in: folded)
    let time = folded.firstMatch(
      of:
        /\b(?:ready|done|table|made|fertig|listo|lista|listos|listas|pret|prete|pronto|tisch|mesa) (?:in|en|on) (?:just |only |under |about |nur |unter |circa |ca\.? |solo |menos de |moins de |seulement )?([0-9]{1,3} ?[a-z]+)/
    )
    totalMinutes = time.flatMap { TimeText.minutes(String($0.1)) }
  }

  /// A verb or a noun for a meal, what may stand before a number, the number, and the word behind it.
  private static func yield(in folded: String) -> String? {
    if let found = folded.firstMatch(
      of:
        #/
        \b(?:feeds?|serves?|serving|makes?|yields?|cuts?\ into|enough\ for|plenty\ for|reich(?:t|en)\ fur|genug\ fur
        |ergibt|ergeben|rinden?|salen|da\ para|donne|suffit\ pour|suffisant\ pour)
        (?:\ about|\ around|\ roughly|\ up\ to|\ ca\.?|\ etwa|\ rund|\ environ|\ unos|\ unas|\ para
        |\ a\ (?:group|party|family|crowd)\ of)?
        \ ([0-9]{1,2}(?:\ ?(?:-|–|to|bis|a)\ ?[0-9]{1,2})?)(?![0-9]|[.,\/][0-9])(?:\ ([a-z]+))?
        /#
    ), !isMeasure(found.2) {
      return joined(found.1, found.2)
    }
    if let found = folded.firstMatch(
      of:
        #/
        \b(?:dinner|lunch|supper|breakfast|brunch|meal|feast|starter|abendessen|mittagessen|fruhstuck|diner|dejeuner
        |tablee|cena|comida|almuerzo)\ (?:for|fur|pour|para|de)\ ([0-9]{1,2})(?:\ ([a-z]+))?(?:[.,!]|$)
        /#
    ), !isMeasure(found.2) {
      return String(found.1)
    }
    guard
      let found = folded.firstMatch(
        of: /\b(?:for|fur|pour|para) ([0-9]{1,2}(?: ?(?:-|–|to|bis|a) ?[0-9]{1,2})?) ([a-z]+)/), isPeople(found.2)
    else { return nil }
    return joined(found.1, found.2)
  }

  private static func joined(_ number: Substring, _ word: Substring?) -> String {
    word.flatMap { isPeople($0) || LabelledFacts.isPiece($0) || pieces.contains($0) ? "\(number) \($0)" : nil }
      ?? String(number)
  }

  /// Numbers in words as digits: `zwei`, `a dozen`, `two dozen`.
  private static func inDigits(_ text: String) -> String {
    var words: [String] = []
    for word in text.split(separator: " ") {
      let letters = word.prefix(while: \.isLetter)
      let mark = word[letters.endIndex...]
      if dozens.contains(letters), let last = words.last {
        let count = Int(last) ?? (["a", "one", "une", "ein", "una"].contains(last) ? 1 : nil)
        if let count, count < 9 { words[words.count - 1] = "\(12 * count)" + mark } else { words.append(String(word)) }
      } else if letters.count > 2, let number = IngredientLineReader.number(inWord: String(letters)), number.isInteger,
        number > .one
      {
        words.append("\(number.numerator)" + mark)
      } else {
        words.append(String(word))
      }
    }
    return words.joined(separator: " ")
  }

  private static let pieces: Set<Substring> = [
    "squares", "wedges", "biscuits", "brownies", "cakes", "pancakes", "loaves", "scones", "bouchees", "tranches",
    "carres", "rebanadas", "waffeln", "waffles",
  ]
  private static let dozens: Set<Substring> = ["dozen", "dutzend", "douzaine", "douzaines", "docena", "docenas"]

  /// `Makes 4 cups`, but not of servings; a time is none.
  private static func isMeasure(_ word: Substring?) -> Bool {
    word.map { TimeText.isUnit(String($0)) || ["g", "kg", "ml", "cl", "dl", "l", "oz", "lb", "times"].contains($0) }
      ?? false
  }

  private static func isPeople(_ word: Substring) -> Bool { LabelledFacts.countsPeople(word) }
}
