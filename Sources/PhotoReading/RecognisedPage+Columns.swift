extension RecognisedPage {
  /// The same words column by column, where recognition read across two columns.
  ///
  /// A gutter is a place that the wide gaps of three lines and more have in common; from the first of these lines on,
  /// down to the first word that stands in the gutter, the left side is read before the right one.
  func readByColumns() -> RecognisedPage {
    let lines = lines
    let gaps = lines.enumerated().flatMap { index, line in
      Self.wideGaps(of: line).map { (line: index, range: $0) }
    }
    let common = gaps.map { gap in
      // Near the edge of the right column: lines of the left one end anywhere.
      let middle = gap.range.upperBound - gap.range.count / 8 - 1
      return (middle: middle, lines: gaps.filter { $0.range.contains(middle) }.map(\.line))
    }
    guard let best = common.max(by: { $0.lines.count < $1.lines.count }), best.lines.count >= 3,
      let first = best.lines.min()
    else { return self }
    let end =
      lines.indices.first { index in
        index > first && lines[index].contains { $0.box.left < best.middle && $0.box.right > best.middle }
      } ?? lines.count
    var result = self
    let span = lines[first..<end].flatMap(\.self)
    let left = span.filter { $0.box.right <= best.middle }.map { $0.moved(to: 0) }
    let right = span.filter { $0.box.right > best.middle }.map { $0.moved(to: 1) }
    result.words = lines[..<first].flatMap(\.self) + left + right + lines[end...].flatMap(\.self)
    return result
  }

  /// Between words of a line, wider than any space of justified text.
  private static func wideGaps(of line: [RecognisedWord]) -> [Range<Int>] {
    let height = line.map(\.box.height).max() ?? 0
    return zip(line, line.dropFirst()).compactMap { word, next in
      next.box.left - word.box.right > height * 3 / 2 ? word.box.right..<next.box.left : nil
    }
  }
}

extension RecognisedWord {
  /// The same word in a block of its column.
  fileprivate func moved(to column: Int) -> RecognisedWord {
    RecognisedWord(text: text, box: box, confidence: confidence, place: [-1 - column] + place)
  }
}
