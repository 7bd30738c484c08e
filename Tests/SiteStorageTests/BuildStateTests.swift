import Fingerprints
import SourceText
import Testing

@testable import SiteStorage

/// A small generator with a seed, so that a failure can be repeated (xorshift64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite struct BuildStateTests {
  static let format = Fingerprint(of: "format")

  static func signature(_ time: Int64, changed: Int64? = nil) -> FileSignature {
    FileSignature(size: 10, modified: time, changed: changed ?? time, inode: 7)
  }

  static func source(_ path: String, _ time: Int64, _ payload: [UInt8] = []) -> SourceRecord {
    SourceRecord(path: path, signature: signature(time), content: Fingerprint(of: path), payload: .held(payload[...]))
  }

  static let sample = BuildState(
    sources: [source("a.md", 5, [1, 2, 3]), source("crème.md", 6)],
    outputs: [
      OutputRecord(path: "a.html", plan: .init(of: "p"), content: .init(of: "c"), signature: signature(8)),
      OutputRecord(unproven: "b.html"),
    ],
    folders: ["recipes"], list: signature(9), began: 100, payloadFormat: format)

  private static let encoded = BuildState.envelope.wrap(Array(sample.parts.joined()))

  private func decoded(_ bytes: [UInt8], _ format: Fingerprint = format) throws -> BuildState? {
    guard case .body(let body) = BuildState.envelope.open(bytes) else { return nil }
    return try BuildState(decoding: body, payloadFormat: format)
  }

  @Test func readsBackWhatItSaved() throws {
    let sample = Self.sample
    let state = try #require(try decoded(Self.encoded))
    #expect(state.sources == sample.sources)
    #expect(state.outputs == sample.outputs)
    #expect(state.folders == sample.folders)
    #expect(state.list == sample.list)
    #expect(state.began == 100)
  }

  @Test func writesALongStateInParts() throws {
    let sources = (0..<300).map { Self.source("\($0).md", 5, [UInt8](repeating: UInt8($0 % 251), count: 10_000)) }
    let state = BuildState(
      sources: sources, outputs: Self.sample.outputs, folders: ["recipes"], list: nil, began: 100,
      payloadFormat: Self.format)
    let parts = Array(state.parts)
    #expect(parts.count == 3)
    let read = try #require(try decoded(BuildState.envelope.wrap(Array(parts.joined()))))
    #expect(read.sources == sources)
    #expect(read.outputs == Self.sample.outputs)
  }

  @Test func dropsSourcesWithPayloadsOfAnotherFormat() throws {
    let bytes = Self.encoded
    let state = try #require(try decoded(bytes, Fingerprint(of: "another")))
    #expect(state.sources.isEmpty)
    #expect(state.outputs == Self.sample.outputs)
  }

  @Test("every single byte counts")
  func takesAChangedFileForNone() throws {
    let bytes = Self.encoded
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x40
      #expect(try decoded(changed) == nil, "byte \(index)")
    }
    for length in bytes.indices { #expect(try decoded(Array(bytes[..<length])) == nil, "\(length) bytes") }
  }

  @Test("bodies that pass the checksum but are nonsense never trap")
  func survivesNonsense() {
    var generator = SeededGenerator(state: 0x5EED)
    let body = Array(Self.encoded[BinaryEnvelope.headerLength...])
    var survivors = 0
    for _ in 0..<20_000 {
      var mutated = body
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: mutated.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: mutated[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: mutated.removeSubrange(index...)
        case 2: mutated.insert(0xFF, at: index)
        default: mutated.remove(at: index)
        }
        if mutated.isEmpty { mutated = [0] }
      }
      if (try? BuildState(decoding: mutated[...], payloadFormat: Self.format)) != nil { survivors += 1 }
    }
    #expect(survivors < 20_000)
  }

  @Test func tellsUnchangedSuspectAndNewFiles() {
    let scanned = [("a.md", 5), ("b.md", 5), ("crème.md", 7)].map { path, time in
      ScannedFile(path: path, signature: Self.signature(Int64(time)))
    }
    let (known, touched) = (Self.sample.sources[0], Self.sample.sources[1])
    #expect(Self.sample.statuses(of: scanned) == [.unchanged(known), .new, .suspect(touched)])
  }

  @Test(
    "changed at or after the start of the build that read it",
    arguments: [
      (99, 99, false), (100, 100, true), (101, 101, true), (50, 100, true), (200, 50, true),
    ] as [(Int64, Int64, Bool)])
  func suspectsFilesTooYoungToTell(modified: Int64, changed: Int64, isRacy: Bool) {
    let signature = Self.signature(modified, changed: changed)
    #expect(Self.sample.isRacy(signature) == isRacy)
  }

  @Test func suspectsAFileWrittenWhileTheBuildRan() throws {
    let site = TemporarySite()
    var lock = BuildLock.acquire(site.folders()).value
    let began = try #require(lock).began
    site.write("content/soup.md", "soup")
    let scanned = site.content.scan().value
    let record = SourceRecord(
      path: "soup.md", signature: try #require(scanned.first).signature, content: .init(of: "soup"), payload: .held([]))
    lock = nil
    let state = BuildState(
      sources: [record], outputs: [], folders: [], list: nil, began: began, payloadFormat: Self.format)
    #expect(state.statuses(of: scanned) == [.suspect(record)])
  }

  @Test func loadsNothingWhereThereIsNothing() throws {
    let site = TemporarySite()
    let lock = try #require(BuildLock.acquire(site.folders()).value)
    let state = BuildState.load(lock, payloadFormat: Self.format)
    #expect(state.diagnostics.isEmpty)
    #expect(state.value.sources.isEmpty)
  }

  @Test("files that are not a state", arguments: ["", "nonsense", "galleyst and nonsense that goes on for a while"])
  func warnsOfADamagedState(text: String) throws {
    let site = TemporarySite()
    let lock = try #require(BuildLock.acquire(site.folders()).value)
    site.write(".galley/state", text)
    let state = BuildState.load(lock, payloadFormat: Self.format)
    let isOtherVersion = text.hasPrefix("galleyst")
    #expect(state.diagnostics.map(\.identifier) == (isOtherVersion ? [] : ["storage-state-damaged"]))
    #expect(!state.hasErrors)
    #expect(state.value.outputs.isEmpty)
  }

  @Test func savesAgainUntilNoSourceIsTooYoung() throws {
    let site = TemporarySite()
    site.write("content/soup.md", "soup")
    func sources() -> [SourceRecord] {
      site.content.scan().value.map {
        SourceRecord(path: $0.path, signature: $0.signature, content: .init(of: "soup"), payload: .held([]))
      }
    }
    site.build(["a.html": "a"], sources: sources())
    let first = site.status(".galley/state")?.signature
    site.write("content/soup.md", "other soup")
    site.build(["a.html": "a"], sources: sources())
    #expect(site.status(".galley/state")?.signature != first)
  }
}
