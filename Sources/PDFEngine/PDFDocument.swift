/// One finished PDF.
public struct PDFDocument: Hashable, Sendable {
  /// Tagged, with its fonts embedded; the same HTML, fonts and engine give the same bytes.
  public let bytes: [UInt8]

  public let pageCount: Int

  /// The elements with an `id`, in the order of their pages; empty where the engine does not tell (Chromium).
  public let anchors: [PDFAnchor]

  /// Addresses the page asked for and was not given, in its order: the engine reads no files and no network.
  public let refusedAddresses: [String]

  public init(bytes: [UInt8], pageCount: Int, anchors: [PDFAnchor] = [], refusedAddresses: [String] = []) {
    self.bytes = bytes
    self.pageCount = pageCount
    self.anchors = anchors
    self.refusedAddresses = refusedAddresses
  }
}

/// Where an element came to stand.
public struct PDFAnchor: Hashable, Sendable {
  /// Its `id`.
  public let name: String

  /// The page it begins on, from 1.
  public let page: Int

  public init(name: String, page: Int) {
    self.name = name
    self.page = page
  }
}
