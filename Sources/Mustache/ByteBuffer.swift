/// Bytes being put together: a page, a feed, a JSON text.
///
/// Owns raw memory that only grows, so that one buffer can serve every page a worker renders (`removeAll()` keeps the
/// memory). It cannot be copied; hand `bytes` or `withUnsafeBytes` to whoever stores the result.
public struct ByteBuffer: ~Copyable {
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  public private(set) var count = 0

  public init(capacity: Int = 4096) {
    self.capacity = max(capacity, 16)
    storage = .allocate(capacity: self.capacity)
  }

  deinit { storage.deallocate() }

  /// A copy of what was appended so far.
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  /// Lends the bytes without copying them; the pointer is valid only inside `body`.
  public borrowing func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: storage, count: count))
  }

  /// Forgets the bytes and keeps the memory.
  public mutating func removeAll() { count = 0 }

  @inline(__always)
  public mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  @inline(__always)
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    append(start, count: bytes.count)
  }

  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  @inline(__always)
  public mutating func append(_ text: StaticString) {
    append(text.utf8Start, count: text.utf8CodeUnitCount)
  }

  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, count added: Int) {
    reserve(added)
    (storage + count).update(from: start, count: added)
    count += added
  }

  @inline(__always)
  private mutating func reserve(_ added: Int) {
    if capacity - count < added { grow(by: added) }
  }

  @inline(never)
  private mutating func grow(by added: Int) {
    capacity = max(capacity * 2, count + added)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: storage, count: count)
    storage.deallocate()
    storage = larger
  }
}
