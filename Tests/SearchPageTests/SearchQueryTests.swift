import Foods
import Nutrition
import RecipeQueries
import Testing
import Words

@testable import SearchIndexing

/// What people type on the search page, and the recipes they are shown.
@Suite struct SearchQueryTests {
  /// A recipe as the search index publishes it.
  struct Entry: Encodable {
    let t: String
    var u = ""
    var g: [String] = []
    var i: [String] = []
    var c: String?
    var m: Int?
    var s: String?
    var k: Int?
    var r: Int?
    var n: [Int]?
    var v: [String]?
    var a: [String]?
    var x: Int?
    var f: Int?
  }

  struct Case {
    let query: String
    let found: [String]

    init(_ query: String, _ found: String...) {
      self.query = query
      self.found = found
    }
  }

  static let recipes = [
    Entry(t: "Barley soup", g: ["winter"], i: ["barley", "leek", "cream"], c: "Dinner", m: 60, f: 1),
    Entry(t: "Crème brûlée", g: ["quick"], i: ["cream", "egg"], c: "Snack", m: 90, s: "Sweet, after a soup."),
    Entry(t: "Käsespätzle", g: ["quick easy", "vegetarian"], i: ["Käse", "onion"], c: "Dinner", m: 30),
    Entry(
      t: "Lentil soup", g: ["vegan"], i: ["red lentils", "cumin"], c: "Dinner", m: 45, s: "Nuts go well with it.",
      x: 0b10),
    Entry(t: "Salad of lentils", g: ["easy"], i: ["green lentils", "walnut"], c: "Lunch", m: 20, a: ["nuts"]),
    Entry(t: "Soup of nothing"),
    Entry(t: "Baba ganoush", i: ["eggplants", "tomatoes"], k: 210, r: 5, n: [0, 1], v: ["vegan", "vegetarian"]),
    Entry(t: "味噌汁", i: ["味噌"]),
  ]

  static let scripts = ["search-words.js", "search-query.js", "search-match.js"]

  static let foods = [["eggplant", "aubergine"], ["tomato", "Tomate"]]

