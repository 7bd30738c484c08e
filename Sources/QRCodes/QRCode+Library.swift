internal import CQREncode
internal import Glibc

extension QRCode {
  /// How much of a code may be dirty or torn before it can no longer be read (ISO/IEC 18004, 7.5.1).
  public enum Correction: Sendable {
    /// About 7 % of the code words.
    case low
    /// About 15 %: the usual choice for paper.
    case medium
  }

  /// The smallest code that holds the bytes of `text` in UTF-8.
  ///
  /// - Throws: `libraryMissing` where libqrencode is not installed, `tooLong` where no code is large enough.
  public init(_ text: String, correction: Correction = .medium) throws(QRCodeError) {
    // The library would make code words of a text of any length before it refuses it.
    guard text.utf8.count <= Self.mostBytes else { throw .tooLong(byteCount: text.utf8.count) }
    let library = try QREncodeLibrary.shared.get()
    var text = text
    let made: Result<QRCode, QRCodeError> = text.withUTF8 { bytes in
      guard let count = Int32(exactly: bytes.count) else { return .failure(.tooLong(byteCount: bytes.count)) }
      let level = correction == .low ? QR_ECLEVEL_L : QR_ECLEVEL_M
      errno = 0
      guard let code = library.encode(count, bytes.baseAddress, 0, level) else {
        return .failure(errno == ERANGE ? .tooLong(byteCount: bytes.count) : .refused(errno: errno))
      }
      defer { library.free(code) }
      return .success(QRCode(code.pointee))
    }
    self = try made.get()
  }

  /// What the largest code with the least correction holds (ISO/IEC 18004, table 7).
  private static let mostBytes = 2953

  /// The library keeps the colour in the lowest bit of each byte.
  private init(_ code: QRcode) {
    let side = Int(code.width)
    self.init(side: side, modules: UnsafeBufferPointer(start: code.data, count: side * side).map { $0 & 1 == 1 })
  }
}

/// The two functions of libqrencode that are used, found when the first code is made.
///
/// Debian has no static archive of it, and Galley starts without it; so it is opened by name, not linked.
private struct QREncodeLibrary: Sendable {
  typealias Encode =
    @convention(c) @Sendable (Int32, UnsafePointer<UInt8>?, Int32, QRecLevel) -> UnsafeMutablePointer<QRcode>?
  typealias Free = @convention(c) @Sendable (UnsafeMutablePointer<QRcode>?) -> Void

  let encode: Encode
  let free: Free

  /// Opened once and never closed.
  static let shared = Result { () throws(QRCodeError) in try QREncodeLibrary(file: "libqrencode.so.4") }

  private init(file: String) throws(QRCodeError) {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { throw Self.failure() }
    guard let encode = dlsym(handle, "QRcode_encodeData"), let free = dlsym(handle, "QRcode_free") else {
      throw Self.failure()
    }
    self.encode = unsafeBitCast(encode, to: Encode.self)
    self.free = unsafeBitCast(free, to: Free.self)
  }

  private static func failure() -> QRCodeError {
    guard let reason = dlerror() else { return .libraryMissing(reason: "it cannot be opened") }
    return .libraryMissing(reason: String(cString: reason))
  }
}
