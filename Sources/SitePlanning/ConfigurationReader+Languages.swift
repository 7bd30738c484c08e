internal import CookbookReading
internal import SourceText
internal import YAMLReading

/// What `galley.yaml` says of languages.
extension ConfigurationReader {
  /// `languages: {deutsch: de, recettes/bretagne: fr}`
  static func languages(_ reader: inout YAMLMapReader, file: SourceFile) -> [SiteConfiguration.FolderLanguage] {
    reader.entries.compactMap { entry in
      let folder = entry.key.text.split(separator: "/").joined(separator: "/")
      guard let found = reader.locatedString(entry.key.text),
        let language = languageTag(found, file: file, reader: &reader)
      else { return nil }
      guard !folder.isEmpty else {
        reader.report(
          file.diagnostic(
            .error, "config-folder", at: entry.keyRange, message: "“\(entry.key.text)” names no folder",
            hint: "write a folder below the content folder, or set “language” for all"))
        return nil
      }
      return SiteConfiguration.FolderLanguage(folder: folder, language: language)
    }
  }

  static func languageTag(
    _ found: (text: String, range: Range<Int>), file: SourceFile, reader: inout YAMLMapReader
  ) -> String? {
    guard let tag = LanguageTag.tag(found.text) else {
      reader.report(
        file.diagnostic(
          .error, "config-language", at: found.range, message: "“\(found.text)” is not a language tag",
          hint: "write it like “en” or “de-AT”"))
      return nil
    }
    return tag
  }

  /// `interface-languages: [de, fr]`
  static func interfaceLanguages(
    _ written: [(text: String, range: Range<Int>)], beside language: String, file: SourceFile,
    reader: inout YAMLMapReader
  ) -> [String] {
    var known = [language]
    for found in written {
      guard let tag = languageTag(found, file: file, reader: &reader) else { continue }
      guard !known.contains(tag) else {
        let isOwn = tag == language
        reader.report(
          file.diagnostic(
            .error, "config-interface", at: found.range,
            message: isOwn ? "“\(tag)” is the language of the site already" : "“\(tag)” stands here twice",
            hint: "remove it"))
        continue
      }
      known.append(tag)
    }
    return Array(known.dropFirst())
  }
}
