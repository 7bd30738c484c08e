internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// Events that are sent to one client as they happen (“server-sent events”, HTML Standard, 9.2).
public final class EventStream: Sendable {
  private struct State {
    /// What was not sent yet.
    var waiting: [UInt8] = []
    var isClosed = false
    /// The connection, while it sleeps because there is nothing to send: an address, which any thread may hold.
    var sleeper: UInt?
  }

  private let state = Mutex(State())
  private let library: MicroHTTPDLibrary?

  public init() {
    library = try? MicroHTTPDLibrary.shared.get()
  }

  /// Whether somebody may still be listening.
  public var isOpen: Bool { state.withLock { !$0.isClosed } }

  /// Sends an event; does nothing after the stream was closed.
  public func send(_ event: String, data: String) {
    let lines = data.split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)\n" }
    send(Array(("event: \(event)\n" + lines.joined() + "\n").utf8))
  }

  /// Sends a comment, which nobody hears: a connection that is gone is noticed only when something is sent.
  public func sendHeartbeat() { send(Array(":\n\n".utf8)) }

  private func send(_ bytes: [UInt8]) {
    change { $0.waiting += bytes }
  }

  /// Ends the stream after what was sent before.
  public func close() {
    change { $0.isClosed = true }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      guard !state.isClosed else { return }
      body(&state)
      if let sleeper = state.sleeper {
        state.sleeper = nil
        library?.resume(OpaquePointer(bitPattern: sleeper))
      }
    }
  }

  // MARK: The library's side

  /// Fills the buffer with what waits; with nothing there, the connection sleeps until there is.
  ///
  /// - Parameter connection: its address.
  func read(into buffer: UnsafeMutableRawBufferPointer, connection: UInt) -> Int {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        if state.isClosed { return endOfStream }
        library?.suspend(OpaquePointer(bitPattern: connection))
        state.sleeper = connection
        return 0
      }
      let count = min(buffer.count, state.waiting.count)
      buffer.copyBytes(from: state.waiting[..<count])
      state.waiting.removeFirst(count)
      return count
    }
  }

  /// The connection is gone.
  func abandon() {
    state.withLock { state in
      state.isClosed = true
      state.sleeper = nil
      state.waiting = []
    }
  }
}

/// `MHD_CONTENT_READER_END_OF_STREAM`, a macro that Swift does not see.
private let endOfStream = -1
