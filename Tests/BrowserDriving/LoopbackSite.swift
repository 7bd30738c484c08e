public import Foundation
internal import Synchronization

/// A folder served on the loopback interface, for what browsers do only with pages from a server: service workers and
/// the shares of other programs.
public final class LoopbackSite: Sendable {
  public let port: UInt16
  private let folder: URL
  private let listener: Int32
  private let isOpen = Mutex(true)

  public init(_ folder: URL) throws {
    self.folder = folder
    // Programs that other tests start must not keep a connection open.
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw Chromium.Failure(description: "no port on the loopback interface") }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { Self.accept(listener, folder) }
  }

  deinit { cut() }

  /// The address of a path of the site.
  public func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)") ?? folder }

  /// Takes the connection away: from now on nobody answers.
  public func cut() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      shutdown(listener, Int32(SHUT_RDWR))
      close(listener)
    }
  }

  private static func accept(_ listener: Int32, _ folder: URL) {
    while true {
      let connection = Foundation.accept(listener, nil, nil)
      guard connection >= 0 else { return }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      Thread.detachNewThread { answer(connection, from: folder) }
    }
  }

  private static func answer(_ connection: Int32, from folder: URL) {
    defer { close(connection) }
    var request = [UInt8](repeating: 0, count: 16384)
    let count = recv(connection, &request, request.count, 0)
    guard count > 0 else { return }
    let words = String(decoding: request[..<count], as: UTF8.self).split(separator: " ", maxSplits: 2)
    guard words.count > 1, let path = words[1].prefix(while: { $0 != "?" }).dropFirst().removingPercentEncoding else {
      return
    }
    let file = folder.appending(path: path.isEmpty ? "index.html" : path)
    let bytes = try? Data(contentsOf: file)
    let status = bytes == nil ? "404 Not Found" : "200 OK"
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type(of: file.pathExtension))\r\nContent-Length: \(bytes?.count ?? 0)\r\nConnection: close\r\n\r\n"
    let answer = Array(head.utf8) + (bytes ?? Data())
    var sent = 0
    while sent < answer.count {
      let written = answer[sent...].withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard written > 0 else { return }
      sent += written
    }
  }

  private static func type(of ending: String) -> String {
    switch ending {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css"
    case "js": "text/javascript"
    case "svg": "image/svg+xml"
    case "webmanifest": "application/manifest+json"
    case "json": "application/json"
    case "jpg", "jpeg": "image/jpeg"
    case "png": "image/png"
    case "webp": "image/webp"
    default: "application/octet-stream"
    }
  }
}
