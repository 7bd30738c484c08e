import KitchenUnits
import Quantities
import Testing

@Suite struct PackSizeTests {
  @Test(arguments: [
    ("400 g can", KitchenUnit.can, Rational(400), KitchenUnit.gram), ("400g tin", .can, Rational(400), .gram),
    ("head of 10 cloves", .head, Rational(10), .clove), ("box of 6", .box, Rational(6), .piece),
    ("6 box", .box, Rational(6), .piece), ("1 l carton", .carton, Rational(1), .litre),
    ("bunch of 40 g", .bunch, Rational(40), .gram), ("13.5 fl oz can", .can, Rational(27, 2)!, .fluidOunce),
    ("1/2 gallon carton", .carton, Rational(1, 2)!, .gallon),
  ]) func readsWhatItIsAndHolds(text: String, container: KitchenUnit, amount: Rational, unit: KitchenUnit) {
    #expect(PackSize(text, language: "en") == PackSize(container: container, amount: amount, unit: unit))
  }

  @Test(arguments: ["2,5 kg Beutel", "Beutel mit 2,5 kg"]) func readsOtherLanguages(text: String) {
    #expect(PackSize(text, language: "de")?.content == Rational(2500))
  }

  @Test(arguments: ["", "bag", "2.5 kg", "0 g bag", "a lot", "3 hours bag", "1 kg bag of joy", "can of 2 cm"])
  func refusesWhatIsNoPack(text: String) { #expect(PackSize(text, language: "en") == nil) }
}
