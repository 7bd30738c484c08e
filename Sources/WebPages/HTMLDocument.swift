/// A parsed HTML page as an immutable value: nodes in document order, each knowing where its subtree ends.
///
/// The tree is the one the HTML standard prescribes for any bytes, so broken mark-up never fails.
public final class HTMLDocument: Sendable {
  /// What one node is.
  enum Content: Sendable {
    /// Name in lowercase, attributes as decoded; their names in lowercase.
    case element(name: String, attributes: [HTMLAttribute])
    case text(String)
  }

  struct Record: Sendable {
    let content: Content
    /// The index of the parent; -1 for the root.
    let parent: Int
    /// The index behind the last node of the subtree.
    var end: Int
  }

  let records: [Record]

  init(records: [Record]) { self.records = records }

  /// The element `html`.
  public var root: HTMLNode { HTMLNode(document: self, index: 0) }
}

struct HTMLAttribute: Sendable {
  let name: String
  let value: String
}

/// One node of a page: an element, or a run of text.
public struct HTMLNode: Sendable {
  let document: HTMLDocument
  let index: Int

  private var record: HTMLDocument.Record { document.records[index] }

  /// The name in lowercase; `nil` for text.
  public var name: String? {
    if case .element(let name, _) = record.content { name } else { nil }
  }

  /// The characters of a text node; `nil` for elements.
  public var characters: String? {
    if case .text(let text) = record.content { text } else { nil }
  }

  /// The value of an attribute, by its name in lowercase; `nil` where it is not there.
  public subscript(attribute: String) -> String? {
    guard case .element(_, let attributes) = record.content else { return nil }
    return attributes.first { $0.name == attribute }?.value
  }

  public var parent: HTMLNode? {
    record.parent < 0 ? nil : HTMLNode(document: document, index: record.parent)
  }

  /// The nodes directly below, in order.
  public var children: [HTMLNode] {
    var result: [HTMLNode] = []
    var next = index + 1
    while next < record.end {
      result.append(HTMLNode(document: document, index: next))
      next = document.records[next].end
    }
    return result
  }

  /// Every node below, in document order.
  public var descendants: some Sequence<HTMLNode> {
    let document = document
    return ((index + 1)..<record.end).lazy.map { HTMLNode(document: document, index: $0) }
  }

  /// Whether a node is this one or stands below it.
  public func contains(_ other: HTMLNode) -> Bool { (index..<record.end).contains(other.index) }

  /// Whether two handles mean the same node of the same page.
  public func isSame(as other: HTMLNode) -> Bool { index == other.index && document === other.document }

  /// Whether a node comes later in the page.
  public func isBefore(_ other: HTMLNode) -> Bool { index < other.index }

  /// The words of an attribute such as `class`, `itemprop` or `typeof`.
  public func words(of attribute: String) -> [Substring] {
    self[attribute]?.split { $0 == " " || $0.isNewline || $0 == "\t" } ?? []
  }
}
