internal import DefaultFiles
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// Compares the site's templates folder with the default theme, and looks at the languages of the interface.
enum ThemeCheckup {
  static func findings(_ workspace: Workspace) -> [HealthFinding] {
    let theme = ThemeFiles.load(workspace)
    let problems = theme.diagnostics.filter { $0.severity == .error }
    var findings = [overrides(workspace)]
    if let first = problems.sorted().first {
      findings.append(
        .attention(
          "templates",
          "\(problems.count) \(problems.count == 1 ? "error" : "errors"), first \(first.path): \(first.message)",
          hint: "run “galley check”"))
    } else {
      findings.append(.fine("templates", "every template fits the view it gets"))
    }
    return findings
  }

  /// Which files of the default theme the site replaces, and which it adds.
  private static func overrides(_ workspace: Workspace) -> HealthFinding {
    let own = ownFiles(workspace.templates)
    let name = workspace.configuration.theme.name?.text ?? SiteThemes.standardName
    guard !own.isEmpty else { return .fine("theme", "the theme “\(name)”, as it is") }
    let standard = Dictionary(uniqueKeysWithValues: DefaultFiles.theme.map { ($0.name, $0.bytes) })
    let replaced = own.filter { name, bytes in standard[name].map { $0 != bytes } ?? false }.map(\.name)
    let same = own.count { name, bytes in standard[name] == bytes }
    let added = own.filter { standard[$0.name] == nil }.map(\.name)
    let parts = [
      replaced.isEmpty ? nil : "replaces \(list(replaced))", added.isEmpty ? nil : "adds \(list(added))",
      same == 0 ? nil : "repeats \(same) \(same == 1 ? "file" : "files") of the default theme without a change",
    ].compactMap(\.self)
    return .note(
      "theme", "“\(workspace.configuration.templates)” \(parts.joined(separator: ", "))",
      hint: same == 0 ? nil : "files without a change may be removed; then they follow the program")
  }

  private static func ownFiles(_ folder: SourceFolder) -> [(name: String, bytes: [UInt8])] {
    guard ThemeFiles.exists(folder) else { return [] }
    return folder.scan().value.compactMap { file in
      folder.read(file.path).value.map { (file.path, $0.bytes) }
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}
