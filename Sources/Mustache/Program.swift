/// A template as a list of operations, ready to be run any number of times from any thread.
final class Program: Sendable {
  let operations: [Operation]
  /// The text of all literals.
  let bytes: [UInt8]
  let names: [Name]
  /// Where each of the names stands in the source.
  let positions: [PartPosition]
  /// Where each of the names is found; `nil` for those that have to be looked up.
  let places: [Place?]
  let calls: [Call]
  let blocks: [Block]
  let sources: [Source]

  init(
    operations: [Operation], bytes: [UInt8], names: [Name], positions: [PartPosition], calls: [Call], blocks: [Block],
    sources: [Source]
  ) {
    self.operations = operations
    self.bytes = bytes
    self.names = names
    self.positions = positions
    places = Array(repeating: nil, count: names.count)
    self.calls = calls
    self.blocks = blocks
    self.sources = sources
  }

  private init(_ program: Program, places: [Place?]) {
    (operations, bytes, names, positions) = (program.operations, program.bytes, program.names, program.positions)
    (calls, blocks, sources) = (program.calls, program.blocks, program.sources)
    self.places = places
  }

  func resolved(by places: [PartPosition: Place]) -> Program {
    Program(self, places: positions.map { places[$0] })
  }

  struct Call: Sendable {
    let target: Target
    /// `nil` for a tag that does not stand alone: what it includes is not indented at all.
    let indentation: [UInt8]?
    var overrides: [Override]
  }

  enum Target: Sendable {
    /// A place in the set's list of templates, or -1 for one it has not.
    case template(Int)
    case dynamic(Operation.Path)
  }

  struct Override: Sendable {
    let name: Name
    let body: Range<Int>
  }

  struct Block: Sendable {
    let name: Name
    let indentation: [UInt8]
    let beginsLine: Bool
  }

  /// The source of a section, for lambdas.
  struct Source: Sendable {
    let text: String
    let delimiters: Delimiters
  }
}
