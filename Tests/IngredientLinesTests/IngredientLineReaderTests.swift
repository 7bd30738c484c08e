import KitchenUnits
import Quantities
import Testing

@testable import IngredientLines

@Suite struct IngredientLineReaderTests {
  @Test(
    "an amount that was read before the line is one with it",
    arguments: [
      (Amount(Rational(2), unit: "cups"), "flour, sifted", "2 cup · flour · (sifted)"),
      (Amount(Rational(2), unit: "large cloves"), "garlic", "2 clove · large · garlic"),
      (Amount(Rational(3), unit: "large"), "eggs", "3 · large · eggs"),
      (Amount(Rational(6)), "(about 2 lb) carrots, peeled", "6; same ~2 lb · carrots · (peeled)"),
      (Amount(Rational(200), unit: "g/7oz"), "rice", "200 g; same 7 oz · rice"),
      (Amount(Rational(2), unit: "(400 g) tins"), "tomatoes", "2 tin of 400 gram · tomatoes"),
      (Amount(Rational(1), unit: "Schälchen"), "Himbeeren", "1 Schälchen · Himbeeren"),
      (Amount(Rational(2), unit: "EL gehäuft"), "Mehl", "2 tbsp · Mehl · (gehäuft)"),
      (Amount(.unmeasured, unit: "a pinch"), "salt", "1 pinch · salt"),
      (Amount(.unmeasured, unit: "some"), "salt", "salt · (some)"),
      (Amount(.range(Rational(2), Rational(3)), unit: "EL", isApproximate: true), "Öl", "~2–3 tbsp · Öl"),
      (Amount(Rational(3)), "garlic cloves", "3 clove · garlic"),
    ])
  func readsWhatWasRead(amount: Amount, name: String, reading: String) {
    #expect(IngredientLineReader.read(name: name, amount: amount).described == reading)
  }

  @Test("an ingredient without an amount is a line")
  func readsNamesAlone() {
    #expect(IngredientLineReader.read(name: "a pinch of salt", amount: nil).described == "1 pinch · salt")
  }

  @Test(
    "the language decides what signs and measures mean",
    arguments: [
      ("1.500 kg Mehl", "de", "1500 kg · Mehl"), ("1.500 kg flour", "en", "1 1/2 kg · flour"),
      ("1,500 g flour", "en", "1500 g · flour"), ("1,500 kg de farine", "fr", "1 1/2 kg · farine"),
      ("1,5 kg de patatas", nil, "1 1/2 kg · patatas"), ("1,125 kg Mehl", nil, "1 1/8 kg · Mehl"),
      ("1,250 L milk", "en", "1 1/4 l · milk"), ("1,125 Kilogramm Mehl", nil, "1 1/8 kg · Mehl"),
      ("1,250 lamb chops", nil, "1250 · lamb chops"),
    ])
  func followsTheLanguage(line: String, language: String?, reading: String) {
    #expect(IngredientLineReader.read(line, language: language).described == reading)
  }

  @Test("pints are imperial where they are British or called so")
  func knowsImperialMeasures() {
    func unit(_ line: String, _ language: String?) -> KitchenUnit? {
      IngredientLineReader.read(line, language: language).amounts.first?.unit
    }
    #expect(unit("1 pint milk", nil) == .pint)
    #expect(unit("1 pint milk", "en-GB") == .imperialPint)
    #expect(unit("2 fl oz cream", "en-GB") == .imperialFluidOunce)
    #expect(unit("1 imperial pint milk", "en-US") == .imperialPint)
  }

  @Test(
    "amount and rest keep every word",
    arguments: [
      ("200 g flour, sifted", "200 g", "flour, sifted"), ("2 heaped EL Mehl", "2 heaped EL", "Mehl"),
      ("225g/8oz butter", "225 g/8oz", "butter"), ("2 (400 g) tins", "2 ", "(400 g) tins"),
      ("1 1/2 cups of milk", "3/2 cups", "milk"), ("3 large cloves garlic", "3 large cloves", "garlic"),
    ])
  func parts(line: String, amount: String, rest: String) throws {
    let parts = try #require(IngredientLineReader.amountAndRest(of: line))
    let value = try #require(parts.amount.factor)
    let number = value.isInteger ? "\(value.numerator)" : "\(value.numerator)/\(value.denominator)"
    #expect(number + " " + (parts.amount.unit ?? "") == amount)
    #expect(parts.rest == rest)
  }

  @Test(
    "lines that do not begin with digits are not parted", arguments: ["a pinch of salt", "salt", "7-grain", "2", ""])
  func leavesOtherLines(line: String) {
    #expect(IngredientLineReader.amountAndRest(of: line) == nil)
  }

  /// Nobody's ingredient, and comparing all its words would take minutes.
  @Test func aMegabyteInOneLineIsANameWithoutAmount() {
    let line = String(repeating: "1 cup or 2 ", count: 100_000)
    #expect(IngredientLineReader.read(line) == IngredientLine(name: line))
    #expect(IngredientLineReader.read(name: line, amount: nil) == IngredientLine(name: line))
    #expect(IngredientLineReader.amountAndRest(of: line) == nil)
    #expect(!IngredientLineReader.seemsToStateAmount(line))
  }
}
