/// YAML between `---` lines at the very start of a file, which other tools put there; RecipeMD has none.
package struct FrontMatter: Equatable {
  /// The opening line.
  package let opening: Range<Int>
  /// The lines between the fences.
  package let content: Range<Int>
  /// The first byte after the closing fence (`---` or `...`).
  package let bodyStart: Int

  /// `nil` when the file does not start with a fence, or the fence is never closed.
  ///
  /// A title must come first in RecipeMD, so no valid recipe starts with `---`.
  package static func find(in bytes: [UInt8]) -> FrontMatter? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes.count > start, bytes[start] == 0x2D else { return nil }
    let lines = SourceLines(bytes, from: start)
    guard lines.count > 1, isFence(bytes[lines.range(of: 1)], allowsDots: false) else { return nil }
    for line in 2...lines.count where isFence(bytes[lines.range(of: line)], allowsDots: true) {
      return FrontMatter(
        opening: lines.range(of: 1), content: lines.start(of: 2)..<lines.start(of: line),
        bodyStart: lines.start(of: line + 1))
    }
    return nil
  }

  private static func isFence(_ line: ArraySlice<UInt8>, allowsDots: Bool) -> Bool {
    let text = line.trimmingSpaces
    return line.first.map { $0 != 0x20 && $0 != 0x09 } == true
      && (text.elementsEqual([0x2D, 0x2D, 0x2D]) || (allowsDots && text.elementsEqual([0x2E, 0x2E, 0x2E])))
  }
}
