import Testing

/// Words of what a recipe says find it, too, behind those that are called so: in a large site as in a small one.
@Suite struct SearchTextTests {
  private typealias Entry = SearchShardTests.Entry

  private static let recipes = [
    Entry(t: "Butter cookies", g: ["baking"], i: ["butter", "flour"], m: 30),
    Entry(t: "Flat bread", g: ["baking"], i: ["flour", "water"], m: 20),
    Entry(t: "Whisky cake", i: ["whisky", "flour"], m: 90),
    Entry(t: "Pear tart", i: ["pears"], m: 60), Entry(t: "Tofu in broth", i: ["tofu"], m: 15),
  ]
  private static let texts = [
    "Cream the butter, then chill the dough.", "Knead the dough well. No need for butter.",
    "Whisk the eggs until fluffy and fold in.", "Sear nothing; bake until golden. Whisk the glaze.",
    "麻婆豆腐 simmers; season to taste with tomatoes 小麦粉とバターを混ぜて生地をこねて焼く 김치찌개",
  ]

  private struct Answer: Decodable {
    let first: [Int]
    let whole: [Int]
    let named: Int?
  }

  private func answers(_ queries: [String], sort: String = "best", isLarge: Bool) throws -> [Answer] {
    let given = SearchShardTests.Given(
      Self.recipes, foods: [], texts: Self.texts, queries: queries, sorts: [sort, isLarge ? "large" : "small"])
    return try Browser.evaluate(
      """
      (async () => {
        const all = galley.query.prepareAll({ foods: given.foods, allergens: ["gluten", "nuts"], recipes: given.recipes });
        const [sort, size] = given.sorts;
        galley.recipes = async () => all;
        galley.load = async (path) => { (0, eval)(given.files[path.slice("search/".length, -".js".length)]); };
        const find = size === "large" ? galley.find : galley.findInOne;
        const numbers = async (answer) => (await answer.recipes(0, 99)).map((recipe) => (size === "large" ? Number(recipe.entry.t) : all.indexOf(recipe)));
        return Promise.all(given.queries.map(async (query) => {
          const first = await find({ terms: galley.query.parseQuery(query), tags: [], sort });
          const whole = first.whole ? await first.whole() : first;
          return { first: await numbers(first), whole: await numbers(whole), named: whole.named };
        }));
      })()
      """, with: SearchShardTests.scripts, given: given, as: [Answer].self)
  }

  @Test(arguments: [false, true])
  func putsRecipesThatOnlySayTheWordBehindThoseThatAreCalledSo(isLarge: Bool) throws {
    let found = try answers(["butter", "whisk", "dough", "whisk flour", "flour dough -water"], isLarge: isLarge)
    #expect(found.map(\.first) == [[0], [2], [], [2], []])
    #expect(found.map(\.whole) == [[0, 1], [2, 3], [0, 1], [2], [0]])
    #expect(found.map(\.named) == [1, 1, 0, 1, 0])
  }

  @Test(arguments: [false, true])
  func findsALongRunOfAScriptWithoutSpacesByAnyOfItsLetters(isLarge: Bool) throws {
    let queries = ["生地", "バターを混ぜて生地をこねて焼く", "麦粉とバターを混ぜて生地をこねて焼く", "生地焼く", "김치"]
    #expect(try answers(queries, isLarge: isLarge).map(\.whole) == [[4], [4], [4], [], [4]])
  }

  @Test(arguments: [false, true])
  func takesAWordForNoOtherWhereSomeTextHasIt(isLarge: Bool) throws {
    // One slip from `pear`, and from `peer`, which nobody says.
    let found = try answers(["sear", "pezr", "tomato", "fluff", "豆腐"], isLarge: isLarge)
    #expect(found.map(\.whole) == [[3], [3], [4], [2], [4]])
    #expect(found[0].first == [] && found[1].first == [3])
  }

  @Test(arguments: [false, true])
  func looksForPhrasesNamedPlacesAndWhatIsLeftOutAmongNamesOnly(isLarge: Bool) throws {
    let found = try answers(
      ["\"until golden\"", "title:dough", "-butter", "baking -butter", "-dough baking"], isLarge: isLarge)
    #expect(found.map(\.whole) == [[], [], [1, 2, 3, 4], [1], [0, 1]])
  }

  /// Rows that stand there never move, so whoever wants another order waits for all of them.
  @Test(arguments: [false, true])
  func ordersByTimeWhateverIsFoundWhere(isLarge: Bool) throws {
    let found = try answers(["butter", "flour"], sort: "time", isLarge: isLarge)
    #expect(found.map(\.first) == [[1, 0], [1, 0, 2]])
    #expect(found.map(\.whole) == found.map(\.first))
    #expect(found.map(\.named) == [nil, nil])
  }
}
