/// What a recipe is called in a collection: the path of its file, and of a file with several recipes for all but the first
/// `#` and what tells them apart: `recipes/soup.md`, `week.json#2`.
///
/// Names of files may hold a `#` as well. Only JSON holds several recipes, and what tells those apart is a word without dots
/// and slashes, so that `Chili #2.md` and `week.json#2.md` are files.
public struct RecipePath: Sendable, Hashable {
  /// The path of the file.
  public let file: String
  /// What tells the recipe from others of the file: its id, else its number; `nil` for the first one.
  public let part: String?

  public init(file: String, part: String?) {
    self.file = file
    self.part = part
  }

  /// The two that a written path is made of.
  public init(_ text: String) {
    let bytes = text.utf8
    if let sign = bytes.lastIndex(of: 0x23), text[..<sign].lowercased().hasSuffix(".json"),
      Self.isPart(text[bytes.index(after: sign)...])
    {
      self.init(file: String(text[..<sign]), part: String(text[bytes.index(after: sign)...]))
    } else {
      self.init(file: text, part: nil)
    }
  }

  /// As it is written.
  public var text: String { part.map { "\(file)#\($0)" } ?? file }

  /// Without the ending of the file: `soup.md` → `soup`, `week.json#2` → `week#2`.
  public var withoutEnding: String {
    guard let dot = file.utf8.lastIndex(of: 0x2E), dot > file.startIndex else { return text }
    return RecipePath(file: String(file[..<dot]), part: part).text
  }

  /// Whether something can tell a recipe from others of its file: up to 80 ASCII letters, digits, hyphens and low lines.
  public static func isPart(_ word: some StringProtocol) -> Bool {
    let isKept: (UInt8) -> Bool = {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D || $0 == 0x5F
    }
    return (1...80).contains(word.utf8.count) && word.utf8.allSatisfy(isKept)
  }
}
