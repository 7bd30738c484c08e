internal import Foods

/// Words that tell of a dish what its name does not: what is breaded has flour, crumbs and mostly egg around it.
enum DishWords {
  struct Dish {
    /// As written.
    var word: String
    /// As names are compared.
    var key: [UInt8]
    /// The foods that may be in it, by the names they have in the table; empty where the word tells none.
    var foods: [String]
  }

  static func found(in text: String) -> [Dish] {
    let words = NameWords(text)
    let utf8 = Array(text.utf8)
    return words.words.indices.compactMap { index in
      let word = words.words[index]
      let key = Array(words.bytes[word.range])
      guard let foods = foods[key] ?? (isBeforeNoun(index, words) ? adjectives[key] : nil) else { return nil }
      return Dish(word: String(decoding: utf8[word.source], as: UTF8.self), key: key, foods: foods)
    }
  }

  /// `butter, creamed with sugar` is butter still.
  private static func isBeforeNoun(_ index: Int, _ words: NameWords) -> Bool {
    guard index + 1 < words.words.count, words.words[index + 1].gap == .space else { return false }
    let next = words.words[index + 1]
    let kind = WordLexicon.standard.kind(words.bytes, next.range, .en)
    return kind != .stop && kind != .and && kind != .or && next.isAside == words.words[index].isAside
  }

  private static let foods = table([
    """
    breaded crumbed breadcrumbed paniert panierte panierten panierter paniertes pané panée panés panées empanado empanada \
    empanados apanado apanada apanados apanadas milanesa
    """: ["breadcrumbs", "all-purpose flour", "egg"],
    """
    battered tempura backteig bierteig ausbackteig rebozado rebozada rebozados rebozadas capeado capeada capeados capeadas
    """: ["all-purpose flour", "egg", "whole milk"],
    """
    gratin gratinéed gratinated gratiné gratinée gratinés gratinées gratinado gratinada gratinados gratinadas gratiniert \
    gratinierte gratinierten gratinierter gratiniertes überbacken überbackene überbackenen überbackener überbackenes
    """: ["cheese", "heavy cream", "breadcrumbs"],
  ])

  /// English participles that are dishes before their noun, and behind it what is done to it.
  private static let adjectives = table([
    "creamed scalloped": ["heavy cream", "butter", "all-purpose flour"],
    "buttered": ["butter"],
    "floured": ["all-purpose flour"],
  ])

  private static func table(_ lists: KeyValuePairs<String, [String]>) -> [[UInt8]: [String]] {
    var foods: [[UInt8]: [String]] = [:]
    for (words, names) in lists {
      for word in words.split(separator: " ") { foods[NameWords(String(word)).bytes] = names }
    }
    return foods
  }
}
