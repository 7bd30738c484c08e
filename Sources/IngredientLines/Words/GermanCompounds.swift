internal import Words

/// The part that German compounds joined by “und” or “oder” share, and all but the last leave to a hyphen: the `blätter`
/// of `Minz- und Korianderblätter`.
enum GermanCompounds {
  /// A text in which each word has its whole: `Minzblätter und Korianderblätter`, also in lists (`Kürbis-, Sonnenblumen-
  /// und Pinienkerne`); `nil` where none is cut short, or nobody knows what is left out.
  static func completed(_ text: String) -> String? {
    guard isCut(text) else { return nil }
    var words = text.split(separator: " ").map(String.init)
    var isChanged = false
    for index in words.indices {
      let hasComma = words[index].hasSuffix("-,")
      let start = hasComma ? words[index].dropLast() : words[index][...]
      guard start.hasSuffix("-"), hasComma || index + 1 < words.count && joints.contains(words[index + 1]),
        let last = words[(index + 1)...].first(where: { !isCutShort($0) && !joints.contains($0) }),
        let whole = whole(start.dropLast(), before: last)
      else { continue }
      words[index] = whole + (hasComma ? "," : "")
      isChanged = true
    }
    return isChanged ? words.joined(separator: " ") : nil
  }

  /// `Sonnenblumenöl` of `Sonnenblumen` before `Rapsöl`, `Koriander-Blätter` parted by its hyphen.
  static func whole(_ start: some StringProtocol, before last: String) -> String? {
    let parts = last.split(separator: "-")
    if parts.count == 2, let head = parts.last, head.first?.isUppercase == true { return start + head.lowercased() }
    let folded = TextFolding.folded(last)
    // The longest: minced meat before meat.
    let found = heads.filter { folded.hasSuffix($0.folded) && folded.utf8.count > $0.folded.utf8.count }
      .max { $0.folded.utf8.count < $1.folded.utf8.count }
    return found.map { start + $0.text }
  }

  private static func isCutShort(_ word: String) -> Bool { word.hasSuffix("-") || word.hasSuffix("-,") }

  /// A hyphen at the end of a word, before another or a comma.
  private static func isCut(_ text: String) -> Bool {
    var last: UInt8 = 0x20
    var previous: UInt8 = 0x20
    for byte in text.utf8 {
      if byte == 0x20 || byte == 0x2C, previous == 0x2D, last != 0x20 { return true }
      (last, previous) = (previous, byte)
    }
    return false
  }

  private static let joints: Set<String> = ["und", "u.", "oder", "&", "bzw.", "sowie"]

  private static let heads: [(text: String, folded: String)] =
    """
    blätter blättchen zweige stiele stängel blüten wurzel wurzeln samen kerne körner nüsse schoten sprossen kraut öl fett \
    butter margarine hackfleisch hack fleisch filet filets schnitzel kotelett koteletts braten keule keulen brust rücken \
    leber knochen schinken speck wurst würste würstchen saft schale schalen abrieb mark püree mus gelee marmelade \
    konfitüre sirup likör schnaps wein essig senf sauce soße paste pesto creme brühe fond suppe würfel pulver mehl stärke \
    grieß flocken zucker salz pfeffer brot brötchen teig nudeln reis bohnen linsen erbsen pilze beeren trauben kirschen \
    pflaumen äpfel birnen kartoffeln rüben tomaten gurken kürbis kohl salat gemüse obst paprika paprikaschoten zwiebel \
    zwiebeln käse quark joghurt milch sahne wasser schokolade kuvertüre raspel streusel extrakt aroma fisch garnelen
    """
    .split(separator: " ").map { (String($0), TextFolding.folded(String($0))) }
}
