import FoodTable
import Foods
import KitchenUnits
import Testing

/// Foods that a word behind the name makes others of, and foods that nobody takes for each other.
@Suite struct RemarkedFoodsTests {
  private let matcher = FoodMatcher(FoodTable.builtIn)

  private func match(_ name: String, _ comment: String? = nil, _ language: String = "en") -> FoodMatch? {
    matcher.match(name, comment: comment, language: language)
  }

  private func food(_ name: String, _ comment: String? = nil, _ language: String = "en") -> Food? {
    match(name, comment, language).map { matcher.book.foods[$0.index] }
  }

  @Test(
    "what a diet asks for behind a name is another food",
    arguments: [
      ("mince", "vegan", "en", "vegan mince"), ("butter", "vegan", "en", "vegan butter"),
      ("butter", "vegan, softened", "en", "vegan butter"), ("cream cheese", "vegan", "en", "vegan cream cheese"),
      ("mayonnaise", "vegan", "en", "vegan mayonnaise"), ("flour", "gluten-free", "en", "gluten-free flour"),
      ("pasta", "gluten-free", "en", "gluten-free pasta"), ("spaghetti", "gluten-free", "en", "gluten-free pasta"),
      ("Nudeln", "glutenfrei", "de", "gluten-free pasta"), ("Hack", "vegan", "de", "vegan mince"),
      ("Milch", "Hafer", "de", "oat milk"), ("milk", "oat", "en", "oat milk"),
      ("cheese", "dairy-free", "en", "vegan cheese"),
      ("farine", "sans gluten", "fr", "gluten-free flour"), ("leche", "vegetal", "es", "plant milk"),
    ])
  func readsDiets(name: String, comment: String, language: String, expected: String) {
    #expect(food(name, comment, language)?.name == expected)
  }

  @Test(
    "what is left to choose changes nothing",
    arguments: [
      ("butter", "vegan if you like"), ("butter", "vegan or regular"), ("flour", "or gluten-free"),
      ("butter", "softened"), ("flour", "vegan"),
    ])
  func leavesChoices(name: String, comment: String) {
    #expect(food(name, comment)?.name == food(name)?.name)
  }

  @Test func aFoodThatADietRulesOutIsAGuess() {
    #expect(match("honey", "vegan")?.confidence == .guess)
    #expect(match("sugar", "vegan")?.confidence == .exact)
  }

  @Test("milk of choice may be milk", arguments: ["milk of choice", "dairy milk"])
  func isMilk(name: String) {
    #expect(food(name)?.contains.contains(AllergenSet(.milk)) == true)
  }

  @Test(
    "foods that nobody exchanges are two",
    arguments: [
      ("Soßenbinder", "Sahnesteif", "de"), ("Hirschhornsalz", "Pottasche", "de"),
      ("Rosenpaprika", "Paprika edelsüß", "de"), ("Krakauer", "Grünkohlwürste", "de"), ("Teewurst", "Mettwurst", "de"),
      ("Tellerlinsen", "Berglinsen", "de"), ("Pfannkuchen", "Blinis", "de"), ("Scheibletten", "Schmelzkäse", "de"),
      ("andouillette", "andouille", "fr"), ("Pimm's", "Aperol", "en"), ("crumpets", "English muffins", "en"),
      ("chermoula", "zhoug", "en"), ("gochugaru", "chilli flakes", "en"), ("casarecce", "strozzapreti", "en"),
      ("trofie", "fusilli", "en"), ("bucatini", "spaghetti", "en"), ("orecchiette", "pasta shells", "en"),
      ("ham bone", "ham hock", "en"), ("crème de marrons", "purée de marrons", "fr"),
      ("quenelles", "boulettes de poisson", "fr"),
    ])
  func areTwo(one: String, other: String, language: String) throws {
    let first = try #require(match(one, nil, language))
    let second = try #require(match(other, nil, language))
    #expect(first.index != second.index)
  }

  @Test(
    "pasta of another flour or colour has gluten",
    arguments: ["whole grain orecchiette", "wholemeal bucatini", "squid ink pasta", "wholemeal pici", "orecchiette"])
  func hasGluten(name: String) {
    #expect(food(name)?.contains.contains(AllergenSet(.gluten)) == true)
  }

  @Test func ofGlutenFreePastaThereIsNone() {
    #expect(food("gluten-free orecchiette")?.contains.contains(AllergenSet(.gluten)) == false)
  }

  @Test func galettesOfBuckwheatAreNoCrepes() throws {
    let galette = try #require(food("galettes de sarrasin", nil, "fr"))
    #expect(galette.contains.isEmpty && galette.mayContain.contains(AllergenSet([.gluten, .eggs, .milk])))
  }

  @Test func quenellesHoldFlourEggsAndMilk() throws {
    let quenelle = try #require(food("quenelles", nil, "fr"))
    #expect(quenelle.contains == AllergenSet([.gluten, .eggs, .milk]))
  }
}
