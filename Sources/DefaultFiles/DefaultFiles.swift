/// Files the program carries, so that the binary alone can build a site: the default theme, a first cookbook,
/// and what is known of substitutions and of the packs of shops.
///
/// Made at build time from the folders `templates`, `Sources/DefaultFiles/Starter` and `Sources/DefaultFiles/Knowledge`.
public enum DefaultFiles {
  public struct File: Sendable {
    /// The path below its folder, with `/` between its parts.
    public let name: String
    private let text: StaticString

    init(name: String, text: StaticString) {
      self.name = name
      self.text = text
    }

    public var bytes: [UInt8] { text.withUTF8Buffer { Array($0) } }
  }

  /// The default theme.
  public static var theme: [File] { themeFiles.map(File.init) }

  /// What `init` writes.
  public static var starter: [File] { starterFiles.map(File.init) }

  /// `substitutions.yaml`, `kinds.yaml` and `packs.yaml`.
  public static var knowledge: [File] { knowledgeFiles.map(File.init) }
}
