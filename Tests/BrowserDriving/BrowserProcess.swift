internal import Foundation
internal import TestSupport

/// A process of Chromium without a window, driven through a pair of pipes (Chrome DevTools Protocol,
/// `--remote-debugging-pipe`), with a profile of its own.
struct BrowserProcess: Sendable {
  private let process: pid_t
  private let requests: Int32
  private let answers: Int32
  private let profile: URL
  private var buffer = Data()
  private var lastRequest = 0

  init() throws {
    profile = FileManager.default.temporaryDirectory.appending(path: "galley-browser-\(UUID().uuidString)")
    let (toBrowser, fromBrowser) = (try Self.pipe(), try Self.pipe())
    process = try Self.start(profile: profile.path(), input: toBrowser.read, output: fromBrowser.write)
    close(toBrowser.read)
    close(fromBrowser.write)
    (requests, answers) = (toBrowser.write, fromBrowser.read)
  }

  /// Ends it, and takes its profile away.
  func end() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    close(requests)
    close(answers)
    try? FileManager.default.removeItem(at: profile)
  }

  /// Sends a command; its answer has the number that comes back.
  mutating func ask(_ method: String, _ parameters: [String: Any], session: String?) throws -> Int {
    lastRequest += 1
    var message: [String: Any] = ["id": lastRequest, "method": method, "params": parameters]
    message["sessionId"] = session
    try send(try JSONSerialization.data(withJSONObject: message) + [0])
    return lastRequest
  }

  /// The next message; messages end with a zero byte.
  mutating func receive() throws -> [String: Any] {
    var scanned = 0
    while true {
      if let end = buffer.dropFirst(scanned).firstIndex(of: 0) {
        let message = try JSONSerialization.jsonObject(with: buffer[buffer.startIndex..<end])
        buffer = Data(buffer[(end + 1)...])
        return message as? [String: Any] ?? [:]
      }
      scanned = buffer.count
      var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) == 1 else {
        throw Chromium.Failure(description: "Chromium says nothing for a minute")
      }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(answers, &chunk, chunk.count)
      guard count > 0 else { throw Chromium.Failure(description: "Chromium has ended") }
      buffer += chunk[..<count]
    }
  }

  private func send(_ message: Data) throws {
    var rest = message[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(requests, $0.baseAddress, $0.count) }
      guard written > 0 || errno == EINTR else { throw Chromium.Failure(description: "Chromium has ended") }
      rest = rest.dropFirst(max(0, written))
    }
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw Chromium.Failure(description: "no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The browser reads commands from descriptor 3 and writes to 4.
  private static func start(profile: String, input: Int32, output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Out of the way first: either may be 3 or 4 itself.
    posix_spawn_file_actions_adddup2(&actions, input, 103)
    posix_spawn_file_actions_adddup2(&actions, output, 104)
    posix_spawn_file_actions_adddup2(&actions, 103, 3)
    posix_spawn_file_actions_adddup2(&actions, 104, 4)
    SpawnedFiles.close(from: 5, in: &actions)
    let arguments = [
      "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--mute-audio", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "about:blank",
    ]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    let environment = ["HOME=/tmp", "PATH=/usr/bin:/bin", "LANG=C.UTF-8"]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, "/usr/bin/chromium-headless-shell", &actions, nil, &words, &variables) == 0 else {
      throw Chromium.Failure(description: "Chromium could not be started")
    }
    return process
  }
}
