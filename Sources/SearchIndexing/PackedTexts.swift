internal import Fingerprints

/// Texts one behind the other, without what an array of each would take beside it.
struct PackedTexts: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  /// Of all texts.
  var fingerprint: Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(Fingerprint(of: bytes))
    for end in ends { builder.combine(end) }
    return builder.finish()
  }

  mutating func append(_ text: [UInt8]) {
    bytes += text
    ends.append(bytes.count)
  }

  subscript(index: Int) -> ArraySlice<UInt8> { bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]] }
}
