import Cookbook
import Foods
import Nutrition
import Quantities
import SiteStorage
import Testing

@testable import SiteBuilding

@Suite struct OwnAnalysisBinaryTests {
  private var analysis: OwnAnalysis {
    get throws {
      var sum = NutritionSum()
      sum.figures = Nutrients(energy: 412_000, protein: 18_000, sodium: 0)
      sum.known = Nutrients(energy: 300_000, protein: 300_000, sodium: 100)
      sum.coverage = Coverage(matched: 300_000, unmatched: 20_000)
      (sum.mass, sum.alcoholEnergy, sum.guessedMass, sum.guessedEnergy) = (500_000, 7, 9, 11)
      let third = try #require(Rational(1, 3))
      let uses = [
        SubRecipeUse(name: "dough", link: "dough.md", amount: Amount(third, unit: "kg"), milligrams: 333_333),
        SubRecipeUse(name: "stock", link: "../stock.md", amount: nil, isOptional: true),
      ]
      let yields = [
        Amount(.range(Rational(2), Rational(3)), unit: "servings", isApproximate: true, plainUnit: "-3 servings"),
        Amount(.unmeasured, unit: "a lot"),
      ]
      let nutrition = OwnNutrition(
        sum: sum, typicalLine: 100_000, quantifiedLines: 5, unmatched: ["krill"], unquantifiedLines: 2, guessedLines: 1,
        uses: uses, yields: yields, stated: StatedNutrition(energy: 400, protein: 20, fat: 0))
      return OwnAnalysis(
        nutrition: nutrition,
        allergens: AllergenFindings(
          contains: AllergenSet(.milk), mayContain: AllergenSet(.molluscs), unknown: ["krill"]),
        diets: DietFindings(vegan: .breaks(["milk"]), vegetarian: .unknown([.init("krill", .unmatched)])),
        difficulty: DifficultyEstimate(.hard, basis: .estimated(ingredients: 20, steps: 12, minutes: nil)))
    }
  }

  private func roundTrip(_ analysis: OwnAnalysis) throws -> OwnAnalysis {
    var writer = BinaryWriter()
    writer.append(analysis)
    var reader = BinaryReader(writer.bytes)
    return try reader.analysis()
  }

  @Test func keepsEverything() throws {
    #expect(try roundTrip(try analysis) == analysis)
  }

  @Test func keepsNothingAsNothing() throws {
    for difficulty in [nil, DifficultyEstimate(.easy, basis: .stated)] {
      let plain = OwnAnalysis(
        nutrition: OwnNutrition(), allergens: AllergenFindings(), diets: DietFindings(vegan: .fits, vegetarian: .fits),
        difficulty: difficulty)
      #expect(try roundTrip(plain) == plain)
    }
  }

  @Test func cutOffBytesAreRefused() throws {
    var writer = BinaryWriter()
    writer.append(try analysis)
    for length in 0..<writer.bytes.count {
      var reader = BinaryReader(writer.bytes[..<length])
      #expect(throws: BinaryFormatError.self) { try reader.analysis() }
    }
  }
}
