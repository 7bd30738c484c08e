import Fingerprints

extension BuildState {
  static let envelope = BinaryEnvelope(magic: "galleyst", version: 1)

  /// The time the build began comes first, so that the rest can be compared with the last state's.
  static let beganLength = 8

  /// The state file.
  func encoded() -> [UInt8] {
    let payloads = sources.reduce(0) { $0 + $1.payload.count }
    return Self.envelope.wrap(reservingCapacity: payloads + (sources.count + outputs.count) * 128 + 256) { encode(&$0) }
  }

  private func encode(_ writer: inout BinaryWriter) {
    writer.append(word: UInt64(bitPattern: began))
    writer.append(payloadFormat)
    writer.append(flag: list != nil)
    if let list { writer.append(list) }
    writer.append(count: sources.count)
    for source in sources { writer.append(source) }
    writer.append(count: outputs.count)
    for output in outputs { writer.append(output) }
    writer.append(count: folders.count)
    for folder in folders { writer.append(text: folder) }
  }

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

extension BinaryWriter {
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
    append(blob: source.payload)
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
    SourceRecord(path: try text(), signature: try signature(), content: try fingerprint(), payload: try blob())
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
