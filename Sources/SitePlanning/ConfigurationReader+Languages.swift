internal import CookbookReading
internal import SourceText
internal import YAMLReading

/// What `galley.yaml` says of languages.
extension ConfigurationReader {
  /// `languages: {deutsch: de, recettes/bretagne: fr}`
  ///
  /// - Parameter content: the folder they are in.
  static func languages(
    _ reader: inout YAMLMapReader, file: SourceFile, _ folders: ConfiguredFolders?, content: String
  ) -> [SiteConfiguration.FolderLanguage] {
    var known: Set<String> = []
    return reader.entries.compactMap { entry in
      let parts = entry.key.text.split(separator: "/").filter { $0 != "." }
      let folder = parts.joined(separator: "/")
      guard let found = reader.locatedString(entry.key.text),
        let language = languageTag(found, file: file, reader: &reader)
      else { return nil }
      guard !folder.isEmpty, !parts.contains("..") else {
        reader.report(
          file.diagnostic(
            .error, "config-folder", at: entry.keyRange, message: "“\(entry.key.text)” names no folder",
            hint: "write a folder below the content folder, or set “language” for all"))
        return nil
      }
      guard known.insert(folder).inserted else {
        reader.report(
          file.diagnostic(
            .error, "config-folder", at: entry.keyRange, message: "the folder “\(folder)” stands here twice",
            hint: "remove one of the two lines"))
        return nil
      }
      if let folders, folders.isThere(content), !folders.isThere("\(content)/\(folder)") {
        let parent = ([content] + parts.dropLast().map(String.init)).joined(separator: "/")
        reader.report(
          folders.missing(String(parts[parts.count - 1]), in: parent, .warning, at: entry.keyRange, file: file))
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
