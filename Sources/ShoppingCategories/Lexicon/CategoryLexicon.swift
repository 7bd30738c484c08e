internal import Foods
internal import Words

/// Products and their categories by the words they are called, in each language.
///
/// The text of a language has a line for each category, `category: phrase, phrase`, with phrases in the singular; a
/// category may have several lines. A hyphen in front lets a phrase end a German compound: `-reiniger` is in
/// `Badreiniger`. German phrases are also known with the endings -n, -en and -er, in which plurals end.
struct CategoryLexicon: Sendable {
  /// How much of an item a phrase has to be.
  enum Strength: Int {
    /// A product: it outdoes a food of fewer words.
    case product
    /// Only a noun, for items that nothing else is known of: `sauce`, `cake`.
    case noun
  }

  private(set) var keys = WordTable(minimumCapacity: 16_384)
  /// For each key a category for each strength and language, plus one, and `derived`; 0 is none.
  private var categories: [UInt8] = []
  /// The phrase each key was made of, for people.
  private var phrases: [String] = []

  private static let slots = 16
  private static let derived: UInt8 = 0x80

  static let standard: CategoryLexicon = {
    var lexicon = CategoryLexicon()
    let texts: [(FoodLanguage, StaticString, StaticString)] = [
      (.en, english, englishNouns), (.de, german, germanNouns), (.fr, french, frenchNouns),
      (.es, spanish, spanishNouns),
    ]
    for (language, products, nouns) in texts {
      lexicon.add(products, .product, language)
      lexicon.add(nouns, .noun, language)
    }
    lexicon.add(englishTools, .product, .en)
    lexicon.add(regional, .product, .en)
    lexicon.add(germanTools, .product, .de)
    lexicon.add(frenchTools, .product, .fr)
    lexicon.add(spanishTools, .product, .es)
    return lexicon
  }()

  /// Brand names, which say what an item is where nothing else is known of it.
  static let brands: CategoryLexicon = {
    var lexicon = CategoryLexicon()
    lexicon.add(brandNames, .product, .en)
    return lexicon
  }()

  struct Entry {
    var category: ShoppingCategory
    var phrase: String
    /// The word was made from what is written down: a German plural, the end of a compound that stands alone. It may be
    /// another word altogether, as `Topfen` is no pot and `Birne` no bulb.
    var isDerived: Bool
  }

  /// - Parameter isEnding: whether the bytes are the end of a German compound.
  func entry(
    _ bytes: [UInt8], _ range: Range<Int>, _ language: FoodLanguage, _ strength: Strength, isEnding: Bool = false
  ) -> Entry? {
    guard let number = keys.number(of: bytes, in: range) else { return nil }
    let value = categories[number * Self.slots + Self.slot(language, strength, isEnding: isEnding)]
    guard value > 0, let category = ShoppingCategory(rawValue: value & ~Self.derived - 1) else { return nil }
    return Entry(category: category, phrase: phrases[number], isDerived: value & Self.derived != 0)
  }

  /// The phrases that are written down for a category, each once; ends of compounds are none.
  func products(of category: ShoppingCategory, _ language: FoodLanguage) -> [String] {
    let slot = Self.slot(language, .product, isEnding: false)
    let found = phrases.indices.filter { categories[$0 * Self.slots + slot] == category.rawValue + 1 }
    return Set(found.map { phrases[$0] }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func slot(_ language: FoodLanguage, _ strength: Strength, isEnding: Bool) -> Int {
    (isEnding ? 8 : 0) + 4 * strength.rawValue + Int(language.rawValue)
  }

  // MARK: Reading

  private mutating func add(_ text: StaticString, _ strength: Strength, _ language: FoodLanguage) {
    let bytes = text.withUTF8Buffer(Array.init)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
        let category = ShoppingCategory(name: String(decoding: line[..<colon], as: UTF8.self))
      else { preconditionFailure("a line of the lexicon has no category: \(String(decoding: line, as: UTF8.self))") }
      for phrase in line[(colon + 1)...].split(separator: UInt8(ascii: ",")) {
        add(String(decoding: phrase.drop { $0 == 0x20 }, as: UTF8.self), category, strength, language)
      }
    }
  }

  private mutating func add(
    _ phrase: String, _ category: ShoppingCategory, _ strength: Strength, _ language: FoodLanguage
  ) {
    let isCompound = phrase.utf8.first == UInt8(ascii: "-")
    for (index, form) in Self.forms(of: phrase, language).enumerated() {
      let number = keys.insert(NameWords(form).bytes)
      if number == phrases.count {
        phrases.append(isCompound ? String(phrase.dropFirst()) : phrase)
        categories += [UInt8](repeating: 0, count: Self.slots)
      }
      // The first line that has a phrase counts: a made plural is never stronger than a word that is written down.
      for isEnding in isCompound ? [false, true] : [false] {
        let place = number * Self.slots + Self.slot(language, strength, isEnding: isEnding)
        let isDerived = language == .de && (index > 0 || isCompound && !isEnding)
        guard categories[place] == 0 || categories[place] & Self.derived != 0 && !isDerived else { continue }
        categories[place] = (category.rawValue + 1) | (isDerived ? Self.derived : 0)
      }
    }
  }

  /// The phrase, its German plurals, and the same written without accents.
  private static func forms(of phrase: String, _ language: FoodLanguage) -> [String] {
    guard language == .de else { return [phrase, TextFolding.folded(phrase)] }
    // Limo, Pizza: their plural has an s, which is taken off before names are compared.
    guard let last = phrase.utf8.last, !"aiou".utf8.contains(last) else { return [phrase] }
    return last == UInt8(ascii: "e")
      ? [phrase, phrase + "n"] : [phrase, phrase + "n", phrase + "en", phrase + "er", phrase + "e"]
  }
}
