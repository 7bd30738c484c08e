/// Files the program carries, so that the binary alone can build a site: the themes, a first cookbook,
/// what is known of substitutions and of the packs of shops, the script of previews and the editor.
///
/// Made at build time from the folders `templates` and `themes` and the folders `Editor`, `Knowledge`, `Preview` and `Starter` in
/// `Sources/DefaultFiles`.
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

  /// Other themes: the files that each has instead of those of the default theme, behind its name and a slash.
  public static var themes: [File] { themesFiles.map(File.init) }

  /// What `init` writes.
  public static var starter: [File] { starterFiles.map(File.init) }

  /// What a preview adds to a site: its script, its style sheet, and a worker that keeps nothing.
  public static var preview: [File] { previewFiles.map(File.init) }

  /// The editor's page, style sheet and scripts.
  public static var editor: [File] { editorFiles.map(File.init) }

  /// `substitutions.yaml`, `kinds.yaml` and `packs.yaml`.
  public static var knowledge: [File] { knowledgeFiles.map(File.init) }
}
