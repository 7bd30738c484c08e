import Testing
import Words

@Suite struct WritingDirectionTests {
  @Test(
    "right to left is seen from the language",
    arguments: [
      ("en", "ltr"), ("ar", "rtl"), ("he-IL", "rtl"), ("az-Arab", "rtl"), ("ar-Latn", "ltr"), ("", "ltr"),
    ])
  func readsDirections(language: String, direction: String) {
    #expect(WritingDirection.of(language) == direction)
  }
}
