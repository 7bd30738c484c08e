import Cookbook
import Foods
import IngredientLines
import KitchenUnits
import Testing

@testable import Nutrition

/// Cuts and pieces of what the table weighs whole.
@Suite struct CutWeightsTests {
  typealias Samples = SampleFoods

  private static func milligrams(_ line: String, of food: Food) -> Int? {
    GramPathFinder.mass(of: IngredientLineReader.read(line), food: food).milligrams
  }

  private static let chicken = Samples.food(
    "chicken", origin: .meat, [Samples.weight(.piece, 1_000_000), Samples.weight(.joint, 130_000)])
  private static let lamb = Samples.food("leg of lamb", origin: .meat, [Samples.weight(.piece, 1_700_000)])
  private static let goose = Samples.food(
    "goose", origin: .meat, [Samples.weight(.piece, 2_600_000), Samples.weight(.leg, 320_000)])

  @Test(
    "pieces of a bird are its joints, and a number alone counts birds",
    arguments: [
      ("8 chicken pieces", 1_040_000), ("8 pieces of chicken", 1_040_000), ("4 chicken pieces on the bone", 520_000),
      ("8 Hähnchenteile", 1_040_000), ("8 morceaux de poulet", 1_040_000), ("8 trozos de pollo", 1_040_000),
      ("6 chicken joints", 780_000), ("2 chickens", 2_000_000), ("1 chicken, cut into 8 pieces", 1_000_000),
      ("2 Stück Hähnchen", 2_000_000),
    ])
  func jointsBirds(line: String, expected: Int) {
    #expect(Self.milligrams(line, of: Self.chicken) == expected)
  }

  @Test(
    "steaks and chops weigh what one has on a plate, in any language",
    arguments: [
      ("4 lamb steaks", 720_000), ("4 Lammsteaks", 720_000), ("4 steaks d'agneau", 720_000),
      ("4 lamb pieces", nil), ("1 leg of lamb", nil), ("1 lamb roast", nil),
      ("1 lamb", 1_700_000), ("4 Medaillons vom Lamm", nil as Int?),
    ])
  func weighsCuts(line: String, expected: Int?) {
    #expect(Self.milligrams(line, of: Self.lamb) == expected)
  }

  @Test func theTableComesFirst() {
    #expect(Self.milligrams("4 goose legs", of: Self.goose) == 1_280_000)
    #expect(Self.milligrams("4 Gänsekeulen", of: Self.goose) == 1_280_000)
    #expect(Self.milligrams("1 goose", of: Self.goose) == 2_600_000)
  }

  @Test func aCutIsToldToBeAGuess() {
    let mass = GramPathFinder.mass(of: IngredientLineReader.read("4 lamb steaks"), food: Self.lamb)
    #expect(mass.path?.guesses == [.typicalWeight])
  }

  @Test(
    "chunks, spears, segments, cubes and wedges are parts of what is large",
    arguments: [
      ("6 chunks watermelon", 150_000), ("4 cucumber spears", 500_000), ("10 grapefruit segments", 1_000_000),
      ("2 wedges cabbage", 250_000), ("12 melon cubes", 180_000), ("1 piece of melon", nil as Int?),
      ("1 Stück Melone", 1_000_000),
    ])
  func cutsProduce(line: String, expected: Int?) {
    var food = Samples.food("melon", [Samples.weight(.piece, 1_000_000)])
    food.category = .vegetablesAndFruits
    #expect(Self.milligrams(line, of: food) == expected)
  }

  @Test func aWholeFishOfWhichAPieceIsAFilletWeighsWhatNobodyKnows() {
    var salmon = Samples.food(
      "salmon", origin: .fish, [Samples.weight(.piece, 150_000), Samples.weight(.fillet, 150_000)])
    #expect(Self.milligrams("1 whole salmon", of: salmon) == nil)
    #expect(Self.milligrams("1 whole salmon fillet", of: salmon) == 150_000)
    salmon.weights.append(Samples.weight(.piece, "whole", 1_800_000))
    #expect(Self.milligrams("1 whole salmon", of: salmon) == 1_800_000)
    #expect(Self.milligrams("2 salmon", of: salmon) == 300_000)
  }

  @Test func aPieceOfCakeIsASlice() {
    var cake = Samples.food("cake", [Samples.weight(.piece, 350_000), Samples.weight(.slice, 40_000)])
    cake.category = .sweets
    #expect(Self.milligrams("2 pieces of cake", of: cake) == 80_000)
    #expect(Self.milligrams("2 Stücke Kuchen", of: cake) == 80_000)
    #expect(Self.milligrams("2 cakes", of: cake) == 700_000)
  }

  @Test func oneTenderloinIsNoSteakOfIt() {
    let fillet = Samples.food("beef tenderloin", origin: .meat, [Samples.weight(.steak, 180_000)])
    #expect(Self.milligrams("1 beef tenderloin", of: fillet) == nil)
    #expect(Self.milligrams("1 tenderloin steak", of: fillet) == 180_000)
    #expect(Self.milligrams("4 beef fillets", of: fillet) == 720_000)
  }
}
