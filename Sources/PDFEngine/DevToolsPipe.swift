internal import JSONReading
internal import SourceText

/// Calls of the Chrome DevTools Protocol: JSON messages that end with a zero byte.
struct DevToolsPipe: ~Copyable {
  enum Failure: Error {
    /// The browser ended or gave no answer in time.
    case silent
    /// It answered with an error, in one line.
    case refused(String)

    var reason: String? {
      switch self {
      case .silent: nil
      case .refused(let reason): reason
      }
    }
  }

  private let process: WorkerProcess
  private var received: [UInt8] = []
  private var lastID = 0
  /// The page that calls are about.
  private var session: String?
  private var refusedAddresses: [String] = []

  init(_ process: consuming WorkerProcess) {
    self.process = process
  }

  // MARK: Pages

  /// Opens an empty page that loads nothing and runs no script, for the calls that follow.
  ///
  /// - Returns: its identifier.
  mutating func open() throws(Failure) -> String {
    let created = try call("Target.createTarget") { $0.member("url", "about:blank") }
    guard let target = created["targetId"]?.string else { throw .refused("there is no page") }
    let attached = try call("Target.attachToTarget") { json in
      json.member("targetId", target)
      json.member("flatten", true)
    }
    session = attached["sessionId"]?.string
    for domain in ["Page", "Network", "Fetch"] { _ = try call("\(domain).enable") }
    _ = try call("Emulation.setScriptExecutionDisabled") { $0.member("value", true) }
    return target
  }

  mutating func close(_ target: String) throws(Failure) {
    session = nil
    _ = try call("Target.closeTarget") { $0.member("targetId", target) }
  }

  mutating func takeRefusedAddresses() -> [String] {
    defer { refusedAddresses = [] }
    return refusedAddresses
  }

  // MARK: Calls

  /// Calls a method and waits for its result; events that come before it are dealt with.
  mutating func call(
    _ method: String, parameters: (inout JSONWriter) -> Void = { _ in }
  ) throws(Failure) -> JSONValue {
    let id = try send(method, parameters)
    while true {
      let message = try receive()
      guard message["id"]?.integer == id else {
        try notice(message)
        continue
      }
      if let error = message["error"] {
        throw .refused("\(method): \(error["message"]?.string ?? "an error without a reason")")
      }
      guard let result = message["result"] else { throw .refused("\(method): an answer without a result") }
      return result
    }
  }

  private mutating func send(_ method: String, _ parameters: (inout JSONWriter) -> Void) throws(Failure) -> Int {
    lastID += 1
    var json = JSONWriter()
    json.beginObject()
    json.member("id", lastID)
    json.member("method", method)
    if let session { json.member("sessionId", session) }
    json.key("params")
    json.beginObject()
    parameters(&json)
    json.endObject()
    json.endObject()
    guard process.send(json.finish() + [0]) else { throw .silent }
    return lastID
  }

  /// Requests that do not stay within the page are noted and refused.
  private mutating func notice(_ event: JSONValue) throws(Failure) {
    let parameters = event["params"]
    switch event["method"]?.string {
    case "Network.requestWillBeSent":
      guard let address = parameters?["request"]?["url"]?.string, !address.hasPrefix("data:") else { return }
      refusedAddresses.append(address)
    case "Fetch.requestPaused":
      guard let request = parameters?["requestId"]?.string else { return }
      _ = try send("Fetch.failRequest") { json in
        json.member("requestId", request)
        json.member("errorReason", "BlockedByClient")
      }
    default: return
    }
  }

  private mutating func receive() throws(Failure) -> JSONValue {
    var searched = 0
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        let message = Array(received[..<end])
        received.removeSubrange(...end)
        let read = JSONReader.read(SourceFile(path: "message", bytes: message))
        guard let value = read.value else { throw .refused("the browser's message is no JSON") }
        return value
      }
      searched = received.count
      guard let more = process.receive(upTo: 1 << 18) else { throw .silent }
      received += more
    }
  }
}
