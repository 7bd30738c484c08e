/// The tags of the core schema (YAML 1.2.2 §10.1 to 10.3); other tags are refused.
enum YAMLTag {
  static let prefix = "tag:yaml.org,2002:"

  /// The type a scalar's tag stands for, or `nil` for a tag that is not known.
  static func kind(_ tag: String) -> YAMLScalar.Kind? {
    switch tag {
    case "!", prefix + "str": .string
    case prefix + "int": .integer
    case prefix + "float": .float
    case prefix + "bool": .bool
    case prefix + "null": .null
    default: nil
    }
  }

  /// Whether a text can be of the type its tag says.
  static func allows(_ text: String, _ kind: YAMLScalar.Kind) -> Bool {
    let meant = YAMLCoreSchema.kind(of: text)
    return kind == .string || meant == kind || (kind == .float && meant == .integer)
  }

  /// A tag in its short form, as people write it.
  static func shown(_ tag: String) -> String {
    tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
  }
}
