import Cookbook
import Fingerprints
import SitePlanning
import SiteStorage
import SourceText
import Testing

@testable import SiteBuilding

@Suite struct SourcePayloadTests {
  private func payload(_ path: String, _ text: String) -> SourcePayload {
    RecipeFileReader(configuration: SiteConfiguration())
      .read(SourceFile(path: path, text: text), fingerprint: Fingerprint(of: Array(text.utf8))) { "content/\($0)" }
      .payload
  }

  @Test(
    "what no cook could have written is left out, with one error",
    arguments: [
      ("many.md", "# A\n\n---\n\n", "- salt\n", 1_001, "", "1001 ingredients, and a recipe can have 1000"),
      ("many.md", "# A\n\n*t", ", t", 500, "*\n\n---\n\n- salt\n", "501 tags, and a recipe can have 500"),
      ("many.md", "---\ntags: [t", ", t", 500, "]\n---\n# A\n\n---\n\n- salt\n", "501 tags, and a recipe can have 500"),
      (
        "many.json", #"{"title": "A", "ingredients": ["#, #"{"name": "salt"},"#, 1_000, #"{"name": "salt"}]}"#,
        "1001 ingredients, and a recipe can have 1000"
      ),
      (
        "long.md", "# A\n\n---\n\n- salt", " and salt", 27_778, "\n",
        "250006 bytes of ingredients, and a recipe can have 250000"
      ),
      (
        "long.md", "# A", "e\u{301}\u{302}", 2_000, "\n\n---\n\n- salt\n",
        "10001 bytes of title, and a recipe can have 10000"
      ),
      (
        "long.md", "# A\n\n*", "e\u{301}\u{302}", 10_001, "*\n\n---\n\n- salt\n",
        "50005 bytes of tags, and a recipe can have 50000"
      ),
      (
        "long.md", "# A\n\n**2 ", "e\u{301}\u{302}", 10_001, "**\n\n---\n\n- salt\n",
        "50005 bytes of yields, and a recipe can have 50000"
      ),
      (
        "long.md", "# A\n\n---\n\n- *2 ", "e\u{301}\u{302}", 50_000, "* salt\n",
        "250004 bytes of ingredients, and a recipe can have 250000"
      ),
      (
        "long.md", "# A\n\nWarm", " and good", 27_778, "\n\n---\n\n- salt\n",
        "250006 bytes of description, and a recipe can have 250000"
      ),
      (
        "long.md", "# A\n\n---\n\n- salt\n\n---\n\nStir", " and stir", 27_778, "\n",
        "250006 bytes of instructions, and a recipe can have 250000"
      ),
      (
        "many.md", "# A\n\n", "a\n", 100_000, "\n---\n\n- salt\n",
        "more than 60000 lines and signs, and a recipe can have so many"
      ),
    ])
  func refusesWhatIsTooLarge(path: String, head: String, part: String, count: Int, tail: String, message: String) {
    let numbered =
      part == ", t" ? (1...count).map { part + String($0) }.joined() : String(repeating: part, count: count)
    let payload = payload(path, head + numbered + tail)
    #expect(payload.summaries.isEmpty)
    let errors = payload.diagnostics.filter { $0.severity == .error }
    #expect(errors.map { "\($0.identifier): \($0.message)" } == ["recipe-size: found \(message)"])
    #expect(errors.allSatisfy { $0.path == "content/\(path)" })
  }

  @Test(
    "survives being stored",
    arguments: [
      "# A\n\n---\n", "no recipe",
      """
      # A *b*

      Warm.

      ![x](x.jpg)

      Prep time: 5 min
      Cook time: 6 min
      Total time: 20 min
      Category: Soups
      Difficulty: hard
      Source: s
      Author: Ines
      Nutrition: 300 kcal, 1 g protein, 2 g carbs, 3 g fat
      Tip: t
      Language: de
      Date: 2026-01-02

      *x, favourite, archived*

      **1-2 l**

      ---

      - *etwas* [a](b.md)
      - *2 kg* c

      ---

      [d](d.md)
      """,
    ])
  func survives(text: String) throws {
    let payload = payload("a.md", text)
    #expect(try SourcePayload(decoding: payload.encoded[...]) == payload)
  }

  @Test func damagedBytesAreRefusedAndNeverCrash() {
    let bytes = payload("a.md", "# A\n\nAuthor: x\n\n*t*\n\n---\n\n- *etwas* [a](b.md)\n").encoded
    for length in 0..<bytes.count {
      #expect(throws: BinaryFormatError.self) { try SourcePayload(decoding: bytes[..<length]) }
    }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xFF
      _ = try? SourcePayload(decoding: damaged[...])
    }
  }

  @Test func isBrokenWhereNoRecipeCouldBeRead() {
    #expect(payload("a.md", "no recipe").isBroken && payload("a.md", "no recipe").summaries.isEmpty)
    #expect(payload("a.md", "no recipe").diagnostics.map(\.path) == ["content/a.md"])
    #expect(payload("a.json", "{").isBroken)
  }

  @Test func aPointIsDoubtedWhereTheLanguageWritesDecimalsWithAComma() {
    func warnings(_ language: String) -> Int {
      var configuration = SiteConfiguration()
      configuration.language = language
      let file = SourceFile(path: "a.md", text: "# A\n\n---\n\n- *1.000 g* x\n")
      return RecipeFileReader(configuration: configuration).read(file, fingerprint: .unknown) { $0 }.payload.diagnostics
        .count
    }
    #expect(warnings("de") == 1 && warnings("fr-CA") == 1 && warnings("en") == 0 && warnings("en-GB") == 0)
  }

  @Test func jsonIsReadWhateverTheCaseOfItsEnding() {
    let payload = payload("a.JSON", #"{"title": "A", "ingredients": []}"#)
    #expect(!payload.isBroken, "\(payload.diagnostics.map(\.message))")
  }
}
