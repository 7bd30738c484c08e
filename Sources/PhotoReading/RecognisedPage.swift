/// A word as text recognition saw it.
struct RecognisedWord: Sendable, Equatable {
  var text: String
  let box: InkBox
  /// From 0 to 100; below 60 it is more often wrong than one likes.
  let confidence: Double
  /// Block, paragraph and line it stands in.
  let place: [Int]
}

/// What Tesseract found in a picture.
struct RecognisedPage: Sendable {
  /// In reading order.
  var words: [RecognisedWord]

  /// Reads the table that `tesseract … tsv` prints.
  ///
  /// Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text; level 5 is a word.
  init(tsv: String) {
    words = tsv.split(whereSeparator: \.isNewline).dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", maxSplits: 11, omittingEmptySubsequences: false)
      let numbers = fields.prefix(10).compactMap { Int($0) }
      guard numbers.count == 10, numbers[0] == 5, fields.count == 12, let confidence = Double(fields[10]) else {
        return nil
      }
      let text = fields[11].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let box = InkBox(
        left: numbers[6], top: numbers[7], right: numbers[6] + numbers[8], bottom: numbers[7] + numbers[9])
      return text.isEmpty
        ? nil : RecognisedWord(text: text, box: box, confidence: confidence, place: Array(numbers[2...4]))
    }
  }

  /// The words line by line.
  var lines: [[RecognisedWord]] {
    words.reduce(into: []) { lines, word in
      if lines.last?.last?.place == word.place { lines[lines.count - 1].append(word) } else { lines.append([word]) }
    }
  }

  /// How many right angles the picture must be turned clockwise for its lines to run from left to right.
  var turnsNeeded: Int {
    var votes = [0, 0, 0, 0]
    for line in lines where line.count > 1 {
      let (first, last) = (line[0].box.doubleMiddle, line[line.count - 1].box.doubleMiddle)
      let (across, down) = (last.x - first.x, last.y - first.y)
      votes[abs(across) >= abs(down) ? (across >= 0 ? 0 : 2) : (down >= 0 ? 3 : 1)] += 1
    }
    return votes.indices.max { (votes[$0], -$0) < (votes[$1], -$1) } ?? 0
  }

  /// How certain the words are on the whole, each counted by its length; `nil` without any.
  var confidence: Double? {
    let letters = words.reduce(0) { $0 + $1.text.count }
    return letters == 0 ? nil : words.reduce(0) { $0 + $1.confidence * Double($1.text.count) } / Double(letters)
  }
}