  static let cases = [
    // Other names of a food, plurals, slips of the finger.
    Case("eggs \"creme\"", "Crème brûlée"),
    Case("leeks -eggs", "Barley soup"),
    Case("cream -eggs", "Barley soup"),
    Case("ingredient:eggs", "Crème brûlée"),
    Case("aubergine", "Baba ganoush"),
    Case("Aubergines", "Baba ganoush"),
    Case("tomates", "Baba ganoush"),
    Case("tomatos", "Baba ganoush"),
    Case("auberigne", "Baba ganoush"),
    Case("eggpla", "Baba ganoush"),
    Case("creme brulé", "Crème brûlée"),
    Case("lentill soup", "Lentil soup"),
    Case("\"tomatos\""),
    Case("xyzzy"),
    Case("aubergine -tomates"),
    // Figures and diets.
    Case("kcal:<300", "Baba ganoush"),
    Case("protein:>5"),
    Case("protein:>=5g", "Baba ganoush"),
    Case("diet:vegan", "Baba ganoush"),
    // Every word begins a word somewhere; a title counts more than a tag, an ingredient or the summary.
    Case("soup", "Soup of nothing", "Barley soup", "Lentil soup", "Crème brûlée"),
    Case("lentil", "Lentil soup", "Salad of lentils"),
    Case("lentil soup", "Lentil soup"),
    Case("SOU len", "Lentil soup"),
    Case("rley"),
    Case("quick", "Crème brûlée", "Käsespätzle"),
    Case("cream", "Barley soup", "Crème brûlée"),
    Case("nuts", "Lentil soup"),
    Case("dinner", "Barley soup", "Käsespätzle", "Lentil soup"),
    // Case, accents and ligatures.
    Case("creme BRULEE", "Crème brûlée"),
    Case("kasespatzle", "Käsespätzle"),
    Case("kaesespaetzle", "Käsespätzle"),
    Case("Ka\u{308}se", "Käsespätzle"),
    Case("噌", "味噌汁"),
    // Phrases: whole words in order, within one tag or ingredient; an open one is still being typed.
    Case("\"red lentils\"", "Lentil soup"),
    Case("\"red lentil\""),
    Case("\"red lent", "Lentil soup"),
    Case("“green lentils”", "Salad of lentils"),
    Case("« green lentils »", "Salad of lentils"),
    Case("„quick vegetarian“"),
    Case("quick-easy", "Käsespätzle"),
    // Left out.
    Case("soup -lentil", "Soup of nothing", "Barley soup", "Crème brûlée"),
    Case("lentil –nuts", "Salad of lentils"),
    Case("lentil -\"red lentils\"", "Salad of lentils"),
    Case("soup -tag:vegan -cream", "Soup of nothing"),
    // One place only.
    Case("title:soup", "Soup of nothing", "Barley soup", "Lentil soup"),
    Case("tag:easy", "Salad of lentils"),
    Case("tag:eas", "Käsespätzle", "Salad of lentils"),
    Case("tag:quick", "Crème brûlée"),
    Case("free:nuts", "Lentil soup"),
    Case("free:milk"),
    Case("free:Nüsse", "Lentil soup"),
    Case("free:\"tree nuts\"", "Lentil soup"),
    Case("free:xyz"),
    Case("soup -free:xyz"),
    Case("soup -free:nuts", "Soup of nothing", "Barley soup", "Crème brûlée"),
    Case("contains:nuts", "Salad of lentils"),
    Case("lentils -contains:nuts", "Lentil soup"),
    // Allergens and diets by any name; what is none is in no recipe, and leaves none over.
    Case("contains:Schalenfrüchte", "Salad of lentils"),
    Case("contains:\"tree nuts\"", "Salad of lentils"),
    Case("lentils -contains:noix", "Lentil soup"),
    Case("contains:dairy"),
    Case("lentils -contains:dairy", "Lentil soup", "Salad of lentils"),
    Case("lentils -contains:xyz"),
    Case("lentils -contains:x", "Lentil soup", "Salad of lentils"),
    Case("contains:nut", "Salad of lentils"),
    Case("diet:végétarien", "Baba ganoush"),
    Case("diet:keto"),
    Case("is:favourite", "Barley soup"),
    Case("tag:\"quick easy\"", "Käsespätzle"),
    Case("schlagwort:vegan", "Lentil soup"),
    Case("ingredient:leek", "Barley soup"),
    Case("ingrédient:leek", "Barley soup"),
    Case("category:lunch", "Salad of lentils"),
    Case("soup:lentil"),
    // Times.
    Case("time:<30", "Salad of lentils"),
    Case("time:30", "Käsespätzle", "Salad of lentils"),
    Case("zeit:<=30min", "Käsespätzle", "Salad of lentils"),
    Case("time:>1h", "Crème brûlée"),
    Case("time:>=1h", "Barley soup", "Crème brûlée"),
    Case("time:=1h30", "Crème brûlée"),
    Case("time:1.5h lentil", "Lentil soup", "Salad of lentils"),
    Case("time:30-45", "Käsespätzle", "Lentil soup"),
    Case("soup -time:>50", "Soup of nothing", "Lentil soup"),
    Case("time:soon"),
    // What is still being typed changes nothing.
    Case("lentil tag:", "Lentil soup", "Salad of lentils"),
    Case("lentil time:<", "Lentil soup", "Salad of lentils"),
    Case("lentil -", "Lentil soup", "Salad of lentils"),
    Case("lentil \"", "Lentil soup", "Salad of lentils"),
    Case("lentil .* [(\\", "Lentil soup", "Salad of lentils"),
  ]

  @Test func findsTheBestFirst() throws {
    let found = try Browser.evaluate(
      """
      given.queries.map((query) =>
        galley.query.find(galley.query.prepareAll({ foods: given.foods, allergens: ["gluten", "nuts"], recipes: given.recipes }), galley.query.parseQuery(query)).map(({ entry }) => entry.t))
      """, with: Self.scripts,
      given: Given(foods: Self.foods, recipes: Self.recipes, queries: Self.cases.map(\.query)), as: [[String]].self
    )
    for (titles, expected) in zip(found, Self.cases) {
      #expect(titles == expected.found, "\(expected.query)")
    }
    #expect(found.count == Self.cases.count)
  }

  struct Given: Encodable {
    let foods: [[String]]
    let recipes: [Entry]
    let queries: [String]
  }

  @Test func takesSignsAloneForNothing() throws {
    let queries = ["", "  ", "-", "\"\"", "tag:", "time:<", "…", "-«»"]
    let counts = try Browser.evaluate(
      "given.map((query) => galley.query.parseQuery(query).length)", with: Self.scripts, given: queries,
      as: [Int].self)
    #expect(counts == queries.map { _ in 0 })
  }

