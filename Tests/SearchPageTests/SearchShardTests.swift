import Testing
import Words

@testable import SearchIndexing

/// The index of a large site answers as that of a small one.
@Suite struct SearchShardTests {
  typealias Entry = SearchQueryTests.Entry

  struct Given: Encodable {
    let foods: [[String]]
    let recipes: [Entry]
    let queries: [String]
    let sorts: [String]
    /// The index, by the names of its files.
    let files: [String: String]

    /// - Parameter texts: of each recipe, where they have some beside what is in the entries.
    init(
      _ recipes: [Entry], foods: [[String]], texts: [String] = [], queries: [String], sorts: [String] = ["best"]
    ) {
      self.recipes = recipes
      self.foods = foods
      self.queries = queries
      self.sorts = sorts
      let shards = SearchShards(
        recipes.enumerated().map(SearchShardTests.document), foods: foods, numbering: "numbering")
      var words = PackedWords()
      for (recipe, text) in texts.enumerated() {
        words.add(WordTable(Array(Set(SearchWords.words(of: text).map(String.init)))), as: recipe)
      }
      let written = TextShards(words, texts: recipes.indices, stamp: "numbering")
      let names = SearchLayout(recipes: recipes.count).names.map { ($0, shards.script($0)) }
      let further = TextLayout(recipes: recipes.count).names.map { ($0, written.script($0)) }
      files = Dictionary(uniqueKeysWithValues: (names + further).map { ($0, String(decoding: $1, as: UTF8.self)) })
    }
  }

  private static func document(_ number: Int, _ entry: Entry) -> SearchDocument {
    var amounts: [SearchAmount: Int] = [:]
    amounts[.time] = entry.m
    amounts[.energy] = entry.k
    amounts[.protein] = entry.r
    let texts: [SearchPlace: [String]] = [
      .title: [entry.t], .tag: entry.g, .category: entry.c.map { [$0] } ?? [], .ingredient: entry.i,
      .diet: entry.v ?? [], .summary: entry.s.map { [$0] } ?? [], .allergen: entry.a ?? [],
      .free: entry.x == 0b10 ? ["nuts"] : [],
      .mark: entry.f == nil ? [] : ["favourite", "favorite"],
    ]
    let shown = [("m", entry.m), ("k", entry.k), ("r", entry.r)].compactMap { name, value in
      value.map { ",\"\(name)\":\($0)" }
    }
    return SearchDocument(
      texts: texts, foods: entry.n ?? [], amounts: amounts,
      card: Array("{\"t\":\"\(number)\"\(shown.joined())}".utf8))
  }

  static let scripts =
    ["search-words.js", "search-query.js", "search-match.js", "search-find.js"]
    + ["10-lists", "20-keys", "30-texts"].map { "../scripts/texts/\($0).js" }
    + ["20-files", "22-cards", "25-phrases", "30-terms", "35-spelling", "40-amounts", "50-find"].map {
      "../scripts/shards/\($0).js"
    }

  /// Numbers of the recipes that either index finds, for every query in every order.
  private static let numbers = """
    (async () => {
      const all = galley.query.prepareAll({ foods: given.foods, allergens: ["gluten", "nuts"], recipes: given.recipes });
      const one = galley.findInOne;
      galley.recipes = async () => all;
      galley.load = async (path) => { (0, eval)(given.files[path.slice("search/".length, -".js".length)]); };
      const answers = [];
      for (const query of given.queries) for (const sort of (query.length < 9 ? given.sorts : ["best"])) {
        const question = { terms: galley.query.parseQuery(query), tags: [], sort };
        const whole = async (first) => ((await first.whole?.()) ?? first);
        const large = await whole(await galley.find(question));
        const found = await large.recipes(0, 1000);
        const small = await (await whole(await one(question))).recipes(0, 1000);
        answers.push({ query, sort, count: large.count, large: found.map(({ entry }) => Number(entry.t)), small: small.map((recipe) => all.indexOf(recipe)) });
      }
      return answers;
    })()
    """

  struct Answer: Decodable {
    let query: String
    let sort: String
    let count: Int
    let large: [Int]
    let small: [Int]
  }

  @Test func answersWhatPeopleTypeAsASingleFileDoes() throws {
    let given = Given(
      SearchQueryTests.recipes, foods: SearchQueryTests.foods, queries: SearchQueryTests.cases.map(\.query))
    let answers = try Browser.evaluate(Self.numbers, with: Self.scripts, given: given, as: [Answer].self)
    for (answer, expected) in zip(answers, SearchQueryTests.cases) {
      #expect(answer.large.map { SearchQueryTests.recipes[$0].t } == expected.found, "\(expected.query)")
      #expect(answer.count == expected.found.count, "\(expected.query)")
    }
    #expect(answers.count == SearchQueryTests.cases.count)
  }

