import SourceText

/// Flattens the tree of a template into a program.
struct ProgramBuilder {
  private let source: [UInt8]
  private let numbers: [String: Int]
  /// Whether lines announce their start, so that indentation can be put there.
  private let marksLines: Bool

  private var operations: [Operation] = []
  private var bytes: [UInt8] = []
  private var names: [Name] = []
  private var positions: [PartPosition] = []
  private var calls: [Program.Call] = []
  private var blocks: [Program.Block] = []
  private var sources: [Program.Source] = []
  /// Operations before it may be jumped to the end of, so a literal there must not grow.
  private var barrier = 0

  /// - Parameter numbers: the place of each template of the set.
  static func build(_ nodes: [Node], of file: SourceFile, numbers: [String: Int], marksLines: Bool) -> Program {
    var builder = ProgramBuilder(source: file.bytes, numbers: numbers, marksLines: marksLines)
    builder.add(nodes)
    return Program(
      operations: builder.operations, bytes: builder.bytes, names: builder.names, positions: builder.positions,
      calls: builder.calls, blocks: builder.blocks, sources: builder.sources)
  }

  private init(source: [UInt8], numbers: [String: Int], marksLines: Bool) {
    self.source = source
    self.numbers = numbers
    self.marksLines = marksLines
  }

  private mutating func add(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .lineStart: if marksLines { operations.append(.lineStart) }
      case .text(let range): addLiteral(range)
      case .variable(let path, let escaped):
        let path = add(path)
        operations.append(escaped ? .escaped(path) : .unescaped(path))
      case .section(let section): add(section)
      case .partial(let call), .parent(let call): add(call)
      case .block(let block): add(block)
      }
    }
  }

  private mutating func addLiteral(_ range: Range<Int>) {
    let start = Int32(bytes.count)
    bytes += source[range]
    let end = Int32(bytes.count)
    if operations.count > barrier, case .literal(let earlier, start) = operations[operations.count - 1] {
      operations[operations.count - 1] = .literal(start: earlier, end: end)
    } else {
      operations.append(.literal(start: start, end: end))
    }
  }

  private mutating func add(_ path: Node.Path) -> Operation.Path {
    let start = Int32(names.count)
    names += path.parts
    positions += path.parts.indices.map { PartPosition(path: path.range.lowerBound, part: $0) }
    return Operation.Path(start: start, end: Int32(names.count))
  }

  private mutating func add(_ section: Node.Section) {
    let path = add(section.path)
    let place = reserve()
    add(section.body)
    let end = Int32(finish())
    if section.isInverted {
      operations[place] = .inverted(path, end: end)
    } else {
      let text = String(decoding: source[section.source], as: UTF8.self)
      sources.append(Program.Source(text: text, delimiters: section.delimiters))
      operations[place] = .section(path, end: end, source: Int32(sources.count - 1))
    }
  }

  private mutating func add(_ call: Node.Call) {
    let number = calls.count
    calls.append(
      Program.Call(target: target(call.target), indentation: call.indentation.map { Array(source[$0]) }, overrides: []))
    let place = reserve()
    for override in call.overrides {
      let start = finish()
      add(override.body)
      calls[number].overrides.append(Program.Override(name: override.name, body: start..<finish()))
    }
    operations[place] = .call(Int32(number), end: Int32(finish()))
  }

  private mutating func target(_ target: Node.Target) -> Program.Target {
    switch target {
    case .named(let name): .template(numbers[name] ?? -1)
    case .dynamic(let path): .dynamic(add(path))
    }
  }

  private mutating func add(_ block: Node.Block) {
    let number = blocks.count
    blocks.append(
      Program.Block(name: block.name, indentation: Array(source[block.indentation]), beginsLine: block.beginsLine))
    let place = reserve()
    add(block.body)
    operations[place] = .block(Int32(number), end: Int32(finish()))
  }

  /// Leaves room for an operation whose end is not known yet.
  private mutating func reserve() -> Int {
    operations.append(.lineStart)
    barrier = operations.count
    return operations.count - 1
  }

  /// Ends a run of operations that is jumped over, and returns where it ends.
  private mutating func finish() -> Int {
    barrier = operations.count
    return operations.count
  }
}
