import CLibYAML

/// The one place that talks to libyaml: pulls events from its parser and owns the parser's memory.
///
/// The parser keeps pointers to itself and to the input, so it lives at a fixed address, and the input must outlive
/// the stream. It is handed UTF-8 without a byte order mark, so that its marks count characters of the input.
struct YAMLEventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// What libyaml says is wrong; places count characters from the start of the input.
  struct Problem: Error {
    let problem: String
    let context: String?
    let place: Int
    let contextPlace: Int?
  }

  init(_ input: UnsafeBufferPointer<UInt8>) throws(Problem) {
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw Problem(problem: "out of memory", context: nil, place: 0, contextPlace: nil)
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  mutating func next() throws(Problem) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem() }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private func problem() -> Problem {
    let problem = string(parser.pointee.problem) ?? "out of memory"
    let context = string(parser.pointee.context)
    return Problem(
      problem: problem, context: context, place: parser.pointee.problem_mark.index,
      contextPlace: context == nil ? nil : parser.pointee.context_mark.index)
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    var anchor: String?
    var tag: String?
    let data = event.data
    switch event.type {
    case YAML_STREAM_START_EVENT: kind = .streamStart
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_ALIAS_EVENT: kind = .alias(string(data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      kind = .scalar(
        text: string(data.scalar.value, count: data.scalar.length), style: YAMLScalar.Style(data.scalar.style))
      (anchor, tag) = (string(data.scalar.anchor), string(data.scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      (anchor, tag) = (string(data.sequence_start.anchor), string(data.sequence_start.tag))
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      (anchor, tag) = (string(data.mapping_start.anchor), string(data.mapping_start.tag))
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    // After the end of the stream libyaml gives empty events.
    default: kind = .streamEnd
    }
    self.anchor = anchor
    self.tag = tag
    characters = event.start_mark.index..<max(event.start_mark.index, event.end_mark.index)
  }
}

extension YAMLScalar.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
    default: self = .plain
    }
  }
}

private func string(_ pointer: UnsafePointer<CChar>?) -> String? {
  pointer.map { String(cString: $0) }
}

private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  pointer.map { String(cString: $0) }
}

private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?, count: Int) -> String {
  String(decoding: UnsafeBufferPointer(start: pointer, count: count), as: UTF8.self)
}
