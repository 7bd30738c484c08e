internal import SourceText

/// One node of a YAML document, and where it stands.
///
/// Aliases are already replaced by what they stand for; such a node has the place of the alias, and the nodes inside
/// it the places where they were written. Source: YAML 1.2.2 §3.2.1.
public struct YAMLNode: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// The entries in the order of the text. Keys are scalars, and no key is there twice.
    case mapping([YAMLEntry])
  }

  public let content: Content
  /// The bytes of the file the node is written in, from its anchor or tag on, where it has one.
  public var range: Range<Int> { place.range }
  private let place: CompactRange

  public init(_ content: Content, range: Range<Int>) {
    self.content = content
    place = CompactRange(range)
  }

  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  public var sequence: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  public var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The value of the entry with this key; `nil` for a missing key and for everything that is no mapping.
  public subscript(key: String) -> YAMLNode? {
    mapping?.first { $0.key.text == key }?.value
  }
}
