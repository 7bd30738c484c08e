internal import CommandLineParsing
internal import Fingerprints
internal import JSONReading
internal import Mustache
internal import PageRendering
internal import SiteBuilding
internal import SourceText
internal import Synchronization
internal import TerminalPresentation

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
  /// Files that were asked for.
  private let pages = Mutex<[String: SitePage?]>([:])

  init(_ site: LiveSite) {
    plan = site.session.plan
    renderer = site.session.renderer()
    problems = site.problems
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

  func bytes(of page: SitePage) throws(PageRenderer.Failure) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 65536)
    var analyst = renderer.makeAnalyst()
    try renderer.render(page, into: &buffer, analyst: &analyst)
    return buffer.bytes
  }

  /// What somebody who looks at a page has to know: which one it is now, what it looks like, and what is wrong.
  func state(of path: String) -> String {
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
      json.endObject()
    }
    json.endArray()
    json.key("more")
    json.integer(max(0, problems.count - Self.problemLimit))
    json.endObject()
    return String(decoding: json.finish(), as: UTF8.self)
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
