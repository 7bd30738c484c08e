import SourceText
import Testing

@Suite struct UnsettledMergeTests {
  private func merge(_ text: String) -> Diagnostic? { SourceFile(path: "a.md", text: text).unsettledMerge }

  @Test(
    "finds the three lines that git leaves",
    arguments: [
      ("<<<<<<< HEAD\n- 1 egg\n=======\n- 2 eggs\n>>>>>>> anna\n", 1),
      ("# Soup\r\n\r\n<<<<<<< ours\r\na\r\n||||||| base\r\nb\r\n=======\r\nc\r\n>>>>>>> theirs\r\n", 3),
      ("# Soup\n<<<<<<<\n=======\n>>>>>>>", 2), ("a < b\n<< c\n<<<<<<< x\n<<<<<<< y\n=======\n>>>>>>> y\n", 3),
      ("Soup\n=======\n<<<<<<< .mine\n=======\n>>>>>>> .r4\n", 3),
    ])
  func finds(text: String, line: Int) {
    #expect(merge(text)?.identifier == "text-merge")
    #expect(merge(text)?.position == SourcePosition(line: line, column: 1))
  }

  @Test(
    "leaves texts alone that only look a little like it",
    arguments: [
      "", "<", "<<<<<<<", "<<<<<<< HEAD\n", "Soup\n=======\n\n> > > > > > > quoted\n", "<<<<<<< a\n=======\n",
      "<<<<<<< a\n>>>>>>> b\n=======\n", " <<<<<<< a\n =======\n >>>>>>> b\n", "<<<<<<<< a\n=======\n>>>>>>> b\n",
      "<<<<<<<a\n=======\n>>>>>>> b\n", "<<<<<<< a\n========\n>>>>>>> b\n",
    ])
  func leavesAlone(text: String) {
    #expect(merge(text) == nil)
  }
}