  /// Enough recipes that words are divided among files, and that short beginnings have lists of their own.
  @Test func answersAsASingleFileDoesWhereWordsStandInManyFiles() throws {
    var random = SplitMix(state: 7)
    let words = (0..<900).map { _ in
      String((0..<Int.random(in: 2...7, using: &random)).map { _ in "aeionrst".randomElement(using: &random) ?? "a" })
    }
    func text(_ count: Int) -> String {
      (0..<count).map { _ in
        words[min(899, Int.random(in: 0...899, using: &random) * Int.random(in: 0...899, using: &random) / 600)]
      }
      .joined(separator: " ")
    }
    let recipes = (0..<300).map { number in
      Entry(
        t: text(3), g: (0..<3).map { _ in text(1) }, i: (0..<5).map { _ in text(2) }, c: text(1),
        m: number % 7 == 0 ? nil : Int.random(in: 1...240, using: &random), s: text(9),
        k: number % 5 == 0 ? nil : Int.random(in: 50...900, using: &random), r: number % 90)
    }
    var queries = ["a", "t", "s e", "time:<30", "kcal:>400", "protein:10-20 -a", "-time:>60 t", "protein:=0"]
    for recipe in recipes.prefix(12) {
      let title = recipe.t.split(separator: " ").map(String.init)
      queries += [
        title[0], String(title[1].prefix(2)), (title[0].count > 3 ? title[0] + "s" : title[0]), "title:\(title[2])",
        "\"\(recipe.t)\"", "\"\((recipe.s ?? "").split(separator: " ")[2...5].joined(separator: " "))\"",
        "\"\(recipe.i[1]) \(recipe.i[2].prefix(2))",
        "\"\(title[1]) \(title[2])\"",
        "\(title[0])-\(title[1].prefix(1))", "tag:\(recipe.g[0])", "tag:\(recipe.g[1].prefix(2))",
        "category:\(recipe.c ?? "")",
        "\(title[0]) -\(title[1])", "ingredient:\(recipe.i[0].prefix(3)) \(title[0].prefix(1))",
      ]
    }
    let given = Given(recipes, foods: [], queries: queries, sorts: ["best", "title", "time", "energy", "protein"])
    #expect(given.files.values.filter { $0.contains("\"keys\"") }.count > 4, "words stand in many files")
    let answers = try Browser.evaluate(Self.numbers, with: Self.scripts, given: given, as: [Answer].self)
    for answer in answers {
      #expect(answer.large == answer.small, "\(answer.query), \(answer.sort)")
      #expect(answer.count == answer.small.count, "\(answer.query)")
    }
    #expect(answers.filter { !$0.small.isEmpty }.count > answers.count * 3 / 4)
  }

  struct Packed: Encodable {
    let limit: Int
    let lists: [[UInt8]]
  }

  /// From no recipe to all of them, alone and behind a list of titles; heaps, too.
  @Test func readsListsOfEveryDensityAsTheyAreWritten() throws {
    var random = SplitMix(state: 11)
    let limit = 2500
    let densities = [0, 1, 3, 20, 120, 400, 700, 999, 1000]
    let all = densities.map { density in
      (0..<UInt32(limit)).filter { _ in Int.random(in: 0..<1000, using: &random) < density }
    }
    let heaps = all.map { list in list.filter { $0 / 100 % 2 == 0 } }
    let cases = (all + heaps).enumerated().map { index, list in
      var places: [[UInt32]] = SearchPlace.allCases.map { _ in [] }
      places[SearchPlace.title.rawValue] = all[index % all.count]
      places[SearchPlace.opening.rawValue] = all[index % all.count].filter { $0 % 3 > 0 }
      places[SearchPlace.ingredient.rawValue] = list
      places[SearchPlace.category.rawValue] = heaps[(index + 3) % heaps.count]
      return places
    }
    let given = Packed(limit: limit, lists: cases.map { KeyLists.byWorth($0, limit) })
    let read = """
      given.lists.map((bytes) => {
        const bits = new Array(given.limit).fill(0);
        const lists = new galley.Lists(btoa(String.fromCharCode(...bytes)), given.limit);
        lists.places((bit, recipe) => { bits[recipe] |= bit; });
        if (lists.at !== lists.bytes.length) throw new Error("does not end where it ends");
        return bits;
      })
      """
    let found = try Browser.evaluate(
      read, with: ["search-words.js", "../scripts/texts/10-lists.js"], given: given, as: [[Int]].self)
    for (places, bits) in zip(cases, found) {
      var expected = [Int](repeating: 0, count: limit)
      for (bit, place) in [(8, SearchPlace.ingredient), (2, .category), (1, .title)] {
        for recipe in places[place.rawValue] { expected[Int(recipe)] = bit }
      }
      for recipe in places[SearchPlace.opening.rawValue] { expected[Int(recipe)] |= 512 }
      #expect(bits == expected)
    }
  }

