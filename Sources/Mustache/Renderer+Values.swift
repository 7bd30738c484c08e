extension Renderer {
  /// The value a path names: its first part is looked for from the innermost context outwards, the others only in
  /// what was found.
  @inline(__always)
  func resolve(_ path: Operation.Path, _ program: Program) -> Value {
    guard path.start < path.end else { return isInRecord ? .record(records[records.count - 1]) : scalar }
    var value = find(Int(path.start), program)
    var index = Int(path.start) + 1
    while index < Int(path.end) {
      value = member(index, program, of: value)
      index += 1
    }
    return value
  }

  /// The value of a path's first part, by its number in the program.
  private func find(_ number: Int, _ program: Program) -> Value {
    var index = records.count - 1
    if let place = program.places[number] {
      // The innermost record of the type that declares the name: none inside it does.
      while index >= 0 {
        if records[index].type.identity == place.type { return records[index].values[place.slot] }
        index -= 1
      }
    } else {
      let name = program.names[number]
      while index >= 0 {
        let slot = records[index].type.slot(of: name)
        if slot >= 0 { return records[index].values[slot] }
        index -= 1
      }
    }
    return .missing
  }

  /// The value of a further part, in what the part before it is.
  private func member(_ number: Int, _ program: Program, of value: Value) -> Value {
    guard case .record(let record) = value else { return .missing }
    if let place = program.places[number], record.type.identity == place.type { return record.values[place.slot] }
    let slot = record.type.slot(of: program.names[number])
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
