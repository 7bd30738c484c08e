internal import Words

/// The language a recipe is written in, found from its words.
///
/// Counted are, once each, words that belong to one of the four languages alone: articles and prepositions, the verbs of methods,
/// units, and a few foods that every kitchen has. A language is found where at least three of its words stand there and
/// twice as many as of any other; else nothing is said.
public struct LanguageGuess: Sendable {
  private var scores = [0, 0, 0, 0]
  private var seen = [Bool](repeating: false, count: entries.count)

  private static let tags = ["en", "de", "fr", "es"]
  private static let fewest = 3

  public init() {}

  /// The BCP 47 tag of the language; `nil` where the words do not tell.
  public var language: String? {
    let ranked = scores.indices.sorted { (scores[$0], $1) > (scores[$1], $0) }
    guard scores[ranked[0]] >= Self.fewest, scores[ranked[0]] >= 2 * scores[ranked[1]] else { return nil }
    return Self.tags[ranked[0]]
  }

  /// Counts the words of a text, in time proportional to its length.
  public mutating func add(_ text: String) {
    let bytes = TextFolding.foldedBytes(text)
    var start = 0
    while start < bytes.count {
      guard Self.isLetter(bytes[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < bytes.count, Self.isLetter(bytes[end]) { end += 1 }
      count(bytes, start..<end)
      start = end
    }
  }

  private mutating func count(_ bytes: [UInt8], _ word: Range<Int>) {
    guard let place = Self.table.number(of: bytes, in: word), !seen[place] else { return }
    seen[place] = true
    scores[Self.entries[place].language] += 1
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte >= 0x61 && byte <= 0x7A }

  private static let entries: [(word: String, language: Int)] = words.enumerated().flatMap { language, list in
    list.split(separator: " ").map { (TextFolding.folded(String($0)), language) }
  }

  private static let table = WordTable(entries.map(\.word))

  private static let words = [
    """
    the and with of or until into from cup cups tbsp tsp teaspoon teaspoons tablespoon tablespoons ounce ounces pound \
    pounds lb chopped sliced minced fresh ground garlic onion onions flour sugar salt pepper water milk egg eggs oil \
    heat stir add bake cook serve minutes oven bowl
    """,
    """
    und mit der die das den dem oder bis für auf aus ohne nach eine einen etwas tl essl teel prise zehe zehen bund \
    dose becher stück päckchen gehackt gehackte geschnitten frische knoblauch zwiebel zwiebeln mehl zucker salz pfeffer \
    wasser milch ei eier öl sahne geben rühren backen kochen lassen minuten ofen schüssel
    """,
    """
    et avec le les une dans pour aux ou sur cuillère cuillères soupe gousse gousses pincée sachet haché \
    hachée frais fraîche ail oignon oignons farine sucre sel poivre eau lait œuf œufs huile beurre crème ajouter mélanger \
    cuire faire laisser
    """,
    """
    y con los las para del una hasta sin cucharada cucharadas cucharadita cucharaditas cda cdta diente dientes taza \
    tazas pizca picado picada fresco fresca ajo cebolla harina azúcar sal pimienta agua leche huevo huevos aceite \
    mantequilla añadir mezclar cocer hornear dejar minutos horno
    """,
  ]
}
