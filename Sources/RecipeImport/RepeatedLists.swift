internal import WebPages

/// Lists that a page shows once more, in another system of measures or for another width.
enum RepeatedLists {
  /// Without the lines of later lists that earlier ones have, where the whole list is one that was there before; a line
  /// that comes again among others is another addition of the same.
  static func removed(from blocks: [PageBlock]) -> [PageBlock] {
    var known: Set<String> = []
    var earlier: [[String]] = []
    var result: [PageBlock] = []
    for list in lists(blocks) {
      let texts = list.filter { $0.kind == .item }.map(\.text)
      let isCopy = texts.count > 2 && texts.allSatisfy(known.contains)
      let isRepeated = isCopy || earlier.contains { isTwin(texts, of: $0) }
      result += isRepeated ? list.filter { $0.kind != .item || !known.contains($0.text) } : list
      known.formUnion(texts)
      // Only what stands right behind a short list is its twin; the same two spices are added to many parts.
      if texts.isEmpty { earlier.removeAll { $0.count < 3 } } else { earlier.append(texts) }
    }
    return result
  }

  /// Whether lines name the same as others in the same order, some of them in the same words.
  private static func isTwin(_ lines: [String], of others: [String]) -> Bool {
    guard lines.count == others.count else { return false }
    let pairs = zip(lines, others)
    let alike = pairs.count { $0.split(separator: " ").last == $1.split(separator: " ").last }
    return pairs.contains { $0 == $1 } && alike * 5 >= lines.count * 4
  }

  /// Runs of items of the same list; whatever stands between two of them is a run as well.
  private static func lists(_ blocks: [PageBlock]) -> [[PageBlock]] {
    blocks.reduce(into: []) { runs, block in
      if let last = runs.last?.last, last.list == block.list, last.kind == block.kind {
        runs[runs.count - 1].append(block)
      } else {
        runs.append([block])
      }
    }
  }
}
