internal import Glibc
internal import Synchronization

/// Runs another program and reads what it prints.
package enum ChildProcess {
  package struct Failure: Error {
    package let reason: String
    /// The exit status; `nil` where the program could not be started.
    package var status: Int32?
    /// It printed more than was to be read, and was ended.
    package var isTooLong = false

    package init(reason: String, status: Int32? = nil, isTooLong: Bool = false) {
      (self.reason, self.status, self.isTooLong) = (reason, status, isTooLong)
    }
  }

  /// Held while a pipe is made and while a program is started: between the two steps of making one no other may inherit it.
  private static let spawning = Mutex(())

  /// The program is found on the PATH; its standard error is dropped.
  ///
  /// - Parameters:
  ///   - input: what it reads before it prints anything; `nil` leaves it our own standard input.
  ///   - secret: what it reads from its descriptor 3, at most 4096 bytes, because everybody can see command lines.
  ///   - limit: the most bytes to read; a program that prints more is ended.
  package static func output(
    of arguments: [String], input: [UInt8]? = nil, secret: [UInt8]? = nil, limit: Int = .max
  ) -> Result<[UInt8], Failure> {
    // A socket, because writing into a pipe that nobody reads any more ends the program that writes.
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      return .failure(Failure(reason: "no socket could be made"))
    }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if input != nil { posix_spawn_file_actions_adddup2(&actions, ends[1], 0) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let secretEnd = secret.flatMap(pipe(holding:))
    defer { if let secretEnd { close(secretEnd) } }
    if let secretEnd { posix_spawn_file_actions_adddup2(&actions, secretEnd, 3) }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var child = pid_t()
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let status = spawning.withLock { _ in posix_spawnp(&child, arguments[0], &actions, nil, &words, environ) }
    close(ends[1])
    guard status == 0 else { return .failure(Failure(reason: "“\(arguments[0])” could not be started")) }
    if let input { send(input, to: ends[0]) }
    let bytes = read(ends[0], limit: limit)
    if bytes == nil { kill(child, SIGKILL) }
    var exit: Int32 = 0
    while waitpid(child, &exit, 0) == -1, errno == EINTR {}
    guard let bytes else {
      return .failure(Failure(reason: "“\(arguments[0])” printed more than \(limit) bytes", isTooLong: true))
    }
    guard exit == 0 else {
      return .failure(Failure(reason: "“\(arguments[0])” ended with an error", status: exit >> 8 & 0xFF))
    }
    return .success(bytes)
  }

  /// The end to read from of a pipe that holds these bytes, within what every pipe takes at once; `nil` for more.
  private static func pipe(holding bytes: [UInt8]) -> Int32? {
    guard bytes.count <= 4096 else { return nil }
    var ends: [Int32] = [0, 0]
    let isMade = spawning.withLock { _ in
      Glibc.pipe(&ends) == 0 && ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
    }
    guard isMade else { return nil }
    defer { close(ends[1]) }
    guard Glibc.write(ends[1], bytes, bytes.count) == bytes.count else {
      close(ends[0])
      return nil
    }
    return ends[0]
  }

  /// Runs a program that talks to the terminal itself, and waits for it; its exit status, `nil` where it was not started or
  /// was killed.
  package static func run(_ arguments: [String]) -> Int32? {
    var child = pid_t()
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    guard posix_spawnp(&child, arguments[0], nil, nil, &words, environ) == 0 else { return nil }
    var exit: Int32 = 0
    while waitpid(child, &exit, 0) == -1, errno == EINTR {}
    return exit & 0x7F == 0 ? exit >> 8 & 0xFF : nil
  }

  /// All of it, unless the program has enough of it before.
  private static func send(_ bytes: [UInt8], to socket: Int32) {
    var start = 0
    while start < bytes.count {
      let sent = bytes.withUnsafeBytes { buffer in
        Glibc.send(socket, buffer.baseAddress?.advanced(by: start), bytes.count - start, Int32(MSG_NOSIGNAL))
      }
      if sent > 0 { start += sent } else if errno != EINTR { break }
    }
    shutdown(socket, Int32(SHUT_WR))
  }

  /// `nil` where there is more.
  private static func read(_ descriptor: Int32, limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        guard count <= limit - result.count else { return nil }
        result += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        return result
      }
    }
  }
}
