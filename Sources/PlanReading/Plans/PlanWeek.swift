internal import Cookbook
internal import CookbookReading
internal import SourceText

/// Which week a plan is for: its file's name says it (`2026-W47.md`), else `week:` in front matter, else its title.
enum PlanWeek {
  static func inName(of path: String) -> ISOWeek? {
    spellings(in: path.split(separator: "/").last.map(String.init) ?? path).lazy.compactMap(ISOWeek.init).first
  }

  /// The day of a plan for one occasion: `2026-07-04-garden-party.md`.
  static func dayInName(of path: String) -> CalendarDate? {
    let name = path.split(separator: "/").last ?? ""
    return name.utf8.count >= 10 ? CalendarDate(String(decoding: name.utf8.prefix(10), as: UTF8.self)) : nil
  }

  /// The value of `week:`, and where it stands.
  static func inFrontMatter(_ front: FrontMatter?, of source: SourceFile) -> (text: String, range: Range<Int>)? {
    guard let front else { return nil }
    let bytes = source.bytes
    for line in bytes[front.content].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: 0x3A), line[..<colon].trimmingSpaces.elementsEqual("week".utf8) else {
        continue
      }
      let value = line[(colon + 1)...].trimmingSpaces
      let text = String(decoding: value, as: UTF8.self).filter { $0 != "\"" && $0 != "'" }
      return (text, value.startIndex..<value.endIndex)
    }
    return nil
  }

  /// Everything in a text that looks like `2026-W47`.
  static func spellings(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init).compactMap { word in
      let bytes = Array(word.utf8)
      let isWeek =
        bytes.count >= 8 && bytes[4] == 0x2D && bytes[5] | 0x20 == 0x77
        && (bytes[..<4] + bytes[6..<8]).allSatisfy { (0x30...0x39).contains($0) }
        && (bytes.count == 8 || bytes[8] == 0x2D)
      return isWeek ? String(decoding: bytes.prefix(8), as: UTF8.self) : nil
    }
  }
}
