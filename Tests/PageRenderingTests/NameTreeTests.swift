import Testing

@testable import DataFiles

/// Names of foods are found in a text by their words, as pages find them.
@Suite struct NameTreeTests {
  /// Foods 0 to 5; the site speaks English, and knows a German and a French name beside.
  private static let names = (
    own: ["pepper", "red pepper", "olive oil", "oil", "tuna in oil"],
    others: [("paprika", 1), ("paprika", 4), ("peppers", 5)]
  )

  /// What the tree finds for words; those that are in no name are strange to it.
  private static func found<Result>(_ words: [String], _ body: (NameTree, [Int32]) -> Result) -> Result {
    var vocabulary = NameVocabulary()
    let own = names.own.map { vocabulary.numbers(of: $0) }
    let others = names.others.map { (vocabulary.numbers(of: $0.0), $0.1) }
    let asked = vocabulary.numbers(of: words.joined(separator: " "))
    var tree = NameTree(forms: vocabulary.forms)
    for (place, name) in own.enumerated() { tree.add(name, place, isOwn: true) }
    for (name, place) in others { tree.add(name, place, isOwn: false) }
    return body(tree, asked)
  }

  @Test(
    "a name is all of the words, the last of them in any number, the site's own names first",
    arguments: [
      (["red", "pepper"], 1), (["red", "peppers"], 1), (["olive", "oils"], 2), (["paprika"], 1), (["paprikas"], 1),
      (["peppers"], 0), (["red"], nil), (["red", "pepper", "oil"], nil), (["reds", "pepper"], nil), ([], nil),
    ] as [([String], Int?)])
  func place(words: [String], food: Int?) {
    #expect(Self.found(words) { $0.place(of: $1) } == food)
  }

  @Test(
    "the longest name counts, and of two as long the one further behind",
    arguments: [
      (["jar", "of", "tuna", "in", "oil"], 4), (["pepper", "oil"], 3), (["oil", "pepper"], 0),
      (["olive", "oil", "oil"], 2),
      (["fresh", "red", "peppers", "in", "oil"], 1), (["fresh"], nil), ([], nil),
    ] as [([String], Int?)])
  func longest(words: [String], food: Int?) {
    #expect(Self.found(words) { $0.longestPlace(in: $1) } == food)
  }

  @Test func ownNamesAreThoseOfTheSiteAsTheyStand() {
    let areOwn = [["olive", "oil"], ["olive", "oils"], ["paprika"], ["olive"]].map { words in
      Self.found(words) { $0.isOwn($1) }
    }
    #expect(areOwn == [true, false, false, false])
  }
}
