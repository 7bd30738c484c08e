internal import Glibc

/// What is piped into the program.
package enum StandardInput {
  /// Hands on line after line, without its line feed and the carriage return before it; memory for one line is enough.
  ///
  /// - Returns: whether all could be read.
  package static func forEachLine(_ body: ([UInt8]) -> Void) -> Bool {
    var line: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      block.withUnsafeBytes { block in
        var rest = UnsafeRawBufferPointer(rebasing: block.prefix(count))
        while let start = rest.baseAddress, let feed = memchr(start, 0x0A, rest.count) {
          let length = UnsafeRawPointer(feed) - start
          line.append(contentsOf: UnsafeRawBufferPointer(rebasing: rest.prefix(length)))
          finish(&line, body)
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(length + 1))
        }
        line.append(contentsOf: rest)
      }
    }
    if !line.isEmpty { finish(&line, body) }
    return true
  }

  /// Everything that is piped in; `nil` where it cannot be read.
  package static func bytes() -> [UInt8]? {
    var result: [UInt8] = []
    return forEachLine({ result += $0 + [0x0A] }) ? result : nil
  }

  private static func finish(_ line: inout [UInt8], _ body: ([UInt8]) -> Void) {
    if line.last == 0x0D { line.removeLast() }
    body(line)
    line.removeAll(keepingCapacity: true)
  }
}
