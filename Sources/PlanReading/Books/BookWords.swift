internal import Cookbook

/// The words that mean something in a book file, in four languages.
enum BookWords {
  /// What a line `Key: value` below the title says.
  enum Key: CaseIterable {
    case subtitle, author, language, layout, pictures
  }

  static func key(_ word: String) -> Key? { keys[word.lowercased()] }
  static func group(_ word: String) -> BookGroup? { groups[word.lowercased()] }
  static func layout(_ word: String) -> BookLayout? { layouts[word.lowercased()] }
  static func pictures(_ word: String) -> BookPictureChoice? { pictureChoices[word.lowercased()] }
  static func meansOthers(_ text: String) -> Bool { others.contains(text.lowercased()) }

  /// Every key as people write it, for suggestions.
  static let keyNames = keys.keys.sorted()
  static let layoutNames = layouts.keys.sorted()
  static let pictureNames = pictureChoices.keys.sorted()

  private static let keys: [String: Key] = [
    "subtitle": .subtitle, "untertitel": .subtitle, "sous-titre": .subtitle, "subtítulo": .subtitle,
    "author": .author, "by": .author, "autor": .author, "autorin": .author, "auteur": .author, "autrice": .author,
    "autora": .author,
    "language": .language, "lang": .language, "sprache": .language, "langue": .language, "idioma": .language,
    "layout": .layout, "aufteilung": .layout, "mise en page": .layout, "disposición": .layout,
    "pictures": .pictures, "bilder": .pictures, "images": .pictures, "imágenes": .pictures,
  ]

  private static let groups: [String: BookGroup] = [
    "tag": .tag, "tags": .tag, "schlagwort": .tag, "étiquette": .tag, "mot-clé": .tag, "etiqueta": .tag,
    "category": .category, "kategorie": .category, "catégorie": .category, "categoría": .category,
    "author": .author, "autor": .author, "autorin": .author, "auteur": .author, "autrice": .author, "autora": .author,
    "source": .source, "quelle": .source, "fuente": .source,
  ]

  private static let layouts: [String: BookLayout] = [
    "pages": .pages, "seiten": .pages, "páginas": .pages, "flowing": .flowing, "fortlaufend": .flowing,
    "continu": .flowing, "continuo": .flowing,
  ]

  private static let pictureChoices: [String: BookPictureChoice] = [
    "photos": .photos, "fotos": .photos, "covers": .covers, "einbände": .covers, "couvertures": .covers,
    "cubiertas": .covers, "none": .none, "keine": .none, "aucune": .none, "ninguna": .none,
  ]

  private static let others: Set<String> = [
    "everything else", "all others", "all other recipes", "the rest", "alles andere", "alle anderen",
    "alle anderen rezepte", "der rest", "tout le reste", "toutes les autres recettes", "le reste", "todo lo demás",
    "todas las demás recetas", "el resto",
  ]
}
