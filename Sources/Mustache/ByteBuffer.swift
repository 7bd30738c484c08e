internal import Glibc

/// Bytes being put together: a page, a feed, a JSON text.
///
/// Owns raw memory, so that one buffer can serve every page a worker renders (`removeAll()` keeps the memory of a usual page).
/// It cannot be copied; hand `bytes` or `withUnsafeBytes` to whoever stores the result.
public struct ByteBuffer: ~Copyable {
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Whether the storage is addresses of the system's.
  private var isReserved = false
  public private(set) var count = 0

  public init(capacity: Int = 4096) {
    self.capacity = max(capacity, 16)
    storage = .allocate(capacity: self.capacity)
  }

  /// From here on a buffer takes addresses of the system, which have memory as soon as something is written there: a page
  /// of many megabytes is never copied to a larger place, and never there twice.
  private static let largeSize = 1 << 20
  /// As many addresses as no page needs; a longer text is copied once more.
  private static let reservedSize = 1 << 30

  deinit { release() }

  /// A copy of what was appended so far.
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  /// Lends the bytes without copying them; the pointer is valid only inside `body`.
  public borrowing func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: storage, count: count))
  }

  /// Forgets the bytes, and keeps the memory unless it is that of a large page, which few are.
  public mutating func removeAll() {
    count = 0
    guard isReserved else { return }
    release()
    (capacity, isReserved) = (4096, false)
    storage = .allocate(capacity: capacity)
  }

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
    let wanted = max(capacity * 2, count + added)
    let reserved = wanted < Self.largeSize ? nil : Self.reserve(max(wanted, Self.reservedSize))
    let larger = reserved ?? .allocate(capacity: wanted)
    larger.update(from: storage, count: count)
    release()
    storage = larger
    isReserved = reserved != nil
    capacity = isReserved ? max(wanted, Self.reservedSize) : wanted
  }

  /// `nil` where the system gives out no more addresses than it has memory.
  private static func reserve(_ size: Int) -> UnsafeMutablePointer<UInt8>? {
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    return start == MAP_FAILED ? nil : start?.assumingMemoryBound(to: UInt8.self)
  }

  private func release() {
    if isReserved { munmap(storage, capacity) } else { storage.deallocate() }
  }
}
