import Cookbook
import PlanReading
import SourceText
import Testing

@Suite struct ShoppingFileTests {
  private let text = "# List\r\n\r\n- [ ] 2 l milk\r\n- [X] bread\r\n* [candles](<https://x.org/a>)\r\n\r\nThe end"

  private func items(_ bytes: [UInt8]) -> [ShoppingFile.Item] {
    ShoppingFileReader.read(SourceFile(path: "shopping.md", bytes: bytes)).value.items
  }

  @Test func readsBoxesAndLinks() {
    #expect(
      items(Array(text.utf8)) == [
        .init(text: "2 l milk", line: 3), .init(text: "bread", isTicked: true, line: 4),
        .init(text: "candles", link: "https://x.org/a", line: 5),
      ])
  }

  @Test func anItemThatNamesNothingIsReported() {
    let read = ShoppingFileReader.read(SourceFile(path: "shopping.md", text: "- [ ] \n- milk\n"))
    #expect(read.diagnostics.map(\.identifier) == ["shopping-empty-item"] && read.value.items.count == 1)
  }

  @Test func numberedItemsAreItemsToo() {
    let numbered = "1. [ ] milk\n2) bread\n12. [x] salt\n2.5 l is much\n1234567890. no marker\n"
    #expect(
      items(Array(numbered.utf8)) == [
        .init(text: "milk", line: 1), .init(text: "bread", line: 2), .init(text: "salt", isTicked: true, line: 3),
      ])
    var editor = ShoppingFileEditor(Array(numbered.utf8))
    editor.tick([1, 2], true)
    #expect(String(decoding: editor.bytes, as: UTF8.self).hasPrefix("1. [x] milk\n2) [x] bread\n12. [x] salt\n"))
    let pantry = PantryReader.read(SourceFile(path: "pantry.md", text: "1. 1 kg flour\n2. [ ] salt\n"))
    #expect(pantry.value.items.map(\.text) == ["1 kg flour", "salt"])
  }

  @Test func ticksChangeOneByteOrAddABox() {
    var editor = ShoppingFileEditor(Array(text.utf8))
    editor.tick([3, 5], true)
    editor.tick([4], false)
    #expect(
      String(decoding: editor.bytes, as: UTF8.self)
        == "# List\r\n\r\n- [x] 2 l milk\r\n- [ ] bread\r\n* [x] [candles](<https://x.org/a>)\r\n\r\nThe end")
  }

  @Test func newItemsStandBelowTheLastOne() {
    var editor = ShoppingFileEditor(Array(text.utf8))
    editor.add([.init("a *star*", link: "https://x.org")])
    #expect(
      String(decoding: editor.bytes, as: UTF8.self)
        == text.replacing("a>)\r\n", with: "a>)\r\n- [ ] [a \\*star\\*](<https://x.org>)\r\n"))
    #expect(items(editor.bytes).last?.text == "a *star*")
    var empty = ShoppingFileEditor([])
    empty.add([.init("milk")])
    #expect(empty.bytes == Array("- [ ] milk\n".utf8))
    empty.add([.init("bread", isTicked: true), .init("salt")])
    #expect(empty.bytes == Array("- [ ] milk\n- [x] bread\n- [ ] salt\n".utf8))
    var open = ShoppingFileEditor(Array("- milk".utf8))
    open.add([.init("bread"), .init("salt")])
    #expect(open.bytes == Array("- milk\n- [ ] bread\n- [ ] salt\n".utf8))
  }

  @Test func removedLinesTakeTheirLineEndingAlong() {
    var editor = ShoppingFileEditor(Array(text.utf8))
    editor.remove([3, 4])
    #expect(
      String(decoding: editor.bytes, as: UTF8.self) == text.replacing("- [ ] 2 l milk\r\n- [X] bread\r\n", with: ""))
  }
}
