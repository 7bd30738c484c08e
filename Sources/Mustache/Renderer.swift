/// Runs programs: one value for each page that is rendered.
struct Renderer {
  let set: TemplateSet
  /// The innermost context when that is no record: what `{{.}}` prints.
  var scalar: Value
  /// Whether the innermost context is the last of `records` and not `scalar`.
  var isInRecord = false
  /// The records of the context stack, innermost last; no other context has names. Kept apart from `scalar` so that
  /// looking a name up neither unwraps nor retains what it passes by.
  var records: [Record] = []
  /// The parent tags that are being rendered.
  var frames: [Frame] = []
  /// The frame whose blocks are in force, or -1; it leads on to those around it.
  var environment = -1
  /// What nested standalone partials are indented by; only the part from `indentationStart` on is in force.
  var indentation: [UInt8] = []
  var indentationStart = 0
  /// Set where a block's filling begins in the middle of a line: its first line is not indented.
  var skipsLineStart = false
  private var depth = 0

  /// A parent tag, and the frame in force where it stands.
  struct Frame {
    let template: Template
    let call: Int
    let outer: Int
  }

  init(_ set: TemplateSet, _ root: Value) {
    self.set = set
    scalar = root
    records.reserveCapacity(16)
    guard case .record(let record) = root else { return }
    records.append(record)
    isInRecord = true
  }

  /// Runs a whole template with the indentation in force.
  mutating func run(_ template: Template, _ out: inout ByteBuffer) throws(RenderError) {
    try run(template, program(of: template), nil, &out)
  }

  /// The variant of a template that the indentation in force asks for.
  func program(of template: Template) -> Program {
    indentation.count > indentationStart ? template.indented : template.plain
  }

  mutating func run(
    _ template: Template, _ program: Program, _ range: Range<Int>?, _ out: inout ByteBuffer
  ) throws(RenderError) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= TemplateSet.maximumDepth else { throw .tooDeep(template: template.name) }
    let operations = program.operations
    var index = range?.lowerBound ?? 0
    let end = range?.upperBound ?? operations.count
    while index < end {
      switch operations[index] {
      case .literal(let start, let end):
        program.bytes.withUnsafeBufferPointer { out.append(UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(end)])) }
        index += 1
      case .lineStart:
        startLine(&out)
        index += 1
      case .escaped(let path):
        try print(path, program, escaped: true, &out)
        index += 1
      case .unescaped(let path):
        try print(path, program, escaped: false, &out)
        index += 1
      case .section(let path, let end, let source):
        try section(path, index + 1..<Int(end), Int(source), template, program, &out)
        index = Int(end)
      case .inverted(let path, let end):
        if !isTrue(path, program) { try run(template, program, index + 1..<Int(end), &out) }
        index = Int(end)
      case .call(let number, let end):
        try call(Int(number), template, program, &out)
        index = Int(end)
      case .block(let number, let end):
        try block(Int(number), index + 1..<Int(end), template, program, &out)
        index = Int(end)
      }
    }
  }

  private mutating func startLine(_ out: inout ByteBuffer) {
    if skipsLineStart {
      skipsLineStart = false
    } else {
      indentation.withUnsafeBufferPointer { out.append(UnsafeBufferPointer(rebasing: $0[indentationStart...])) }
    }
  }

  // MARK: - Sections

  private mutating func section(
    _ path: Operation.Path, _ body: Range<Int>, _ source: Int, _ template: Template, _ program: Program,
    _ out: inout ByteBuffer
  ) throws(RenderError) {
    let value = resolve(path, program)
    switch value {
    case .missing, .bool(false): break
    case .list(let elements):
      for element in elements { try run(body, with: element, template, program, &out) }
    case .lambda(let lambda):
      let source = program.sources[source]
      try runLambda(lambda.body(source.text), source.delimiters, &out)
    case .bool, .integer, .text, .html, .record: try run(body, with: value, template, program, &out)
    }
  }

  private mutating func run(
    _ body: Range<Int>, with context: Value, _ template: Template, _ program: Program, _ out: inout ByteBuffer
  ) throws(RenderError) {
    let wasInRecord = isInRecord
    defer { isInRecord = wasInRecord }
    if case .record(let record) = context {
      isInRecord = true
      records.append(record)
      defer { records.removeLast() }
      try run(template, program, body, &out)
    } else {
      isInRecord = false
      let outer = scalar
      scalar = context
      defer { scalar = outer }
      try run(template, program, body, &out)
    }
  }

  private func isTrue(_ path: Operation.Path, _ program: Program) -> Bool {
    switch resolve(path, program) {
    case .missing, .bool(false): false
    case .list(let elements): !elements.isEmpty
    case .bool, .integer, .text, .html, .record, .lambda: true
    }
  }
}
