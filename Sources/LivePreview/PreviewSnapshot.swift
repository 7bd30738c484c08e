internal import CommandLineParsing
internal import EditorServing
internal import Fingerprints
internal import JSONReading
internal import Mustache
internal import PageInputs
internal import PageRendering
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import Synchronization
internal import TerminalPresentation
internal import Themes

/// The site at one moment: what requests are answered from until the next change.
final class PreviewSnapshot: Sendable {
  private let plan: PagePlan
  private let renderer: PageRenderer
  /// Of the style sheet, which pages take over without being loaded again.
  let styles: String
  /// Of all other files that pages load.
  let assets: String
  /// What is wrong with the site, as JSON for the preview's script.
  private let problems: [Diagnostic]
  /// For those who edit it.
  let edited: EditedSite
  /// What diagnostics put before the paths of the content folder.
  private let contentPrefix: String
  /// Why files that were asked for could not be made, by their paths.
  private let failures = Mutex<[String: Diagnostic]>([:])
  /// Files that were asked for.
  private let pages = Mutex<[String: SitePage?]>([:])

  init(_ site: LiveSite) {
    plan = site.session.plan
    renderer = site.session.renderer()
    problems = site.problems
    edited = EditedSite(site, renderer: renderer)
    contentPrefix = site.workspace.content.shownPath(of: "")
    styles = site.session.theme.stylesheetFingerprint.text
    var builder = FingerprintBuilder()
    for file in site.session.theme.publishedFiles {
      builder.combine(file.name)
      builder.combine(file.fingerprint)
    }
    for (path, fingerprint) in site.session.collection.pictures {
      builder.combine(path)
      builder.combine(fingerprint)
    }
    assets = builder.finish().text
  }

  /// A file of the site by its path there.
  func page(at path: String) -> SitePage? {
    if let known = pages.withLock({ $0[path] }) { return known }
    let page = plan.page(at: path)
    pages.withLock { $0[path] = .some(page) }
    return page
  }

  /// `nil` where the file cannot be made; `state(of:)` says why.
  func bytes(of page: SitePage) -> [UInt8]? {
    var buffer = ByteBuffer(capacity: 65536)
    var analyst = renderer.makeAnalyst()
    do throws(RenderFailure) {
      return try renderer.render(page, with: &buffer, analyst: &analyst) { Array($0) }
    } catch {
      failures.withLock { $0[page.path] = error.diagnostic(path: page.path) }
      return nil
    }
  }

  /// What somebody who looks at a page has to know: which one it is now, what it looks like, and what is wrong.
  ///
  /// - Parameter linked: whether problems lead to the editor.
  func state(of path: String, linked: Bool) -> String {
    let problems = (failures.withLock { $0[path] }.map { [$0] } ?? []) + problems
    var json = JSONWriter()
    json.beginObject()
    json.key("page")
    if let page = page(at: path) { json.string(page.fingerprint.text) } else { json.null() }
    json.key("styles")
    json.string(styles)
    json.key("assets")
    json.string(assets)
    json.key("problems")
    json.beginArray()
    for problem in problems.prefix(Self.problemLimit) {
      json.beginObject()
      json.key("severity")
      json.string("\(problem.severity)")
      json.key("text")
      json.string(DiagnosticText.text(problem, style: .plain))
      if linked, let address = address(of: problem) { json.member("edit", address) }
      json.endObject()
    }
    json.endArray()
    json.key("more")
    json.integer(max(0, problems.count - Self.problemLimit))
    json.endObject()
    return String(decoding: json.finish(), as: UTF8.self)
  }

  /// Where a problem of a Markdown file of the content folder is mended.
  private func address(of problem: Diagnostic) -> String? {
    let prefix = contentPrefix == "." ? "" : contentPrefix + "/"
    guard problem.path.hasPrefix(prefix), problem.path.lowercased().hasSuffix(".md") else { return nil }
    return EditAddress(path: String(problem.path.dropFirst(prefix.count)), line: problem.position?.line).text
  }

  /// Nobody reads more at once.
  private static let problemLimit = 30
}

extension Fingerprint {
  /// 32 hexadecimal digits.
  var text: String {
    [high, low].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
