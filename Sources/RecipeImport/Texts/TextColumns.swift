internal import SourceText

/// Two columns of a page that was copied as it looks: ingredients beside ingredients, or beside the steps.
enum TextColumns {
  /// Of each paragraph in columns the lines of the left one, then those of the right one.
  static func parted(_ lines: [String]) -> [String] {
    guard lines.contains(where: gap.isFound) else { return lines }
    let starts = lines.map(Self.starts)
    var counts: [Int: Int] = [:]
    for start in starts.flatMap(\.self) { counts[start, default: 0] += 1 }
    // Of several places that are met as often the first.
    guard let most = counts.values.max(), most > 2,
      let column = counts.filter({ $0.value == most }).keys.min(), areColumns(lines, starts, column)
    else { return lines }
    var result: [String] = []
    var (left, right): ([String], [String]) = ([], [])
    func end() {
      result += left + (right.isEmpty ? [] : [""] + right + [""])
      (left, right) = ([], [])
    }
    for (line, starts) in zip(lines, starts) {
      if line.trimmed.isEmpty {
        end()
        result.append(line)
      } else if let place = starts.first(where: { (column...column + Self.deepest).contains($0) }) {
        let start = line.index(line.startIndex, offsetBy: place)
        if let text = String(line[..<start]).trimmed.nonEmpty { left.append(text) }
        right.append(String(line[start...]).trimmed)
      } else if line.prefix(column).allSatisfy({ $0 == " " }) {
        right.append(line.trimmed)
      } else {
        left.append(line)
      }
    }
    end()
    return result
  }

  /// What goes on below the number of a step is set in by so many blanks.
  private static let deepest = 5

  private static let gap = PhraseList(["   "])

  /// Where words begin behind three blanks at least; longer lines are no columns of a page.
  private static func starts(_ line: String) -> [Int] {
    guard line.utf8.count < 250, gap.isFound(in: line) else { return [] }
    var result: [Int] = []
    var blanks = 0
    for (place, character) in line.enumerated() {
      if character != " ", blanks > 2, place > 0 { result.append(place) }
      blanks = character == " " ? blanks + 1 : 0
    }
    return result
  }

  /// Whether the left one lists ingredients, with their names, and the right one ingredients or what to do.
  private static func areColumns(_ lines: [String], _ starts: [[Int]], _ column: Int) -> Bool {
    let pairs = zip(lines, starts).filter { $0.1.contains(column) }.prefix(200).map { line, _ in
      (String(line.prefix(column)).trimmed, String(line.dropFirst(column)).trimmed)
    }
    let left = pairs.map(\.0).filter { !$0.isEmpty }
    let right = pairs.map(\.1)
    return left.count > 2 && LineJudge.share(left) >= 0.5
      && (LineJudge.share(right) >= 0.5
        || right.contains { ImportedText.withoutStepNumber($0) != $0 || LineJudge.isSentence($0) })
  }
}
