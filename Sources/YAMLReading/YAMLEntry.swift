/// One `key: value` pair of a YAML mapping.
public struct YAMLEntry: Sendable, Equatable {
  public let key: YAMLScalar
  public let keyRange: Range<Int>
  public let value: YAMLNode

  public init(key: YAMLScalar, keyRange: Range<Int>, value: YAMLNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
