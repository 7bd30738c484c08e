/// Which way a language is written.
public enum WritingDirection {
  /// `rtl` for languages that are usually written from right to left, or whose tag names such a script.
  ///
  /// Source: Unicode CLDR 44, `characterOrder` of the likely scripts.
  public static func of(_ language: String) -> String {
    let parts = language.lowercased().split(separator: "-")
    let scripts: Set<Substring> = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]
    let languages: Set<Substring> = ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "syr", "nqo"]
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return scripts.contains(script) ? "rtl" : "ltr"
    }
    return parts.first.map(languages.contains) == true ? "rtl" : "ltr"
  }
}
