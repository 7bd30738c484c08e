internal import Foods
internal import Words

/// Products that people name first and then say what they taste of, or what is on them: `Joghurt Erdbeere`, `Pizza
/// Salami`, `thé menthe`.
enum FlavouredProducts {
  /// Whether an item begins with the name of such a product, and what was found of the rest is what it tastes of.
  static func isFlavour(_ found: Categorisation, in words: NameWords) -> Bool {
    guard words.words.count > 1, isOne(words, 0, of: products) else { return false }
    switch found.category {
    case .vegetablesAndFruits, .meatAndSeafood, .uncategorised: return true
    case .pantry, .sweets: return (1..<words.words.count).contains { isOne(words, $0, of: flavours) }
    default: return false
    }
  }

  private static func isOne(_ words: NameWords, _ word: Int, of table: WordTable) -> Bool {
    table.number(of: words.bytes, in: words.words[word].range) != nil
  }

  private static let products = table(
    """
    joghurt jogurt frischkäse quark pudding eis pizza tee früchtetee kräutertee chips sirup saft marmelade konfitüre \
    bonbon bonbons limo limonade müsli milchreis schokolade smoothie eistee kekse kuchen aufstrich brotaufstrich tofu \
    reiswaffeln kaugummi likör tütensuppe flammkuchen skyr kefir babybrei tafel schorle \
    thé yaourt yaourts glace sirop confiture compote jus soupe tarte gâteau tisane infusion sorbet biscuits quiche \
    yogur yogures helado helados zumo jugo té infusión mermelada sopa batido sirope galletas caramelos tarta gelatina \
    flan licor chicles yoghurt yoghurts yogurt yogurts crisps
    """)

  private static let flavours = table(
    """
    vanille zimt honig nuss haselnuss kokos mandel mandeln pistazie karamell schoko schokolade paprika salz senf \
    vanilla honey coconut chocolate caramel salt vinegar vainilla canela miel coco avellana caramelo sal \
    noisette pistache cannelle amande chocolat sel vinaigre
    """)

  private static func table(_ words: String) -> WordTable {
    var table = WordTable()
    for word in words.split(separator: " ") { _ = table.insert(NameWords(String(word)).bytes) }
    return table
  }
}
