public import Foundation

/// A page in a browser: somebody looks at it, clicks and types.
public final class Page {
  /// How a page is looked at.
  public struct Look: Sendable {
    public var width = 1280
    public var height = 900
    public var isDark = false
    public var isPhone = false
    public var hasScript = true
    public var hasForcedColours = false
    public var media = ""

    public init(width: Int = 1280, height: Int = 900, isDark: Bool = false, isPhone: Bool = false) {
      (self.width, self.height, self.isDark, self.isPhone) = (width, height, isDark, isPhone)
    }

    public static let desk = Look()
    public static let phone = Look(width: 390, height: 844, isPhone: true)
  }

  private let browser: Chromium
  private let session: String

  init(_ browser: Chromium, session: String, look: Look) throws {
    self.browser = browser
    self.session = session
    for domain in ["Page", "Runtime", "Network", "Log"] { try browser.call("\(domain).enable", session: session) }
    try browser.call("Page.setLifecycleEventsEnabled", ["enabled": true], session: session)
    try take(look)
  }

  /// Looks at the page in another way from now on.
  public func take(_ look: Look) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": look.width, "height": look.height, "deviceScaleFactor": 1, "mobile": look.isPhone])
    try call("Emulation.setTouchEmulationEnabled", ["enabled": look.isPhone])
    let scheme = ["name": "prefers-color-scheme", "value": look.isDark ? "dark" : "light"]
    let colours = ["name": "forced-colors", "value": look.hasForcedColours ? "active" : "none"]
    try call("Emulation.setEmulatedMedia", ["media": look.media, "features": [scheme, colours]])
    try call("Emulation.setScriptExecutionDisabled", ["value": !look.hasScript])
  }

  /// Sets how large letters are where a page does not say it, in pixels: 16 where nobody has chosen another size.
  public func setLetters(_ size: Int) throws {
    try call("Page.setFontSizes", ["fontSizes": ["standard": size, "fixed": size]])
  }

  // MARK: Going

  public func go(to url: URL) throws {
    let count = browser.events.count
    let answer = try call("Page.navigate", ["url": url.absoluteString])
    // The page that is left may have loaded just now, too.
    guard let loader = answer["loaderId"] as? String, answer["errorText"] == nil else {
      return try browser.wait(for: "Page.loadEventFired", in: session, since: count)
    }
    try browser.wait(for: "Page.lifecycleEvent", in: session, since: count) { event in
      event["loaderId"] as? String == loader && event["name"] as? String == "load"
    }
  }

  public func reload() throws {
    let count = browser.events.count
    try call("Page.reload")
    try browser.wait(for: "Page.loadEventFired", in: session, since: count)
  }

  /// Runs a script before those of every page from now on.
  public func before(_ script: String) throws {
    try call("Page.addScriptToEvaluateOnNewDocument", ["source": script])
  }

  // MARK: Asking

  /// The value of an expression, which may be a promise.
  @discardableResult
  public func value(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true])
    if let problem = answer["exceptionDetails"] { throw Chromium.Refusal(description: "\(expression): \(problem)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  public func text(_ expression: String) throws -> String { try value(expression) as? String ?? "" }
  public func number(_ expression: String) throws -> Double {
    (try value(expression) as? NSNumber)?.doubleValue ?? .nan
  }
  public func isTrue(_ expression: String) throws -> Bool { try value(expression) as? Bool ?? false }

  /// Waits until an expression, or what it promises, is neither false nor nothing, a minute at most.
  ///
  /// What fails is asked again: a page that is being left answers nothing, and one that has just come has no body yet.
  public func wait(until expression: String) throws {
    var last = ""
    for _ in 0..<1200 {
      do {
        if try isTrue("Promise.resolve(\(expression)).then(Boolean)") { return }
        last = ""
      } catch let refusal as Chromium.Refusal {
        last = ": \(refusal)"
      }
      usleep(50_000)
    }
    throw Chromium.Failure(description: "never true: \(expression)\(last)")
  }

  /// Errors of scripts, and what the browser has refused, since the page was opened; no browser reads the manifest of a
  /// page from a folder.
  public var problems: [String] {
    errors.filter { !$0.contains("manifest.webmanifest") }
  }

  private var errors: [String] {
    events.compactMap { event in
      switch event.method {
      case "Runtime.exceptionThrown": "\(event.parameters["exceptionDetails"] ?? "")"
      case "Log.entryAdded": (event.parameters["entry"] as? [String: Any]).flatMap(Self.error)
      default: nil
      }
    }
  }

  /// The addresses of all that was asked for.
  public var requests: [String] {
    events.filter { $0.method == "Network.requestWillBeSent" }.compactMap { event in
      (event.parameters["request"] as? [String: Any])?["url"] as? String
    }
  }

  private static func error(_ entry: [String: Any]) -> String? {
    entry["level"] as? String == "error" ? "\(entry["text"] ?? "") \(entry["url"] ?? "")" : nil
  }

  private var events: [(session: String, method: String, parameters: [String: Any])] {
    browser.events.filter { $0.session == session }
  }

  // MARK: Doing

  /// Clicks the middle of the first element that a selector finds, where whoever looks at the page sees it.
  public func click(_ selector: String) throws {
    let point = try middle(of: selector)
    for type in ["mousePressed", "mouseReleased"] { try mouse(type, point) }
  }

  /// Drags the first element that a selector finds onto the first of another.
  public func drag(_ selector: String, to target: String) throws {
    // Where the target is shown, the source has to be, too.
    let (start, end) = (try middle(of: selector), try middle(of: target, scrolls: false))
    try mouse("mousePressed", start)
    for step in 1...4 {
      let share = Double(step) / 4
      try mouse("mouseMoved", (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share))
    }
    try mouse("mouseReleased", end)
  }

  private func mouse(_ type: String, _ point: (x: Double, y: Double)) throws {
    try call(
      "Input.dispatchMouseEvent",
      ["type": type, "x": point.x, "y": point.y, "button": "left", "buttons": 1, "clickCount": 1])
  }

  /// The middle of what a selector finds, as soon as it is there, stands still and nothing lies over it, ten seconds at most.
  private func middle(of selector: String, scrolls: Bool = true) throws -> (x: Double, y: Double) {
    var last: (x: Double, y: Double)?
    for _ in 0..<300 {
      let point = try middleNow(of: selector, scrolls: scrolls)
      if let point, let last, point == last { return point }
      last = point
      usleep(point == nil ? 50_000 : 15_000)
    }
    throw Chromium.Failure(description: "nothing to click at \(selector)")
  }

  private func middleNow(of selector: String, scrolls: Bool) throws -> (x: Double, y: Double)? {
    let place = try value(
      """
      (() => {
        const found = document.querySelector(\(Self.quoted(selector)));
        if (!found) return null;
        if (\(scrolls)) found.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = found.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        return hit && (found.contains(hit) || hit.contains(found)) ? [x, y] : null;
      })()
      """)
    guard let point = place as? [NSNumber], point.count == 2 else { return nil }
    return (point[0].doubleValue, point[1].doubleValue)
  }

  /// Presses a key by its name in `KeyboardEvent.key`.
  public func press(_ key: String) throws {
    let text = key == "Enter" ? "\r" : key.count == 1 ? key : ""
    let codes = ["Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowRight": 39]
    let event: [String: Any] = ["key": key, "text": text, "windowsVirtualKeyCode": codes[key] ?? 0]
    try call("Input.dispatchKeyEvent", event.merging(["type": text.isEmpty ? "rawKeyDown" : "keyDown"]) { $1 })
    try call("Input.dispatchKeyEvent", event.merging(["type": "keyUp", "text": ""]) { $1 })
  }

  public func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

  /// Moves one finger from a point to another.
  public func swipe(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
    try call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": start.x, "y": start.y]]])
    try call("Input.dispatchTouchEvent", ["type": "touchMove", "touchPoints": [["x": end.x, "y": end.y]]])
    try call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }

  /// Refuses or grants something a page has to ask for, such as `notifications`.
  public func permit(_ name: String, _ setting: String) throws {
    try browser.call("Browser.setPermission", ["permission": ["name": name], "setting": setting])
  }

  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
