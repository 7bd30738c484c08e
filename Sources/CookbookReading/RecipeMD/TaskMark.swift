internal import RecipeMarkdown
internal import SourceText

/// The box of a task list, `[ ]` or `[x]`, that some programs set before each ingredient.
enum TaskMark {
  /// Whether there may be any: most files have none, and need not be searched for lists.
  static func mayStand(in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.holds(0x5B) { range(in: bytes[(bytes.startIndex + $0)...]) != nil }
    }
  }

  /// The box and the space behind it at the start of a text; `nil` where there is none.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    let head = text.prefix(4)
    guard head.count == 4, head[head.startIndex] == 0x5B, head[head.startIndex + 2] == 0x5D,
      head[head.startIndex + 3] == 0x20, [0x20, 0x78, 0x58].contains(head[head.startIndex + 1])
    else { return nil }
    return head.startIndex..<head.endIndex
  }
}
