/// One finished PDF.
public struct PDFDocument: Hashable, Sendable {
  /// PDF 1.7, tagged as PDF/UA-1, fonts embedded; the same HTML, fonts and WeasyPrint give the same bytes.
  public let bytes: [UInt8]

  /// Addresses the page asked for and was not given, in its order: the engine reads no files and no network.
  public let refusedAddresses: [String]

  public init(bytes: [UInt8], refusedAddresses: [String]) {
    self.bytes = bytes
    self.refusedAddresses = refusedAddresses
  }
}