  /// Words that come again with other neighbours, in one text and in two; texts of scripts without spaces.
  @Test func findsPhrasesOfManyWordsOnlyWhereTheyStand() throws {
    let recipes = [
      Entry(t: "Red bean soup", s: "Soup with red lentils, and red bean with soup"),
      Entry(t: "Bean soup with red lentils", i: ["red bean", "bean soup"]),
      Entry(t: "Red bean with red bean soup", i: ["dried red bean", "soup greens"]),
      Entry(t: "Soup", i: ["a red bean soup cube", "large red bean soup"], n: [0]),
      Entry(t: "麻婆 豆腐 風 鍋"), Entry(t: "四川麻婆 豆腐 風鍋"), Entry(t: "麻婆 豆腐", s: "豆腐 風"),
      Entry(t: "Käse und Brot mit Öl", s: "Brot mit Käse und Öl"),
    ]
    let queries = [
      "\"red bean soup\"", "\"bean soup with\"", "\"bean with soup\"", "\"soup with red lentils\"", "\"red bean s",
      "red-bean-s", "red-bean-soup", "\"with red b", "title:\"red bean soup\"", "ingredient:\"red bean soup\"",
      "\"soup red bean\"",
      "\"dried red bean soup\"", "-\"red bean soup\" soup", "麻婆-豆腐", "麻婆-豆腐-風", "婆-豆腐-風", "麻婆-豆腐-風-鍋",
      "\"kaese und brot\"",
      "\"käse und öl\"", "brot-mit-k", "\"grand haricot rouge\"", "\"haricot rouge sec\"", "\"rouge sec gros haricot\"",
    ]
    let foods = [["Haricot rouge", "Haricot rouge sec", "Gros haricot rouge"]]
    let given = Given(recipes, foods: foods, queries: queries)
    let answers = try Browser.evaluate(Self.numbers, with: Self.scripts, given: given, as: [Answer].self)
    for answer in answers { #expect(answer.large == answer.small, "\(answer.query)") }
    #expect(answers.count == queries.count)
    #expect(answers.filter { !$0.small.isEmpty }.count > 16)
  }

  @Test func takesAMistypedWordForTheClosestOfTheSameLetter() throws {
    let recipes = [Entry(t: "Lentil soup"), Entry(t: "Chicken curry"), Entry(t: "Barley bread")]
    let given = Given(recipes, foods: [], queries: ["lentll", "hcicken", "chikcen", "barlye brad"])
    let answers = try Browser.evaluate(Self.numbers, with: Self.scripts, given: given, as: [Answer].self)
    #expect(answers.map(\.large) == [[0], [1], [1], [2]])
  }

  /// More words than a page knows beforehand: a common one is meant before a rare one, and a rare one is found all the same.
  @Test func takesAMistypedWordForARareOneWhereNoCommonOneIsNear() throws {
    let filling = (0..<2500).map { "f\(String($0, radix: 36))x\(String($0 * 7919 % 46_656, radix: 36))q" }
    let recipes =
      [Entry(t: "Quinoa zabaglione"), Entry(t: "Yoghurt"), Entry(t: "Yoghurd")]
      + stride(from: 0, to: 2500, by: 2).map { start in
        Entry(t: filling[start..<start + 2].joined(separator: " "), i: ["yoghurt \(filling[(start + 9) % 2500])"])
      }
      + stride(from: 0, to: 2500, by: 2).map { Entry(t: "g\(filling[$0]) g\(filling[$0 + 1])", i: ["\(filling[$0])"]) }
    let given = Given(recipes, foods: [], queries: ["zabaglioni", "yoghurs"])
    let answers = try Browser.evaluate(Self.numbers, with: Self.scripts, given: given, as: [Answer].self)
    #expect(answers[0].large == [0])
    #expect(answers[1].count == 1251, "the word that stands once is not meant beside the one that stands everywhere")
  }

  /// Numbers that look random and are the same each time.
  struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }
}
