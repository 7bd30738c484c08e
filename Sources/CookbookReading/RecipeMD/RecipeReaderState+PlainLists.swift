internal import RecipeMarkdown
internal import SourceText

extension RecipeReaderState {
  /// Where a paragraph begins two or more lines with a number, as ingredients typed one below the other do; `nil` where
  /// none does.
  func firstLineOfAmounts() -> Range<Int>? {
    for block in blocks.dropFirst() where block.kind == .paragraph {
      let first = firstLineOfBlock(block)
      let numbered = (first...max(first, block.endLine)).filter { line in
        String(decoding: file.bytes[lines.range(of: line)], as: UTF8.self).trimmingSpaces.first?.isNumber == true
      }
      if numbered.count > 1 { return lines.range(of: numbered[0]) }
    }
    return nil
  }
}
