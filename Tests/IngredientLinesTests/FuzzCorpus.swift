/// What fuzzing starts from: lines of all kinds, words with a meaning, and bytes that break words.
enum FuzzCorpus {
  static let lines = [
    "2 1/4 cups all-purpose flour, sifted", "2 (400 g) tins chopped tomatoes, drained", "2 14-oz cans black beans",
    "1/4 cup plus 1 tbsp olive oil", "225g/8oz butter", "700g/1lb 7oz new potatoes", "juice of 1 lemon",
    "65 g (2/3 cup) rolled oats", "2-3 tsp Thai fish sauce", "zwei bis drei Knoblauchzehen, gepresst",
    "1 c. à s. d’huile d’olive", "une pincée de sel", "media cebolla picada", "1 taza y media de arroz",
    "3 EL gehäuft Mehl", "1 Dose/n Tomaten (400 g)", "½ chicken or vegetable stock cube", "a few sprigs of thyme",
    "1-inch piece ginger, peeled", "4 boneless, skinless chicken breasts (about 6 oz each)", "Optional: 2 squid",
    "1 (3- to 4-pound) chicken", "6 large or 8 medium eggs", "salt and freshly ground black pepper, to taste",
    "fresh Thai, serrano, or cayenne chiles, stems removed", "1 cup and a half of sugar", "1x225g/8oz tin tomatoes",
  ]

  static let pieces: [[UInt8]] =
    [
      "(", ")", "[", "]", ",", ";", ":", "/", "-", "–", "—", "+", "x", "×", "~", "\"", "½", "⅓", "⁄", "1/2", "1 1/2",
      "1,5",
      "1.500", "00", "99999999999999999999", "0/0", "1/0", "one", "half", "a", "dozen", "or", "and", "oder", "to", "of",
      "d’", "l'", "plus", "each", "about", "large", "thick", "finely", "chopped", "cup", "T", "t", "oz", "lb", "g",
      "in",
      "fl", "c.", "à", "s.", "tin", "clove", "(s)", "/n", "optional", "for", "e.g.", "\u{301}", "\u{AD}", "\u{200B}",
      "\u{FEFF}", "😀", "ß", "œ", "İ", "%", "&", "\t", "\u{0}", "  ", "'", "’",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2],
    ]
}
