internal import Words

/// What people call the fourteen allergens and the diets, in English, German, French and Spanish.
///
/// `LABELS` of `search-query.js` has the same words for pages.
public enum LabelWords {
  public enum Kind: String, Sendable, CaseIterable {
    case allergen, diet
  }

  /// English names of a kind, in their order.
  public static func all(_ kind: Kind) -> [String] { table(kind).map(\.name) }

  /// All words for them, folded.
  public static func words(_ kind: Kind) -> [String] { table(kind).flatMap(\.words) }

  /// Which of them a word or the first three letters of one may mean, by their English names: `Milch` and `dairy` are milk,
  /// `shellfish` is two of them; `nil` where it means none.
  ///
  /// - Parameter text: folded words.
  public static func names(_ kind: Kind, for text: String) -> [String]? {
    let forms = [text] + PluralEndings.otherNumbers(of: text)
    let whole = table(kind).filter { $0.words.contains(where: forms.contains) }
    if !whole.isEmpty { return whole.map(\.name) }
    let begun = text.count < 3 ? [] : table(kind).filter { $0.words.contains { $0.hasPrefix(text) } }
    return begun.isEmpty ? nil : begun.map(\.name)
  }

  private static func table(_ kind: Kind) -> [(name: String, words: [String])] {
    kind == .allergen ? allergens : diets
  }

  private static func read(_ rows: KeyValuePairs<String, String>) -> [(name: String, words: [String])] {
    rows.map { name, words in
      (name, [name] + words.split(separator: ",").map { String($0.drop { $0 == " " }) })
    }
  }

  private static let allergens = read([
    "gluten": "wheat, weizen, ble, trigo, glutenhaltiges getreide, cereals, cereales",
    "crustaceans":
      "shellfish, seafood, krebstiere, krustentiere, meeresfruchte, crustaces, fruits de mer, crustaceos, mariscos",
    "eggs": "egg, ei, eier, oeuf, oeufs, huevo, huevos",
    "fish": "seafood, fisch, poisson, poissons, pescado, pescados",
    "peanuts": "groundnuts, erdnusse, erdnuss, arachides, arachide, cacahuetes, cacahuates",
    "soybeans": "soy, soya, soja, sojabohnen",
    "milk": "dairy, lactose, milch, laktose, milchprodukte, lait, laitages, produits laitiers, leche, lacteos, lactosa",
    "nuts":
      "tree nuts, nusse, nuss, schalenfruchte, fruits a coque, noix, frutos de cascara, frutos secos, nueces",
    "celery": "sellerie, celeri, apio",
    "mustard": "senf, moutarde, mostaza",
    "sesame": "sesam, sesamo",
    "sulphites": "sulfites, sulfite, sulphur dioxide, sulfur dioxide, schwefeldioxid, sulfitos",
    "lupin": "lupins, lupine, lupinen, altramuces",
    "molluscs":
      "mollusks, shellfish, seafood, weichtiere, meeresfruchte, mollusques, fruits de mer, moluscos, mariscos",
  ])

  private static let diets = read([
    "vegan": "vegane, vegetalien, vegetalienne, vegano, vegana",
    "vegetarian": "vegetarisch, vegetarien, vegetarienne, vegetariano, vegetariana, veggie",
  ])
}
