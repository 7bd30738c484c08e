import FoodTable
import Foods
import Testing
import Words

/// Names of the table that say what is in the food.
@Suite struct NamedAllergenTests {
  private static let milkless = Set(MilklessFoods.all.flatMap { $0.foods.split(separator: ", ").map(String.init) })

  @Test(
    "a name that holds the word of an allergen is that of a food that may contain it",
    arguments: FoodLanguage.allCases)
  func namesAreNotDenied(language: FoodLanguage) {
    let denials = Self.patterns(AllergenWords.denials)
    let rules = AllergenWords.all.map { Rule($0, language) }
    var silent: [String] = []
    for food in FoodTable.builtIn.foods where food.origin != .none {
      let known = food.contains.union(food.mayContain)
      for name in food.names(in: language) {
        let words = Self.words(of: name)
        if words.contains(where: { word in denials.contains { $0.fits(word) } }) { continue }
        for rule in rules where !known.contains(AllergenSet(rule.allergen)) {
          if rule.allergen == .milk, Self.milkless.contains(food.name) { continue }
          if rule.isSaid(by: words) { silent.append("\(name) of \(food.name): \(rule.allergen)") }
        }
      }
    }
    #expect(silent == [])
  }

  @Test func exceptionsAreFoodsOfTheTable() {
    for name in Self.milkless { #expect(FoodTable.builtIn.food(named: name) != nil, "\(name)") }
  }

  private struct Pattern {
    let letters: String
    let isOpenBefore: Bool
    let isOpenBehind: Bool

    init(_ text: Substring) {
      isOpenBefore = text.hasPrefix("-")
      isOpenBehind = text.hasSuffix("-")
      letters = text.filter { $0 != "-" }
    }

    func fits(_ word: String) -> Bool {
      switch (isOpenBefore, isOpenBehind) {
      case (false, false): word == letters
      case (false, true): word.hasPrefix(letters)
      case (true, false): word.hasSuffix(letters)
      case (true, true): word.contains(letters)
      }
    }
  }

  private struct Rule {
    let allergen: Allergen
    let patterns: [Pattern]
    let exceptions: [String]

    init(_ words: AllergenWords, _ language: FoodLanguage) {
      allergen = words.allergen
      patterns = NamedAllergenTests.patterns(words.words[language] ?? "")
      exceptions = words.exceptions.flatMap { $0.phrases.split(separator: ", ").map(String.init) }
    }

    func isSaid(by words: [String]) -> Bool {
      guard isFound(in: words) else { return false }
      var text = words.joined(separator: " ")
      for phrase in exceptions { text.replace(phrase, with: " ") }
      return isFound(in: text.split(separator: " ").map(String.init))
    }

    private func isFound(in words: [String]) -> Bool {
      words.contains { word in patterns.contains { $0.fits(word) } }
    }
  }

  private static func patterns(_ list: String) -> [Pattern] { list.split(separator: " ").map(Pattern.init) }

  private static func words(of name: String) -> [String] {
    TextFolding.folded(name).split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
