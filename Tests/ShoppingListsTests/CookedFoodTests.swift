import ShoppingLists
import Testing

/// What is cooked is another thing to have than what it is cooked from.
@Suite struct CookedFoodTests {
  @Test(
    "what is cooked is never added to what is dry",
    arguments: [
      (["300 g cooked rice", "1 cup cooked rice", "200 g rice"], ["cooked rice: 458 g", "rice: 200 g"]),
      (["1 cup cooked quinoa", "200 g cooked quinoa", "200 g quinoa"], ["cooked quinoa: 385 g", "quinoa: 200 g"]),
      (["200 g cooked pasta", "100 g pasta"], ["cooked pasta: 200 g", "pasta: 100 g"]),
      (["200 g cooked lentils", "100 g lentils"], ["cooked lentils: 200 g", "lentils: 100 g"]),
      (["200 g cooked potatoes", "500 g potatoes"], ["cooked potatoes: 200 g", "potatoes: 500 g"]),
      (["200 g cooked teff", "100 g teff"], ["cooked teff: 200 g", "teff: 100 g"]),
      (["100 g quinoa (cooked and cooled)", "50 g quinoa"], ["cooked quinoa: 100 g", "quinoa: 50 g"]),
      // Measured before it is cooked.
      (["1 cup rice, cooked", "15 g rice"], ["rice: 200 g"]), (["4 boiled eggs", "2 eggs"], ["eggs: 6"]),
    ])
  func cookedStaysApart(needs: [String], lines: [String]) {
    #expect(Kitchen.lines(needs).sorted() == lines)
  }

  @Test func isNamedAsTheLineSays() {
    let needs = ["200 g gekochter Reis", "100 g Reis"].map { Kitchen.ingredient($0, language: "de") }
    let names = Kitchen.shopping(needs, language: "de").items.map(\.name)
    #expect(names.sorted() == ["Reis", "gekochter Reis"])
  }

  @Test func comesInNoPacketsOfWhatIsDry() {
    #expect(
      Kitchen.bought(["150 g cooked rice", "2 cups cooked pasta"]).sorted() == [
        "cooked pasta (250 g)", "cooked rice (150 g)",
      ])
  }

  @Test func whatIsDryAtHomeIsNotCooked() {
    #expect(Kitchen.lines(["300 g cooked rice"], stock: [Kitchen.pantry("1 kg rice")]) == ["cooked rice: 300 g"])
    #expect(
      Kitchen.lines(["300 g cooked rice"], stock: [Kitchen.pantry("100 g cooked rice")]) == ["cooked rice: 200 g"])
  }
}
