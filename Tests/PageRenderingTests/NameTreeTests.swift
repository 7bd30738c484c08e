import Testing

@testable import DataFiles

/// Names of foods are found in a text by their words, as pages find them.
@Suite struct NameTreeTests {
  /// Foods 0 to 5; the site speaks English, and knows a German and a French name beside.
  private static let tree: NameTree = {
    var tree = NameTree()
    for (place, name) in ["pepper", "red pepper", "olive oil", "oil", "tuna in oil"].enumerated() {
      tree.add(name.split(separator: " ").map(String.init), place, isOwn: true)
    }
    tree.add(["paprika"], 1, isOwn: false)
    tree.add(["paprika"], 4, isOwn: false)
    tree.add(["peppers"], 5, isOwn: false)
    return tree
  }()

  @Test(
    "a name is all of the words, the last of them in any number, the site's own names first",
    arguments: [
      (["red", "pepper"], 1), (["red", "peppers"], 1), (["olive", "oils"], 2), (["paprika"], 1), (["paprikas"], 1),
      (["peppers"], 0), (["red"], nil), (["red", "pepper", "oil"], nil), (["reds", "pepper"], nil), ([], nil),
    ] as [([String], Int?)])
  func place(words: [String], food: Int?) {
    #expect(Self.tree.place(of: words) == food)
  }

  @Test(
    "the longest name counts, and of two as long the one further behind",
    arguments: [
      (["jar", "of", "tuna", "in", "oil"], 4), (["pepper", "oil"], 3), (["oil", "pepper"], 0),
      (["olive", "oil", "oil"], 2),
      (["fresh", "red", "peppers", "in", "oil"], 1), (["fresh"], nil), ([], nil),
    ] as [([String], Int?)])
  func longest(words: [String], food: Int?) {
    #expect(Self.tree.longestPlace(in: words) == food)
  }

  @Test func ownNamesAreThoseOfTheSiteAsTheyStand() {
    #expect(Self.tree.isOwn(["olive", "oil"]))
    #expect(!Self.tree.isOwn(["olive", "oils"]) && !Self.tree.isOwn(["paprika"]) && !Self.tree.isOwn(["olive"]))
  }
}
