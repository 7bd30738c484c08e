package import SourceText
internal import YAMLReading

/// Reads a language file of a theme: `key: text`, counted strings as a mapping of plural categories, the months as a
/// list, the names of languages as a mapping.
package enum InterfaceTextReader {
  package static func read(_ file: SourceFile, language: String) -> Checked<InterfaceText?> {
    let document = YAMLReader.read(file)
    guard let root = document.value, let entries = root.mapping else {
      let missing = file.diagnostic(
        .error, "theme-language", at: 0..<0, message: "the language file holds no strings",
        hint: "write lines like “ingredients: Ingredients”")
      return Checked(nil, document.diagnostics.isEmpty ? [missing] : document.diagnostics)
    }
    var strings: [(key: String, value: String)] = []
    var plurals: [String: [String: String]] = [:]
    var months: [String] = []
    var names: [String: String] = [:]
    for entry in entries {
      let key = entry.key.text
      if let text = entry.value.scalar?.text {
        strings.append((key, text))
      } else if let list = entry.value.sequence, key == "months" {
        months = list.compactMap { $0.scalar?.text }
      } else if let mapping = entry.value.mapping {
        let pairs = mapping.compactMap { pair in pair.value.scalar.map { (pair.key.text, $0.text) } }
        let table = Dictionary(pairs) { first, _ in first }
        if key == "languageNames" { names = table } else { plurals[key] = table }
      }
    }
    let text = InterfaceText(
      language: language, strings: strings, plurals: plurals, months: months, languageNames: names)
    return Checked(text, document.diagnostics + missing(in: text, file: file))
  }

  private static func missing(in text: InterfaceText, file: SourceFile) -> [Diagnostic] {
    let keys = Set(text.strings.map(\.key))
    var missing = RequiredText.allCases.map(\.rawValue).filter { !keys.contains($0) }
    missing += RequiredPlural.allCases.map(\.rawValue).filter { text.plurals[$0]?["other"] == nil }
    if text.months.count != 12 { missing.append("months") }
    return missing.map { key in
      file.diagnostic(
        .error, "theme-language", at: 0..<0, message: "the string “\(key)” is missing",
        hint: "add a line “\(key): …” as in the default theme")
    }
  }
}
