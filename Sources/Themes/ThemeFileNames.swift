internal import Mustache
internal import SourceText

/// Whether the names of a theme's files mean something: a slip in one leaves the file without effect.
enum ThemeFileNames {
  /// A warning of `theme-file` for each template that no page is made with, and each style sheet and script in a folder that
  /// nobody looks into. Partials that nothing includes are left alone: somebody may need them soon.
  static func diagnostics(_ files: [ThemeLoader.File], _ templates: TemplateSet) -> [Diagnostic] {
    let pages = PageTemplate.allCases.map(\.rawValue)
    let strays = files.filter { isMisplaced($0.name) || isPage($0.name) && !pages.contains(stem($0.name)) }
    guard !strays.isEmpty else { return [] }
    let used = Set(pages.flatMap { templates.reach(of: $0).map(\.name) })
    return strays.compactMap { file in
      guard !isPage(file.name) || !used.contains(stem(file.name)) else { return nil }
      return Diagnostic(
        .warning, "theme-file", path: file.source.path, message: "no page is made with “\(file.name)”",
        hint: hint(file.name, pages))
    }
  }

  private static func hint(_ name: String, _ pages: [String]) -> String {
    if name.hasSuffix(".css") { return "put it into “styles/”" }
    if name.hasSuffix(".js") { return "put it into “assets/”, or into a folder of “scripts/”" }
    return NearMiss.suggestion(for: stem(name), among: pages).map { "did you mean “\($0).mustache”?" }
      ?? "put it into “partials/”, and include it from a template"
  }

  private static func isPage(_ name: String) -> Bool { name.hasSuffix(".mustache") && !name.hasPrefix("partials/") }

  private static func isMisplaced(_ name: String) -> Bool {
    let folders = name.hasSuffix(".css") ? styles : name.hasSuffix(".js") ? scripts : []
    return !folders.isEmpty && !folders.contains(where: name.hasPrefix)
  }

  private static let styles = ["styles/", "print/", "assets/"]
  private static let scripts = ["scripts/", "assets/"]

  private static func stem(_ name: String) -> String { String(name.dropLast(".mustache".utf8.count)) }
}
