/// Yields that count people.
public enum ServingWord {
  /// The yield without its word, `4` for `4 servings`, `4 servings of 300 g` and `4 servings (250 ml each)`; `nil` when it
  /// counts something else.
  public static func people(of amount: Amount) -> Amount? {
    guard let unit = amount.unit, unit.utf8.count <= longest, isPeople(unit.lowercased()) else { return nil }
    var result = amount
    result.unit = nil
    return result
  }

  /// Whether a unit is a word for people, with nothing behind it than how much each of them gets.
  private static func isPeople(_ unit: String) -> Bool {
    if words.contains(unit) { return true }
    let word = unit.prefix { $0 != " " && $0 != "," }
    guard words.contains(String(word)) else { return false }
    let rest = unit.dropFirst(word.count).drop { " ,".contains($0) }
    if rest.hasPrefix("(") { return true }
    let next = rest.prefix { $0 != " " }
    return ofWords.contains(String(next)) && rest.dropFirst(next.count).drop { $0 == " " }.first?.isNumber == true
  }

  /// How many people the first of these yields that counts people feeds; `nil` where none does.
  ///
  /// Of a range the larger number: who writes `6 to 8 servings` beside figures has divided by eight – labels say “1 of 8
  /// servings” –, and where people halve what is there, a serving is never less than it says.
  ///
  /// Where every piece feeds so many, all of them do together: `2 cakes, 8 servings each`, `2 pizzas of 4 servings` (16 and 8).
  public static func count(among yields: [Amount]) -> Rational? {
    for (index, yield) in yields.enumerated() {
      if let people = people(of: yield)?.upperBound, people > .zero { return people }
      guard let each = each(of: yield), each.people > .zero else { continue }
      let pieces = each.isOfYieldBefore ? index > 0 ? yields[index - 1] : nil : yield
      if let pieces = pieces?.upperBound, pieces > .zero, let all = pieces.multiplied(by: each.people) { return all }
    }
    return nil
  }

  /// How many people one piece feeds: one of the yield before, `8 servings each`, or one of this, `pizzas (4 servings each)`
  /// and `cakes of 8 servings`.
  public static func each(of yield: Amount) -> (people: Rational, isOfYieldBefore: Bool)? {
    guard let unit = yield.unit, unit.utf8.count <= longest, unit.contains(" ") else { return nil }
    let parts = unit.lowercased().split { " (),".contains($0) }.map(String.init)
    guard let place = parts.firstIndex(where: words.contains) else { return nil }
    let isEach = parts.dropFirst(place + 1).first.map(eachWords.contains) ?? false
    if place == 0 { return isEach ? yield.upperBound.map { ($0, true) } : nil }
    guard place > 1, let number = Int(parts[place - 1]),
      isEach || ofWords.contains(parts[place - 2]) || eachWords.contains(parts[place - 2])
    else { return nil }
    return (Rational(number), false)
  }

  /// What is counted of each thing that the yield before counts, `slices` for the unit `slices each`; `nil` for other units.
  public static func counted(ofEach unit: String) -> String? {
    guard unit.utf8.count <= longest, let gap = unit.lastIndex(of: " "),
      eachWords.contains(unit[unit.index(after: gap)...].lowercased())
    else { return nil }
    return String(unit[..<gap])
  }

  /// Bytes of the longest unit that is read: whatever is longer counts no people, and is no word of a table.
  private static let longest = 1000

  private static let eachWords: Set<String> = ["each", "apiece", "je", "jeweils", "chacun", "chacune", "cada"]
  private static let ofWords: Set<String> = ["of", "für", "zu", "de", "à", "para", "with"]

  /// The English word behind a number: `1 serving`, `½ servings`.
  public static func english(for number: Rational) -> String { number == .one ? "serving" : "servings" }

  /// In lower case.
  public static let words: Set<String> = [
    "serving", "servings", "portion", "portions", "people", "persons", "person", "portionen", "personen",
    "pers", "pers.", "p", "p.", "personnes", "personne", "parts", "raciones", "ración", "porciones", "porción",
    "personas", "persona",
  ]
}
