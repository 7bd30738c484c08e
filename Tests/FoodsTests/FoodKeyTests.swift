import Testing

@testable import Foods

@Suite struct FoodKeyTests {
  @Test(
    "regular plurals, case, accents and hyphens do not tell names apart",
    arguments: [
      ("tomato", "Tomatoes"), ("berry", "berries"), ("cookie", "cookies"), ("leaf", "leaves"), ("loaf", "loaves"),
      ("knife", "knives"), ("peach", "peaches"), ("radish", "radishes"), ("olive", "olives"), ("egg", "eggs"),
      ("pea", "peas"), ("pie", "pies"), ("quiche", "quiches"), ("box", "boxes"), ("chilli", "chillies"),
      ("zucchini", "zucchinis"), ("molasses", "molasses"), ("all-purpose flour", "all purpose flour"),
      ("goat's cheese", "goats’ cheese"), ("crème fraîche", "Creme Fraiche"),
      // French
      ("chou", "choux"), ("poireau", "poireaux"), ("œuf", "oeufs"), ("haché", "hachées"), ("pâté", "pâtés"),
      ("gousse d'ail", "gousses d’ail"), ("huile d'olive", "huile de olive"), ("oeuf", "Oeuf(s)"),
      ("Tomate", "Tomate(s)"),
      // Spanish
      ("nuez", "nueces"), ("limón", "limones"), ("frijol", "frijoles"), ("jamón", "jamones"), ("puré", "purés"),
      // German
      ("Süßkartoffel", "süsskartoffel"), ("Linse", "linse"),
    ])
  func isOneKey(name: String, other: String) {
    #expect(FoodKey.text(of: name) == FoodKey.text(of: other))
  }

  @Test(
    "different words stay apart",
    arguments: [
      ("Ei", "Eis"), ("pâté", "pâte"), ("egg", "eggplant"), ("ice", "diced"), ("rice", "price"), ("bass", "base"),
      ("corn flour", "cornflour"), ("ham", "champignon"), ("nut", "nutmeg"), ("", "a"), ("pear", "pea"),
    ])
  func isTwoKeys(name: String, other: String) {
    #expect(FoodKey.text(of: name) != FoodKey.text(of: other))
  }

  @Test func wordsKnowWhereTheyStand() {
    let text = "Œufs d’oie (frais), sel/poivre"
    let words = NameWords(text)
    let found = words.words.map { String(decoding: Array(text.utf8)[$0.source], as: UTF8.self) }
    #expect(found == ["Œufs", "d", "oie", "frais", "sel", "poivre"])
    #expect(words.words.map(\.isAside) == [false, false, false, true, false, false])
    #expect(words.words.map(\.gap) == [.space, .space, .space, .space, .comma, .slash])
    #expect(words.hasAccents)
  }

  @Test func survivesAnyText() {
    var state: UInt64 = 7
    for _ in 0..<2000 {
      let scalars = (0..<12).compactMap { _ -> Unicode.Scalar? in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Unicode.Scalar(UInt32(state >> 33) % (state % 3 == 0 ? 0x11_0000 : 0x180))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let words = NameWords(text)
      for word in words.words {
        #expect(word.source.upperBound <= text.utf8.count && !word.range.isEmpty)
      }
    }
  }
}
