internal import Glibc
internal import Termination

/// One running process, and the socket to it.
///
/// A socket rather than two pipes: writing to a process that has ended is then an error and no signal.
struct WorkerProcess: ~Copyable {
  private let socket: Int32
  private let process: pid_t
  /// Removed after the process has ended.
  private let folder: ScratchFolder

  /// Seconds a process may take to end by itself, and then again when it is asked to.
  private static let farewell = 5

  /// - Parameters:
  ///   - words: the program and its arguments.
  ///   - descriptors: the numbers under which the process finds its end of the socket.
  ///   - environment: what it finds changed in its environment.
  ///   - folder: its folder for temporary files.
  ///   - patience: seconds to wait for an answer.
  /// - Returns: `nil` if the process could not be started.
  init?(
    _ words: [String], descriptors: [Int32], _ environment: [String: String], in folder: consuming ScratchFolder,
    patience: Int
  ) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    guard let process = Self.start(words, socket: ends[1], as: descriptors, environment) else {
      close(ends[0])
      return nil
    }
    socket = ends[0]
    self.process = process
    // Its folder can go once the process writes nothing there any more.
    let path = folder.path
    Termination.drop(Termination.Leftover(path)) {
      kill(process, SIGKILL)
      ScratchFolder.remove(path)
    }
    self.folder = folder
    setPatience(patience)
  }

  private func setPatience(_ seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  /// The process ends at the end of its input; one that does not is asked to, and then ended.
  deinit {
    setPatience(Self.farewell)
    shutdown(socket, Int32(SHUT_WR))
    if !hasClosed() {
      kill(process, SIGTERM)
      if !hasClosed() { kill(process, SIGKILL) }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    close(socket)
  }

  /// Waits until the other end of the socket is closed, which it is when the process has ended.
  private func hasClosed() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(socket, &chunk, chunk.count, 0)
      if count == 0 { return true }
      if count < 0, errno != EINTR { return errno != EAGAIN }
    }
  }

  // MARK: Starting

  private static func start(
    _ words: [String], socket: Int32, as descriptors: [Int32], _ changes: [String: String]
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for standard: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0)
    }
    for descriptor in descriptors { posix_spawn_file_actions_adddup2(&actions, socket, descriptor) }
    var vector = words.map { strdup($0) } + [nil]
    var variables = environment(changes).map { strdup($0) } + [nil]
    defer { for word in vector + variables { free(word) } }
    var process = pid_t()
    guard posix_spawnp(&process, words[0], &actions, nil, &vector, &variables) == 0 else { return nil }
    return process
  }

  private static func environment(_ changes: [String: String]) -> [String] {
    var result: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if !changes.keys.contains(where: { text.hasPrefix($0 + "=") }) { result.append(text) }
      next += 1
    }
    return result + changes.map { "\($0)=\($1)" }.sorted()
  }

  // MARK: Messages

  /// - Returns: whether all of it was taken.
  func send(_ bytes: [UInt8]) -> Bool {
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

  /// So many bytes; `nil` when the process has ended or lost its patience.
  func receive(_ count: Int) -> [UInt8]? {
    var result: [UInt8] = []
    while result.count < count {
      guard let chunk = receive(upTo: min(count - result.count, 65536)) else { return nil }
      result += chunk
    }
    return result
  }

  /// The bytes that have come, at least one; `nil` when the process has ended or there was none in time.
  func receive(upTo limit: Int) -> ArraySlice<UInt8>? {
    var chunk = [UInt8](repeating: 0, count: limit)
    while true {
      let count = recv(socket, &chunk, limit, 0)
      if count > 0 { return chunk[..<count] }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
