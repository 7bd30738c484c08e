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
  /// Where a file has ends of several kinds and very many lines were changed, lines are known by what they say.
  ///
  /// - Parameter original: the bytes the text was made from.
  public static func restored(_ text: [UInt8], like original: [UInt8]) -> [UInt8] {
    guard original.contains(0x0D) else { return text }
    let (old, new) = (lines(of: original), lines(of: text))
    let usual = ArraySlice(Self.usual(in: original).utf8)
    let isMixed = old.contains { !$0.end.isEmpty && $0.end != usual }
    let ends = isMixed ? ends(of: new, like: old) : Array(repeating: usual, count: new.count)
    var (result, last): ([UInt8], ArraySlice<UInt8>) = ([], usual)
    for (line, end) in zip(new, ends) {
      result += line.text
      // The last line of either text may have none.
      if line.end.isEmpty { continue }
      if let end, !end.isEmpty { last = end }
      result += last
    }
    return result
  }

  private typealias Line = (text: ArraySlice<UInt8>, end: ArraySlice<UInt8>)

  /// The end that each line had; `nil` for those that are new.
  private static func ends(of new: [Line], like old: [Line]) -> [ArraySlice<UInt8>?] {
    let head = zip(old, new).prefix { $0.text == $1.text }.count
    let rest = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0.text == $1.text }.count
    let (before, after) = (old[head..<old.count - tail], new[head..<new.count - tail])
    let middle =
      before.count * after.count > mostCompared ? known(after, like: before) : kept(after, like: before)
    return old.prefix(head).map { $0.end } + middle + old.suffix(tail).map { $0.end }
  }

  /// Finding the fewest changes takes the product of the lines before and after: a tenth of a second for so many.
  private static let mostCompared = 400 * 400

  private static func kept(_ new: ArraySlice<Line>, like old: ArraySlice<Line>) -> [ArraySlice<UInt8>?] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.map(\.text).difference(from: old.map(\.text)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var kept = old.enumerated().filter { !removed.contains($0.offset) }.map(\.element.end)[...]
    return new.indices.map { inserted.contains($0 - new.startIndex) ? nil : kept.popFirst() }
  }

  private static func known(_ new: ArraySlice<Line>, like old: ArraySlice<Line>) -> [ArraySlice<UInt8>?] {
    let ends = Dictionary(old.map { ($0.text, $0.end) }) { first, _ in first }
    return new.map { ends[$0.text] }
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var (result, start, index): ([Line], Int, Int) = ([], 0, 0)
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
