internal import Glibc
package import SitePlanning
package import SiteStorage
package import SourceText

/// The folders of a site and what its configuration says.
package struct Workspace {
  package let root: String
  package let configuration: SiteConfiguration
  package let folders: SiteFolders
  package let content: SourceFolder
  package let templates: SourceFolder
  /// The bytes of `galley.yaml`; empty when there is none.
  package let configurationBytes: [UInt8]
  /// What `foods.yaml` says.
  package let foods: SiteFoods

  package static let configurationName = "galley.yaml"

  /// `nil` when there is nothing that could be a site, or the configuration cannot be read.
  ///
  /// - Parameter adjust: what the command line says against the configuration.
  package static func open(
    _ options: SiteOptions, adjust: (inout SiteConfiguration) -> Void = { _ in }
  ) -> Checked<Workspace?> {
    let root = SourceFolder(options.root, shownAs: options.root)
    var configuration = SiteConfiguration()
    var diagnostics: [Diagnostic] = []
    var bytes: [UInt8] = []
    if root.has(configurationName) {
      let file = root.read(configurationName)
      diagnostics += file.diagnostics
      guard let contents = file.value else { return Checked(nil, diagnostics) }
      bytes = contents.bytes
      let source = SourceFile(path: root.shownPath(of: configurationName), bytes: bytes)
      let read = ConfigurationReader.read(source, folders: .below(root))
      diagnostics += read.diagnostics
      configuration = read.value
    } else if access(options.root + "/" + configuration.content, F_OK) != 0 {
      return Checked(nil, [nothingHere(options.root)])
    }
    let foods = SiteFoods.read(root, cache: options.cacheFolder)
    diagnostics += foods.diagnostics
    if options.isStrict { configuration.strict = true }
    if let theme = options.theme { configuration.theme.name = SiteConfiguration.ThemeName(theme) }
    adjust(&configuration)
    let suffix = options.shard?.suffix ?? ""
    let output = (options.output.map(absolutePath) ?? configuration.output) + suffix
    let cache = options.cache.map(absolutePath) ?? SiteFolders.defaultCache
    let workspace = Workspace(
      root: options.root, configuration: configuration,
      folders: SiteFolders(
        root: options.root, output: output, cache: options.shard == nil ? cache : "\(cache)/part\(suffix)",
        sources: [configuration.content, configuration.templates, SiteThemes.folderName],
        home: Environment.variable("HOME"), allowsUsedOutput: options.allowsUsedOutput),
      content: folder(configuration.content, below: root), templates: folder(configuration.templates, below: root),
      configurationBytes: bytes, foods: foods.value)
    return Checked(workspace, diagnostics)
  }

  /// The themes of the site's own; there need not be any.
  package var themes: SourceFolder { Self.folder(SiteThemes.folderName, below: SourceFolder(root, shownAs: root)) }

  private static func folder(_ name: String, below root: SourceFolder) -> SourceFolder {
    let path = name.hasPrefix("/") ? name : "\(root.path)/\(name)"
    return SourceFolder(path, shownAs: root.shownPath(of: name))
  }

  /// A folder named on the command line is meant from where the user stands.
  private static func absolutePath(_ path: String) -> String {
    guard !path.hasPrefix("/"), let working = getcwd(nil, 0) else { return path }
    defer { free(working) }
    return String(cString: working) + "/" + path
  }

  private static func nothingHere(_ root: String) -> Diagnostic {
    Diagnostic(
      .error, "site-missing", path: root, message: "there is neither a “galley.yaml” nor a folder “content” here",
      hint: "name the site's folder with --root, or start one with “galley init DIR”")
  }
}

extension ConfiguredFolders {
  fileprivate static func below(_ root: SourceFolder) -> ConfiguredFolders {
    func path(_ name: String) -> String { name.hasPrefix("/") ? name : "\(root.path)/\(name)" }
    return ConfiguredFolders(
      isThere: { SourceFolder.isFolder(path($0)) }, names: { SourceFolder.names(ofFoldersIn: path($0)) })
  }
}
