internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// An HTTP/1.1 server for this machine alone: it listens on 127.0.0.1 and answers to the machine's own names.
///
/// The library speaks the protocol, on threads of its own; this is the one place that calls it. Requests that do more
/// than ask, have a body, name another host or have a path that no page can have are refused here.
public final class HTTPServer: Sendable {
  public typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

  /// Where it listens.
  public let port: UInt16
  private let core: ServerCore
  /// The daemon's address, until it is stopped.
  private let daemon: Mutex<UInt?>

  /// Listens and answers until `stop`.
  ///
  /// - Parameters:
  ///   - port: 0 for one that the system chooses.
  ///   - handler: called on several threads at the same time.
  public init(port: UInt16, handler: @escaping Handler) throws(HTTPServerError) {
    let library = try MicroHTTPDLibrary.shared.get()
    let listening = try ListeningSocket.open(port: port)
    self.port = listening.port
    core = ServerCore(library: library, port: listening.port, handler: handler)
    let context = Unmanaged.passRetained(core)
    let started = library.startDaemon(
      listening: listening.descriptor, handler: handleRequest, context: context.toOpaque())
    guard let started else {
      context.release()
      close(listening.descriptor)
      throw .refused(port: listening.port, errno: errno)
    }
    daemon = Mutex(UInt(bitPattern: started))
  }

  deinit { stop() }

  /// Ends all streams, waits for answers that are being sent and closes the socket.
  public func stop() {
    let address = daemon.withLock { daemon -> UInt? in
      defer { daemon = nil }
      return daemon
    }
    guard let address else { return }
    core.closeStreams()
    core.library.stop(OpaquePointer(bitPattern: address))
    Unmanaged.passUnretained(core).release()
  }
}

/// What the library calls for each request: first when the fields are read, then when the body is.
private let handleRequest: MHD_AccessHandlerCallback = { context, connection, url, method, _, _, _, memory in
  guard let context, let connection, let url, let method, let memory else { return galley_no }
  let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
  let incoming = IncomingRequest(
    connection: connection, method: String(cString: method), target: String(cString: url), core: core)
  switch incoming.checked {
  case .success(let request):
    // An answer at the first call would close the connection.
    if memory.pointee == nil {
      memory.pointee = context
      return galley_yes
    }
    return core.answer(core.handler(request), on: connection)
  case .failure(let refusal): return core.answer(refusal.response, on: connection)
  }
}
