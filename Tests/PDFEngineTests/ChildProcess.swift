import Glibc

/// Runs another program and returns what it prints.
enum ChildProcess {
  struct Failure: Error {
    let status: Int32
  }

  static func output(of words: [String]) throws -> String {
    let command = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    guard let stream = popen(command + " 2>/dev/null", "r") else { throw Failure(status: errno) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&chunk, 1, chunk.count, stream)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    let status = pclose(stream)
    guard status == 0 else { throw Failure(status: status) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
