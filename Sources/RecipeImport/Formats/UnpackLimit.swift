/// What a packed file may unpack to.
enum UnpackLimit {
  /// 64 MB, and no more than 200 times its size: texts become a tenth of theirs, seldom a fiftieth, and only what is made to
  /// fill a disk a thousandth.
  static func bytes(packed: Int) -> Int { min(most, max(least, packed * 200)) }

  static let most = 64 << 20
  private static let least = 4_096
}
