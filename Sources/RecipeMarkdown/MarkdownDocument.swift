internal import CCmarkGFM
internal import Synchronization

/// One CommonMark text, parsed by libcmark-gfm.
///
/// This target alone imports the C library; its names stay private here. The tree is freed when the closure it was
/// handed to returns, so nodes must not be kept.
public enum MarkdownDocument {
  /// Which syntax beyond CommonMark 0.29 is understood.
  public enum Dialect: Sendable {
    /// CommonMark alone: the structure of a recipe (RecipeMD 2.4.0: "shall follow the CommonMark specification").
    case commonMark
    /// With GitHub's tables, task list items, strikethrough and autolinks: text that is shown to people.
    case github
  }

  /// Parses UTF-8 bytes and hands the document node to a closure.
  ///
  /// Invalid UTF-8 is replaced by U+FFFD by the library; readers that must refuse it check before.
  public static func withTree<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, dialect: Dialect = .commonMark, _ body: (MarkdownNode) throws -> Result
  ) rethrows -> Result {
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    let attachesShared = dialect == .github && attachExtensions(to: parser, for: bytes)
    // While another thread finishes with strikethrough, tildes beside `*` and `_` are read differently by all.
    let needsLock = attachesShared || bytes.contains(0x7E)
    bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    guard let root = needsLock ? finishAlone(parser) : cmark_parser_finish(parser) else {
      preconditionFailure("cmark_parser_finish gives a document for every input")
    }
    defer { cmark_node_free(root) }
    return try body(MarkdownNode(root))
  }

  private static func finishAlone(_ parser: OpaquePointer?) -> OpaquePointer? {
    let address = UInt(bitPattern: parser)
    let root = finishLock.withLock { _ in
      UInt(bitPattern: cmark_parser_finish(OpaquePointer(bitPattern: address)))
    }
    return OpaquePointer(bitPattern: root)
  }

  /// Attaches the extensions the text can use, and says whether the ones that are not thread-safe are among them.
  ///
  /// Strikethrough and autolink keep their special characters in tables shared by all parsers, so two threads that
  /// finish such parsers at the same time disturb each other. They are attached only where the text could use them,
  /// and then `finish` runs behind a lock.
  private static func attachExtensions(
    to parser: OpaquePointer?, for bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    _ = registerExtensions
    attach("table", to: parser)
    attach("tasklist", to: parser)
    let features = UnsafeSyntax(in: bytes)
    if features.strikethrough { attach("strikethrough", to: parser) }
    if features.autolink { attach("autolink", to: parser) }
    return features.strikethrough || features.autolink
  }

  private static func attach(_ name: String, to parser: OpaquePointer?) {
    guard let syntax = cmark_find_syntax_extension(name) else { return }
    cmark_parser_attach_syntax_extension(parser, syntax)
  }

  private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()
  private static let finishLock = Mutex<Void>(())
}

/// Whether a text could contain what the extensions that need the lock look for.
private struct UnsafeSyntax {
  private(set) var strikethrough = false
  private(set) var autolink = false

  init(in bytes: UnsafeBufferPointer<UInt8>) {
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x7E where previous == 0x7E: strikethrough = true  // ~~
      case 0x40: autolink = true  // @
      case 0x2F where previous == 0x2F && beforePrevious == 0x3A: autolink = true  // ://
      case 0x2E where previous | 0x20 == 0x77 && beforePrevious | 0x20 == 0x77: autolink = true  // ww.
      default: break
      }
      (beforePrevious, previous) = (previous, byte)
    }
  }
}
