internal import CCmarkGFM

/// Which of GitHub's extensions a text could use; a text that can use none is read alike in both dialects.
///
/// Strikethrough and autolink keep their special characters in tables shared by all parsers, so two threads that
/// finish such parsers at the same time disturb each other. They are attached only where the text could use them, and
/// then `finish` runs behind a lock.
///
/// The library fills the rows of a table up to the width of its first, walks through all cells of a row to add one, and
/// looks around every `@`, `://` and `www.` for an address. A megabyte made for that would take gigabytes or minutes, so
/// what could have more than ``cellLimit`` cells, or ``columnLimit`` in a row, is read without tables, and what has more
/// than ``addressLimit`` such signs without addresses.
struct ExtensionSyntax {
  private var table = false
  private var taskList = false
  private var strikethrough = false
  private var autolink = false

  static let cellLimit = 200_000
  static let columnLimit = 1_000
  static let addressLimit = 1_000

  /// None.
  init() {}

  init(in bytes: UnsafeBufferPointer<UInt8>) {
    guard Self.mayStand(in: bytes) else { return }
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    var size = Size()
    for byte in bytes {
      size.count(byte)
      switch byte {
      case 0x7E where previous == 0x7E: strikethrough = true  // ~~
      case 0x40: size.addresses += 1  // @
      case 0x2F where previous == 0x2F && beforePrevious == 0x3A: size.addresses += 1  // ://
      case 0x2E where previous | 0x20 == 0x77 && beforePrevious | 0x20 == 0x77: size.addresses += 1  // ww.
      case 0x7C: table = true  // |
      // A table of one column may do without bars: its second line is `:-`, `-:` or `:-:`.
      case 0x2D where previous == 0x3A: table = true
      case 0x3A where previous == 0x2D: table = true
      case 0x5D where beforePrevious == 0x5B: taskList = true  // [x]
      default: break
      }
      (beforePrevious, previous) = (previous, byte)
    }
    if size.cells > Self.cellLimit || size.columns > Self.columnLimit { table = false }
    autolink = (1...Self.addressLimit).contains(size.addresses)
  }

  /// Whether there is any of the signs that are looked at, which most texts have not.
  private static func mayStand(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }
    return bytes.holds(0x7C) || bytes.holds(0x40) || bytes.holds(0x7E) { byte($0 + 1) == 0x7E }
      || bytes.holds(0x3A) { byte($0 + 1) == 0x2F || byte($0 + 1) == 0x2D || byte($0 - 1) == 0x2D }
      || bytes.holds(0x5D) { byte($0 - 2) == 0x5B }
      || bytes.holds(0x2E) { byte($0 - 1) | 0x20 == 0x77 && byte($0 - 2) | 0x20 == 0x77 }
  }

  /// How much a text could make of the extensions.
  private struct Size {
    var addresses = 0
    private var lines = 1
    private var bars = 0
    private var widest = 0

    mutating func count(_ byte: UInt8) {
      switch byte {
      case 0x7C: bars += 1
      case 0x0A, 0x0D:
        lines += 1
        widest = max(widest, bars)
        bars = 0
      default: break
      }
    }

    /// If every line were a row, and as wide as the widest.
    var cells: Int { lines * columns }
    /// Of the widest line.
    var columns: Int { max(widest, bars) }
  }

  init(in text: String) {
    var text = text
    self = text.withUTF8(Self.init(in:))
  }

  var isEmpty: Bool { !(table || taskList || strikethrough || autolink) }
  var needsLock: Bool { strikethrough || autolink }

  func attach(to parser: OpaquePointer?) {
    if isEmpty { return }
    _ = Self.registerExtensions
    if table { attach("table", to: parser) }
    if taskList { attach("tasklist", to: parser) }
    if strikethrough { attach("strikethrough", to: parser) }
    if autolink { attach("autolink", to: parser) }
  }

  private func attach(_ name: String, to parser: OpaquePointer?) {
    guard let syntax = cmark_find_syntax_extension(name) else { return }
    cmark_parser_attach_syntax_extension(parser, syntax)
  }

  private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()
}
