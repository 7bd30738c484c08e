import BrowserDriving
import Cookbook
import CookbookReading
import FoodTable
import Foundation
import KitchenUnits
import Nutrition
import PageBuilding
import Quantities
import RecipeMarkdown
import RecipeQueries
import SourceText
import Testing

/// A page in a browser scales and converts to the same text as `galley show`.
@Suite struct ScalingParityTests {
  /// The choices of a page, and what they are to the program.
  static let measures: [(name: String, system: MeasurementSystem)] = [
    ("asWritten", .asWritten), ("metric", .metric), ("us", .us), ("imperial", .imperial), ("weights", .metric),
  ]
  /// Servings from ½ to 24, by halves.
  static let servings = (1...48).compactMap { Rational($0, 2) }

  @Test func pagesSayWhatTheProgramSays() throws {
    let compared = try Self.compare(try BuiltSite.cookbook.get(), BuiltSite.repository.appending(path: "content"))
    #expect(compared == 55 * 48 * 5)
  }

  /// Of an ingredient a step may take a part: so many times over it is that part so many times, also where both make one.
  @Test(arguments: [
    ("1", ["100 g", "2", "150 ml"]), ("2", ["200 g", "4", "300 ml"]), ("3", ["300 g", "6", "450 ml"]),
    ("1/2", ["50 g", "1", "75 ml"]),
  ])
  func partsOfIngredientsAreScaled(factor: String, amounts: [String]) throws {
    let page = try Chromium().open()
    try page.go(to: try Self.parts.get().url("recipes/cake.html"))
    try page.loadScaling()
    let shown = try page.text(
      """
      galley.scale.preview("\(factor)", "asWritten");
      [...document.querySelectorAll(".step-uses .amount")].map((one) => one.textContent.trim()).join(";")
      """)
    #expect(shown.replacing("\u{A0}", with: " ").split(separator: ";").map(String.init) == amounts)
  }

