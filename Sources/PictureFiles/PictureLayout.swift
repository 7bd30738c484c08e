/// A walked picture file: what it is, and the pieces that make it up once everything else is left out.
struct PictureLayout {
  let info: PictureInfo
  let pieces: Pieces

  /// The pieces one after another; `bytes` must be the bytes that were walked.
  func assembled(from bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(pieces.count)
    for piece in pieces.list {
      switch piece {
      case .copied(let range): result += bytes[range]
      case .written(let new): result += new
      }
    }
    return result
  }
}
