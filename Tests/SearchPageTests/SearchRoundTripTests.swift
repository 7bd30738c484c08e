import Testing

/// How often somebody who searches a large site waits for the network.
@Suite struct SearchRoundTripTests {
  /// What each query asks for once the page is ready, by the round trip it is asked in.
  private static let rounds = """
    (async () => {
      const answers = [];
      for (const query of given.queries) {
        const known = new Map();
        let [round, last] = [0, 0];
        galley.load = (path) => {
          if (known.has(path)) return known.get(path);
          last = Math.max(last, round + 1);
          const own = round + 1;
          const done = new Promise((resolve) => setTimeout(() => {
            (0, eval)(given.files[path.slice("search/".length, -".js".length)]);
            round = Math.max(round, own);
            resolve();
          }, 40));
          known.set(path, done);
          return done;
        };
        await galley.begin();
        [round, last] = [0, 0];
        const found = await galley.find({ terms: galley.query.parseQuery(query), tags: [], sort: "best" });
        await found.recipes(0, found.atOnce);
        answers.push({ query, count: found.count, rounds: last, files: [...known.keys()].map((path) => path.slice("search/".length, -".js".length)) });
      }
      return answers;
    })()
    """

  struct Rounds: Decodable {
    let query: String
    let count: Int
    let rounds: Int
    let files: [String]
  }

  /// Cards are kept from one query to the next, so each stands for itself in words of its own.
  @Test func answersOneWordOrTagInOneRoundTripAlsoWhenItIsMistyped() throws {
    let dishes = ["Chicken", "Lentil", "Barley", "Spinach", "Pumpkin", "Mushroom"]
    let recipes = (0..<240).map { number in
      SearchShardTests.Entry(
        t: "\(dishes[number % 6]) \(["pot", "bake", "bowl", "pie"][number / 6 % 4]) \(number)",
        g: ["tagged\(number % 5)"], i: ["salt \(number)"])
    }
    let queries = ["chiken", "lentil", "barl", "spinahc pie", "tag:tagged3", "mushroms"]
    let given = SearchShardTests.Given(recipes, foods: [], queries: queries)
    let answers = try Browser.evaluate(Self.rounds, with: SearchShardTests.scripts, given: given, as: [Rounds].self)
    #expect(answers.map(\.count) == [40, 40, 40, 10, 48, 40])
    #expect(answers.map(\.rounds) == [1, 1, 1, 2, 1, 1], "\(answers)")
    #expect(answers.flatMap(\.files).filter { $0.hasPrefix("near-") } == [])
  }

  /// `onio`, which is `onion` without what could be an ending, would stand where the list of all words that begin so is.
  @Test func fetchesNoFileForAWordThatItCannotHave() throws {
    // In places of different weight, so that the list of one word alone is as long as a file.
    let recipes = (0..<20_000).map { number in
      let word = number * 7919 % 13 < 6 ? "onion" : number % 3 == 0 ? "onions" : "leek"
      let place = number * 104_729 % 4
      return SearchShardTests.Entry(
        t: place == 0 ? "\(word) \(number)" : "\(number)", g: [place == 1 ? word : "dish"],
        i: [place == 2 ? word : "salt"],
        s: place == 3 ? word : nil)
    }
    let given = SearchShardTests.Given(recipes, foods: [], queries: ["onion", "onions", "onionz", "onio"])
    let answers = try Browser.evaluate(Self.rounds, with: SearchShardTests.scripts, given: given, as: [Rounds].self)
    let files = answers.map { Set($0.files.filter { $0.hasPrefix("words-") }).count }
    let found = recipes.count { "\($0.t) \($0.g) \($0.i) \($0.s ?? "")".contains("onion") }
    #expect(answers.map(\.count) == [found, found, found, found])
    // The list of `onion` is known by the third query.
    #expect(files == [1, 2, 1, 1], "\(answers.map(\.files))")
  }

  /// The lists of many words are most of what is fetched, so the cards that follow wait for somebody who wants them.
  @Test func manyWordsBringOnlyTheFirstCards() throws {
    let recipes = (0..<240).map { SearchShardTests.Entry(t: "Lentil rice onion garlic leek \($0)", g: [], i: []) }
    let given = SearchShardTests.Given(
      recipes, foods: [], queries: ["lentil rice onion", "lentil rice onion garlic", "lentl rice onoin garlic leek"])
    let shown = try Browser.evaluate(
      """
      (async () => {
        galley.load = async (path) => { (0, eval)(given.files[path.slice("search/".length, -".js".length)]); };
        await galley.begin();
        return Promise.all(given.queries.map(async (query) => {
          const found = await galley.find({ terms: galley.query.parseQuery(query), tags: [], sort: "best" });
          return [found.count, found.soon];
        }));
      })()
      """, with: SearchShardTests.scripts, given: given, as: [[Int]].self)
    #expect(shown == [[240, 12], [240, 6], [240, 6]])
  }
}
