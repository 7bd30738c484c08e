import KitchenUnits
import Quantities
import TestSupport
import Testing

@testable import IngredientLines

@Suite struct IngredientLinePropertyTests {
  private static let units: [(written: String, unit: KitchenUnit)] = [
    ("g", .gram), ("kg", .kilogram), ("ml", .millilitre), ("cups", .cup), ("tbsp", .tablespoon), ("tsp", .teaspoon),
    ("oz", .ounce), ("lb", .pound), ("EL", .metricTablespoon), ("TL", .metricTeaspoon), ("Prise", .pinch),
    ("c. à s.", .metricTablespoon), ("cuillères à café", .metricTeaspoon), ("cdta", .metricTeaspoon),
    ("tazas", .metricCup), ("cloves", .clove), ("Zehen", .clove), ("Dosen", .can), ("tins", .can), ("Bund", .bunch),
    ("fl oz", .fluidOunce), ("sprigs", .sprig), ("lonchas", .slice), ("sachets", .sachet),
  ]
  private static let names = [
    "flour", "olive oil", "Zucker", "crème fraîche", "aceite de oliva", "smoked paprika", "all-purpose flour",
    "goats’ cheese", "pommes de terre", "extra-virgin olive oil", "dried thyme", "Crème fraîche", "jamón serrano",
  ]
  private static let comments = ["sifted", "finely chopped", "fein gehackt", "plus more for dusting", "haché"]

  @Test("an amount that is written is read back, with its name and comment")
  func readsBackWhatIsWritten() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<4000 {
      let denominator = [1, 1, 2, 3, 4, 8].randomElement(using: &generator) ?? 1
      let value = try #require(Rational(Int.random(in: 1...40, using: &generator), denominator))
      let unit = try #require(Self.units.randomElement(using: &generator))
      let name = try #require(Self.names.randomElement(using: &generator))
      let comment = try #require(Self.comments.randomElement(using: &generator))
      let number = Bool.random(using: &generator) ? NumberText.plain(value) : NumberText.display(value)
      let line = "\(number) \(unit.written) \(name), \(comment)"
      let reading = IngredientLineReader.read(line)
      #expect(reading.amounts.first?.measure == .exact(value), "\(line)")
      #expect(reading.amounts.first?.unit == unit.unit, "\(line)")
      #expect(reading.amounts.first?.unitText == unit.written, "\(line)")
      #expect(reading.name == name, "\(line)")
      #expect(reading.comment == comment, "\(line)")
    }
  }

  @Test("ranges are read back")
  func readsBackRanges() throws {
    var generator = SeededGenerator(seed: 2)
    let separators = ["-", "–", " - ", " to ", " bis ", " à ", " or ", " a ", " hasta ", " oder "]
    for _ in 0..<1000 {
      let lower = Int.random(in: 1...20, using: &generator)
      let upper = lower + Int.random(in: 1...20, using: &generator)
      let separator = try #require(separators.randomElement(using: &generator))
      let reading = IngredientLineReader.read("\(lower)\(separator)\(upper) EL Zucker")
      #expect(reading.described == "\(lower)–\(upper) tbsp · Zucker")
    }
  }

  @Test("the name of a line is a part of it, in the order of its words")
  func keepsTheWordsOfTheLine() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let line = try #require(FuzzCorpus.lines.randomElement(using: &generator))
      var words = line.split(separator: " ")[...]
      for word in IngredientLineReader.read(line).phrase.split(separator: " ") {
        let index = words.firstIndex { $0.contains(word) }
        words = try words[#require(index, "“\(word)” of “\(line)”")...]
      }
    }
  }
}
