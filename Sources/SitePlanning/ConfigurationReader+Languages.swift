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
    let subtags = found.text.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      (2...3).contains(subtags[0].utf8.count)
      && subtags.allSatisfy {
        (1...8).contains($0.utf8.count)
          && $0.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
      }
    guard isTag else {
      reader.report(
        file.diagnostic(
          .error, "config-language", at: found.range, message: "“\(found.text)” is not a language tag",
          hint: "write it like “en” or “de-AT”"))
      return nil
    }
    return found.text
  }

  /// `interface-languages: [de, fr]`
  static func interfaceLanguages(
    _ written: [(text: String, range: Range<Int>)], beside language: String, file: SourceFile,
    reader: inout YAMLMapReader
  ) -> [String] {
    var known = [language]
    for found in written {
      guard let tag = languageTag(found, file: file, reader: &reader) else { continue }
      // Each becomes the name of a folder, and not every disk tells `de-AT` from `de-at`.
      guard !known.contains(where: { $0.lowercased() == tag.lowercased() }) else {
        let isOwn = tag.lowercased() == language.lowercased()
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
