import CookbookReading
import SourceText
import TestSupport
import Testing

/// Whatever the bytes, reading ends with a recipe or with an error, and what was read survives writing.
@Suite struct RecipeReaderFuzzTests {
  @Test func survivesDamagedRecipes() {
    var random = SeededGenerator(seed: 0xF00D)
    for seed in 0..<UInt64(Damage.rounds(2000)) {
      var generator = GeneratedRecipe(seed: seed)
      var bytes = Array(generator.text().utf8)
      for _ in 0...Int.random(in: 0...6, using: &random) { damage(&bytes, &random) }
      check(bytes)
    }
  }

  @Test func survivesRandomBytes() {
    var random = SeededGenerator(seed: 0xBEEF)
    for _ in 0..<Damage.rounds(500) {
      check((0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    }
  }

  @Test func survivesHeapsOfMarkUp() {
    var random = SeededGenerator(seed: 0xCAFE)
    let pieces = [
      "# ", "#", "\n", "\n\n", "---\n", "***", "*", "**", "_", "- ", "1. ", "  ", "    ", "\t", "[", "](", ")",
      "[a]: b\n",
      "`", "```\n", "> ", "===\n", "<b>", "<!--", "-->", "\\", "&amp;", "1", "/", "0", "½", "⁄", ",", ".", "~", "\r",
      "\r\n",
      "!", "|", "x", "ü", "\u{FEFF}", "\u{0}",
    ]
    for _ in 0..<Damage.rounds(1500) {
      let start = random.chance(2) ? "# A\n\n---\n\n- " : ""
      let text = start + (0..<Int.random(in: 1...40, using: &random)).map { _ in random.pick(pieces) }.joined()
      check(Array(text.utf8))
    }
  }

  private func check(_ bytes: [UInt8]) {
    let read = RecipeReader.read(SourceFile(path: "a.md", bytes: bytes))
    if (read.value == nil) != read.hasErrors { Issue.record("no recipe, or one beside an error: \(bytes)") }
    for diagnostic in read.diagnostics {
      #expect(diagnostic.position.map { $0.line >= 1 && $0.column >= 1 } == true)
      #expect(!diagnostic.message.isEmpty && diagnostic.hint != nil)
    }
    guard let document = read.value else { return }
    _ = MetadataReader.read(document)
    _ = RecipeWriter.write(document.recipe)
    for link in document.links + document.images { #expect(link.range.upperBound <= bytes.count) }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
    case 2: bytes.insert(random.pick(Array("*_-#\n\r[]()`<>/0 \t".utf8)), at: place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...12, using: &random)))
    default:
      bytes.insert(
        contentsOf: bytes[place..<min(bytes.count, place + 12)], at: Int.random(in: bytes.indices, using: &random))
    }
  }
}
