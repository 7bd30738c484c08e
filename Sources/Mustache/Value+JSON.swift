extension Value {
  /// Appends the value as JSON, indented by two spaces: exactly what a template receives.
  ///
  /// Members stand in the order their type declares them, HTML is a string, and `missing` is `null`; a lambda, which
  /// has no value of its own, is `null` too. The same value always gives the same bytes. No newline at the end.
  public func json(into buffer: inout ByteBuffer) { write(&buffer, depth: 0) }

  private func write(_ out: inout ByteBuffer, depth: Int) {
    switch self {
    case .missing, .lambda: out.append("null" as StaticString)
    case .bool(let flag): out.append(flag ? "true" : "false" as StaticString)
    case .integer(let number): out.append(decimal: number)
    case .text(let text): out.append(quotingForJSON: text)
    case .html(let html): out.append(quotingForJSON: String(decoding: html.bytes, as: UTF8.self))
    case .list(let elements):
      Value.write(elements.count, in: ("[", "]"), &out, depth) { out, index in
        elements[index].write(&out, depth: depth + 1)
      }
    case .record(let record):
      Value.write(record.values.count, in: ("{", "}"), &out, depth) { out, index in
        out.append(quotingForJSON: record.type.fields[index].name)
        out.append(": " as StaticString)
        record.values[index].write(&out, depth: depth + 1)
      }
    }
  }

  /// Writes members on lines of their own between brackets; nothing at all stays on one line.
  private static func write(
    _ count: Int, in brackets: (StaticString, StaticString), _ out: inout ByteBuffer, _ depth: Int,
    _ member: (inout ByteBuffer, Int) -> Void
  ) {
    out.append(brackets.0)
    for index in 0..<count {
      if index > 0 { out.append("," as StaticString) }
      startLine(&out, depth + 1)
      member(&out, index)
    }
    if count > 0 { startLine(&out, depth) }
    out.append(brackets.1)
  }

  private static func startLine(_ out: inout ByteBuffer, _ depth: Int) {
    out.append("\n" as StaticString)
    for _ in 0..<depth { out.append("  " as StaticString) }
  }
}

extension ByteBuffer {
  /// Appends text as a JSON string (RFC 8259 §7): only `"`, `\` and control characters are escaped.
  mutating func append(quotingForJSON text: String) {
    append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22: append("\\\"" as StaticString)
      case 0x5C: append("\\\\" as StaticString)
      case 0x08: append("\\b" as StaticString)
      case 0x09: append("\\t" as StaticString)
      case 0x0A: append("\\n" as StaticString)
      case 0x0C: append("\\f" as StaticString)
      case 0x0D: append("\\r" as StaticString)
      case 0..<0x20:
        append("\\u00" as StaticString)
        append(byte < 0x10 ? 0x30 : 0x31)
        append(Array("0123456789abcdef".utf8)[Int(byte & 0x0F)])
      default: append(byte)
      }
    }
    append(0x22)
  }
}
