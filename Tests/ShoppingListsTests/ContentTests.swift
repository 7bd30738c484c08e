import Quantities
import ShoppingLists
import Testing

/// What a number of things holds that have no name for what they come in.
@Suite struct ContentTests {
  @Test(
    "what each of several holds is bought in all",
    arguments: [
      (["2 x 250 ml cream"], "cream (2 × 300 ml tubs, needed: 500 ml)"),
      (["2 x 250 ml cream", "300 ml cream"], "cream (3 × 300 ml tubs, needed: 800 ml)"),
      (["4 x 500 ml milk"], "milk (2 × 1 l cartons)"),
      (["3 x 100 g dark chocolate"], "dark chocolate (3 × 100 g bars)"),
      (["2 × 200 g spinach", "100 g spinach"], "spinach (500 g)"),
    ])
  func contentsAddUp(needs: [String], line: String) {
    #expect(Kitchen.bought(needs) == [line])
  }

  @Test(
    "exact lists name weights and volumes",
    arguments: [
      (["2 × 200 g spinach"], ["spinach: 400 g"]), (["2 x 400 g ricotta", "100 g ricotta"], ["ricotta: 900 g"]),
      (["2 x 250 ml cream"], ["cream: 500 ml"]), (["2-3 x 250 ml cream"], ["cream: 750 ml"]),
      (["2 x 400 g tins chickpeas"], ["chickpeas: 2 × 400 g cans"]),
    ])
  func contentsAreExact(needs: [String], lines: [String]) {
    #expect(Kitchen.lines(needs) == lines)
  }

  @Test(
    "what comes in pieces is counted, whatever each of them weighs",
    arguments: [
      ("6 eggs (60 g each)", "eggs: 6"), ("2 onions, about 150g each", "onions: 2"),
      ("2 x 1.5kg chickens", "chickens: 2"), ("6 x 60 g eggs", "eggs: 6"),
      ("4 x 150 g salmon fillets", "salmon fillets: 4"), ("4 x 140 g salmon fillets", "salmon fillets: 4"),
    ])
  func piecesAreCounted(need: String, line: String) {
    #expect(Kitchen.lines([need]) == [line])
  }

  @Test(
    "what holds more than a piece weighs is a bag of it",
    arguments: [
      ("2 x 500 g potatoes", "potatoes: 1 kg"), ("2 x 500 g tomatoes", "tomatoes: 1 kg"),
      ("2 x 500 g apples", "apples: 1 kg"), ("2 x 500 g onions", "onions: 1 kg"),
      ("2 x 500 g chicken breast", "chicken breast: 1 kg"), ("2 x 500 g carrots", "carrots: 1 kg"),
      ("2 x 500 g floury potatoes", "floury potatoes: 1 kg"),
    ])
  func bagsAreWeighed(need: String, line: String) {
    #expect(Kitchen.lines([need]) == [line])
    #expect(Kitchen.lines([String(need.dropFirst(4))], stock: [Kitchen.pantry(need)]).isEmpty)
  }

  @Test func whatIsAtHomeCountsByWhatItHolds() {
    #expect(Kitchen.lines(["800 ml cream"], stock: [Kitchen.pantry("2 x 250 ml cream")]) == ["cream: 300 ml"])
    #expect(Kitchen.lines(["2 x 250 ml cream"], stock: [Kitchen.pantry("300 ml cream")]) == ["cream: 200 ml"])
  }
}
