/// Many lists of bytes that grow side by side, in little more room than what is in them.
///
/// All together take less than 4 GB. A list is a chain of chunks, each twice as large as the one before up to a limit; the last bytes of a chunk say where
/// the next one begins. An array for each list would take twice the room, and a header beside it.
struct GrowingLists {
  private static let pageSize = 1 << 16
  private static let firstChunk = 16
  private static let largestChunk = 512
  /// Of the place of the next chunk.
  private static let linkSize = 4

  private struct List {
    let start: UInt32
    /// Where the next byte goes, and where the room of the chunk ends.
    var next: UInt32
    var end: UInt32
    var chunk = UInt32(GrowingLists.firstChunk)
  }

  private var pages: [[UInt8]] = []
  /// What lies behind it is not used yet.
  private var free = 0
  private var lists: [List] = []

  var count: Int { lists.count }

  /// Begins a list and says its number; they count from 0.
  mutating func add() -> Int {
    let start = UInt32(room(for: Self.firstChunk))
    lists.append(List(start: start, next: start, end: start + UInt32(Self.firstChunk - Self.linkSize)))
    return lists.count - 1
  }

  mutating func append(_ byte: UInt8, to list: Int) {
    if lists[list].next == lists[list].end { lengthen(list) }
    let place = Int(lists[list].next)
    pages[place / Self.pageSize][place % Self.pageSize] = byte
    lists[list].next += 1
  }

  func bytes(of list: Int) -> [UInt8] {
    let next = Int(lists[list].next)
    var bytes: [UInt8] = []
    var (start, size) = (Int(lists[list].start), Self.firstChunk)
    while true {
      let end = start + size - Self.linkSize
      let page = pages[start / Self.pageSize]
      let first = start % Self.pageSize
      // The end of the list may also be that of its last chunk.
      if next >= start, next <= end {
        bytes += page[first..<first + next - start]
        return bytes
      }
      let link = first + end - start
      bytes += page[first..<link]
      start = (0..<Self.linkSize).reduce(0) { $0 << 8 | Int(page[link + $1]) }
      size = Self.next(size)
    }
  }

  private static func next(_ chunk: Int) -> Int { min(chunk * 2, largestChunk) }

  private mutating func lengthen(_ list: Int) {
    let size = Self.next(Int(lists[list].chunk))
    let start = room(for: size)
    let link = Int(lists[list].end)
    for index in 0..<Self.linkSize {
      let byte = UInt8(truncatingIfNeeded: start >> (8 * (Self.linkSize - 1 - index)))
      pages[link / Self.pageSize][link % Self.pageSize + index] = byte
    }
    lists[list].next = UInt32(start)
    lists[list].end = UInt32(start + size - Self.linkSize)
    lists[list].chunk = UInt32(size)
  }

  /// The place of a new chunk, which lies in one page.
  private mutating func room(for size: Int) -> Int {
    if free % Self.pageSize + size > Self.pageSize || free == pages.count * Self.pageSize {
      free = pages.count * Self.pageSize
      pages.append([UInt8](repeating: 0, count: Self.pageSize))
    }
    defer { free += size }
    return free
  }
}
