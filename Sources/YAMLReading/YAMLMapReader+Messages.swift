extension YAMLMapReader {
  /// Reports that the value of a key, or a node inside it, is not what it must be; `name` is the key's full name.
  mutating func reportType(
    _ entry: YAMLEntry, at node: YAMLNode? = nil, named name: String? = nil, mustBe kind: String, hint: String? = nil
  ) {
    let value = node ?? entry.value
    report(
      // Nothing to mark where nothing is written.
      "type", at: value.range.isEmpty ? entry.keyRange : value.range,
      message: "“\(YAMLShown.line(name ?? path + entry.key.text))” must be \(kind), found \(Self.found(value))",
      hint: hint ?? (value.scalar?.isNull == true ? "write a value, or remove the line" : nil))
  }

  static func found(_ node: YAMLNode) -> String {
    switch node.content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar) where scalar.isNull: "nothing"
    case .scalar(let scalar) where scalar.kind == .string && YAMLScalar(scalar.text).kind != .string:
      "the text “\(YAMLShown.line(scalar.text))”"
    case .scalar(let scalar): "“\(YAMLShown.line(scalar.text))”"
    }
  }
}
