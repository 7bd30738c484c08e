import Foundation
import TestSupport
import Testing

/// A small site in a folder of its own, shown by `galley serve` in a process of its own; gone when the value goes.
final class ServedSite {
  let folder: URL
  private let process = Process()
  private let output = Pipe()
  private(set) var port: UInt16 = 0

  static let soup = """
    # Soup

    A soup for cold days.

    *soup, quick*

    **2 servings**

    ---

    - *1 l* water
    - *2* carrots
    - *100 g* red lentils

    ---

    Boil everything.

    """

  /// - Parameters:
  ///   - arguments: more of them for `galley serve`.
  ///   - settings: further lines of `galley.yaml`.
  ///   - started: is called when the program runs; it may be reading the site.
  init(
    _ arguments: [String] = [], language: String = "en", settings: String = "",
    whenStarted started: (ServedSite) throws -> Void = { _ in }
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "galley-served-\(UUID().uuidString)")
    try write("galley.yaml", "title: Served\nlanguage: \(language)\n\(settings)")
    try write("content/soup.md", Self.soup)
    let steps = (1...60).map { "\($0). Stir the stew, and wait until it is done.\n" }.joined()
    let stew = Self.soup.replacing("# Soup", with: "# Stew").replacing("Boil everything.", with: steps)
    try write("content/recipes/stew.md", stew)
    try write(
      "content/bread.md", "# Bread\n\n*baking*\n\n---\n\n- *500 g* flour\n- *300 ml* water\n\n---\n\nBake it.\n")
    process.executableURL = URL(filePath: BuiltProgram.path("galley"))
    process.arguments = ["serve", "--port", "0", "--root", folder.path()] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try started(self)
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(line.split(separator: "/").dropFirst().first?.split(separator: ":").last.flatMap { UInt16($0) })
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Asks it to end, as Ctrl-C does.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }

  // MARK: Files

  func write(_ name: String, _ text: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: folder.appending(path: name)) }

  // MARK: Requests

  struct Answer {
    let status: Int
    /// In lower case.
    let head: String
    let body: Data
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  func get(_ path: String, _ fields: String...) throws -> Answer {
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + fields
    return try send(lines.joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// Sends bytes as they are and reads until the other side closes, a minute at most: other tests may keep the machine busy.
  func send(_ request: String) throws -> Answer {
    let answer = try exchange(request) { _ in false }
    let end = answer.range(of: Data("\r\n\r\n".utf8))
    let head = String(decoding: answer[..<(end?.lowerBound ?? answer.endIndex)], as: UTF8.self)
    let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Answer(
      status: status, head: head.lowercased(), body: Data(answer[(end?.upperBound ?? answer.endIndex)...]))
  }

  /// Listens to the events of a page until what came satisfies a condition.
  func listen(to page: String, until isEnough: (String) -> Bool) throws -> String {
    let request = "GET /.galley/events?page=\(page) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
    return String(decoding: try exchange(request) { isEnough(String(decoding: $0, as: UTF8.self)) }, as: UTF8.self)
  }

  private func exchange(_ request: String, until isEnough: (Data) -> Bool) throws -> Data {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        connect(socket, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isConnected)
    let bytes = Array(request.utf8)
    _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !isEnough(answer) {
      var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) == 1 else { break }
      let count = recv(socket, &chunk, chunk.count, 0)
      guard count > 0 else { break }
      answer += chunk[..<count]
    }
    return answer
  }

  /// Waits until something holds, a minute at most.
  func wait(until condition: () throws -> Bool) throws -> Bool {
    for _ in 0..<1200 {
      if try condition() { return true }
      usleep(50_000)
    }
    return false
  }
}
