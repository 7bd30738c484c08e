internal import Glibc
internal import JSONReading

/// One running headless Chromium, driven by the Chrome DevTools Protocol over `--remote-debugging-pipe`.
///
/// Each document is a page of its own, in which no script runs and nothing but `data:` addresses is loaded. PDFs by
/// Chromium are tagged, but are no PDF/UA.
struct ChromiumSession: PDFSession, ~Copyable {
  static let programs = ["chromium", "chromium-browser", "google-chrome"]

  private var pipe: DevToolsPipe

  private init(_ process: consuming WorkerProcess) {
    pipe = DevToolsPipe(process)
  }

  static func start(_ engine: PDFEngine) throws(PDFEngineError) -> ChromiumSession {
    guard let folder = ScratchFolder(in: engine.cache) else { throw .noFolder(engine) }
    let words = [engine.path] + arguments(folder: folder.path)
    // It keeps settings, keys and caches in more places than its own folder.
    let places = ["HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"].map { ($0, folder.path) }
    let environment = Dictionary(uniqueKeysWithValues: places + [("TZ", "UTC0")])
    let started = WorkerProcess(words, descriptors: [3, 4], environment, in: folder, patience: engine.patience)
    guard let process = started else { throw .unusable(path: engine.path, reason: "it could not be started") }
    var session = ChromiumSession(process)
    do throws(DevToolsPipe.Failure) {
      _ = try session.pipe.call("Browser.getVersion")
    } catch {
      throw .unusable(path: engine.path, reason: error.reason ?? "it ended, or gave no answer")
    }
    return session
  }

  private static func arguments(folder: String) -> [String] {
    let arguments = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(folder)", "--no-startup-window", "--disable-gpu",
      "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-breakpad", "--disable-dev-shm-usage", "--no-first-run", "--no-default-browser-check", "--mute-audio",
      "--font-render-hinting=none", "--host-resolver-rules=MAP * ~NOTFOUND",
    ]
    // Its sandbox refuses to work for root.
    return geteuid() == 0 ? arguments + ["--no-sandbox"] : arguments
  }

  mutating func render(_ page: HTMLDocument, _ index: Int) throws(PDFEngineError) -> PDFDocument {
    let usual = try render(page.bytes, index)
    guard let condensed = page.condensed, usual.pageCount > page.sides else { return usual }
    let other = try render(condensed, index)
    return page.sheets(other.pageCount) < page.sheets(usual.pageCount) ? other : usual
  }

  private mutating func render(_ html: [UInt8], _ index: Int) throws(PDFEngineError) -> PDFDocument {
    do throws(DevToolsPipe.Failure) {
      let target = try pipe.open()
      let bytes = try pdf(html)
      try pipe.close(target)
      return PDFDocument(
        bytes: ChromiumPDF.withoutDates(bytes), pageCount: ChromiumPDF.pageCount(bytes),
        refusedAddresses: pipe.takeRefusedAddresses())
    } catch {
      guard let reason = error.reason else { throw .silent(index: index) }
      throw .refused(index: index, reason: reason)
    }
  }

  /// Settles once fonts and pictures are there; the height is asked for because fonts are loaded for a layout only.
  private static let readiness = """
    document.documentElement.offsetHeight, Promise.all([document.fonts.ready, \
    ...Array.from(document.images, picture => picture.decode().catch(() => 0))]).then(() => 0)
    """

  private mutating func pdf(_ html: [UInt8]) throws(DevToolsPipe.Failure) -> [UInt8] {
    let tree = try pipe.call("Page.getFrameTree")
    guard let frame = tree["frameTree"]?["frame"]?["id"]?.string else { throw .refused("there is no page") }
    _ = try pipe.call("Page.setDocumentContent") { json in
      json.member("frameId", frame)
      json.member("html", String(decoding: html, as: UTF8.self))
    }
    _ = try pipe.call("Runtime.evaluate") { json in
      json.member("expression", Self.readiness)
      json.member("awaitPromise", true)
    }
    let printed = try pipe.call("Page.printToPDF") { json in
      for option in ["preferCSSPageSize", "printBackground", "generateTaggedPDF", "generateDocumentOutline"] {
        json.member(option, true)
      }
    }
    guard let data = printed["data"]?.string else { throw .refused("there is no PDF in the answer") }
    do throws(Base64.Failure) {
      return try Base64.decoded(Array(data.utf8))
    } catch {
      throw .refused("the PDF in the answer is damaged")
    }
  }
}
