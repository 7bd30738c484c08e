internal import CookbookReading
internal import SourceText

/// Puts a section together anew from blocks that stay and blocks that are made; bytes that stay are copied.
struct SectionWriter {
  /// A block of the new section.
  enum Piece {
    /// One that was there, by its place.
    case kept(Int)
    /// One that was there, with other bytes in its place.
    case replaced(Int, [UInt8])
    case made(RecipeOutline.Block.Kind, [UInt8], isListed: Bool)
  }

  let bytes: [UInt8]
  let section: RecipeOutline.Section
  let lineEnd: [UInt8]

  init(_ section: RecipeOutline.Section, in bytes: [UInt8]) {
    self.section = section
    self.bytes = bytes
    lineEnd = Array(LineEnds.usual(in: bytes).utf8)
  }

  /// The file with the section as it becomes.
  func file(with pieces: [Piece]) -> [UInt8] {
    bytes[..<section.range.lowerBound] + self.bytes(of: pieces) + bytes[section.range.upperBound...]
  }

  private func bytes(of pieces: [Piece]) -> [UInt8] {
    guard let first = section.blocks.first, let last = section.blocks.last else {
      guard !pieces.isEmpty else { return Array(bytes[section.range]) }
      return lineEnd + lineEnd + joined(pieces) + padded(bytes[section.range])
    }
    let trail = bytes[last.range.upperBound..<section.range.upperBound]
    guard !pieces.isEmpty else { return Array(trail) }
    return bytes[section.range.lowerBound..<first.range.lowerBound] + joined(pieces) + padded(trail)
  }

  /// What follows must not become part of the last block; a file ends with a line end.
  private func padded(_ trail: ArraySlice<UInt8>) -> [UInt8] {
    let isLast = section.range.upperBound == bytes.count
    let wanted = (isLast ? 1 : 2) * lineEnd.count
    if isLast, !trail.isEmpty { return Array(trail) }
    return trail.count >= wanted ? Array(trail) : Array(repeating: lineEnd, count: isLast ? 1 : 2).flatMap(\.self)
  }

  private func joined(_ pieces: [Piece]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, piece) in pieces.enumerated() {
      if index > 0 { result += gap(pieces[index - 1], piece) }
      result += bytes(of: piece)
    }
    return result
  }

  func bytes(of piece: Piece) -> [UInt8] {
    switch piece {
    case .kept(let index): Array(bytes[section.blocks[index].range])
    case .replaced(_, let bytes), .made(_, let bytes, _): bytes
    }
  }

  // MARK: Between blocks

  /// The one that was there where the neighbours are the same.
  private func gap(_ one: Piece, _ other: Piece) -> [UInt8] {
    if let first = one.place, let second = other.place, second == first + 1 {
      return Array(bytes[section.blocks[first].range.upperBound..<section.blocks[second].range.lowerBound])
    }
    guard kind(of: one) == kind(of: other), isListed(one), isListed(other) else { return lineEnd + lineEnd }
    return listGap(kind(of: one)) ?? lineEnd
  }

  /// How far apart the items of such lists stand here.
  private func listGap(_ kind: RecipeOutline.Block.Kind) -> [UInt8]? {
    let blocks = section.blocks
    return zip(blocks, blocks.dropFirst()).first { one, other in
      one.kind == kind && other.kind == kind && isListed(one) && isListed(other)
    }.map { Array(bytes[$0.range.upperBound..<$1.range.lowerBound]) }
  }

  func kind(of piece: Piece) -> RecipeOutline.Block.Kind {
    switch piece {
    case .kept(let index), .replaced(let index, _): section.blocks[index].kind
    case .made(let kind, _, _): kind
    }
  }

  func isListed(_ piece: Piece) -> Bool {
    switch piece {
    case .kept(let index), .replaced(let index, _): isListed(section.blocks[index])
    case .made(_, _, let isListed): isListed
    }
  }

  /// Whether a block is an item of a list.
  func isListed(_ block: RecipeOutline.Block) -> Bool {
    [.ingredient, .step].contains(block.kind) && block.content.lowerBound > block.range.lowerBound
  }
}

extension SectionWriter.Piece {
  /// Among the blocks that were there.
  var place: Int? {
    switch self {
    case .kept(let index), .replaced(let index, _): index
    case .made: nil
    }
  }
}
