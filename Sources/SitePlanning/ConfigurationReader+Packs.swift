internal import KitchenUnits
internal import SourceText
internal import YAMLReading

extension ConfigurationReader {
  /// `packs: {flour: 2.5 kg bag, eggs: [box of 6, box of 10]}`
  static func packs(
    in reader: inout YAMLMapReader, file: SourceFile, language: String
  ) -> [SiteConfiguration.Pack] {
    reader.map("packs") { packs in
      packs.entries.compactMap { entry in
        let sizes = packs.stringOrList(entry.key.text)?.compactMap { text in
          let size = PackSize(text, language: language)
          if size == nil { packs.report(unreadable(text, at: entry.value.range, in: file)) }
          return size
        }
        guard let sizes, !sizes.isEmpty else { return nil }
        return SiteConfiguration.Pack(name: entry.key.text, sizes: sizes)
      }
    } ?? []
  }

  private static func unreadable(_ text: String, at range: Range<Int>, in file: SourceFile) -> Diagnostic {
    file.diagnostic(
      .error, "config-pack", at: range, message: "“\(text)” is no pack",
      hint: "write what it holds and what it is, such as “1 kg bag”, “box of 6” or “head of 10 cloves”")
  }
}
