internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// An HTTP/1.1 server for this machine alone: it listens on 127.0.0.1 and answers to the machine's own names.
///
/// The library speaks the protocol, on threads of its own; this is the one place that calls it. Requests that do more
/// than ask – but for those a policy allows –, name another host or have a path that no page can have are refused here.
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
  ///   - posts: `nil` where every request only asks.
  ///   - handler: called on several threads at the same time.
  public init(port: UInt16, posts: PostPolicy? = nil, handler: @escaping Handler) throws(HTTPServerError) {
    let library = try MicroHTTPDLibrary.shared.get()
    let listening = try ListeningSocket.open(port: port)
    self.port = listening.port
    core = ServerCore(library: library, port: listening.port, posts: posts, handler: handler)
    let context = Unmanaged.passRetained(core)
    let started = library.startDaemon(
      listening: listening.descriptor, handler: handleRequest, completed: forgetRequest, context: context.toOpaque())
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

/// What the library calls for each request: when the fields are read, for each part of the body, and at its end.
private let handleRequest: MHD_AccessHandlerCallback = { context, connection, url, method, _, data, count, memory in
  guard let context, let connection, let url, let method, let count, let memory else { return galley_no }
  let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
  let incoming = IncomingRequest(
    connection: connection, method: String(cString: method), target: String(cString: url), core: core)
  switch incoming.checked {
  case .success(var request):
    // An answer at the first call would close the connection.
    guard let body = memory.pointee.map({ Unmanaged<RequestBody>.fromOpaque($0).takeUnretainedValue() }) else {
      let body = RequestBody(limit: request.method == .post ? core.posts?.limit ?? 0 : 0)
      memory.pointee = Unmanaged.passRetained(body).toOpaque()
      return galley_yes
    }
    if count.pointee > 0 {
      guard body.take(UnsafeRawBufferPointer(start: data, count: count.pointee)) else { return galley_no }
      count.pointee = 0
      return galley_yes
    }
    request.body = body.bytes
    return core.answer(core.handler(request), on: connection)
  case .failure(let refusal): return core.answer(refusal.response, on: connection)
  }
}

/// What the library calls when a request is over, however it ended.
private let forgetRequest: MHD_RequestCompletedCallback = { _, _, memory, _ in
  guard let kept = memory?.pointee else { return }
  memory?.pointee = nil
  Unmanaged<RequestBody>.fromOpaque(kept).release()
}
