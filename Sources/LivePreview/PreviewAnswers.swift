internal import DefaultFiles
internal import EditorServing
internal import Fingerprints
internal import HTTPServing
internal import PageInputs
internal import Synchronization

/// Answers requests from the newest snapshot.
///
/// Addresses never become paths on the disk: a request gets a file that the plan of the site names, or nothing.
final class PreviewAnswers: Sendable {
  private let shown: CurrentSnapshot
  /// `nil` where nothing is edited.
  private let editor: SiteEditor?
  private let audience = Mutex<[Listener]>([])
  /// The preview's own files, by name.
  private let own: [String: [UInt8]]

  /// Where the preview's own files are; no file of a site starts with a dot.
  static let folder = ".galley"

  /// Somebody who looks at a page.
  private struct Listener {
    let stream: EventStream
    let path: String
    var told: String
  }

  init(_ snapshot: PreviewSnapshot, offersEditor: Bool) {
    let shown = CurrentSnapshot(snapshot)
    self.shown = shown
    editor = offersEditor ? SiteEditor { shown.value.edited } : nil
    let files = DefaultFiles.preview + (offersEditor ? DefaultFiles.editor.filter { $0.name != "editor.html" } : [])
    own = Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }
  }

  private var current: PreviewSnapshot { shown.value }

  /// Shows another state of the site from now on, and tells everybody whom it concerns.
  func show(_ next: PreviewSnapshot) {
    shown.value = next
    audience.withLock { audience in
      audience.removeAll { !$0.stream.isOpen }
      for index in audience.indices {
        let state = next.state(of: audience[index].path, linked: editor != nil)
        guard state != audience[index].told else { continue }
        audience[index].told = state
        audience[index].stream.send("state", data: state)
      }
    }
  }

  /// Finds out who has gone.
  func checkAudience() {
    audience.withLock { audience in
      for listener in audience { listener.stream.sendHeartbeat() }
      audience.removeAll { !$0.stream.isOpen }
    }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    if let answer = editor?.answer(request) { return answer }
    guard request.method != .post else { return HTTPResponse(.notFound, "There is nothing to post to here.") }
    if request.path.parts.first == Self.folder { return ownAnswer(request) }
    let path = request.path.file
    // An offline copy of an older state is the last thing a preview needs.
    if path == "worker.js" { return ownFile("worker.js", request) }
    let shown = current
    guard let page = shown.page(at: path) else {
      return shown.page(at: "\(path)/index.html") == nil ? missing(shown) : Self.folder(path)
    }
    guard page.printedRecipe == nil else {
      return HTTPResponse(.serviceUnavailable, "Cook cards are printed by “galley build” and “galley card”.")
    }
    return answer(page, shown, request)
  }

  private func answer(_ page: SitePage, _ shown: PreviewSnapshot, _ request: HTTPRequest) -> HTTPResponse {
    let type = MediaType.of(page.path)
    let isPage = type == MediaType.html
    // The script's mark is a part of the page.
    let tag = isPage ? "\(page.fingerprint.text)-\(shown.assets)-\(shown.styles)" : page.fingerprint.text
    let response = HTTPResponse.content(for: request, entityTag: "\"\(tag)\"", type: type) {
      guard let bytes = shown.bytes(of: page) else { return nil }
      return isPage ? mark(page.fingerprint.text, shown, source: page.recipeSource).added(to: bytes) : bytes
    }
    guard var response else { return unreadable(page, shown) }
    response.fields.append(("Content-Security-Policy", isPage ? Self.pagePolicy : Self.filePolicy))
    return response
  }

  /// Pages say for themselves what they may load; what a header has to say is what they cannot.
  private static let pagePolicy = "frame-ancestors 'none'; object-src 'none'"
  /// A drawing that is opened by itself runs nothing and loads nothing.
  private static let filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

  /// `/de` is the folder `/de/`, as hosts have it: from there alone its links lead where they should. The answer is not
  /// kept, since another site may be here tomorrow.
  private static func folder(_ path: String) -> HTTPResponse {
    let address = "/\(PageURL.encoded(path))/"
    var response = HTTPResponse(.temporaryRedirect, "This is a folder: \(address)")
    response.fields += [("Location", address), ("Cache-Control", "no-store")]
    return response
  }

  /// The site's own page for what is not there, which waits until it is.
  private func missing(_ shown: PreviewSnapshot) -> HTTPResponse {
    guard let page = shown.page(at: "404.html"), let bytes = shown.bytes(of: page) else {
      return HTTPResponse(.notFound, "The site has no such page.")
    }
    var response = HTTPResponse(.notFound, mark("", shown).added(to: bytes), type: MediaType.html)
    response.fields += [("Cache-Control", "no-store"), ("Content-Security-Policy", Self.pagePolicy)]
    return response
  }

  private func mark(_ page: String, _ shown: PreviewSnapshot, source: String? = nil) -> PreviewMark {
    PreviewMark(page: page, shown, source: editor == nil ? nil : source)
  }

  /// The file of a page is gone, or broken since before anybody looked at it, or its template fails: the overlay says why.
  private func unreadable(_ page: SitePage, _ shown: PreviewSnapshot) -> HTTPResponse {
    let text = "<!DOCTYPE html><html lang=\"en\"><head><title>galley serve</title></head><body></body></html>"
    var response = HTTPResponse(
      .serviceUnavailable, mark(page.fingerprint.text, shown).added(to: Array(text.utf8)), type: MediaType.html)
    response.fields += [("Cache-Control", "no-store"), ("Content-Security-Policy", Self.pagePolicy)]
    return response
  }

  // MARK: The preview's own files

  private func ownAnswer(_ request: HTTPRequest) -> HTTPResponse {
    guard !request.isCrossSite else { return HTTPResponse(.forbidden, "This is for pages of the preview alone.") }
    let name = request.path.parts.dropFirst().joined(separator: "/")
    return name == "events" ? events(request) : ownFile(name, request)
  }

  private func ownFile(_ name: String, _ request: HTTPRequest) -> HTTPResponse {
    guard let bytes = own[name],
      let response = HTTPResponse.content(
        for: request, entityTag: "\"\(Fingerprint(of: bytes).text)\"", type: MediaType.of(name), bytes: { bytes })
    else { return HTTPResponse(.notFound, "There is no such file.") }
    return response
  }

  private func events(_ request: HTTPRequest) -> HTTPResponse {
    guard request.method == .get, let page = request.page else {
      return HTTPResponse(.badRequest, "Name the page: /.galley/events?page=/index.html")
    }
    let stream = EventStream()
    let state = current.state(of: page.file, linked: editor != nil)
    stream.send("state", data: state)
    audience.withLock { $0.append(Listener(stream: stream, path: page.file, told: state)) }
    return HTTPResponse(stream)
  }
}

/// The newest snapshot, for all who answer from it.
private final class CurrentSnapshot: Sendable {
  private let kept: Mutex<PreviewSnapshot>

  init(_ snapshot: PreviewSnapshot) { kept = Mutex(snapshot) }

  var value: PreviewSnapshot {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }
}
