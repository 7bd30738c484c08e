import Cookbook
import Quantities
import RecipeQueries
import Testing

/// What pages know of amounts within names.
@Suite struct ScalableIngredientTests {
  private func scalable(_ line: String, language: String = "en") throws -> ScalableIngredient {
    let ingredient = try #require(try recipe("# T\n\n---\n\n- \(line)\n").ingredients.first)
    return ScalableIngredient(ingredient, language: language)
  }

  /// Each place as `part: text`.
  private func places(_ scalable: ScalableIngredient) -> [String] {
    let name = Array(scalable.ingredient.name.utf8)
    return scalable.places.map { "\($0.part): \(String(decoding: name[$0.range], as: UTF8.self))" }
  }

  @Test(
    "each number and each unit has its own place",
    arguments: [
      ("2 cups flour", "en", ["number: 2", "unit: cups"]), ("3 onions", "en", ["number: 3", "unit: onions"]),
      ("*1* large egg", "en", ["unit: egg"]),
      ("*½ cup* (113g) butter", "en", ["number: 113", "unit: g"]),
      ("400g tin tomatoes", "en", ["times: "]), ("pinch of salt", "en", ["spacedNumber: ", "unit: pinch"]),
      ("200 g flour plus 2 tbsp for dusting", "en", ["number: 200", "unit: g", "number: 2", "unit: tbsp"]),
      ("200 g Mehl zzgl. 2 EL zum Bestäuben", "de", ["number: 200", "unit: g", "number: 2", "unit: EL"]),
      ("le jus d'un demi-citron", "fr", ["spacedNumber: un demi-", "unit: citron"]), ("salt", "en", []),
      ("a few leaves basil", "en", []),
    ] as [(String, String, [String])])
  func findsPlaces(line: String, language: String, expected: [String]) throws {
    #expect(places(try scalable(line, language: language)) == expected)
  }

  @Test("further amounts of a unit stand in the name")
  func movesFurtherAmounts() throws {
    let butter = try scalable("*½ cup (113g)* butter")
    #expect(butter.ingredient.amount?.unit == "cup")
    #expect(butter.ingredient.name == "(113g) butter")
    #expect(places(butter) == ["number: 113", "unit: g"])
  }

  @Test("a number whose unit or end stands behind the asterisks is no amount by itself")
  func keepsNumbersTogether() throws {
    for line in ["*Half* cup sugar", "*half* an onion"] {
      let half = try scalable(line)
      #expect(half.inWords == nil)
      #expect(half.ingredient.name == line.replacing("*", with: ""))
      #expect(half.places.count == 2)
    }
  }

  @Test("a sum of two numbers of one unit is one number")
  func readsSums() throws {
    let sum = try scalable("*1/2 + 1/3 C* raisins")
    #expect(sum.ingredient.amount == Amount(try #require(Rational(5, 6)), unit: "C"))
    #expect(sum.ingredient.name == "raisins")
    #expect(sum.places.isEmpty)
  }

  @Test("what would begin a list is escaped where an amount of the unit stands in the name")
  func escapesListSigns() throws {
    let amount = Amount(try #require(Rational(1, 2)), unit: "+ 1/3 C")
    let sum = ScalableIngredient(Ingredient(amount: amount, name: "raisins"), language: "en")
    #expect(sum.ingredient.name == #"\+ 1/3 C raisins"#)
    #expect(places(sum) == ["number: 1/3", "unit: C"])
  }

  @Test(
    "an ingredient that is only counted is read the short way as it is the long way",
    arguments: [
      "eggs", "large eggs, beaten", "lemons", "red onions, diced", "chicken breasts (skinless)",
      "lemon or lime", "*eggs*", "[eggs](egg.md)", "flour", "", "Zwiebeln",
    ], ["en", "de"])
  func readsCounted(name: String, language: String) {
    for number in [1, 2] {
      let ingredient = Ingredient(amount: Amount(Rational(number)), name: name)
      let short = ScalableIngredient(counting: ingredient, language: language)
      let long = ScalableIngredient(ingredient, language: language)
      #expect(places(short) == places(long))
      #expect(short.ingredient == long.ingredient)
      #expect(!long.isSize && long.inWords == nil && !long.isNotUnderstood)
    }
  }

  @Test func knowsSizes() throws {
    #expect(try scalable("*2-inch* piece ginger").isSize)
    #expect(try scalable("*400 g* tin tomatoes").isSize)
    #expect(try !scalable("*400 g* tomatoes").isSize)
  }

  @Test func knowsWhatNobodyUnderstands() throws {
    #expect(try scalable("1: the secret").isNotUnderstood)
    #expect(try !scalable("salt").isNotUnderstood)
    #expect(try !scalable("2 cups flour").isNotUnderstood)
  }
}
