internal import Glibc

extension SourceFile {
  /// The error of a text in which git, or another program of its kind, left both sides of a merge: lines of `<<<<<<<`,
  /// `=======` and `>>>>>>>`, in this order.
  ///
  /// Most texts of people mean something with these lines in them, and not what anybody wrote: a dish counts twice, and an
  /// underlined line becomes a heading. So nothing of such a text is read, and nothing is written to it.
  public var unsettledMerge: Diagnostic? {
    guard let opening = bytes.withUnsafeBufferPointer(MergeMarkers.opening) else { return nil }
    return diagnostic(
      .error, "text-merge", at: opening, message: "both sides of a merge stand here; nothing of the file is read",
      hint: "keep what is right, and remove the lines of “<<<<<<<”, “=======” and “>>>>>>>”")
  }
}

/// The lines that version control puts around the two sides of what it could not merge.
private enum MergeMarkers {
  private static let length = 7

  /// Where the marker of the first merge is that has all three.
  static func opening(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var position = 0
    while let found = offset(of: UInt8(ascii: "<"), in: bytes, from: position) {
      if isMarker(at: found, in: bytes) {
        // Where the first one is not closed, none below is.
        return isClosed(from: found, in: bytes) ? found..<found + length : nil
      }
      position = found + 1
    }
    return nil
  }

  /// Whether the lines below have the two other markers.
  private static func isClosed(from opening: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var wanted = [UInt8(ascii: "="), UInt8(ascii: ">")][...]
    var position = opening
    while let sign = wanted.first, let lineEnd = offset(of: 0x0A, in: bytes, from: position) {
      position = lineEnd + 1
      if position < bytes.count, bytes[position] == sign, isMarker(at: position, in: bytes) { wanted.removeFirst() }
    }
    return wanted.isEmpty
  }

  /// Seven equal signs at the beginning of a line, with nothing or a name behind them.
  private static func isMarker(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = position + length
    guard position == 0 || bytes[position - 1] == 0x0A, end <= bytes.count else { return false }
    guard bytes[position..<end].allSatisfy({ $0 == bytes[position] }) else { return false }
    return end == bytes.count || [0x20, 0x0A, 0x0D].contains(bytes[end])
  }

  private static func offset(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
