internal import Glibc

/// One running Python process with WeasyPrint in it, and the socket to it.
///
/// A socket rather than two pipes: writing to a process that has ended is then an error and no signal.
struct PDFWorker: ~Copyable {
  struct Answer {
    let letter: UInt8
    let payload: [UInt8]
  }

  private let socket: Int32
  private let process: pid_t

  /// - Returns: `nil` if the process could not be started.
  init?(_ words: [String], patience: Int) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    guard let process = Self.start(words, on: ends[1]) else {
      close(ends[0])
      return nil
    }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    socket = ends[0]
    self.process = process
  }

  /// The process ends at the end of its input; one that does not listen any more is ended.
  deinit {
    close(socket)
    kill(process, SIGTERM)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
  }

  private static func start(_ words: [String], on socket: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, 0)
    posix_spawn_file_actions_adddup2(&actions, socket, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var vector = words.map { strdup($0) } + [nil]
    defer { for word in vector { free(word) } }
    var process = pid_t()
    guard posix_spawnp(&process, words[0], &actions, nil, &vector, environ) == 0 else { return nil }
    return process
  }

  /// Sends one page, after its length.
  ///
  /// - Returns: whether all of it was taken.
  func send(_ page: [UInt8]) -> Bool {
    let length = UInt64(page.count)
    return write((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }) && write(page)
  }

  /// The next answer; `nil` when the process has ended or lost its patience.
  func receive() -> Answer? {
    guard let head = read(9) else { return nil }
    var length = 0
    for (place, byte) in head[1...].enumerated() { length |= Int(byte) << (8 * place) }
    guard length >= 0, let payload = read(length) else { return nil }
    return Answer(letter: head[0], payload: payload)
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.send(socket, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private func read(_ count: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(count, 65536))
    while result.count < count {
      let received = recv(socket, &chunk, min(chunk.count, count - result.count), 0)
      if received > 0 {
        result += chunk[..<received]
      } else if received == 0 || errno != EINTR {
        return nil
      }
    }
    return result
  }
}
