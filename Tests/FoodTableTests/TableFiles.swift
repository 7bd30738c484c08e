import Glibc
import SourceText

/// The files the table is made from.
enum TableFiles {
  struct Unreadable: Error {
    let path: String
  }

  static func all(from here: String = #filePath) throws -> [SourceFile] {
    let root = here.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let folder = root + "/Sources/FoodTable/Foods"
    guard let directory = opendir(folder) else { throw Unreadable(path: folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasSuffix(".yaml") { names.append(folder + "/" + name) }
    }
    return try names.sorted().map { SourceFile(path: $0, bytes: try bytes(of: $0)) }
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
