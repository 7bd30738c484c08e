/// Finds the files of an archive, by its directory or, where that is missing or damaged, by the head before each file.
struct ZipDirectory {
  private(set) var entries: [ZipArchive.Entry] = []
  private(set) var refused: [ZipArchive.Refusal] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) throws(CompressionError) {
    self.bytes = bytes
    if let end = end() { try read(end) } else { try recover("it has no directory of its files") }
  }

  private mutating func read(_ end: Int) throws(CompressionError) {
    let count = number(end + 10, 2)
    guard count <= ZipArchive.entryLimit else {
      throw .unreadable("it has more than \(ZipArchive.entryLimit) files")
    }
    var place = number(end + 16, 4)
    for _ in 0..<count {
      guard place + 46 <= bytes.count, number(place, 4) == 0x0201_4B50,
        place + 46 + number(place + 28, 2) <= bytes.count
      else { return try recover("its directory is damaged") }
      let length = number(place + 28, 2)
      take(name(at: place + 46, length), at: place)
      place += 46 + length + number(place + 30, 2) + number(place + 32, 2)
    }
  }

  /// One entry of the directory.
  private mutating func take(_ name: String, at place: Int) {
    let local = number(place + 42, 4)
    guard isTaken(name, flags: number(place + 8, 2)) else { return }
    guard local + 30 <= bytes.count, number(local, 4) == 0x0403_4B50 else {
      return refuse(name, "“\(name)” is not where the directory says")
    }
    let start = local + 30 + number(local + 26, 2) + number(local + 28, 2)
    let size = number(place + 20, 4)
    guard start + size <= bytes.count else { return refuse(name, "“\(name)” is cut off") }
    entries.append(
      ZipArchive.Entry(
        name: name, method: number(place + 10, 2), packed: start..<(start + size),
        checksum: UInt32(number(place + 16, 4))))
  }

  /// Whether a file may be looked at: no folder, nothing that leads out, nothing encrypted.
  private mutating func isTaken(_ name: String, flags: Int) -> Bool {
    if !Self.isHarmless(name) {
      refuse(name, "the name “\(name)” leads out of the archive")
    } else if flags & 1 != 0 {
      refuse(name, "“\(name)” is encrypted")
    } else {
      return !name.hasSuffix("/")
    }
    return false
  }

  private mutating func refuse(_ name: String, _ reason: String) {
    refused.append(ZipArchive.Refusal(name: name, reason: reason))
  }

  private static func isHarmless(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.contains("\\") && !name.contains("\0")
      && !name.split(separator: "/").contains("..")
  }

  // MARK: Without a directory

  /// The files in the order they stand, as the heads before them say.
  private mutating func recover(_ reason: String) throws(CompressionError) {
    (entries, refused) = ([], [])
    var place = 0
    while place + 30 <= bytes.count, number(place, 4) == 0x0403_4B50, entries.count < ZipArchive.entryLimit {
      let length = number(place + 26, 2)
      let start = place + 30 + length + number(place + 28, 2)
      guard start <= bytes.count else { break }
      let name = name(at: place + 30, length)
      guard let found = facts(at: place, from: start) else {
        if isTaken(name, flags: number(place + 6, 2)) { refuse(name, "“\(name)” is cut off") }
        break
      }
      if isTaken(name, flags: number(place + 6, 2)) {
        entries.append(
          ZipArchive.Entry(
            name: name, method: number(place + 8, 2), packed: start..<(start + found.size), checksum: found.checksum))
      }
      place = found.next
    }
    guard !entries.isEmpty else { throw .unreadable(reason) }
    refuse("", "\(reason): only the files that stand whole in it were read")
  }

  /// Size and checksum stand before a file, or behind it where it was written without going back (§4.3.9).
  private func facts(at place: Int, from start: Int) -> (size: Int, checksum: UInt32, next: Int)? {
    guard number(place + 6, 2) & 8 != 0 else {
      let size = number(place + 18, 4)
      return start + size <= bytes.count ? (size, UInt32(number(place + 14, 4)), start + size) : nil
    }
    var mark = start
    while let next = bytes[mark...].firstIndex(of: 0x50), next + 16 <= bytes.count {
      if number(next, 4) == 0x0807_4B50, number(next + 8, 4) == next - start {
        return (next - start, UInt32(number(next + 4, 4)), next + 16)
      }
      mark = next + 1
    }
    return nil
  }

  // MARK: Bytes

  /// Where the record stands that ends the archive; a comment of up to 65,535 bytes may follow it.
  private func end() -> Int? {
    guard bytes.count >= 22 else { return nil }
    let first = max(0, bytes.count - 22 - 65_535)
    return stride(from: bytes.count - 22, through: first, by: -1).first { number($0, 4) == 0x0605_4B50 }
  }

  private func name(at place: Int, _ length: Int) -> String {
    String(decoding: bytes[place..<(place + length)], as: UTF8.self)
  }

  private func number(_ place: Int, _ count: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }
}
