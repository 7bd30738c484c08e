internal import SourceText

/// A picture that shows fractions as text recognition can read them: `2 1/4`, each on a line of its own.
///
/// The figures are the very pixels of the photo, made equally tall.
struct FractionProof {
  let picture: GreyPicture
  /// How many figures each has before, above and below.
  private let figures: [(whole: Int, numerator: Int, denominator: Int)]

  private static let figureHeight = 48
  private static let lineHeight = 120
  private static let margin = 40

  init(_ fractions: [VulgarFraction], of source: GreyPicture) {
    figures = fractions.map { ($0.whole.count, $0.numerator.count, $0.denominator.count) }
    var picture = GreyPicture(width: 640, height: Self.lineHeight * fractions.count + Self.margin)
    for (line, fraction) in fractions.enumerated() {
      var pen = Self.margin
      let top = Self.margin + line * Self.lineHeight
      for (parts, gap) in [
        (fraction.whole, 40), (fraction.numerator, 8), ([fraction.stroke], 8), (fraction.denominator, 0),
      ] where !parts.isEmpty {
        picture.draw(parts, of: source, at: &pen, top: top, height: Self.figureHeight)
        pen += gap
      }
    }
    self.picture = picture
  }

  /// The fraction of each line, as people write it: `2¼`, `1 2/7`; `nil` for a line that says no fraction people cook with.
  func fractions(_ page: RecognisedPage) -> [String?] {
    var lines = [String](repeating: "", count: figures.count)
    for word in page.words {
      let middle = (word.box.top + word.box.bottom) / 2 - Self.margin / 2
      guard middle >= 0, middle / Self.lineHeight < lines.count else { continue }
      lines[middle / Self.lineHeight] += word.text
    }
    return zip(lines, figures).map { Self.fraction($0, whole: $1.whole, numerator: $1.numerator, $1.denominator) }
  }

  /// `21/4` → `2¼`, where one figure stands before the fraction; recognition loses the space between.
  private static func fraction(_ text: String, whole: Int, numerator: Int, _ denominator: Int) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == whole + numerator, parts[1].count == denominator,
      let above = Int(parts[0].suffix(numerator)), let below = Int(parts[1])
    else { return nil }
    return written(whole: Int(parts[0].prefix(whole)), above, below)
  }

  /// `21/4` of a line of text → `2¼`: nobody measures in more than the whole.
  static func parted(_ text: String) -> String? {
    guard let match = runTogether.wholeMatch(in: text), let above = Int(match.2), let below = Int(match.3)
    else { return nil }
    return written(whole: Int(match.1), above, below)
  }

  private static let runTogether = TextPattern(#/([1-9][0-9]?)([1-7])\/([2-8])/#)

  private static func written(whole: Int?, _ above: Int, _ below: Int) -> String? {
    guard (2...10).contains(below), (1..<below).contains(above), whole.map({ $0 > 0 }) ?? true else { return nil }
    let letter = letters["\(above)/\(below)"]
    guard let whole else { return letter ?? "\(above)/\(below)" }
    return letter.map { "\(whole)\($0)" } ?? "\(whole) \(above)/\(below)"
  }

  private static let letters = [
    "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/5": "⅕", "2/5": "⅖", "3/5": "⅗", "4/5": "⅘",
    "1/6": "⅙", "5/6": "⅚", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞",
  ]
}

extension GreyPicture {
  /// Draws ink scaled to a height, and moves the pen behind it.
  fileprivate mutating func draw(
    _ parts: [InkComponent], of source: GreyPicture, at pen: inout Int, top: Int, height: Int
  ) {
    guard let first = parts.first?.box else { return }
    let box = parts.dropFirst().reduce(first) { $0.union($1.box) }
    var ink = GreyPicture(width: box.width, height: box.height)
    for pixel in parts.flatMap(\.pixels) { ink[pixel.x - box.left, pixel.y - box.top] = source[pixel.x, pixel.y] }
    let width = max(1, box.width * height / max(1, box.height))
    for y in 0..<height where top + y < self.height {
      for x in 0..<width where pen + x < self.width {
        self[pen + x, top + y] = ink.blended(x, of: width, y, of: height)
      }
    }
    pen += width
  }

  /// The shade at a place of a picture that is scaled, between its four neighbours.
  private func blended(_ x: Int, of width: Int, _ y: Int, of height: Int) -> UInt8 {
    let (sourceX, sourceY) = (
      x * (self.width - 1) * 256 / max(1, width - 1), y * (self.height - 1) * 256 / max(1, height - 1)
    )
    let (left, top) = (sourceX >> 8, sourceY >> 8)
    let (right, bottom) = (min(left + 1, self.width - 1), min(top + 1, self.height - 1))
    let (shareX, shareY) = (sourceX & 255, sourceY & 255)
    let upper = Int(self[left, top]) * (256 - shareX) + Int(self[right, top]) * shareX
    let lower = Int(self[left, bottom]) * (256 - shareX) + Int(self[right, bottom]) * shareX
    return UInt8((upper * (256 - shareY) + lower * shareY) >> 16)
  }
}
