import PhotoReading
import RecipeImport
import SourceText
import Testing

@testable import SiteBuilding

@Suite struct PhotoImportTests {
  private static let folder = "\(#filePath.dropLast("PhotoImportTests.swift".count))Photos/"

  @Test func readsAPrintedPageThatIsAskewAndHasTwoColumns() throws {
    let file = try #require(SourceFolderFile.read(Self.folder + "two-columns-askew.png").value)
    let reading = try ImportReader.read(file, photos: .byProcesses(language: "en"))
    let draft = try #require(reading.recipes.first)
    #expect(reading.form == "photo")
    #expect(draft.title == "Mushroom Risotto")
    #expect(
      draft.ingredientLines == [
        "1½ cups risotto rice", "½ onion, finely chopped", "¾ cup dry white wine", "4 cups hot vegetable stock",
        "250 g chestnut mushrooms, sliced", "¼ cup grated parmesan", "2 tablespoons olive oil",
      ])
    #expect(draft.instructionLines.count == 4)
    #expect(draft.instructionLines.first?.hasSuffix("for five minutes without letting it colour.") == true)
    #expect(draft.yieldText == "Serves 4" && draft.totalMinutes == 45)
    #expect(draft.losses.count { $0.field == "photo" && $0.kind == .changed } >= 4)
  }

  @Test func refusesPicturesWithoutText() {
    // One white pixel.
    let gif: [UInt8] =
      Array("GIF89a".utf8) + [
        1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
      ]
    #expect {
      try ImportReader.read(SourceFile(path: "a.gif", bytes: gif), photos: .byProcesses(language: "de"))
    } throws: { ($0 as? ImportFailure)?.message == "there is no text in the picture" }
  }
}
