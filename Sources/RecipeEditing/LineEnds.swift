/// The line ends of a file that is edited where there is only one kind, such as the text field of a browser.
public enum LineEnds {
  /// The one that new lines get: front matter that another program wrote does not decide about the recipe below it.
  static func usual(in bytes: [UInt8]) -> String {
    bytes.contains(0x0D) ? (bytes.contains(0x0A) ? "\r\n" : "\r") : "\n"
  }

  /// A text with LF alone.
  public static func unified(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var (result, wasReturn): ([UInt8], Bool) = ([], false)
    for byte in bytes {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || !wasReturn {
        result.append(byte)
      }
      wasReturn = byte == 0x0D
    }
    return result
  }

  /// A text with LF alone, written with the line ends that its lines had before: what was not changed stays byte for byte,
  /// and new lines get the end of the line before them.
  ///
  /// - Parameter original: the bytes the text was made from.
  public static func restored(_ text: [UInt8], like original: [UInt8]) -> [UInt8] {
    guard original.contains(0x0D) else { return text }
    let (old, new) = (lines(of: original), lines(of: text))
    let usual = ArraySlice(Self.usual(in: original).utf8)
    var ends = [ArraySlice<UInt8>?](repeating: nil, count: new.count)
    var place = 0
    let difference = new.map(\.text).difference(from: old.map(\.text))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = old.indices.filter { !removed.contains($0) }
    for index in new.indices where !inserted.contains(index) {
      ends[index] = old[kept[place]].end
      place += 1
    }
    var (result, last): ([UInt8], ArraySlice<UInt8>) = ([], usual)
    for (index, line) in new.enumerated() {
      result += line.text
      // The last line of either text may have none.
      if line.end.isEmpty { continue }
      if let end = ends[index], !end.isEmpty { last = end }
      result += last
    }
    return result
  }

  private static func lines(of bytes: [UInt8]) -> [(text: ArraySlice<UInt8>, end: ArraySlice<UInt8>)] {
    var (result, start, index): ([(ArraySlice<UInt8>, ArraySlice<UInt8>)], Int, Int) = ([], 0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      let end = index - 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      result.append((bytes[start..<end], bytes[end..<index]))
      start = index
    }
    if start < bytes.count { result.append((bytes[start...], [])) }
    return result
  }
}
