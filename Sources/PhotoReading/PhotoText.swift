/// What stands in a photo, line by line, with everything that is not certain.
public struct PhotoText: Sendable, Equatable {
  /// A line of the page.
  public struct Line: Sendable, Equatable {
    public let text: String
    /// Whether the text goes on in the next line because this one was full, and not because it ended.
    public let isFull: Bool
  }

  /// Something that was read otherwise at a second look, or that should be compared with the photo.
  public enum Doubt: Sendable, Equatable {
    /// A fraction that text recognition took for something else.
    case mended(String, fraction: String)
    /// What has the shape of a fraction, but cannot be told.
    case fraction(String, line: String)
    /// A word that is hardly legible.
    case word(String, line: String)
  }

  public let lines: [Line]
  public let doubts: [Doubt]

  /// Words with less certainty are doubtful.
  private static let certain = 60.0

  init(_ page: RecognisedPage, doubts: [Doubt]) {
    let all = page.lines
    let starts = [0] + all.indices.dropFirst().filter { !Self.areOfOneColumn(all[$0 - 1], all[$0]) }
    lines = zip(starts, starts.dropFirst() + [all.endIndex]).flatMap { start, end in
      let column = all[start..<end]
      return column.indices.map { Line(text: Self.text(all[$0]), isFull: Self.isFull($0, of: column)) }
    }
    let known = doubts.map(\.token)
    self.doubts =
      doubts
      + all.flatMap { line in
        line.filter { $0.confidence < Self.certain && !known.contains($0.text) }
          .map { Doubt.word($0.text, line: Self.text(line)) }
      }
  }

  static func text(_ words: [RecognisedWord]) -> String { words.map(\.text).joined(separator: " ") }

  /// Whether the first word of the next line would not have found room in a line of a column.
  private static func isFull(_ index: Int, of column: ArraySlice<[RecognisedWord]>) -> Bool {
    guard index + 1 < column.endIndex, let last = column[index].last, let next = column[index + 1].first else {
      return false
    }
    let edge = column.map { $0[$0.count - 1].box.right }.max() ?? 0
    return last.box.right + height(column[index]) / 3 + next.box.width > edge
  }

  /// Whether a line stands right below another one, in equally large letters, and begins about where that does; blocks do
  /// not tell, since recognition often takes each line for one.
  private static func areOfOneColumn(_ upper: [RecognisedWord], _ lower: [RecognisedWord]) -> Bool {
    let (height, other) = (height(upper), height(lower))
    let step = lower[0].box.bottom - upper[upper.count - 1].box.bottom
    return height * 3 < other * 4 && other * 3 < height * 4 && step > 0 && step < height * 3
      && abs(lower[0].box.left - upper[0].box.left) < height * 3
  }

  private static func height(_ line: [RecognisedWord]) -> Int { line.map(\.box.height).max() ?? 0 }
}

extension PhotoText.Doubt {
  /// The word as it stands in the text.
  fileprivate var token: String {
    switch self {
    case .mended(_, let fraction): fraction
    case .fraction(let word, _), .word(let word, _): word
    }
  }
}
