/// A Chromium without a window, as somebody has it who opens it for the first time: nothing is kept in it yet, and what
/// is kept goes when the value goes. It is a browser context of its own in a process that others use before and after.
public final class Chromium {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// What a browser that goes on has refused or could not do, perhaps just now only.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private var process: BrowserProcess
  private var context = ""
  /// What pages have told since, by their session.
  private(set) var events: [(session: String, method: String, parameters: [String: Any])] = []

  public init() throws {
    process = try BrowserProcesses.take()
    context = try call("Target.createBrowserContext")["browserContextId"] as? String ?? ""
  }

  deinit {
    // One that does not answer is of no use to the next.
    if (try? call("Target.disposeBrowserContext")) != nil {
      BrowserProcesses.giveBack(process)
    } else {
      process.end()
    }
  }

  /// A page in a tab of its own; all of them share what the browser keeps.
  public func open(_ look: Page.Look = .desk) throws -> Page {
    let target = try call("Target.createTarget", ["url": "about:blank"])
    let attached = try call("Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    guard let session = attached["sessionId"] as? String else { throw Failure(description: "no session: \(attached)") }
    return try Page(self, session: session, look: look)
  }

  /// Sends a command, to a page or about all of them, and waits for its answer; events that come before it are kept.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any] {
    var parameters = parameters
    if session == nil, !context.isEmpty { parameters["browserContextId"] = context }
    let request = try process.ask(method, parameters, session: session)
    while true {
      let answer = try process.receive()
      guard answer["id"] as? Int == request else {
        keep(answer)
        continue
      }
      if let error = answer["error"] { throw Refusal(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Waits until a page tells something.
  ///
  /// - Parameter isMeant: whether it is what is waited for, by what the browser says of it.
  func wait(
    for method: String, in session: String, since count: Int, where isMeant: ([String: Any]) -> Bool = { _ in true }
  ) throws {
    var next = count
    while true {
      while next < events.count {
        let event = events[next]
        if event.session == session, event.method == method, isMeant(event.parameters) { return }
        next += 1
      }
      keep(try process.receive())
    }
  }

  private func keep(_ message: [String: Any]) {
    guard let method = message["method"] as? String else { return }
    events.append((message["sessionId"] as? String ?? "", method, message["params"] as? [String: Any] ?? [:]))
  }
}
