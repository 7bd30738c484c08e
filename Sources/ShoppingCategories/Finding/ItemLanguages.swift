internal import Foods
internal import Words

/// In which order the languages of an item are tried.
enum ItemLanguages {
  /// The reader's own first, but for items whose words tell another: `jus pour les enfants` is no gravy.
  static func order(_ languages: [FoodLanguage], for words: NameWords, of item: String) -> [FoodLanguage] {
    guard let first = told(by: words) ?? spelt(words, item, languages), first != languages[0] else { return languages }
    return [first] + languages.filter { $0 != first }
  }

  /// The language that has all the little words of an item.
  private static func told(by words: NameWords) -> FoodLanguage? {
    var found: FoodLanguage?
    for word in words.words where word.source.count == word.range.count {
      guard let number = little.number(of: words.bytes, in: word.range) else { continue }
      if let found, found != owners[number] { return nil }
      found = owners[number]
    }
    return found
  }

  /// German for words such as `Minze`, which compares as mince does, since plurals turn a z into a c.
  private static func spelt(_ words: NameWords, _ item: String, _ languages: [FoodLanguage]) -> FoodLanguage? {
    guard languages[0] == .en, words.words.count == 1, item.utf8.contains(UInt8(ascii: "z")),
      let entry = CategoryLexicon.standard.entry(words.bytes, 0..<words.bytes.count, .en, .product),
      !entry.phrase.utf8.contains(UInt8(ascii: "z"))
    else { return nil }
    return .de
  }

  /// Words that one of the languages has alone, and no name of a food in another.
  private static let (little, owners): (WordTable, [FoodLanguage]) = {
    var table = WordTable()
    var owners: [FoodLanguage] = []
    let rows: [(FoodLanguage, String)] = [
      (.de, "für fürs vom zum zur beim ohne mit ums"), (.fr, "pour du aux avec sans"), (.es, "para del con el los"),
    ]
    for (language, list) in rows {
      for word in list.split(separator: " ") {
        if table.insert(NameWords(String(word)).bytes) == owners.count { owners.append(language) }
      }
    }
    return (table, owners)
  }()
}
