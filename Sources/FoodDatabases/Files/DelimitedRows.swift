/// The rows of a file of values: CSV (RFC 4180), tab-separated values, or the ASCII files of SR28.
///
/// A byte order mark is skipped, lines end at LF or CR LF, and a quoted field may hold the separator, line ends and
/// doubled quotes. Fields are handed out as bytes of one buffer that the next row overwrites.
final class DelimitedRows {
  struct Dialect {
    var separator: UInt8
    /// `nil` where quotes are letters as any other.
    var quote: UInt8?

    static let commas = Dialect(separator: 0x2C, quote: 0x22)
    static let tabs = Dialect(separator: 0x09, quote: nil)
    /// `~text~^number^`
    static let carets = Dialect(separator: 0x5E, quote: 0x7E)
  }

  private let stream: ByteStream
  private let dialect: Dialect
  private var bytes: [UInt8] = []
  private var fields: [Range<Int>] = []
  private var isAtStart = true
  /// The line the current row starts in, counted from 1.
  private(set) var line = 0
  private var nextLine = 1

  init(_ stream: ByteStream, _ dialect: Dialect) {
    self.stream = stream
    self.dialect = dialect
  }

  var count: Int { fields.count }

  /// Empty for a field the row does not have.
  subscript(_ index: Int) -> ArraySlice<UInt8> { index < fields.count ? bytes[fields[index]] : [] }

  func text(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

  /// Whether there is another row; empty lines are none.
  func next() throws(DatabaseError) -> Bool {
    if isAtStart { try skipMark() }
    repeat {
      bytes.removeAll(keepingCapacity: true)
      fields.removeAll(keepingCapacity: true)
      line = nextLine
      guard try stream.peek() != nil else { return false }
      while try readField() {}
    } while fields.count == 1 && fields[0].isEmpty
    return true
  }

  private func skipMark() throws(DatabaseError) {
    isAtStart = false
    guard try stream.peek() == 0xEF else { return }
    _ = try (stream.next(), stream.next(), stream.next())
  }

  /// Reads a field and what ends it; whether another one follows in the row.
  private func readField() throws(DatabaseError) -> Bool {
    let start = bytes.count
    if let quote = dialect.quote, try stream.peek() == quote {
      _ = try stream.next()
      try readQuoted(quote)
    }
    let end = try stream.read(upTo: dialect.separator, or: 0x0A, into: &bytes)
    var last = bytes.count
    if end != dialect.separator, last > start, bytes[last - 1] == 0x0D { last -= 1 }
    fields.append(start..<last)
    if end == 0x0A { nextLine += 1 }
    return end == dialect.separator
  }

  private func readQuoted(_ quote: UInt8) throws(DatabaseError) {
    while true {
      let before = bytes.count
      let end = try stream.read(upTo: quote, or: quote, into: &bytes)
      nextLine += bytes[before...].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
      guard end != nil else { return }
      guard try stream.peek() == quote else { return }
      _ = try stream.next()
      bytes.append(quote)
    }
  }
}

/// Where the columns of a table stand, by the names in its first row.
struct ColumnNames {
  private var places: [String: Int] = [:]

  init(_ rows: DelimitedRows) {
    for index in 0..<rows.count { places[rows.text(index)] = index }
  }

  subscript(_ name: String) -> Int? { places[name] }

  /// The place of a column a table cannot do without.
  func required(_ name: String, in path: String) throws(DatabaseError) -> Int {
    guard let place = places[name] else {
      throw DatabaseError(path: path, message: "the first row names no column “\(name)”")
    }
    return place
  }
}
