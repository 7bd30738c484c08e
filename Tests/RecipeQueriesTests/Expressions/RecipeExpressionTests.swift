import CookbookReading
import Fingerprints
import RecipeQueries
import SitePlanning
import SourceText
import Testing

@Suite struct RecipeExpressionTests {
  private static let text = """
    # Crème de lentilles & carottes

    Auteur: Inés O’Neill
    Catégorie: Dîner
    Temps total: 45 min
    Langue: fr-CA

    *one-pot, vegan, prep 10 min, favori*

    **4 personnes**

    ---

    - *200 g* lentilles vertes, rincées
    - *1 cuillère* huile d’olive
    - 大根おろし
    - *2* [bouillon](bouillon.md)
    """

  private func record(_ text: String = text, kitchen: KitchenRecord? = nil) throws -> RecipeRecord {
    let document = try document(text)
    let entry = MetadataReader.read(document).value
    let summary = RecipeSummary(of: entry, document: document, fingerprint: .unknown)
    return RecipeRecord(entry, summary, language: "en", kitchen: kitchen)
  }

  @Test(arguments: [
    ("free:nuts", true), ("free:milk", false), ("free:sesame", false), ("contains:milk", true),
    ("not contains:sesame", true),
  ])
  func freeOfAnAllergenIsMoreThanNotFoundToContainIt(expression: String, isFound: Bool) throws {
    let kitchen = KitchenRecord(
      foods: [], allergens: ["milk"], absentAllergens: ["nuts"], diets: [], energy: nil, protein: nil)
    let parsed = try #require(ExpressionParser.parse(expression).value)
    #expect(parsed.asksKitchen)
    #expect(parsed.matches(try record(kitchen: kitchen)) == isFound)
  }

  @Test(
    "true of the recipe",
    arguments: [
      "", "creme", "CRÈME", "lent", "vegan", "olive", "\"lentilles vert\"", "\"huile d'olive\"", "大根", "*gan",
      "*tille*",
      "title:lentilles", "title:\"creme de\"", "ingredient:huile", "author:neill", "author:\"ines o\"", "tag:vegan",
      "tag:one-pot", "tag:\"one pot\"", "tag:veg*", "tag:favori", "category:dinner", "category:cena", "unit:g",
      "unit:gramm",
      "unit:cuillères", "lang:fr", "lang:fr-ca", "time:45", "time:<46", "time:<=45", "time:>44", "time:>=0:45",
      "time:45-50", "time:30-45",
      "is:favourite",
      "not is:archived", "nothing or vegan", "-nothing vegan", "not (nothing and vegan)", "bouillon",
    ])
  func matches(expression: String) throws {
    let parsed = try #require(ExpressionParser.parse(expression).value)
    #expect(parsed.matches(try record()))
  }

  @Test(
    "not true of the recipe",
    arguments: [
      "entilles", "\"len vertes\"", "\"vertes lentilles\"", "min", "title:vegan", "ingredient:carottes",
      "tag:veg",
      "tag:one", "category:lunch", "unit:kg", "unit:gl", "lang:en", "lang:fro", "time:<45", "time:>45", "time:30",
      "time:46-60",
      "time:10-44",
      "is:archived",
      "vegan nothing", "not vegan", "author:nei*ll",
    ])
  func doesNotMatch(expression: String) throws {
    let parsed = try #require(ExpressionParser.parse(expression).value)
    #expect(!parsed.matches(try record()))
  }

  @Test(
    "words in another number are the same word, also where they are left out",
    arguments: [
      ("egg", "eggs"), ("fig", "figs"), ("nut", "nuts"), ("pea", "peas"), ("bay leaf", "leaves"), ("egg yolk", "yolks"),
      ("chicken thigh", "thighs"), ("cherries", "cherry"), ("leaves", "leaf"), ("loaf", "loaves"), ("Ei", "Eier"),
      ("Zwiebel", "Zwiebeln"), ("nuez", "nueces"), ("oignon", "oignons"),
    ])
  func foldsNumbers(name: String, word: String) throws {
    let record = try record("# Ta\n\n---\n\n- *1* \(name)\n")
    for expression in [word, "ingredient:\(word)", "not -\(word)"] {
      #expect(try #require(ExpressionParser.parse(expression).value).matches(record), "\(expression)")
    }
  }

  @Test(
    "words that only look like plurals are no others", arguments: [("be", "beer"), ("lim", "lime"), ("bas", "bass")])
  func keepsShortWords(name: String, word: String) throws {
    let record = try record("# Ta\n\n---\n\n- *1* \(name)\n")
    #expect(try !#require(ExpressionParser.parse(word).value).matches(record))
  }

  /// A word alone is looked for in all that the recipe says, behind its names; nobody means a recipe that says “no need for
  /// butter” with `-butter`.
  @Test func looksForWordsInTheTextButForPhrasesNamedPlacesAndWhatIsLeftOut() throws {
    let record = try record(
      """
      # Flat bread

      A quick one.

      For days in the *meadows*.

      ---

      - *200 g* flour, sieved

      ## Glaze

      - *2* eggs

      ---

      1. Knead well; no need for [butter](butter.md).
      2. Bake until golden.
      """)
    for (expression, expected) in [
      ("knead", true), ("gold", true), ("meadow", true), ("sieved", true), ("glaze", true), ("doughs", false),
      ("days flour", true), ("\"until golden\"", false), ("title:golden", false), ("ingredient:butter", false),
      ("md", false), ("butter", true), ("-butter", true), ("not butter", true), ("-flour", false),
      ("not (butter or flour)", false), ("bread -butter golden", true),
    ] {
      #expect(try #require(ExpressionParser.parse(expression).value).matches(record) == expected, "\(expression)")
    }
  }

  @Test func takesTheLanguageOfTheSiteAndNoTimeForGranted() throws {
    let record = try record("# Plain\n\n---\n\n- salt\n")
    for (expression, expected) in [
      ("lang:en", true), ("time:>0", false), ("time:<600", false), ("not time:<600", true),
    ] {
      #expect(try #require(ExpressionParser.parse(expression).value).matches(record) == expected, "\(expression)")
    }
  }
}
