internal import BookPlanning
internal import SitePlanning
internal import XMLWriting

/// The cover of a book: its first dish as it is drawn, and the title below, as one SVG file.
///
/// 1600 × 2400 units, the proportions that shops and libraries ask for.
struct EPUBCover {
  static let width = 1600
  static let height = 2400

  private static let margin = 140
  private static let ink = "#26221d"
  private static let soft = "#6b6257"
  private static let accent = "#b0411c"

  private var xml = XMLText()

  /// - Parameter drawing: an SVG file of 400 × 300 units.
  init(_ book: Book, drawing: [UInt8]) {
    let label = [book.title, book.author].compactMap(\.self).joined(separator: ", ")
    xml.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(Self.width) \(Self.height)",
        "width": "\(Self.width)", "height": "\(Self.height)", "role": "img", "aria-label": label,
      ])
    xml.empty("rect", ["width": "\(Self.width)", "height": "\(Self.height)", "fill": "#fbf7f0"])
    xml.raw("<g transform=\"scale(4)\">")
    xml.raw(String(decoding: drawing, as: UTF8.self))
    xml.raw("</g>\n")
    xml.empty("rect", ["x": "\(Self.margin)", "y": "1330", "width": "180", "height": "14", "fill": Self.accent])
    writeTitle(book)
    if let author = book.author {
      line(author, y: Self.height - Self.margin, size: 66, color: Self.ink, family: Self.sans)
    }
    xml.close("svg")
  }

  var bytes: [UInt8] { xml.bytes }

  private static let serif = "P052, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif"
  private static let sans = "'DejaVu Sans Condensed', 'Helvetica Neue', Arial, sans-serif"

  private mutating func writeTitle(_ book: Book) {
    let title = CoverLines(book.title, width: Self.width - 2 * Self.margin, room: 520)
    var y = 1400
    for text in title.lines {
      y += title.size * 115 / 100
      line(text, y: y, size: title.size, color: Self.ink, family: Self.serif)
    }
    guard let subtitle = book.subtitle else { return }
    let lines = CoverLines(subtitle, width: Self.width - 2 * Self.margin, room: 200, sizes: [66, 58, 48])
    y += 60
    for text in lines.lines.prefix(3) {
      y += lines.size * 130 / 100
      line(text, y: y, size: lines.size, color: Self.soft, family: Self.sans)
    }
  }

  /// Text from right to left begins at the right margin.
  private mutating func line(_ text: String, y: Int, size: Int, color: String, family: String) {
    let isFromRight = CoverLines.isFromRight(text)
    xml.element(
      "text",
      [
        "x": "\(isFromRight ? Self.width - Self.margin : Self.margin)", "y": "\(y)", "font-size": "\(size)",
        "font-family": family, "fill": color, "direction": isFromRight ? "rtl" : "ltr",
      ], text)
  }
}

/// A text in the largest size in which its lines fit, broken between words.
///
/// SVG does not break lines, and no font is at hand to measure: a letter counts as 0.56 of the size, which is wide for
/// Palatino, and what is as wide as it is high (Han, Kana, Hangul, emoji) as the size.
struct CoverLines {
  let size: Int
  let lines: [String]

  /// - Parameter room: how high the lines may stand together.
  init(_ text: String, width: Int, room: Int = .max, sizes: [Int] = [230, 200, 170, 145, 120, 100, 84, 70, 58, 48]) {
    var size = sizes.last ?? 48
    var lines = Self.lines(of: text, width: width, size: size)
    for candidate in sizes {
      let broken = Self.lines(of: text, width: width, size: candidate)
      let isNarrow = broken.allSatisfy { Self.width(of: $0, size: candidate) <= width }
      guard isNarrow, broken.count * candidate * 115 / 100 <= room else { continue }
      (size, lines) = (candidate, broken)
      break
    }
    self.size = size
    self.lines = lines
  }

  private static func lines(of text: String, width: Int, size: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, Self.width(of: "\(last) \(word)", size: size) <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func width(of text: String, size: Int) -> Int {
    text.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 100 : 56) } * size / 100
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
      || (0xFF00...0xFF60).contains(scalar.value) || scalar.value >= 0x1F000
  }

  /// Whether the first letter with a direction is one of Hebrew, Arabic and their neighbours.
  static func isFromRight(_ text: String) -> Bool {
    let letter = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { (0x0590...0x08FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) } ?? false
  }
}
