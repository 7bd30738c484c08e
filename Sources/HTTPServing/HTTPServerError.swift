/// Why no server was started.
public enum HTTPServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The shared library is not installed, or not one that Galley knows.
  case libraryMissing(reason: String)
  /// Somebody else listens there.
  case portTaken(UInt16)
  /// The port may not be used, or no socket is left; the number is `errno`.
  case refused(port: UInt16, errno: Int32)

  /// One line, lowercase.
  public var description: String {
    switch self {
    case .libraryMissing(let reason): "no server without the library libmicrohttpd: \(reason)"
    case .portTaken(let port): "port \(port) is taken by another program"
    case .refused(let port, let errno): "port \(port) cannot be listened on (error \(errno))"
    }
  }

  /// What to do about it, in the imperative.
  public var hint: String {
    switch self {
    case .libraryMissing: "install it: apt-get install libmicrohttpd12"
    case .portTaken: "name another one with --port, or let the system choose one with --port 0"
    case .refused: "name a port above 1023 with --port"
    }
  }
}
