import Cookbook
import JSONReading
import Quantities
import RecipeMarkdown
import SourceText
import Testing

@testable import PageBuilding
@testable import PageRendering

/// The data block of a recipe page.
@Suite struct RecipePageDataTests {
  private func json(_ recipe: Recipe, language: String = "en") throws -> JSONValue {
    let marks = StepMarks(recipe, language: language)
    _ = Instructions(recipe) {
      var renderer = MarkdownHTMLRenderer { destination, _ in .local(destination) }
      renderer.marker = marks.marks
      return renderer
    }
    let data = RecipePageData(
      schema: "../\(RecipePageData.schemaPath)", page: "recipes/cake", recipe: recipe, yields: recipe.yields,
      parts: [:], language: language, lines: [], mentions: [], quantities: marks.quantities,
      further: FurtherAmounts(recipe, lines: [], language: language))
    return try #require(JSONReader.read(SourceFile(path: "cake.json", bytes: data.bytes)).value)
  }

  private func text(_ recipe: Recipe, language: String = "en", at member: String) throws -> String {
    let value = try #require(try json(recipe, language: language)[member])
    var writer = JSONWriter()
    writer.value(value)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func cake(_ amount: Amount?, _ instructions: String? = nil) -> Recipe {
    Recipe(
      title: "Cake", yields: [Amount(Rational(12), unit: "pieces"), Amount(Rational(4), unit: "servings")],
      ingredients: [Ingredient(amount: amount, name: "flour")], instructions: instructions)
  }

  @Test func keepsFractionsExact() throws {
    let third = try #require(Rational(1, 3))
    #expect(
      try text(cake(Amount(third, unit: "cups")), at: "ingredients")
        == #"{"ingredient-1":{"value":"1/3","unit":"cup","word":"cups"}}"#)
    #expect(
      try text(cake(Amount(.range(.one, Rational(2)), unit: "Becherchen", isApproximate: true)), at: "ingredients")
        == #"{"ingredient-1":{"value":"1","to":"2","word":"Becherchen","isApproximate":true}}"#)
    #expect(try text(cake(nil), at: "ingredients") == "{}")
  }

  @Test func notesAmountsWithinNames() throws {
    let recipe = Recipe(
      title: "Cake",
      ingredients: [
        Ingredient(name: "2 cups flour"), Ingredient(amount: Amount(.one, unit: "cup (113 g)"), name: "butter"),
        Ingredient(amount: Amount(Rational(2), unit: "-inch"), name: "piece ginger"),
        Ingredient(name: "400g tin beans"), Ingredient(name: "1: the secret"),
        Ingredient(amount: Amount(.unmeasured, unit: "a pinch of"), name: "salt"),
      ])
    #expect(
      try text(recipe, at: "ingredients") == """
        {"ingredient-2":{"value":"1","unit":"cup","word":"cup"},\
        "ingredient-3":{"value":"2","word":"-inch","isSize":true},\
        "ingredient-6":{"value":"1","unit":"pinch","word":"pinch","rest":" of"}}
        """)
    #expect(
      try text(recipe, at: "further") == """
        {"ingredient-1":[{"value":"2","unit":"cup","word":"cups","part":"number"},\
        {"value":"2","unit":"cup","word":"cups","part":"unit"}],\
        "ingredient-2":[{"value":"113","unit":"gram","word":"g","part":"number"},\
        {"value":"113","unit":"gram","word":"g","part":"unit"}],\
        "ingredient-4":[{"value":"1","part":"times"}]}
        """)
    #expect(try text(recipe, at: "unscaled") == #"{"ingredient-5":"(not scaled)"}"#)
    #expect(try json(cake(nil))["further"] == nil)
    #expect(try json(cake(nil))["unscaled"] == nil)
  }

  @Test func saysWhichYieldCountsPeople() throws {
    #expect(
      try text(cake(nil), at: "yields")
        == #"[{"value":"12","unit":"piece","word":"pieces","made":"12"},{"value":"4","unit":"serving","word":"servings","isServings":true,"made":"4"}]"#
    )
  }

  @Test func notesWhatStepsSay() throws {
    let steps = "1. Mix 100 g flour with 1 cup (240 ml) water.\n2. Bake in a 20 cm tin at 180 °C."
    #expect(
      try text(cake(Amount(Rational(300), unit: "g"), steps), at: "method") == """
        [{"value":"100","unit":"gram","word":"g"},\
        {"value":"1","unit":"cup","word":"cup","isUnclear":true,"isSaidTwice":true},\
        {"value":"240","unit":"millilitre","word":"ml","isUnclear":true,"isSaidTwice":true},\
        {"us":"350 °F"},{"us":"8-inch","imperial":"8-inch"},{"us":"an","imperial":"an"}]
        """)
  }

  @Test func notesTheWordsOfRangesAndWhatIsNotConverted() throws {
    #expect(
      try text(cake(Amount(Rational(300), unit: "g"), "Mix between 100 and 200 g flour."), at: "method")
        == #"[{"value":"100","to":"200","unit":"gram","word":"g","range":["between "," and "]}]"#)
    let double = Recipe(
      title: "Cake",
      ingredients: [
        Ingredient(amount: Amount(Rational(2), unit: "lb 4 oz"), name: "beef"),
        Ingredient(amount: Amount(Rational(200), unit: "g / 7 oz"), name: "sugar"),
        Ingredient(amount: Amount(Rational(1), unit: "cup (113 g)"), name: "butter"),
      ])
    #expect(
      try text(double, at: "ingredients") == """
        {"ingredient-1":{"value":"2","unit":"pound","word":"lb","isDouble":true},\
        "ingredient-2":{"value":"200","unit":"gram","word":"g","isDouble":true},\
        "ingredient-3":{"value":"1","unit":"cup","word":"cup"}}
        """)
  }

  @Test func bringsTheWordsOfUnitsInTheLanguageOfTheRecipe() throws {
    let words = try text(cake(Amount(Rational(2), unit: "EL")), language: "de", at: "words")
    #expect(words.contains(#""metricTablespoon":["Esslöffel","Esslöffel","EL"]"#))
    #expect(words.contains(#""millilitre":["Milliliter","Milliliter","ml"]"#))
    #expect(try text(cake(nil), language: "de", at: "decimalSign") == "\",\"")
  }
}
