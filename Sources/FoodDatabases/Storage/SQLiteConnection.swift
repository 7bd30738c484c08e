internal import CSQLite

/// An open SQLite database; closed when nobody holds it any more.
final class SQLiteConnection {
  let path: String
  private let handle: OpaquePointer

  enum Mode { case reading, writing }

  init(_ path: String, _ mode: Mode) throws(DatabaseError) {
    var handle: OpaquePointer?
    let flags = mode == .reading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      let message = handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw DatabaseError(path: path, message: message)
    }
    self.path = path
    self.handle = handle
    sqlite3_busy_timeout(handle, 5000)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements that give no rows.
  func run(_ sql: String) throws(DatabaseError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  func prepare(_ sql: String) throws(DatabaseError) -> SQLiteStatement {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else { throw failure() }
    return SQLiteStatement(statement, connection: self)
  }

  var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  var changedRows: Int { Int(sqlite3_changes(handle)) }

  func failure() -> DatabaseError {
    let code = sqlite3_errcode(handle)
    return DatabaseError(
      path: path, message: sqlite3_errmsg(handle).map { String(cString: $0) } ?? "out of memory",
      kind: code == SQLITE_NOTADB || code == SQLITE_CORRUPT ? .foreign : .unreadable)
  }
}
