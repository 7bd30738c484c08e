internal import CommandLineParsing
internal import Mustache
internal import PageInputs
internal import PageRendering
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley inspect`
enum InspectCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let opened = Workspace.open(options.site)
    var report = DiagnosticLog(opened.diagnostics.filter { $0.severity == .error }, isStrict: false)
    guard let workspace = opened.value, !opened.hasErrors else { return fail(report, console) }
    let planned = SiteModel(workspace, workers: options.workers, listsPages: true, console: console).session
    guard let session = planned.value else {
      report.add(planned.diagnostics.filter { $0.severity == .error })
      return fail(report, console)
    }
    let wanted = command.operands("page")[0]
    guard let page = page(wanted, in: session, content: workspace.content.name) else {
      report.add([unknownPage(wanted, in: session.plan)])
      return fail(report, console)
    }
    let view: Value
    do throws(RenderFailure) {
      let renderer = session.renderer()
      var analyst = renderer.makeAnalyst()
      guard let found = try renderer.view(of: page, analyst: &analyst) else {
        report.add([withoutTemplate(page.path)])
        return fail(report, console)
      }
      view = found
    } catch {
      report.add([error.diagnostic(path: page.path)])
      return fail(report, console)
    }
    var buffer = ByteBuffer(capacity: 65536)
    view.json(into: &buffer)
    console.write(buffer.bytes + [0x0A])
    return .clean
  }

  /// A page by its path, with or without its ending, or by the source of its recipe.
  private static func page(_ name: String, in session: SiteSession, content: String) -> SitePage? {
    let (site, pages) = (session.site, session.plan.pages)
    let paths = [name, name + ".html", name.isEmpty || name.hasSuffix("/") ? name + "index.html" : name]
    if let page = pages.first(where: { paths.contains($0.path) }) { return page }
    let source = name.hasPrefix(content + "/") ? String(name.dropFirst(content.utf8.count + 1)) : name
    guard let index = site.recipeByPath[source] else { return nil }
    return pages.first { $0.path == site.recipes[index].page }
  }

  private static func fail(_ report: DiagnosticLog, _ console: Console) -> ExitCode {
    for diagnostic in report.sorted { console.writeError(DiagnosticText.text(diagnostic, style: console.errorStyle)) }
    return report.exitCode
  }

  private static func unknownPage(_ name: String, in plan: PagePlan) -> Diagnostic {
    // Others would be refused.
    let pages = plan.pages.filter { $0.content.template != nil && $0.path.hasSuffix(".html") }
    let suggestion = NearMiss.suggestion(for: name, among: pages.map(\.path))
    return Diagnostic(
      .error, "inspect-page", path: name, message: "the site has no such page",
      hint: suggestion.map { "did you mean “\($0)”?" } ?? "name a page by its path in the site, such as “index.html”")
  }

  private static func withoutTemplate(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "inspect-page", path: path, message: "this file is not made from a template",
      hint: "name a page, such as “index.html”")
  }
}
