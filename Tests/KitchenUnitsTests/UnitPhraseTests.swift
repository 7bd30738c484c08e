import Quantities
import Testing

@testable import KitchenUnits

/// Words of units, and what stands around them, for one and for several.
@Suite struct UnitPhraseTests {
  @Test(
    "the word that was written fits the number",
    arguments: [
      ("package", "en", "package", "packages"), ("packages", "en", "package", "packages"), ("tin", "en", "tin", "tins"),
      ("cups", "en", "cup", "cups"), ("c.", "en", "c.", "c."),
      ("box", "en", "box", "boxes"), ("pouch", "en", "pouch", "pouches"),
      ("loaves", "en", "loaf", "loaves"), ("cloves", "en", "clove", "cloves"), ("pkg", "en", "pkg", "pkg"),
      ("tsp", "en", "tsp", "tsp"), ("oz", "en", "oz", "oz"), ("15-oz can", "en", "15-oz can", "15-oz cans"),
      ("(15 oz) cans", "en", "(15 oz) can", "(15 oz) cans"), ("8 oz package", "en", "8 oz package", "8 oz packages"),
      ("package (8 oz)", "en", "package (8 oz)", "packages (8 oz)"),
      ("Packung", "de", "Packung", "Packungen"), ("Glas", "de", "Glas", "Gläser"),
      ("sachet", "fr", "sachet", "sachets"), ("boîte", "fr", "boîte", "boîtes"),
      ("paquete", "es", "paquete", "paquetes"),
    ])
  func wordsFitTheNumber(word: String, language: String, one: String, several: String) {
    let wording = UnitWording(word, language: language)
    #expect(wording.unit != nil)
    #expect(wording.text(for: .exact(.one)) == one)
    #expect(wording.text(for: .exact(Rational(3))) == several)
  }

  @Test(arguments: ["oz can", "gallon bag", "× 15 oz can", "zauber", "2 zauber", ""])
  func whatIsNoUnitIsNone(text: String) { #expect(UnitPhrase(text, language: "en") == nil) }
}
