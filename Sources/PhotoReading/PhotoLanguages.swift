/// Languages as Tesseract names them.
extension PhotoReader {
  /// The same reader for photos in a language, and in English, which recipes everywhere have words of.
  ///
  /// - Parameter language: a primary language subtag of BCP 47; English alone is expected of those that have no model.
  public func expecting(_ language: String) -> PhotoReader {
    PhotoReader(languages: Self.models(for: language), run: run)
  }

  /// Whether the letters of a language are among those that are looked for.
  public func expects(_ language: String) -> Bool {
    Self.names[language].map(languages.contains) ?? true
  }

  /// The models for photos in a language, its own before the English one.
  public static func models(for language: String) -> [String] {
    let own = names[language] ?? "eng"
    return own == "eng" ? ["eng"] : [own, "eng"]
  }

  /// ISO 639-2/T codes of the languages Debian has models of and recipes are met in.
  private static let names = [
    "cs": "ces", "da": "dan", "de": "deu", "en": "eng", "es": "spa", "fi": "fin", "fr": "fra", "hu": "hun", "it": "ita",
    "nb": "nor", "nl": "nld", "nn": "nor", "no": "nor", "pl": "pol", "pt": "por", "sv": "swe", "tr": "tur",
  ]
}
