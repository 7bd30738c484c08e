internal import SourceText

/// One `key: value` pair of a YAML mapping.
public struct YAMLEntry: Sendable, Equatable {
  public let key: YAMLScalar
  public var keyRange: Range<Int> { keyPlace.range }
  private let keyPlace: CompactRange
  public let value: YAMLNode

  public init(key: YAMLScalar, keyRange: Range<Int>, value: YAMLNode) {
    self.key = key
    keyPlace = CompactRange(keyRange)
    self.value = value
  }
}
