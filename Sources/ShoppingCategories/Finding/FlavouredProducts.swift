internal import Foods
internal import Words

/// Products that people name first and then say what they taste of, or what is on them: `Joghurt Erdbeere`, `Pizza
/// Salami`, `thé menthe`, `stock cubes chicken`.
enum FlavouredProducts {
  /// How many words of an item, one or two, name such a product before others that say what it tastes of; `nil` where none
  /// do, or where what was found of the rest is no taste.
  static func length(in words: NameWords, besides found: Categorisation) -> Int? {
    guard words.words.count > 1 else { return nil }
    // `Ice cream salt` is a product of its own.
    let isKnown = if case .product(let phrase) = found.reason { phrase.contains(" ") } else { false }
    if words.words.count > 2, !isKnown, isPair(words), isTaste(found, in: words, behind: 2) { return 2 }
    return isOne(words, 0, of: products) && isTaste(found, in: words, behind: 1) ? 1 : nil
  }

  /// Whether all words from one on say only what something tastes of.
  static func areFlavours(_ words: NameWords, from first: Int) -> Bool {
    first < words.words.count && (first..<words.words.count).allSatisfy { isOne(words, $0, of: flavours) }
  }

  private static func isPair(_ words: NameWords) -> Bool {
    pairs.number(of: words.bytes, in: words.words[0].range.lowerBound..<words.words[1].range.upperBound) != nil
  }

  private static func isTaste(_ found: Categorisation, in words: NameWords, behind first: Int) -> Bool {
    switch found.category {
    case .vegetablesAndFruits, .meatAndSeafood, .uncategorised: return true
    case .pantry, .sweets: return (first..<words.words.count).contains { isOne(words, $0, of: flavours) }
    default: return false
    }
  }

  private static func isOne(_ words: NameWords, _ word: Int, of table: WordTable) -> Bool {
    table.number(of: words.bytes, in: words.words[word].range) != nil
  }

  private static let pairs = WordTable(
    names: [
      "stock cube", "stock pot", "bouillon cube", "ice cream", "protein bar", "cereal bar", "rice cake", "energy drink",
      "baby food", "cat food", "dog food", "soft drink", "cream cheese", "herbal tea", "pot noodle", "gravy granules",
      "pasta sauce", "stuffing mix", "spice mix", "seasoning mix", "soup mix", "cake mix", "recipe mix",
      "salad dressing",
      "granola bar", "energy bar", "tortilla chips", "fruit pouch", "juice drink",
    ])

  private static let products = WordTable(
    names:
      """
      joghurt jogurt frischkäse quark pudding eis pizza tee früchtetee kräutertee chips sirup saft marmelade konfitüre \
      bonbon bonbons limo limonade müsli milchreis schokolade smoothie eistee kekse kuchen aufstrich brotaufstrich tofu \
      reiswaffeln kaugummi likör tütensuppe flammkuchen skyr kefir babybrei tafel schorle \
      thé yaourt yaourts glace sirop confiture compote jus soupe tarte gâteau tisane infusion sorbet biscuits quiche \
      yogur yogures helado helados zumo jugo té infusión mermelada sopa batido sirope galletas caramelos tarta gelatina \
      flan licor chicles caldo tea jam soup cordial yoghurt yoghurts yogurt yogurts crisps
      """)

  private static let flavours = WordTable(
    names:
      """
      vanille zimt honig nuss haselnuss kokos mandel mandeln pistazie karamell schoko schokolade paprika salz senf \
      vanilla honey coconut chocolate caramel salt vinegar vainilla canela miel coco avellana caramelo sal \
      noisette pistache cannelle amande chocolat sel vinaigre
      """)

}
