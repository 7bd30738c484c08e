public import JSONReading

/// A saved web page, read once: its tree, what its head says, and every item its mark-up states.
///
///     let page = try WebPage(bytes: bytes)
///     page.items.first { $0.source == .jsonLD }
public struct WebPage: Sendable {
  /// The most a page may hold: 64 MiB, as some programs write all their recipes into one, and browsers all pictures of a page.
  public static let sizeLimit = 64 << 20

  public enum Source: Sendable, Hashable, CaseIterable {
    case jsonLD, microdata, rdfa, microformats
  }

  /// Something that mark-up states, in the form of JSON-LD.
  public struct Item: Sendable {
    public let source: Source
    public let value: JSONValue
  }

  public let document: HTMLDocument
  public let head: PageHead
  /// JSON-LD first, then microdata, RDFa and microformats; each in the order of the page.
  public let items: [Item]
  /// Blocks of JSON-LD that were mended before they could be read.
  public let repairedBlocks: Int
  /// Blocks of JSON-LD that cannot be read.
  public let unreadableBlocks: Int

  /// - Parameter bytes: the file as it was saved, in any character set.
  public init(bytes: [UInt8]) throws(WebPageError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
    document = try HTMLParser.parse(PageEncoding.utf8(bytes))
    head = PageHead(document)
    let blocks = JSONLDBlocks(of: document)
    repairedBlocks = blocks.repaired
    unreadableBlocks = blocks.unreadable
    var items = blocks.values.map { Item(source: .jsonLD, value: $0) }
    var microdata = MarkedItems(document, .microdata)
    items += microdata.topItems().map { Item(source: .microdata, value: $0) }
    var rdfa = MarkedItems(document, .rdfa)
    items += rdfa.topItems().map { Item(source: .rdfa, value: $0) }
    items += Microformats.recipes(of: document).map { Item(source: .microformats, value: $0) }
    self.items = items
  }

  /// What the page hands to its own program as JSON: pages that a program draws may state their recipe there alone.
  public var programData: [JSONValue] { JSONLDBlocks.programData(of: document) }
}
