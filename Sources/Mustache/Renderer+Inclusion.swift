import SourceText

extension Renderer {
  // MARK: - Partials and parents

  /// Renders a partial or a parent; one the set has not prints nothing.
  mutating func call(
    _ number: Int, _ template: Template, _ program: Program, _ out: inout ByteBuffer
  ) throws(RenderError) {
    guard let target = target(of: number, program) else { return }
    let (count, start, outer) = (indentation.count, indentationStart, environment)
    if let added = program.calls[number].indentation {
      indentation += added
    } else {
      indentationStart = count
    }
    if !program.calls[number].overrides.isEmpty {
      frames.append(Frame(template: template, call: number, outer: outer))
      environment = frames.count - 1
    }
    defer {
      if environment != outer { frames.removeLast() }
      indentation.removeSubrange(count...)
      (indentationStart, environment) = (start, outer)
    }
    try run(target, &out)
  }

  private func target(of number: Int, _ program: Program) -> Template? {
    switch program.calls[number].target {
    case .template(let place): return place < 0 ? nil : set.templates[place]
    case .dynamic(let path):
      guard case .text(let name) = resolve(path, program), let place = set.numbers[name] else { return nil }
      return set.templates[place]
    }
  }

  // MARK: - Blocks

  /// Renders a block: what the outermost of the parent tags in force puts there, or else its own content.
  mutating func block(
    _ number: Int, _ own: Range<Int>, _ template: Template, _ program: Program, _ out: inout ByteBuffer
  ) throws(RenderError) {
    let place = program.blocks[number]
    guard let filling = filling(of: place.name) else { return try run(template, program, own, &out) }
    let (count, outer) = (indentation.count, environment)
    indentation += place.indentation
    // A filling's blocks can be filled only by templates that inherit from the one it stands in.
    environment = filling.frame.outer
    defer {
      indentation.removeSubrange(count...)
      environment = outer
      skipsLineStart = false
    }
    let source = filling.frame.template
    let variant = self.program(of: source)
    skipsLineStart = !place.beginsLine && variant === source.indented
    try run(source, variant, variant.calls[filling.frame.call].overrides[filling.number].body, &out)
  }

  private func filling(of name: Name) -> (frame: Frame, number: Int)? {
    var found: (frame: Frame, number: Int)?
    var index = environment
    while index >= 0 {
      let frame = frames[index]
      if let number = frame.template.plain.calls[frame.call].overrides.firstIndex(where: { $0.name == name }) {
        found = (frame, number)
      }
      index = frame.outer
    }
    return found
  }

  // MARK: - Lambdas

  /// Renders what a lambda returned in the context it stands in.
  mutating func runLambda(_ text: String, _ delimiters: Delimiters, _ out: inout ByteBuffer) throws(RenderError) {
    let file = SourceFile(path: "lambda", text: text)
    let nodes = Parser.parse(file, delimiters: delimiters)
    if let problem = nodes.diagnostics.first(where: { $0.severity == .error }) { throw .lambda(problem) }
    let start = indentationStart
    indentationStart = indentation.count
    defer { indentationStart = start }
    try run(Template(name: file.path, file: file, nodes: nodes.value, numbers: set.numbers), &out)
  }
}
