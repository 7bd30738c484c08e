extension RecognisedPage {
  /// The same words with lines of one column from top to bottom, and parts of one line together.
  ///
  /// Recognition parts a column into blocks, and puts the number of a step, or its first line, into one of its own that
  /// comes too early or too late.
  func inReadingOrder() -> RecognisedPage {
    var ordered: [[RecognisedWord]] = []
    for line in lines {
      let below = ordered.firstIndex { Extent(line).stands(above: Extent($0)) }
      ordered.insert(line, at: below ?? ordered.endIndex)
    }
    var result = self
    result.words = []
    for line in ordered {
      if let last = result.words.last, Extent(line).goesOn(last.box) {
        result.words += line.map {
          RecognisedWord(text: $0.text, box: $0.box, confidence: $0.confidence, place: last.place)
        }
      } else {
        result.words += line
      }
    }
    return result
  }

  /// The room a line takes.
  private struct Extent {
    let left, right, top, bottom: Int

    init(_ line: [RecognisedWord]) {
      left = line.map(\.box.left).min() ?? 0
      right = line.map(\.box.right).max() ?? 0
      top = line.map(\.box.top).min() ?? 0
      bottom = line.map(\.box.bottom).max() ?? 0
    }

    /// Whether all of it is above another line that it shares at least half of the narrower one's width with.
    func stands(above other: Extent) -> Bool {
      bottom <= other.top
        && (min(right, other.right) - max(left, other.left)) * 2 > min(right - left, other.right - other.left)
    }

    /// Whether it begins a space behind a word of the same height.
    func goesOn(_ word: InkBox) -> Bool {
      let height = max(word.bottom - word.top, 1)
      let shared = min(bottom, word.bottom) - max(top, word.top)
      return shared * 2 > height && left > word.right && left - word.right < height
    }
  }
}
