internal import Foods
internal import SourceText
internal import Testing

@testable internal import ShoppingCategories

@Suite struct AisleEditorTests {
  private func moving(_ item: String, to category: String, in text: String) -> String? {
    AisleEditor.moving(item, to: category, in: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    arguments: [
      ("", "[Pantry]\nrice\n"),
      ("[Pantry]\noats\n\n[Sweets]\ncandy\n", "[Pantry]\noats\nrice\n\n[Sweets]\ncandy\n"),
      ("[Sweets]\nrice\ncandy\n", "[Sweets]\ncandy\n\n[Pantry]\nrice\n"),
      ("[Sweets]\r\ncandy | Rice|oats // x\r\n[dry goods]", "[Sweets]\r\ncandy|oats // x\r\n[dry goods]\r\nrice"),
      ("[Sweets]\n  rice // or not\n[Pantry]\n", "[Sweets]\n// or not\n[Pantry]\nrice\n"),
      ("[Pantry]\nbasmati|rice\n", "[Pantry]\nbasmati|rice\n"),
      ("[Pantry]\n[Sweets]\nrice\n", "[Pantry]\nrice\n[Sweets]\n"),
      ("[Pantry]\noats\nrice\n[Sweets]\nrice", "[Pantry]\noats\nrice\n[Sweets]\n"),
      ("// mine", "// mine\n\n[Pantry]\nrice\n"),
    ])
  func movesAnItemAndNothingElse(before: String, after: String) {
    #expect(moving("rice", to: "Pantry", in: before) == after)
  }

  @Test(arguments: ["", "  ", "a|b", "a // b", "[a", "a\nb", "!!"])
  func refusesWhatCannotBeWritten(item: String) {
    #expect(moving(item, to: "Pantry", in: "") == nil)
    #expect(moving("rice", to: "a\nb", in: "") == nil)
  }

  @Test func manyMovesLeaveWhatOneAfterTheOtherLeaves() {
    let moves = [
      ("rice", "Pantry"), ("milk", "My corner"), ("a|b", "Pantry"), ("oats", "Pantry"), ("nails", "Tools"),
      ("feta", "My corner"), ("candy", "Pantry"),
    ].map { AisleEditor.Move($0.0, to: $0.1) }
    for text in ["", "[Sweets]\ncandy|rice // mine\n\n[Pantry]\nflour", "// x\n[my corner]\nfeta\r\n[Pantry]\noats\n"] {
      let (moved, refused) = AisleEditor.moving(moves, in: Array(text.utf8))
      let each = moves.reduce(Array(text.utf8)) { AisleEditor.moving($1.item, to: $1.category, in: $0) ?? $0 }
      #expect(String(decoding: moved, as: UTF8.self) == String(decoding: each, as: UTF8.self))
      #expect(refused.map(\.item) == ["a|b"])
    }
    let twice = AisleEditor.moving([.init("rice", to: "Pantry"), .init("rice", to: "Sweets")], in: [])
    #expect(String(decoding: twice.bytes, as: UTF8.self) == "[Sweets]\nrice\n")
  }

  @Test func aMoveIsReadBackAndLeavesOthersAlone() {
    let items = ["rice", "oats", "milk", "feta", "nails", "crème fraîche"]
    let categories = ["Pantry", "Milk Products", "My corner", "produce"]
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    var bytes = Array("// a list\n[Pantry]\nflour|meal // fine\n".utf8)
    var places: [String: String] = ["flour": "Pantry", "meal": "Pantry"]
    for _ in 0..<400 {
      let (item, category) = (items[next(items.count)], categories[next(categories.count)])
      guard let moved = AisleEditor.moving(item, to: category, in: bytes) else {
        Issue.record("\(item) was not moved")
        return
      }
      places[item] = category
      #expect(AisleEditor.moving(item, to: category, in: moved) == moved)
      let read = AisleFileReader.read(SourceFile(path: "aisle.conf", bytes: moved))
      #expect(read.diagnostics == [])
      var found: [String: String] = [:]
      for category in read.value.categories {
        for name in category.items.joined() { found[name] = category.name }
      }
      #expect(found == places)
      bytes = moved
    }
  }
}