  private static let parts = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-portions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cake = """
      # Cake

      **4 servings**

      ---

      - *200 g* butter
      - *6* eggs
      - *300 ml* milk

      ---

      1. Melt half of the butter.
      2. Add a third of the eggs.
      3. Add half the milk.

      """
    try cake.write(to: folder.appending(path: "cake.md"), atomically: true, encoding: .utf8)
    return try BuiltSite(folder, "title: Portions\n")
  }

  /// The folder of other recipes that are to be compared, too.
  private static let others = ProcessInfo.processInfo.environment["GALLEY_PARITY_FOLDER"]

  /// `GALLEY_PARITY_FOLDER=… scripts/test.sh --filter ScalingParityTests` prints how many there are.
  @Test(.enabled(if: others != nil)) func pagesOfOtherRecipesSayWhatTheProgramSays() throws {
    let folder = URL(filePath: try #require(Self.others), directoryHint: .isDirectory)
    let site = try BuiltSite(folder, "title: Other recipes\n", allowsErrors: true)
    let compared = try Self.compare(site, folder)
    print("compared \(compared) texts of \(site.pages(below: "recipes/").count) recipes")
    #expect(compared > 0)
  }

  /// Compares every recipe of a site in every system of measures, and tells in how many cases.
  private static func compare(_ site: BuiltSite, _ content: URL) throws -> Int {
    let entries = try entries(in: content)
    let page = try Chromium().open()
    var compared = 0
    for path in site.pages(below: "recipes/") {
      try page.go(to: site.url(path))
      let title = try page.text("document.querySelector('h1').textContent.trim()")
      let scaling = "[...document.querySelectorAll('.stepper input, .stepper option')].map((one) => one.value).join()"
      let before = try page.text(scaling)
      try page.loadScaling()
      #expect(try page.text(scaling) == before, "\(title): the script begins with what the page says")
      let source = try page.text(
        """
        (async () => {
          galley.addRecipe = (recipe) => { globalThis.source = recipe.p; };
          await galley.load(\"\(path.dropLast(".html".count)).js\");
          return source;
        })()
        """)
      let entry = try #require(entries[source], "\(path) shows “\(source)”")
      let kitchen = try ShownRecipe(entry, data: try page.text("document.getElementById('recipe-data').textContent"))
      let cases = measures.flatMap { measures in servings.map { (measures, kitchen.factor(forServings: $0)) } }
      let wanted = cases.map { kitchen.lines(by: $1, in: $0.system, weighs: $0.name == "weights") }
      let list = cases.map { "[\"\($1.numerator)/\($1.denominator)\",\"\($0.name)\"]" }.joined(separator: ",")
      let found = try page.value("(\(script))([\(list)])") as? [NSNumber] ?? []
      try #require(found.count == cases.count)
      compared += cases.count
      var different = 0
      for (index, hash) in found.enumerated() where hash.uint32Value != self.hash(wanted[index]) {
        let (measures, factor) = cases[index]
        let shown = try page.text(
          "(\(script))([[\"\(factor.numerator)/\(factor.denominator)\",\"\(measures.name)\"]], true)")
        let lines = zip(shown.components(separatedBy: "\n"), wanted[index].components(separatedBy: "\n"))
        let differences = lines.filter { $0 != $1 }.map(difference)
        Issue.record("\(title) × \(NumberText.plain(factor)), \(measures.name): \(differences.prefix(3))")
        different += 1
        if different > 3 { break }
      }
    }
    return compared
  }

  /// Lines whose amounts are not marked, say an amount twice, or hold what one tin or piece is.
  static let lines = [
    "en": [
      "2 cups flour", "*½ cup* (113g) butter", "*½ cup (113g)* soft butter", "2 cups plus 1 tbsp sugar",
      "1 (14 oz) can beans", "400g tin tomatoes", "*400 g* tin tomatoes", "*2-inch* piece ginger",
      "3-4 onions, 200 g in all", "pinch of salt", "*a pinch of* nutmeg", "salt", "*3* eggs", "1: the secret",
      "1 lb beef or 2 lb pork", "4 fillets (about 150 g each), plus 2 tbsp oil for frying", "*1/2 + 1/3 C* raisins",
      "juice of 2 lemons", "*1 cup* [flour, 120 g](bread.md)", "*1½ cups / 180 g* flour", "*1 lb* 2 oz beef",
      "*1 package* tofu", "*1 15-oz can* beans", "*15 oz can* chickpeas", "*1 (15 oz) can* corn", "*2 sticks* butter",
      "*1 stick* celery", "*14.5 oz* can tomatoes", "*1 gallon bag* of scraps", "*1 package (8 oz)* cream cheese",
      "*2 14-oz tins* peas", "*1 Cup* milk", "*½ stick* soft margarine", "*1 400 g tin* lentils", "*1 pouch* rice",
      "*1 small bunch* coriander", "*2 heaped teaspoons* cumin",
      "*1 Tbsp. + 1 tsp.* honey", "*half* an onion", "*2* trout of 300 g", "*1 onion* (150 g)",
      "3 TBSP <b>oil</b> & 2 tsp vinegar", "*2* **large** eggs (100 g)", "*200 g* flour `x`, plus 2 tbsp",
    ],
    "de": [
      "*1 Packung* Tofu", "*1 Beutel* Reis", "*1 Glas* Gurken", "*1 400-g-Dose* Mais", "*1 Töpfchen* Kresse",
      "3 TL Zucker", "1/2 Vanilleschote", "1,5 kg Mehl", "15 dag Butter", "*1 Dose* (400 g) Tomaten",
      "eineinhalb Liter Milch", "2 EL Öl + 1 EL zum Braten", "etwas Salz", "ein paar Blätter Basilikum",
    ],
    "fr": [
      "une demi-cuillère à café de sel", "2 verres et demi d’eau", "le jus d’un demi-citron", "un quart de litre d’eau",
      "4 escalopes d’environ 150 g chacune", "50 g de beurre + un peu pour le moule",
    ],
    "es": [
      "1/4 de cucharadita de sal", "1 taza y 1/4 de leche", "2 y media tazas de harina", "4 filetes de unos 150 g",
    ],
  ]

  @Test func amountsWithinNamesAreScaledAsTheProgramScalesThem() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-lines-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, lines) in Self.lines {
      let text = "---\nlanguage: \(language)\n---\n# \(language)\n\n**4 servings**\n\n---\n\n- "
      try (text + lines.joined(separator: "\n- ") + "\n").write(
        to: folder.appending(path: "\(language).md"), atomically: true, encoding: .utf8)
    }
    try "# Bread\n\n---\n\n- flour\n".write(
      to: folder.appending(path: "bread.md"), atomically: true, encoding: .utf8)
    let site = try BuiltSite(folder, "title: Lines\n")
    let page = try Chromium().open()
    for language in Self.lines.keys.sorted() {
      let recipe = try #require(try Self.entries(in: folder)["\(language).md"]?.recipe)
      try page.go(to: site.url("recipes/\(language).html"))
      try page.loadScaling()
      let factors = [
        Rational(1), Rational(2), Rational(3), Rational(1, 2), Rational(1, 3), Rational(5, 4), Rational(1, 8),
      ]
      for (factor, measures) in factors.flatMap({ factor in Self.measures.dropLast().map { (factor, $0) } }) {
        let factor = try #require(factor)
        let adjustment = RecipeAdjustment(
          factor: factor, system: measures.system, language: language, decimalSign: LanguageTag.decimalSign(language),
          precision: .readable)
        let wanted = try #require(adjustment.adjust(recipe)).recipe.allIngredients.map { ingredient in
          let amount = ingredient.amount.map(AmountText(decimalSign: adjustment.decimalSign).text)
          let name = ingredient.plainFirstLine(recipe.texts)
          return Self.plain([amount ?? "", name].joined(separator: " "))
        }
        let shown = try page.value(
          """
          (galley.scale.preview("\(factor.numerator)/\(factor.denominator)", "\(measures.name)"),
          [...document.querySelectorAll(".ingredient")].map((one) =>
            one.textContent.replace(/[\\s\\u00a0]+/g, " ").trim()))
          """)
        let lines = try #require(shown as? [String])
        try #require(lines.count == wanted.count)
        for (line, expected) in zip(lines, wanted) {
          #expect(line == expected, "\(language) × \(NumberText.plain(factor)), \(measures.name)")
        }
      }
    }
  }

  @Test("a volume is weighed where the program weighs it: where the line has no other amount")
  func pagesWeighWhatTheProgramWeighs() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-weights-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = [
      "*1 cup* milk", "*1-2 cups* milk", "*1 cup* plus 2 tbsp milk", "*1 cup* (120 g) flour", "*2* eggs",
      "*3 quarts* stock",
      "*1 cup* nuts, 2 tbsp reserved", "*1 cup / 240 ml* water", "*2 tbsp* butter", "*-1 cup* sugar",
    ]
    let text = "# Weights\n\n**4 servings**\n\n---\n\n- " + lines.joined(separator: "\n- ") + "\n"
    try text.write(to: folder.appending(path: "weights.md"), atomically: true, encoding: .utf8)
    let site = try BuiltSite(folder, "title: Weights\nlanguage: en\n", allowsErrors: true)
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let weights = analyst.lines(of: try #require(try Self.entries(in: folder)["weights.md"])).map(\.volumeWeight)
    #expect(weights[0] != nil && weights[1] != nil && weights[2] == nil && weights[3] == nil)
    let page = try Chromium().open()
    try page.go(to: site.url("recipes/weights.html"))
    for (index, weight) in weights.enumerated().dropLast() {
      let data = "JSON.parse(document.getElementById('recipe-data').textContent).ingredients"
      let grams = try page.text("String(\(data)['ingredient-\(index + 1)']?.grams)")
      #expect(grams == (weight?.grams.fractionText ?? "undefined"), "\(lines[index])")
    }
    // An amount below zero stays, and all others scale.
    try page.loadScaling()
    try page.value("galley.scale.preview('2', 'asWritten')")
    let shown = try page.text("document.querySelector('.ingredient-list').textContent.replace(/[\\s\\u00a0]+/g, ' ')")
    #expect(shown.contains("2 cups milk") && shown.contains("1 cup sugar"), "\(shown)")
  }

  /// Numbers that stand out, as people write them in steps.
  private static let emphasised = """
    # Emphasis

    **4 servings**

    ---

    - *2 cups* flour
    - *250 ml* milk
    - *3* eggs

    ---

    1. Sift **2** cups flour, then the _1_ to _2_ cups flour that are left.
    2. Pour in **250 ml** milk, ***100** ml* milk and 50 **ml** milk.
    3. Beat **3** eggs; bake at **180** °C for **20** minutes in a **20** cm tin.

    """

  @Test func emphasisedAmountsScaleAsTheProgramScalesThem() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-emphasis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.emphasised.write(to: folder.appending(path: "emphasis.md"), atomically: true, encoding: .utf8)
    let site = try BuiltSite(folder, "title: Emphasis\n")
    let compared = try Self.compare(site, folder)
    #expect(compared == 48 * 5)
    let page = try Chromium().open()
    try page.go(to: site.url("recipes/emphasis.html"))
    try page.loadScaling()
    try page.value("galley.scale.preview('2', 'us')")
    let steps = try page.text("document.querySelector('.method').textContent.replace(/[\\s\\u00a0]+/g, ' ')")
    #expect(steps.contains("Sift 4 cups flour") && steps.contains("6 eggs; bake at 350 °F"), "\(steps)")
    #expect(try page.isTrue("[...document.querySelectorAll('time')].some((time) => time.textContent === '20 minutes')"))
  }

  /// Yields, ingredients and steps of the page, one a line; of all cases a hash, or the text of one.
  private static let script = """
    (cases, asText) => {
      const plain = (element) => element.textContent.replace(/[\\s\\u00a0]+/g, " ").trim();
      const encoder = new TextEncoder();
      const hashes = cases.map(([factor, measures]) => {
        galley.scale.preview(factor, measures);
        const lines = [".ingredients-yield > span", ".ingredient .amount", ".step-body"].flatMap((selector) =>
          [...document.querySelectorAll(selector)].map(plain));
        if (asText) return lines.join("\\n");
        return encoder.encode(lines.join("\\n")).reduce((hash, byte) => Math.imul(hash ^ byte, 16777619) >>> 0, 2166136261);
      });
      return asText ? hashes[0] : hashes;
    }
    """

  /// Where two lines part.
  private static func difference(_ shown: String, _ wanted: String) -> String {
    let start = max(0, shown.commonPrefix(with: wanted).count - 40)
    let part = { (line: String) in String(line.dropFirst(start).prefix(100)) }
    return "shows “\(part(shown))”, the program “\(part(wanted))”"
  }

  /// FNV-1a, 32 bits.
  private static func hash(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  fileprivate static func plain(_ text: String) -> String {
    text.split { $0 == "\u{A0}" || $0.isWhitespace }.joined(separator: " ")
  }

  /// The recipes of a folder by their paths below it; what cannot be read is no recipe of a site, either.
  private static func entries(in folder: URL) throws -> [String: RecipeEntry] {
    var result: [String: RecipeEntry] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path()) {
      let url = folder.appending(path: name)
      guard name.hasSuffix(".md") || name.hasSuffix(".json") else { continue }
      let file = SourceFile(path: name, text: try String(contentsOf: url, encoding: .utf8))
      if name.hasSuffix(".json") {
        for entry in RecipeJSONReader.read(file).value { result[entry.path] = entry }
      } else if let document = RecipeReader.read(file).value {
        result[name] = MetadataReader.read(document).value
      }
    }
    return result
  }
}

