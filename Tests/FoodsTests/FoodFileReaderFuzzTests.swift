import Foods
import SourceText
import TestSupport
import Testing

/// Whatever the bytes, `foods.yaml` is read or says why not, and names are found in what was read.
@Suite struct FoodFileReaderFuzzTests {
  @Test func readsFoodsAndFindsNames() throws {
    let sample = """
      spelt flour:
        en: [mill flour]
        de: [Dinkelmehl]
        category: Pantry
        origin: vegan
        contains: [gluten]
        per-100g: {kcal: 348, protein: 13.5, carbohydrate: 67, fat: 2.1, fibre: 7, sugar: 1, sodium: 3}
        source: Label
        typical: {cup: 118, tbsp: 8, piece large: 60}
        density: {g-per-ml: 0.92, source: weighed}
        edible: 0.87
        look: {colour: "b0411c", inner: "ffffff", shape: slice}
      match:
        mom's flour: spelt flour
        house mix: none
      """
    let pieces = [
      ": ", "\n", "  ", "[", "]", "{", "}", "\"", "'", "&a ", "*a", "match:\n", "en: ", "kcal: ", "cup: ", "0.", "-1",
      "1e9", "none", "of: ", "~", "#",
    ]
    try Damage.each(of: [sample], pieces: pieces) { bytes, seed in
      let read = FoodFileReader.read([SourceFile(path: "foods.yaml", bytes: bytes)])
      try #require(read.diagnostics.areTold, "seed \(seed)")
      let matcher = FoodMatcher(FoodBook(read.value.foods))
      _ = matcher.match(String(decoding: bytes.prefix(60), as: UTF8.self))
    }
  }
}
