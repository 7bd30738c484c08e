internal import Glibc

/// Why nothing could be measured.
struct BenchError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// With the words of the system for an error number.
  init(_ message: String, _ number: Int32) {
    self.message = "\(message): \(String(cString: strerror(number)))"
  }
}
