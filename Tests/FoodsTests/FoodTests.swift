import Testing

@testable import Foods

@Suite struct FoodTests {
  @Test func changesOneCopyAndLeavesTheOthers() {
    let butter = Food(name: "butter", category: .milkProducts, origin: .vegetarian)
    var ghee = butter
    ghee.name = "ghee"
    ghee.names = ["de": ["Butterschmalz"]]
    ghee.edible = 900
    #expect(butter.name == "butter")
    #expect(butter.names == [:])
    #expect(butter.edible == nil)
    #expect(ghee.name == "ghee")
    #expect(ghee.names == ["de": ["Butterschmalz"]])
    #expect(ghee.edible == 900)
  }

  @Test func isEqualToAnotherThatSaysTheSame() {
    let butter = Food(name: "butter", category: .milkProducts, origin: .vegetarian)
    var other = Food(name: "butter", category: .milkProducts, origin: .vegetarian)
    #expect(butter == other)
    #expect(Set([butter, other]).count == 1)
    other.origin = .vegan
    #expect(butter != other)
    #expect(Set([butter, other]).count == 2)
  }
}
