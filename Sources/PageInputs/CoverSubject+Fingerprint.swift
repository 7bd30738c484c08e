public import CoverDrawing
public import Fingerprints

extension CoverSubject: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) {
    builder.combine(Int(truncatingIfNeeded: seed))
    builder.combine(title)
    builder.combine(list: tags)
    builder.combine("\(category)")
    for portion in portions {
      for tint in [portion.color, portion.inner] {
        builder.combine(Int(tint.red) << 16 | Int(tint.green) << 8 | Int(tint.blue))
      }
      builder.combine(portion.shape.rawValue)
      builder.combine(Int(truncatingIfNeeded: portion.share.bitPattern))
    }
  }
}
