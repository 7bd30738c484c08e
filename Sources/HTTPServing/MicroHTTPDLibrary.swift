internal import CMicroHTTPD
internal import Glibc

/// The functions of GNU libmicrohttpd that are used, found when the first server is started.
///
/// Its static archive needs GnuTLS and p11-kit, which Debian has no archive of, and nothing but a server needs it; so it
/// is opened by name, not linked.
struct MicroHTTPDLibrary: Sendable {
  typealias Stop = @convention(c) @Sendable (OpaquePointer?) -> Void
  typealias MakeBuffer =
    @convention(c) @Sendable (Int, UnsafeMutableRawPointer?, MHD_ResponseMemoryMode) -> OpaquePointer?
  typealias MakeStream =
    @convention(c) @Sendable (
      UInt64, Int, MHD_ContentReaderCallback?, UnsafeMutableRawPointer?, MHD_ContentReaderFreeCallback?
    ) -> OpaquePointer?
  typealias AddField =
    @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> MHD_Result
  typealias Queue = @convention(c) @Sendable (OpaquePointer?, UInt32, OpaquePointer?) -> MHD_Result
  typealias LookUp =
    @convention(c) @Sendable (OpaquePointer?, MHD_ValueKind, UnsafePointer<CChar>?) -> UnsafePointer<CChar>?

  let start: @convention(c) @Sendable () -> Void
  let stop: Stop
  let makeBuffer: MakeBuffer
  let makeStream: MakeStream
  let addField: AddField
  let queue: Queue
  let destroy: Stop
  let lookUp: LookUp
  let suspend: Stop
  let resume: Stop

  /// Opened once and never closed.
  static let shared = Result { () throws(HTTPServerError) in try MicroHTTPDLibrary(file: "libmicrohttpd.so.12") }

  private init(file: String) throws(HTTPServerError) {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { throw Self.failure() }
    func function<Function>(_ name: String, as type: Function.Type) throws(HTTPServerError) -> Function {
      guard let found = dlsym(handle, name) else { throw Self.failure() }
      return unsafeBitCast(found, to: type)
    }
    start = try function("MHD_start_daemon", as: (@convention(c) @Sendable () -> Void).self)
    stop = try function("MHD_stop_daemon", as: Stop.self)
    makeBuffer = try function("MHD_create_response_from_buffer", as: MakeBuffer.self)
    makeStream = try function("MHD_create_response_from_callback", as: MakeStream.self)
    addField = try function("MHD_add_response_header", as: AddField.self)
    queue = try function("MHD_queue_response", as: Queue.self)
    destroy = try function("MHD_destroy_response", as: Stop.self)
    lookUp = try function("MHD_lookup_connection_value", as: LookUp.self)
    suspend = try function("MHD_suspend_connection", as: Stop.self)
    resume = try function("MHD_resume_connection", as: Stop.self)
  }

  private static func failure() -> HTTPServerError {
    guard let reason = dlerror() else { return .libraryMissing(reason: "it cannot be opened") }
    return .libraryMissing(reason: String(cString: reason))
  }

  /// `start` takes a variable number of arguments, so that C has to call it.
  func startDaemon(
    listening: Int32, handler: MHD_AccessHandlerCallback?, completed: MHD_RequestCompletedCallback?,
    context: UnsafeMutableRawPointer
  ) -> OpaquePointer? {
    galley_start_daemon(
      unsafeBitCast(start, to: galley_start_daemon_function.self), listening, handler, completed,
      context)
  }
}
