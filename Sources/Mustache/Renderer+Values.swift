extension Renderer {
  /// The value a path names: its first part is looked for from the innermost context outwards, the others only in
  /// what was found.
  @inline(__always)
  func resolve(_ path: Operation.Path, _ program: Program) -> Value {
    guard path.start < path.end else { return isInRecord ? .record(records[records.count - 1]) : scalar }
    var value = find(program.names[Int(path.start)])
    for index in Int(path.start) + 1..<max(Int(path.end), Int(path.start) + 1) {
      value = member(program.names[index], of: value)
    }
    return value
  }

  private func find(_ name: Name) -> Value {
    var index = records.count - 1
    while index >= 0 {
      let slot = records[index].type.slot(of: name)
      if slot >= 0 { return records[index].values[slot] }
      index -= 1
    }
    return .missing
  }

  private func member(_ name: Name, of value: Value) -> Value {
    guard case .record(let record) = value else { return .missing }
    let slot = record.type.slot(of: name)
    return slot < 0 ? .missing : record.values[slot]
  }

  // MARK: - Printing

  mutating func print(
    _ path: Operation.Path, _ program: Program, escaped: Bool, _ out: inout ByteBuffer
  ) throws(RenderError) {
    switch resolve(path, program) {
    case .missing, .list, .record: break
    case .bool(let flag): out.append(flag ? "true" : "false" as StaticString)
    case .integer(let number): out.append(decimal: number)
    case .text(let text): escaped ? out.append(escaping: text) : out.append(text)
    case .html(let html): print(html, escaped: escaped, &out)
    case .lambda(let lambda): try print(lambda, escaped: escaped, &out)
    }
  }

  private func print(_ html: HTML, escaped: Bool, _ out: inout ByteBuffer) {
    html.bytes.withUnsafeBufferPointer { escaped ? out.append(escaping: $0) : out.append($0) }
  }

  private mutating func print(_ lambda: Lambda, escaped: Bool, _ out: inout ByteBuffer) throws(RenderError) {
    var result = ByteBuffer(capacity: 256)
    try runLambda(lambda.body(nil), .standard, &result)
    result.withUnsafeBytes { bytes in
      let bytes = bytes.assumingMemoryBound(to: UInt8.self)
      escaped ? out.append(escaping: bytes) : out.append(bytes)
    }
  }
}
