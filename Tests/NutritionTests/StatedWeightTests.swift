import Cookbook
import FoodTable
import Foods
import Nutrition
import Quantities
import Testing

/// Lines that say whether their mass is that of what is bought or of what is eaten, against the table that comes with the
/// program.
@Suite struct StatedWeightTests {
  private static func grams(_ name: String, _ language: String, grams: Int = 500) -> (food: String?, grams: Int?) {
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: language)
    let ingredient = Ingredient(amount: Amount(Rational(grams), unit: "g"), name: name)
    let line = analyst.lines(of: RecipeEntry(path: "a.md", recipe: Recipe(title: "A", ingredients: [ingredient]))).first
    return (line?.food?.name, line?.milligrams.map { ($0 + 500) / 1000 })
  }

  @Test(arguments: [
    ("peeled bananas", "en"), ("bananas (peeled weight)", "en"), ("bananas, weighed without skin", "en"),
    ("avocado flesh", "en"), ("mango flesh", "en"), ("orange segments", "en"), ("leeks (trimmed weight)", "en"),
    ("pumpkin, peeled and deseeded weight", "en"), ("peeled and deseeded pumpkin", "en"),
    ("peeled potatoes, diced", "en"), ("geschälte Bananen", "de"), ("Bananen (geschält gewogen)", "de"),
    ("Avocadofruchtfleisch", "de"), ("Kürbis (Nettogewicht)", "de"), ("bananes épluchées", "fr"),
    ("lobster meat", "en"), ("chicken, without bones", "en"), ("crab legs, meat only", "en"), ("Hummerfleisch", "de"),
    ("bananas (edible portion)", "en"), ("bananes (poids net)", "fr"), ("plátanos pelados", "es"),
    ("plátanos (peso neto)", "es"),
  ])
  func whatIsEatenIsNotPeeledAgain(name: String, language: String) {
    #expect(Self.grams(name, language).grams == 500)
  }

  @Test(arguments: [
    ("pistachios in shell", "en", 265), ("pistachios", "en", 500), ("shelled pistachios", "en", 500),
    ("broad beans in their pods", "en", 165), ("unshelled peanuts", "en", 365), ("Walnüsse mit Schale", "de", 225),
  ])
  func whatGrowsInAShellIsWeighedWithIt(name: String, language: String, grams: Int) {
    #expect(Self.grams(name, language).grams == grams)
  }

  @Test(arguments: [
    ("bananas, peeled", "en"), ("bananas, peeled and sliced", "en"), ("bananas (unpeeled weight)", "en"),
    ("pumpkin (300 g peeled weight)", "en"), ("bananas, weighed with skin", "en"),
    ("avocados, flesh scooped out", "en"),
    ("Bananen, geschält", "de"), ("bananes, épluchées", "fr"), ("plátanos, pelados", "es"), ("bananas", "en"),
  ])
  func whatIsBoughtIsPeeled(name: String, language: String) {
    #expect(Self.grams(name, language).grams.map { $0 < 500 } == true)
  }

  @Test(arguments: [
    ("chickpeas (drained weight)", "en", 240), ("chickpeas, drained weight", "en", 400),
    ("chickpeas, net drained weight", "en", 240),
    ("Kichererbsen (Abtropfgewicht)", "de", 400), ("pois chiches (poids net égoutté)", "fr", 240),
    ("garbanzos (peso escurrido)", "es", 240),
  ])
  func aDrainedWeightIsThatOfTinnedFood(name: String, language: String, grams: Int) {
    let found = Self.grams(name, language, grams: grams)
    #expect(found.food == "canned chickpeas" && found.grams == grams)
  }

  @Test func drainedWeightMakesAnyPulseATinnedOne() {
    #expect(Self.grams("kidney beans (drained weight)", "en", grams: 240).food == "canned kidney beans")
    #expect(Self.grams("lentils (drained weight)", "en", grams: 240).food == "canned lentils")
    #expect(Self.grams("lentils, rinsed and drained", "en", grams: 240).food == "lentil")
    #expect(Self.grams("Kichererbsen (Abtropfgewicht 240 g)", "de", grams: 400).grams == 240)
  }

  @Test func shellsAreWeighedWithPrawnsThatHaveThem() {
    for name in ["shell-on prawns", "prawns, shell on", "prawns (in their shells)", "prawns, unpeeled"] {
      #expect(Self.grams(name, "en").grams == 275, "\(name)")
    }
    #expect(Self.grams("Garnelen (mit Schale)", "de").grams == 275)
    #expect(Self.grams("prawns, shells removed", "en").grams == 500)
    #expect(Self.grams("prawns, with shells removed", "en").grams == 500)
  }
}
