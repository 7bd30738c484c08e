/// Why no QR code was made.
public enum QRCodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The shared library is not installed, or not one that Galley knows.
  case libraryMissing(reason: String)
  /// More bytes than the largest code holds at this level: 2,331 at `medium`.
  case tooLong(byteCount: Int)
  /// The library refused for another reason, such as want of memory; the number is `errno`.
  case refused(errno: Int32)

  /// One line, lowercase.
  public var description: String {
    switch self {
    case .libraryMissing(let reason): "no QR codes without the library libqrencode: \(reason)"
    case .tooLong(let byteCount): "\(byteCount) bytes do not fit into a QR code"
    case .refused(let errno): "libqrencode made no QR code (error \(errno))"
    }
  }

  /// What to do about it, in the imperative.
  public var hint: String {
    switch self {
    case .libraryMissing: "install it: apt-get install libqrencode4"
    case .tooLong: "put less into the code, or an address that leads to the text"
    case .refused: "try again"
    }
  }
}
