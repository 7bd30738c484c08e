/// The frame header of a JPEG file (ITU-T T.81 B.2.2): stored size and how many components there are.
struct JPEGFrame {
  let width: Int

  /// 0 while the number of lines is still to come (B.2.5).
  var height: Int

  let components: Int

  init?(_ bytes: [UInt8], in payload: Range<Int>) {
    var cursor = ByteCursor(bytes, in: payload)
    guard let precision = cursor.byte(), 2...16 ~= precision, let height = cursor.bigEndian(2),
      let width = cursor.bigEndian(2), width > 0, let components = cursor.byte(), 1...4 ~= components,
      payload.count == 6 + 3 * Int(components)
    else { return nil }
    self.width = width
    self.height = height
    self.components = Int(components)
  }
}
