internal import Fingerprints
internal import PictureFiles
internal import SitePlanning
internal import SiteStorage

/// What earlier builds found out about pictures: the content behind each state of a file, and what was made of it.
struct PictureMemory {
  /// What a picture's content gave.
  enum Outcome: Equatable {
    case made([PictureSet.Size], placeholder: [UInt8])
    /// It is whole, and was not made smaller.
    case sound
    /// It cannot be shown, and why.
    case damaged(String)
  }

  /// By the fingerprint of path and signature.
  private(set) var contents: [Fingerprint: Fingerprint] = [:]
  private(set) var outcomes: [Fingerprint: Outcome] = [:]

  /// Belongs to what the helper makes: another number makes every picture anew.
  private static let format = 2

  init() {}

  /// Nothing is remembered where the bytes are none that this program wrote.
  init(_ bytes: [UInt8]) {
    var reader = BinaryReader(bytes)
    do throws(BinaryFormatError) {
      guard try reader.integer() == Self.format else { return }
      var memory = PictureMemory()
      for _ in 0..<(try reader.count()) {
        let state = try reader.fingerprint()
        memory.contents[state] = try reader.fingerprint()
      }
      for _ in 0..<(try reader.count()) {
        let content = try reader.fingerprint()
        memory.outcomes[content] = try Self.outcome(&reader)
      }
      self = memory
    } catch {
      self = PictureMemory()
    }
  }

  private static func outcome(_ reader: inout BinaryReader) throws(BinaryFormatError) -> Outcome {
    guard try reader.flag() else { return .damaged(try reader.text()) }
    guard try reader.flag() else { return .sound }
    var sizes: [PictureSet.Size] = []
    for _ in 0..<(try reader.count()) {
      let (bound, width) = (try reader.integer(), try reader.integer())
      sizes.append(PictureSet.Size(bound: bound, width: width, height: try reader.integer()))
    }
    guard !sizes.isEmpty else { throw reader.failure }
    return .made(sizes, placeholder: Array(try reader.blob()))
  }

  var bytes: [UInt8] {
    var writer = BinaryWriter()
    writer.append(integer: Self.format)
    writer.append(count: contents.count)
    for (state, content) in contents.sorted(by: { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) {
      writer.append(state)
      writer.append(content)
    }
    writer.append(count: outcomes.count)
    for (content, outcome) in outcomes.sorted(by: { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) {
      writer.append(content)
      append(outcome, to: &writer)
    }
    return writer.bytes
  }

  private func append(_ outcome: Outcome, to writer: inout BinaryWriter) {
    switch outcome {
    case .damaged(let reason):
      writer.append(flag: false)
      writer.append(text: reason)
    case .sound:
      writer.append(flag: true)
      writer.append(flag: false)
    case .made(let sizes, let placeholder):
      writer.append(flag: true)
      writer.append(flag: true)
      writer.append(count: sizes.count)
      for size in sizes {
        writer.append(integer: size.bound)
        writer.append(integer: size.width)
        writer.append(integer: size.height)
      }
      writer.append(blob: placeholder)
    }
  }

  /// Without the pictures whose files are gone.
  func keeping(_ files: Set<Fingerprint>) -> PictureMemory {
    var memory = self
    memory.outcomes = outcomes.filter { content, outcome in
      if case .made = outcome { files.contains(content) } else { true }
    }
    return memory
  }

  /// The contents that were made smaller.
  var converted: Set<Fingerprint> {
    Set(outcomes.compactMap { content, outcome in if case .made = outcome { content } else { nil } })
  }

  mutating func note(_ content: Fingerprint, for state: Fingerprint) { contents[state] = content }
  mutating func note(_ outcome: Outcome, for content: Fingerprint) { outcomes[content] = outcome }
}

extension PictureMemory.Outcome {
  init(_ picture: ResizedPicture) {
    var sizes: [PictureSet.Size] = []
    for piece in picture.pieces where !sizes.contains(where: { $0.bound == piece.bound }) {
      sizes.append(PictureSet.Size(bound: piece.bound, width: piece.width, height: piece.height))
    }
    self = .made(sizes, placeholder: picture.placeholder)
  }
}
