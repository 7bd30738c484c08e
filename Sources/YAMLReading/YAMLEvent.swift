/// One event of libyaml as a Swift value; places count characters from the start of the input.
struct YAMLEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(text: String, style: YAMLScalar.Style)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
  }

  let kind: Kind
  /// The anchor and tag of a node; the tag with its handle resolved.
  let anchor: String?
  let tag: String?
  let characters: Range<Int>
}
