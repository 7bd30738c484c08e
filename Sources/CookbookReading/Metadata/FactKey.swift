/// The keys of fact lines, in the languages they are written in.
public enum FactKey: String, Sendable, CaseIterable {
  case preparationTime, cookingTime, totalTime, category, difficulty, source, author, image, nutrition, tip
  case language, date, yield

  /// The key a word stands for, whatever its case; `nil` for words that are no key.
  package init?(_ word: some StringProtocol) {
    guard let key = Self.words[word.lowercased()] else { return nil }
    self = key
  }

  /// How the key is written when facts are written out, by language.
  package func name(in language: String) -> String {
    let column = ["en": 0, "de": 1, "fr": 2, "es": 3][language] ?? 0
    return Self.names(of: self)[column][0]
  }

  private static let words: [String: FactKey] = {
    var result: [String: FactKey] = [:]
    for key in allCases {
      for name in names(of: key).joined() { result[name.lowercased()] = key }
    }
    return result
  }()

  /// English, German, French, Spanish; the first of each is the one that is written.
  private static func names(of key: FactKey) -> [[String]] {
    switch key {
    case .preparationTime:
      [
        ["Prep time", "Preparation time", "Prep", "Active time"],
        ["Vorbereitungszeit", "Zubereitungszeit", "Vorbereitung"],
        ["Préparation", "Temps de préparation"], ["Preparación", "Tiempo de preparación"],
      ]
    case .cookingTime:
      [
        ["Cook time", "Cooking time", "Cook", "Baking time"], ["Kochzeit", "Backzeit", "Garzeit"],
        ["Cuisson", "Temps de cuisson"], ["Cocción", "Tiempo de cocción"],
      ]
    case .totalTime: [["Total time", "Total"], ["Gesamtzeit"], ["Temps total"], ["Tiempo total"]]
    case .category: [["Category", "Course", "Meal"], ["Kategorie"], ["Catégorie"], ["Categoría"]]
    case .difficulty: [["Difficulty"], ["Schwierigkeit", "Schwierigkeitsgrad"], ["Difficulté"], ["Dificultad"]]
    case .source: [["Source"], ["Quelle"], ["Source"], ["Fuente"]]
    case .author: [["Author", "By"], ["Autor", "Autorin"], ["Auteur", "Autrice"], ["Autor", "Autora"]]
    case .image: [["Image", "Picture", "Photo"], ["Bild", "Foto"], ["Image", "Photo"], ["Imagen", "Foto"]]
    case .nutrition:
      [["Nutrition"], ["Nährwerte", "Nährwert"], ["Nutrition", "Valeurs nutritionnelles"], ["Nutrición"]]
    case .tip: [["Tip"], ["Tipp"], ["Astuce", "Conseil"], ["Consejo"]]
    case .language: [["Language"], ["Sprache"], ["Langue"], ["Idioma"]]
    case .date: [["Date"], ["Datum"], ["Date"], ["Fecha"]]
    case .yield:
      [
        ["Servings", "Serves", "Yield", "Yields", "Makes"], ["Portionen", "Personen", "Ergibt"],
        ["Portions", "Personnes", "Rendement"], ["Raciones", "Porciones", "Personas"],
      ]
    }
  }
}
