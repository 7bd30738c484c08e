internal import CSQLite

/// A prepared statement. Parameters and columns count from 1 and from 0, as SQLite counts them.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let connection: SQLiteConnection

  init(_ handle: OpaquePointer, connection: SQLiteConnection) {
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  func bind(_ value: Int?, at index: Int32) throws(DatabaseError) {
    let code = value.map { sqlite3_bind_int64(handle, index, Int64($0)) } ?? sqlite3_bind_null(handle, index)
    guard code == SQLITE_OK else { throw connection.failure() }
  }

  func bind(_ text: String?, at index: Int32) throws(DatabaseError) {
    guard var text else {
      guard sqlite3_bind_null(handle, index) == SQLITE_OK else { throw connection.failure() }
      return
    }
    let code = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        galley_sqlite_bind_text(
          handle, index, $0.baseAddress ?? UnsafePointer(bitPattern: 1), Int32(clamping: $0.count))
      }
    }
    guard code == SQLITE_OK else { throw connection.failure() }
  }

  /// Whether there is a row to read.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.failure()
    }
  }

  /// Runs it to its end and makes it ready for the next parameters.
  func execute() throws(DatabaseError) {
    while try step() {}
    reset()
  }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func integer(_ column: Int32) -> Int? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : Int(sqlite3_column_int64(handle, column))
  }

  func text(_ column: Int32) -> String? {
    guard let text = sqlite3_column_text(handle, column) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }
}
