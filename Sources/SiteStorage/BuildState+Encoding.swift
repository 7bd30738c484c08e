import Fingerprints

extension BuildState {
  static let envelope = BinaryEnvelope(magic: "galleyst", version: 1)

  /// The time the build began comes first, so that the rest can be compared with the last state's.
  static let beganLength = 8

  /// What the state file says, in parts: that of a large site is long.
  var parts: StateParts { StateParts(self) }

  /// Reads a body; sources whose payloads have another format are dropped, because nobody could read them.
  init(decoding body: ArraySlice<UInt8>, payloadFormat: Fingerprint) throws(BinaryFormatError) {
    var reader = BinaryReader(body)
    let began = Int64(bitPattern: try reader.word())
    let format = try reader.fingerprint()
    let list = try reader.flag() ? try reader.signature() : nil
    var sources: [SourceRecord] = []
    let sourceCount = try reader.count(elementsOfAtLeast: 50)
    sources.reserveCapacity(sourceCount)
    for _ in 0..<sourceCount { sources.append(try reader.source()) }
    var outputs: [OutputRecord] = []
    let outputCount = try reader.count(elementsOfAtLeast: 57)
    outputs.reserveCapacity(outputCount)
    for _ in 0..<outputCount { outputs.append(try reader.output()) }
    var folders: [String] = []
    for _ in 0..<(try reader.count()) { folders.append(try reader.text()) }
    guard reader.isAtEnd else { throw BinaryFormatError(offset: body.count - reader.remaining) }
    self.init(
      sources: format == payloadFormat ? sources : [], outputs: outputs, folders: folders, list: list, began: began,
      payloadFormat: payloadFormat)
  }
}

/// The body of a state file, part by part.
struct StateParts: Sequence, IteratorProtocol {
  /// In bytes; a part ends with the record that reaches it.
  private static let length = 1 << 20

  private let state: BuildState
  /// How many records each list has, and what appends one of them.
  private let lists: [(count: Int, append: (Int, inout BinaryWriter) -> Void)]
  private var place = 0

  init(_ state: BuildState) {
    self.state = state
    lists = [
      (state.sources.count, { $1.append(state.sources[$0]) }),
      (state.outputs.count, { $1.append(state.outputs[$0]) }),
      (state.folders.count, { $1.append(text: state.folders[$0]) }),
    ]
  }

  mutating func next() -> [UInt8]? {
    var writer = BinaryWriter(reservingCapacity: Self.length / 16)
    if place == 0 { writer.append(head: state) }
    while writer.bytes.count < Self.length, append(to: &writer) { place += 1 }
    return writer.bytes.isEmpty ? nil : writer.bytes
  }

  /// Adds what stands at the next place: each list begins with its count. `false` at the end.
  private func append(to writer: inout BinaryWriter) -> Bool {
    var index = place
    for list in lists {
      if index == 0 {
        writer.append(count: list.count)
        return true
      }
      if index <= list.count {
        list.append(index - 1, &writer)
        return true
      }
      index -= list.count + 1
    }
    return false
  }
}

extension BinaryWriter {
  fileprivate mutating func append(head state: BuildState) {
    append(word: UInt64(bitPattern: state.began))
    append(state.payloadFormat)
    append(flag: state.list != nil)
    if let list = state.list { append(list) }
  }

  fileprivate mutating func append(_ signature: FileSignature) {
    append(word: UInt64(bitPattern: signature.size))
    append(word: UInt64(bitPattern: signature.modified))
    append(word: UInt64(bitPattern: signature.changed))
    append(word: signature.inode)
  }

  fileprivate mutating func append(_ source: SourceRecord) {
    append(text: source.path)
    append(source.signature)
    append(source.content)
    append(blob: source.payload.bytes)
  }

  fileprivate mutating func append(_ output: OutputRecord) {
    append(text: output.path)
    append(output.plan)
    append(output.content)
    append(word: UInt64(bitPattern: output.size))
    append(word: UInt64(bitPattern: output.modified))
    append(word: output.inode)
  }
}

extension BinaryReader {
  fileprivate mutating func signature() throws(BinaryFormatError) -> FileSignature {
    FileSignature(
      size: Int64(bitPattern: try word()), modified: Int64(bitPattern: try word()),
      changed: Int64(bitPattern: try word()), inode: try word())
  }

  fileprivate mutating func source() throws(BinaryFormatError) -> SourceRecord {
    SourceRecord(path: try text(), signature: try signature(), content: try fingerprint(), payload: .held(try blob()))
  }

  fileprivate mutating func output() throws(BinaryFormatError) -> OutputRecord {
    let path = try text()
    let (plan, content) = (try fingerprint(), try fingerprint())
    let size = Int64(bitPattern: try word())
    let modified = Int64(bitPattern: try word())
    let signature = FileSignature(size: size, modified: modified, changed: 0, inode: try word())
    return OutputRecord(path: path, plan: plan, content: content, signature: signature)
  }
}
