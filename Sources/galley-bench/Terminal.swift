internal import Glibc

/// Lines on standard output and standard error, written at once.
enum Terminal {
  static func write(_ text: String) { put(text, to: STDOUT_FILENO) }

  /// A line on standard error.
  static func note(_ text: String) { put(text + "\n", to: STDERR_FILENO) }

  private static func put(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while rest.count > 0 {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        // Nobody is left to tell when the terminal is gone.
        if count < 0 && errno != EINTR { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
      }
    }
  }
}
