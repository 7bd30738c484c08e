import Glibc

/// Writes a Swift source that holds every file below a folder: `embed-files NAME FOLDER OUTPUT`.
///
/// The files must be UTF-8 text; anything else stops the build.
@main
enum EmbedFiles {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { fail("usage: embed-files NAME FOLDER OUTPUT") }
    let files = paths(below: arguments[2]).sorted()
    var source =
      "extension DefaultFiles {\n  static let \(arguments[1])Files: [(name: String, text: StaticString)] = [\n"
    for path in files { source += "    (\(literal(path)), \(literal(text(arguments[2] + "/" + path)))),\n" }
    source += "  ]\n}\n"
    write(source, to: arguments[3])
  }

  private static func paths(below folder: String, prefix: String = "") -> [String] {
    guard let directory = opendir(folder) else { fail("cannot read \(folder)") }
    defer { closedir(directory) }
    var result: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { fail("cannot look at \(path)") }
      if status.st_mode & S_IFMT == S_IFDIR {
        result += paths(below: path, prefix: prefix + name + "/")
      } else {
        result.append(prefix + name)
      }
    }
    return result
  }

  private static func text(_ path: String) -> String {
    guard let file = fopen(path, "rb") else { fail("cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { fail("\(path) is not UTF-8 text") }
    return text
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "wb") else { fail("cannot write \(path)") }
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else { fail("cannot write \(path)") }
  }

  private static func fail(_ message: String) -> Never {
    let bytes = Array("embed-files: \(message)\n".utf8)
    _ = Glibc.write(2, bytes, bytes.count)
    exit(1)
  }
}
