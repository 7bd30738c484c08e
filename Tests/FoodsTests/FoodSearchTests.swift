import Foods
import Testing

@Suite struct FoodSearchTests {
  private let search = FoodSearch(TestFoods.book)

  @Test(
    "finds foods by names of any language, cut off or misspelt",
    arguments: [
      ("tomato", "tomato", .name), ("TOMATES", "tomato", .name), ("cherry tom", "cherry tomato", .start),
      ("juice lemon", "lemon juice", .words), ("chikpea", "chickpea", .typo), ("tymian tyme", nil, nil),
      ("thyem", "thyme", .typo), ("chick peas", "chickpea", .name), ("pates", "pasta", .name), ("", nil, nil),
      ("xylophone", nil, nil),
    ] as [(String, String?, FoodSearch.Fit?)])
  func finds(text: String, expected: String?, fit: FoodSearch.Fit?) {
    let first = search.find(text).first
    #expect(first.map { TestFoods.book.foods[$0.index].name } == expected)
    #expect(first?.fit == fit)
  }

  @Test func findsNothingForMoreWordsThanAnyNameHas() {
    #expect(!search.find(String(repeating: "t ", count: 100)).isEmpty)
    #expect(search.find(String(repeating: "t ", count: 101)).isEmpty)
    #expect(!FoodSearch.isTooLong(String(repeating: "t ", count: 100)))
    #expect(FoodSearch.isTooLong(String(repeating: "t ", count: 101)))
  }

  @Test func typosAreForgivenOnlyWhereNothingFitsBetter() {
    #expect(search.find("butter").allSatisfy { $0.fit < .typo })
    #expect(search.find("tomato", limit: 2).count == 2)
  }
}
