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
    let phrases = ProsePhrases(folded)
    yieldText = Self.yield(in: phrases)
    totalMinutes = phrases.first(Self.time).flatMap { TimeText.minutes($0) }
  }

  private static func yield(in phrases: ProsePhrases) -> String? {
    if let found = phrases.first(made), !isMeasure(found.word) { return joined(found.number, found.word) }
    if let found = phrases.first(meal), !isMeasure(found.word) { return found.number }
    guard let found = phrases.first(people), let word = found.word, isPeople(word) else { return nil }
    return joined(found.number, word)
  }

  private typealias Count = (number: String, word: Substring?)

  /// A verb, what may stand before a number, the number, and the word behind it: `serves about 4 people`.
  private static func made(_ phrase: inout ProsePhrases.Reader) -> Count? {
    guard phrase.skip(oneOf: verbs) else { return nil }
    _ = phrase.skip(oneOf: vagueWords)
    guard let number = phrase.number(allowsRange: true, endsNumber: true) else { return nil }
    return (number, phrase.word())
  }

  /// A noun for a meal, and for how many it is: `dinner for 4.`
  private static func meal(_ phrase: inout ProsePhrases.Reader) -> Count? {
    guard phrase.skip(oneOf: meals), phrase.skip(oneOf: forWords + [Array("de".utf8)]),
      let number = phrase.number(allowsRange: false, endsNumber: false)
    else { return nil }
    let behind = phrase
    if let word = phrase.word(), phrase.isAtEndOfClause { return (number, word) }
    return behind.isAtEndOfClause ? (number, nil) : nil
  }

  /// `for 4 people`
  private static func people(_ phrase: inout ProsePhrases.Reader) -> Count? {
    guard phrase.skip(oneOf: forWords),
      let number = phrase.number(allowsRange: true, endsNumber: false), let word = phrase.word()
    else { return nil }
    return (number, word)
  }

  /// `ready in just 20 minutes`
  private static func time(_ phrase: inout ProsePhrases.Reader) -> String? {
    guard phrase.skip(oneOf: ready), phrase.skip(oneOf: inWords) else { return nil }
    _ = phrase.skip(oneOf: barely)
    return phrase.duration()
  }

  private static let verbs = ProsePhrases.list(
    """
    feed, feeds, serve, serves, serving, make, makes, yield, yields, cut into, cuts into, enough for, plenty for,
    reicht fur, reichen fur, genug fur, ergibt, ergeben, rinde, rinden, salen, da para, donne, suffit pour,
    suffisant pour
    """)
  private static let vagueWords = ProsePhrases.list(
    """
    about, around, roughly, up to, ca, ca., etwa, rund, environ, unos, unas, para, a group of, a party of, a family of,
    a crowd of
    """)
  private static let meals = ProsePhrases.list(
    """
    dinner, lunch, supper, breakfast, brunch, meal, feast, starter, abendessen, mittagessen, fruhstuck, diner, dejeuner,
    tablee, cena, comida, almuerzo
    """)
  private static let forWords = ProsePhrases.list("for, fur, pour, para")
  private static let inWords = ProsePhrases.list("in, en, on")
  private static let ready = ProsePhrases.list(
    "ready, done, table, made, fertig, listo, lista, listos, listas, pret, prete, pronto, tisch, mesa")
  private static let barely = ProsePhrases.list(
    "just, only, under, about, nur, unter, circa, ca, ca., solo, menos de, moins de, seulement")

  private static func joined(_ number: String, _ word: Substring?) -> String {
    word.flatMap { isPeople($0) || LabelledFacts.isPiece($0) || pieces.contains($0) ? "\(number) \($0)" : nil }
      ?? number
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
