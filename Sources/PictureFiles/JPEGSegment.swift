/// One segment of a JPEG file with a length.
struct JPEGSegment {
  /// Marker, length and payload, without fill bytes in front.
  let whole: Range<Int>

  /// What follows the length.
  var payload: Range<Int> { whole.dropFirst(4) }
}

extension ByteCursor {
  /// Passes the next marker and returns its second byte; `nil` when there is none.
  ///
  /// Any number of fill bytes `FF` may stand in front (B.1.1.2). Other stray bytes between segments, which some cameras
  /// leave, are passed over as every common decoder does.
  mutating func nextJPEGMarker() -> UInt8? {
    while let byte = byte() {
      guard byte == 0xFF else { continue }
      var marker = self.byte()
      while marker == 0xFF { marker = self.byte() }
      if marker != 0 { return marker }
    }
    return nil
  }

  /// The segment whose marker was just passed; the length counts itself and is at least 2 (B.1.1.4).
  mutating func jpegSegment() -> JPEGSegment? {
    let start = position - 2
    guard let length = bigEndian(2), length >= 2, let payload = take(length - 2) else { return nil }
    return JPEGSegment(whole: start..<payload.upperBound)
  }

  /// Where entropy-coded data from here on ends: in front of the first marker that is no restart, or at the very end.
  ///
  /// `FF 00` stands for a data byte FF; fill bytes in front of a marker belong to the marker (B.1.1.5, F.1.2.3).
  func endOfJPEGScan() -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var index = position
      while index < end {
        guard bytes[index] == 0xFF else {
          index += 1
          continue
        }
        let start = index
        while index < end, bytes[index] == 0xFF { index += 1 }
        guard index < end, bytes[index] == 0 || JPEGMarker.isRestart(bytes[index]) else { return start }
        index += 1
      }
      return end
    }
  }
}
