/// Rows of a table in text (RFC 4180): cells in quotes may hold separators, quotes and lines.
public struct CSVRows: Sendable {
  public private(set) var rows: [[String]] = []

  /// - Parameter separator: what parts cells; spreadsheets in some languages write semicolons.
  public init(_ text: String, separator: UInt8 = UInt8(ascii: ",")) {
    var row: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    let bytes = Array(text.utf8)
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x22 where isQuoted && index < bytes.count && bytes[index] == 0x22:
        cell.append(byte)
        index += 1
      case 0x22: isQuoted.toggle()
      case separator where !isQuoted:
        row.append(String(decoding: cell, as: UTF8.self))
        cell = []
      case 0x0A where !isQuoted:
        row.append(String(decoding: cell, as: UTF8.self))
        rows.append(row)
        (row, cell) = ([], [])
      case 0x0D where !isQuoted: break
      default: cell.append(byte)
      }
    }
    if !cell.isEmpty || !row.isEmpty { rows.append(row + [String(decoding: cell, as: UTF8.self)]) }
  }
}