  /// The page and the program agree on which spellings are the same.
  @Test func foldsTextLikeTheProgram() throws {
    let scripts = [
      0xC0...0x17F, 0x386...0x3CE, 0x400...0x52F, 0x1E00...0x1E99, 0x1EA0...0x1EF9, 0x1F00...0x1FBC, 0x1FC2...0x1FCC,
    ]
    let letters = scripts.flatMap { Array($0) }.compactMap(Unicode.Scalar.init).filter(\.properties.isAlphabetic)
      .map { String(Character($0)) }
    let texts =
      letters + [
        "Мёд и йогурт", "И\u{306}огурт", "ΜΈΛΙ", "Σούπας", "ΣΟΥΠΑΣ", "で\u{3099}す", "がんもどき", "한국어",
        "Crème Brûlée", "Ka\u{308}sespätzle", "STRASSE", "smørrebrød", "Ǽ", "Ka\u{AD}ese", "phở", "nước mắm", "味噌汁",
        "1½ cups",
      ]
    let folded = try Browser.evaluate(
      "given.map(galley.words.fold)", with: Self.scripts, given: texts, as: [String].self)
    #expect(folded == texts.map(TextFolding.folded))
  }

  @Test func takesOffEndingsLikeTheProgram() throws {
    let words =
      [
        "tomatoes", "berries", "zwiebeln", "eier", "gateaux", "noces", "dies", "ties", "mousse", "reis", "peas",
        "express",
        "series", "kartoffeln", "haricots", "limones", "bries", "xx", "ees", "iesies", "öfen", "eggs", "figs", "nuts",
        "bass", "lime", "beer", "leaf", "leaves", "knife", "knives", "cherry", "cherries", "nuez", "nueces",
        "bocal", "bocaux", "pies", "y", "ies", "yies", "ves", "aves", "al", "aux", "oeufs", "ei", "味噌汁", "constructor",
      ] + PluralEndings.all.flatMap { ending in ["a", "ab", "abc", "abcd"].map { $0 + ending } }
    let stems = try Browser.evaluate(
      "given.map(galley.words.stems)", with: Self.scripts, given: words, as: [[String]].self)
    #expect(stems == words.map { word in PluralEndings.otherNumbers(of: word).map { " \($0) " } })
  }

  /// What is called an allergen or a diet there is one here, and the same one.
  @Test(arguments: LabelWords.Kind.allCases)
  func knowsAllergensAndDietsAsTheProgramDoes(kind: LabelWords.Kind) throws {
    let known = LabelWords.words(kind)
    let words =
      known + known.map { String($0.prefix(4)) } + ["xyz", "keto", "nu", "vega", "eiern", "milchen", "fishes", "al"]
    let names = try Browser.evaluate(
      """
      given.map((word) => {
        const [term] = galley.query.parseQuery(`\(kind == .diet ? "diet" : "contains"):"${word}"`);
        return term === undefined ? [] : [term.needle, ...term.others].map((name) => name.trim());
      })
      """, with: Self.scripts, given: words, as: [[String]].self)
    for (word, found) in zip(words, names) {
      #expect(found == LabelWords.names(kind, for: word) ?? (word.count < 3 ? [] : [word]), "\(word)")
    }
    let all = kind == .diet ? Diet.allCases.map { "\($0)" } : Allergen.allCases.map { "\($0)" }
    #expect(LabelWords.all(kind) == all)
  }

  /// Letters that newer versions of Unicode assign are left out: browsers and the program learn them at different times.
  @Test func knowsTheScriptsWithoutSpacesAsTheProgramDoes() throws {
    let letters = ((0x41...0x2_FA1D) as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      guard let age = $0.properties.age, age.major <= 12 else { return false }
      return $0.properties.isAlphabetic && $0.properties.generalCategory == .otherLetter
    }
    .map { String(Character($0)) }
    let found = try Browser.evaluate(
      "given.filter(galley.words.isUnspaced)", with: Self.scripts, given: letters, as: [String].self)
    let own = letters.filter { $0.unicodeScalars.contains(where: UnspacedScripts.contains) }
    let others = Set(found).symmetricDifference(own).flatMap { $0.unicodeScalars.map(\.value) }.sorted()
    #expect(found.count > 50_000)
    #expect(others.prefix(9).map { String($0, radix: 16) } == [])
  }

  /// The index of large sites lists recipes by what a find in a place is worth.
  @Test func weighsPlacesAsTheIndexRanksThem() throws {
    let weights = try Browser.evaluate(
      "galley.query.WEIGHTS", with: Self.scripts, given: [String](), as: [String: Int].self)
    let everywhere = try Browser.evaluate(
      "galley.query.everywhere", with: Self.scripts, given: [String](), as: [String].self)
    let ranks = SearchPlace.ranks.map { Set($0.map { "\($0)" }) }
    #expect(Set(everywhere) == ranks.reduce([]) { $0.union($1) })
    let own = ranks.map { Set($0.map { weights[$0] ?? 0 }) }
    #expect(own.allSatisfy { $0.count == 1 })
    #expect(own.compactMap(\.first) == own.compactMap(\.first).sorted(by: >))
    #expect(Set(own.compactMap(\.first)).count == ranks.count)
  }
}
