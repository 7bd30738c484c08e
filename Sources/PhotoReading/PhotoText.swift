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
    lines = all.indices.map { index in
      Line(text: Self.text(all[index]), isFull: Self.isFull(all[index], before: all.dropFirst(index + 1).first, all))
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

  /// Whether the first word of the next line would not have found room in this one, in the same block of equally large
  /// letters.
  private static func isFull(_ line: [RecognisedWord], before next: [RecognisedWord]?, _ all: [[RecognisedWord]])
    -> Bool
  {
    guard let last = line.last, let next, let first = next.first, first.place[0] == last.place[0] else { return false }
    let (height, nextHeight) = (Self.height(line), Self.height(next))
    guard height * 3 < nextHeight * 4, nextHeight * 3 < height * 4 else { return false }
    let edge = all.filter { $0[0].place[0] == last.place[0] }.map { $0[$0.count - 1].box.right }.max() ?? 0
    return last.box.right + height / 3 + first.box.width > edge
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
