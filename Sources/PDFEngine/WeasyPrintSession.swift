/// One running WeasyPrint; how it is talked to stands in ``WeasyPrintScript``.
struct WeasyPrintSession: PDFSession, ~Copyable {
  private let process: WorkerProcess

  private struct Answer {
    let letter: UInt8
    let payload: [UInt8]

    var text: String { String(decoding: payload, as: UTF8.self) }
  }

  private init(_ process: consuming WorkerProcess) {
    self.process = process
  }

  /// - Parameter interpreter: the words that start its Python.
  static func start(_ engine: PDFEngine, _ interpreter: [String]) throws(PDFEngineError) -> WeasyPrintSession {
    guard let folder = ScratchFolder(in: engine.cache) else { throw .noFolder(engine) }
    let words = interpreter + ["-c", WeasyPrintScript.text, folder.path]
    let environment = ["TMPDIR": folder.path, "XDG_CACHE_HOME": folder.path, "PYTHONDONTWRITEBYTECODE": "1"]
    let started = WorkerProcess(words, descriptors: [0, 1], environment, in: folder, patience: engine.patience)
    guard let process = started else {
      throw .unusable(path: engine.path, reason: "“\(interpreter[0])” could not be started")
    }
    let session = WeasyPrintSession(process)
    try session.greet(engine)
    return session
  }

  private func greet(_ engine: PDFEngine) throws(PDFEngineError) {
    guard let greeting = receive() else { throw .unusable(path: engine.path, reason: "its Python ended at once") }
    let text = greeting.text
    guard greeting.letter == UInt8(ascii: "V") else { throw .unusable(path: engine.path, reason: text) }
    guard let major = text.split(separator: ".").first.flatMap({ Int($0) }), major >= PDFEngine.oldestVersion else {
      throw .tooOld(path: engine.path, version: text)
    }
  }

  func render(_ page: HTMLDocument, _ index: Int) throws(PDFEngineError) -> PDFDocument {
    try offerCloser(page, index)
    return try request("D", page.bytes, index)
  }

  /// Keeps the pages for ``impose(_:last:)`` or ``join(_:last:)``.
  ///
  /// - Returns: a document without bytes.
  func layOut(_ page: HTMLDocument, _ index: Int) throws(PDFEngineError) -> PDFDocument {
    try offerCloser(page, index)
    return try request("L", page.bytes, index)
  }

  private func offerCloser(_ page: HTMLDocument, _ index: Int) throws(PDFEngineError) {
    guard let condensed = page.condensed else { return }
    _ = try request("C", Array("\(page.sides) ".utf8) + condensed, index)
  }

  /// - Parameter last: index of the last document, which errors are said to be about.
  func impose(_ plan: String, last: Int) throws(PDFEngineError) -> [UInt8] {
    try request("I", Array(plan.utf8), last).bytes
  }

  /// - Parameter last: as for ``impose(_:last:)``.
  func join(_ order: String, last: Int) throws(PDFEngineError) -> [UInt8] {
    try request("J", Array(order.utf8), last).bytes
  }

  // MARK: Messages

  private func request(
    _ letter: Unicode.Scalar, _ payload: [UInt8], _ index: Int
  ) throws(PDFEngineError) -> PDFDocument {
    guard process.send([UInt8(ascii: letter)] + Self.bytes(of: payload.count)), process.send(payload) else {
      throw .silent(index: index)
    }
    var refused: [String] = []
    var anchors: [PDFAnchor] = []
    var pageCount = 0
    while let answer = receive() {
      switch answer.letter {
      case UInt8(ascii: "R"): refused.append(answer.text)
      case UInt8(ascii: "N"): pageCount += 1
      case UInt8(ascii: "A"): anchors.append(PDFAnchor(name: answer.text, page: pageCount))
      case UInt8(ascii: "P"):
        return PDFDocument(
          bytes: answer.payload, pageCount: pageCount, anchors: anchors, refusedAddresses: refused)
      default: throw .refused(index: index, reason: answer.text)
      }
    }
    throw .silent(index: index)
  }

  private func receive() -> Answer? {
    guard let head = process.receive(9) else { return nil }
    var length = 0
    for (place, byte) in head[1...].enumerated() { length |= Int(byte) << (8 * place) }
    guard length >= 0, let payload = process.receive(length) else { return nil }
    return Answer(letter: head[0], payload: payload)
  }

  private static func bytes(of length: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
  }
}
