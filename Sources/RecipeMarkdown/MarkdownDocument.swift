internal import CCmarkGFM
internal import Synchronization

/// Parses CommonMark with libcmark-gfm.
///
/// This target alone imports the C library; its names stay private here.
public enum MarkdownDocument {
  /// Which syntax beyond CommonMark 0.29 is understood.
  public enum Dialect: Sendable {
    /// CommonMark alone: the structure of a recipe (RecipeMD 2.4.0: "shall follow the CommonMark specification").
    case commonMark
    /// With GitHub's tables, task list items, strikethrough and autolinks: text that is shown to people.
    case github
  }

  /// How many elements may stand in each other; what is nested deeper keeps its words and loses its mark-up, so that
  /// walks over a tree may call themselves.
  public static let depthLimit = 100

  /// Parses UTF-8 bytes.
  ///
  /// Invalid UTF-8 is replaced by U+FFFD by the library; readers that must refuse it check before. A text with more mark-up than
  /// ``MarkdownSize`` allows is one paragraph of plain text.
  ///
  /// - Parameters:
  ///   - bytes: of the text.
  ///   - dialect: the syntax that is understood.
  ///   - definitions: what reference links of the text may refer to beside its own definitions.
  public static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, dialect: Dialect = .commonMark, definitions: LinkDefinitions = .none
  ) -> MarkdownTree {
    MarkdownSize.isExceeded(by: bytes) ? .plain(bytes) : parse(bytes, dialect, definitions, hidden: [:])
  }

  /// - Parameter hidden: what stands for which byte in the text, so that the library does not see it.
  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, _ dialect: Dialect, _ definitions: LinkDefinitions, hidden: [UInt8: UInt8]
  ) -> MarkdownTree {
    let definitions = bytes.holds(0x5B) ? definitions : .none
    if !hidden.values.contains(0x3A), let long = LongDefinitions(in: bytes, after: definitions.source) {
      let hidden = hidden.merging([long.standIn: 0x3A]) { $1 }
      return long.bytes.withUnsafeBufferPointer { parse($0, dialect, .none, hidden: hidden) }
    }
    if !hidden.values.contains(0x3C), let openings = HTMLOpenings(in: bytes) {
      let hidden = hidden.merging([openings.standIn: 0x3C]) { $1 }
      return openings.bytes.withUnsafeBufferPointer { parse($0, dialect, definitions, hidden: hidden) }
    }
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    let syntax = dialect == .github ? ExtensionSyntax(in: bytes) : ExtensionSyntax()
    syntax.attach(to: parser)
    definitions.source.withUnsafeBufferPointer { feed($0, to: parser) }
    feed(bytes, to: parser)
    // While another thread finishes with strikethrough, tildes beside `*` and `_` are read differently by all.
    let needsLock = syntax.needsLock || bytes.holds(0x7E)
    guard let root = needsLock ? finishAlone(parser) : cmark_parser_finish(parser) else {
      preconditionFailure("cmark_parser_finish gives a document for every input")
    }
    defer { cmark_node_free(root) }
    return TreeCopy.tree(of: root, byteCount: bytes.count, addedLines: definitions.lineCount, hidden: hidden)
  }

  public static func parse(
    _ text: String, dialect: Dialect = .commonMark, definitions: LinkDefinitions = .none
  ) -> MarkdownTree {
    var text = text
    return text.withUTF8 { parse($0, dialect: dialect, definitions: definitions) }
  }

  private static func feed(_ bytes: UnsafeBufferPointer<UInt8>, to parser: OpaquePointer?) {
    bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
  }

  private static func finishAlone(_ parser: OpaquePointer?) -> OpaquePointer? {
    let address = UInt(bitPattern: parser)
    let root = finishLock.withLock { _ in
      UInt(bitPattern: cmark_parser_finish(OpaquePointer(bitPattern: address)))
    }
    return OpaquePointer(bitPattern: root)
  }

  private static let finishLock = Mutex<Void>(())
}