/// A recipe as `galley show` prints it.
private struct ShownRecipe {
  private let recipe: Recipe
  private let language: String
  /// Of the ingredients in their order, what one of the unit weighs, where the page knows it.
  private let grams: [Rational?]

  init(_ entry: RecipeEntry, data: String) throws {
    recipe = entry.recipe
    let json = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    // A site finds out what a recipe does not say.
    language = entry.facts.language ?? json?["language"] as? String ?? "en"
    let ingredients = json?["ingredients"] as? [String: [String: Any]] ?? [:]
    grams = (1...max(1, recipe.allIngredients.count)).map { number in
      (ingredients["ingredient-\(number)"]?["grams"] as? String).flatMap { text in
        let parts = text.split(separator: "/").compactMap { Int($0) }
        return parts.first.flatMap { Rational($0, parts.count > 1 ? parts[1] : 1) }
      }
    }
  }

  /// Of recipes that count no servings, of the recipe itself.
  func factor(forServings count: Rational) -> Rational {
    let people = recipe.yields.lazy.compactMap { ServingWord.people(of: $0)?.factor }.first { $0 > .zero }
    return people.flatMap(count.divided) ?? count
  }

  func lines(by factor: Rational, in system: MeasurementSystem, weighs: Bool) -> String {
    let sign = LanguageTag.decimalSign(language)
    let adjustment = RecipeAdjustment(
      factor: factor, system: system, language: language, decimalSign: sign, precision: .readable)
    let weights = zip(recipe.allIngredients, self.grams).map { ingredient, grams -> [UnitWeight] in
      guard weighs, let grams, let text = ingredient.amount?.unit,
        let unit = UnitLexicon.word(text, language: language)?.unit
      else { return [] }
      return [UnitWeight(unit: unit, grams: grams, source: "")]
    }
    let adjusted = adjustment.adjust(recipe, weights: weights)
    guard let shown = adjusted?.recipe else { return "" }
    let text = AmountText(decimalSign: sign)
    let lines =
      shown.yields.map(text.text) + amounts(of: shown, by: factor).map { $0.map(text.text) ?? "" }
      + Instructions(shown) { MarkdownHTMLRenderer { _, _ in .refused } }.sections.flatMap(\.steps).map {
        Self.text(of: $0.html)
      }
    return lines.map(ScalingParityTests.plain).joined(separator: "\n")
  }

  /// As pages part a line that is not scaled: `1 gallon bag` is a gallon, and its bag stands before the name.
  private func amounts(of shown: Recipe, by factor: Rational) -> [Amount?] {
    shown.allIngredients.map { ingredient in
      factor == .one ? ScalableIngredient(ingredient, language: language).ingredient.amount : ingredient.amount
    }
  }

  private static func text(of html: [UInt8]) -> String {
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    return entities.reduce(String(decoding: html, as: UTF8.self).replacing(/<[^>]*>/, with: "")) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
