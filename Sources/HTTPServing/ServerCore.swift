internal import CMicroHTTPD
internal import Synchronization

/// What the library's threads share.
final class ServerCore: Sendable {
  let library: MicroHTTPDLibrary
  let port: UInt16
  let posts: PostPolicy?
  let handler: HTTPServer.Handler
  /// Streams that are being sent; `nil` once the server stops.
  private let streams = Mutex<[ObjectIdentifier: EventStream]?>([:])

  /// A browser has one for each page that is looked at.
  private static let streamLimit = 64

  init(library: MicroHTTPDLibrary, port: UInt16, posts: PostPolicy?, handler: @escaping HTTPServer.Handler) {
    self.library = library
    self.port = port
    self.posts = posts
    self.handler = handler
  }

  func answer(_ response: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
    switch response.body {
    case .bytes(let bytes):
      let made = bytes.withUnsafeBytes { buffer in
        library.makeBuffer(
          buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), galley_copied)
      }
      return send(made, response, on: connection)
    case .events(let stream):
      guard keep(stream) else {
        return answer(HTTPResponse(.serviceUnavailable, "Too many pages are open."), on: connection)
      }
      let context = Unmanaged.passRetained(StreamContext(stream, core: self, connection: UInt(bitPattern: connection)))
      let made = library.makeStream(
        .max, 4096,
        { context, _, bytes, count in
          guard let context, let bytes else { return -1 }
          let reading = Unmanaged<StreamContext>.fromOpaque(context).takeUnretainedValue()
          return reading.stream.read(
            into: UnsafeMutableRawBufferPointer(start: bytes, count: count), connection: reading.connection)
        }, context.toOpaque(),
        { context in
          guard let context else { return }
          let reading = Unmanaged<StreamContext>.fromOpaque(context).takeRetainedValue()
          reading.stream.abandon()
          reading.core.forget(reading.stream)
        })
      return send(made, response, on: connection)
    }
  }

  private func send(_ made: OpaquePointer?, _ response: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
    guard let made else { return galley_no }
    defer { library.destroy(made) }
    for field in response.fields + HTTPResponse.commonFields {
      guard library.addField(made, field.name, field.value) == galley_yes else { return galley_no }
    }
    return library.queue(connection, response.status.rawValue, made)
  }

  // MARK: Streams

  private func keep(_ stream: EventStream) -> Bool {
    streams.withLock { streams in
      guard let count = streams?.count, count < Self.streamLimit else { return false }
      streams?[ObjectIdentifier(stream)] = stream
      return true
    }
  }

  private func forget(_ stream: EventStream) {
    streams.withLock { $0?[ObjectIdentifier(stream)] = nil }
  }

  /// The library may be stopped only when no connection sleeps.
  func closeStreams() {
    let open = streams.withLock { streams -> [EventStream] in
      defer { streams = nil }
      return Array((streams ?? [:]).values)
    }
    for stream in open { stream.close() }
  }
}

/// What the library keeps of a stream that it sends.
private final class StreamContext {
  let stream: EventStream
  let core: ServerCore
  let connection: UInt

  init(_ stream: EventStream, core: ServerCore, connection: UInt) {
    self.stream = stream
    self.core = core
    self.connection = connection
  }
}
