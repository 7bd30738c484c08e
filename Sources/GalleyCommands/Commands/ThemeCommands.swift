internal import CommandLineParsing
internal import PageRendering
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation
internal import ThemeChecking
internal import Themes

/// `galley theme list`
enum ThemeListCommand {
  static func run(options: CommonOptions, console: Console) -> ExitCode {
    SiteCommand.run(options, console) { model, report in
      let themes = SiteThemes.all(model.workspace)
      report.add(themes.diagnostics)
      let chosen = model.workspace.configuration.theme.name?.text ?? SiteThemes.standardName
      let width = themes.value.map(\.name.count).max() ?? 0
      for theme in themes.value {
        let name = TerminalText.safe(theme.name)
        let gap = String(repeating: " ", count: width - theme.name.count)
        console.write("\(theme.name == chosen ? "*" : " ") \(name)\(gap)  \(origin(of: theme))\n")
      }
    }
  }

  private static func origin(of theme: SiteTheme) -> String {
    if theme.files.isEmpty { return "the default theme" }
    let count = "\(theme.files.count) \(theme.files.count == 1 ? "file" : "files")"
    switch theme.origin {
    case .program: return "comes with galley, \(count) of its own"
    case .site: return "\(SiteThemes.folderName)/\(TerminalText.safe(theme.name)), \(count)"
    }
  }
}

/// `galley theme new`
enum ThemeNewCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let name = command.operands("name")[0]
    guard isName(name) else {
      return console.report(
        InvalidRequest("“\(name)” cannot name a theme", hint: "use lowercase letters, digits and hyphens"))
    }
    let base = command.value("from") ?? SiteThemes.standardName
    guard let theme = SiteThemes.carried.first(where: { $0.name == base }) else {
      let names = SiteThemes.carried.map(\.name).joined(separator: ", ")
      return console.report(InvalidRequest("galley comes with no theme “\(base)”", hint: "use one of \(names)"))
    }
    let folder = "\(SiteThemes.folderName)/\(name)"
    let files = files(of: theme, isNamed: command.value("from") != nil, in: folder)
    let problems = NewFiles.create(files, in: options.root)
    for problem in problems.sorted() { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    guard problems.isEmpty else {
      return problems.contains { $0.identifier == "storage-write" } ? .environment : .problems
    }
    console.note(
      "\(folder) is ready: see it with “galley serve --theme \(name)”, check it with “galley theme check \(name)”")
    return .clean
  }

  /// What a theme has of its own, which of the default one is everything; where none is named, the names of colours and sizes,
  /// with which most looks begin.
  private static func files(of theme: SiteTheme, isNamed: Bool, in folder: String) -> [NewFile] {
    let standard = ThemeFiles.standard
    let files =
      if !theme.files.isEmpty { theme.files } else if isNamed { standard } else {
        standard.filter { $0.name == "styles/00-tokens.css" }
      }
    return files.map { NewFile(path: "\(folder)/\($0.name)", bytes: $0.source.bytes) }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: "-")
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
  }
}

/// `galley theme check`
enum ThemeCheckCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let opened = Workspace.open(options.site) { configuration in
      if let name = command.operand("name") { configuration.theme.name = SiteConfiguration.ThemeName(name) }
    }
    var report = DiagnosticLog(
      opened.diagnostics, isStrict: options.isStrict || opened.value?.configuration.strict == true,
      silenced: opened.value?.configuration.silenced ?? [])
    if let workspace = opened.value, !opened.hasErrors { report.add(diagnostics(workspace)) }
    CheckCommand.print(report, format: command.choice(CheckCommand.format), console: console)
    return report.exitCode
  }

  /// Every template is checked in every language, since a string may be there in one and not in another.
  private static func diagnostics(_ workspace: Workspace) -> [Diagnostic] {
    let files = ThemeFiles.files(workspace)
    guard !files.hasErrors else { return files.diagnostics }
    let loaded = languages(files.value).flatMap { language in
      var configuration = workspace.configuration
      configuration.language = language
      return ThemeLoader.load(files.value, configuration: configuration).diagnostics
    }
    let read = files.value.filter { !ThemeLoader.isTooLarge($0) }
    return files.diagnostics + loaded + ThemeCheck.diagnostics(of: read.map { ($0.name, $0.source) })
  }

  private static func languages(_ files: [ThemeLoader.File]) -> [String] {
    files.compactMap { file in
      guard file.name.hasPrefix("languages/"), file.name.hasSuffix(".yaml") else { return nil }
      return String(file.name.dropFirst("languages/".utf8.count).dropLast(".yaml".utf8.count))
    }
  }
}
