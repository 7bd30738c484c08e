import CookbookReading
import RecipeEditing
import SourceText
import Testing

struct TagEditorTests {
  private func edited(_ text: String, _ change: TagChange) -> String? {
    let result = TagEditor.apply(change, to: SourceFile(path: "soup.md", text: text))
    return result.value.map { String(decoding: $0, as: UTF8.self) }
  }

  private func problems(_ text: String, _ change: TagChange) -> [String] {
    TagEditor.apply(change, to: SourceFile(path: "soup.md", text: text)).diagnostics.map(\.identifier)
  }

  /// A recipe as somebody wrote it, with oddities that no edit may touch.
  private func soup(_ tags: String) -> String {
    "#  Soup \n\nFor cold days.   \n\n\(tags)**2  servings**\n\n***\n\n* *1 l* water\n\n***\n\nBoil\tit.\n\n\n"
  }

  @Test(arguments: [
    ("*soup, quick*\n\n", TagChange.add("winter"), "*soup, quick, winter*\n\n"),
    ("*soup, quick*\n\n", .add("Quick"), "*soup, quick*\n\n"),
    ("", .add("winter"), "*winter*\n\n"),
    ("_soup_\n\n", .add("winter"), "*soup, winter*\n\n"),
    ("*soup, Quick*\n\n", .remove("quick"), "*soup*\n\n"),
    ("*soup*\n\n", .remove("soup"), ""),
    ("*soup*\n\n", .remove("stew"), "*soup*\n\n"),
    ("*soup, quick*\n\n", .rename("SOUP", to: "stew"), "*stew, quick*\n\n"),
    ("*soup, stew*\n\n", .rename("soup", to: "Stew"), "*Stew*\n\n"),
    ("*soup*\n\n", .mark(.archived), "*soup, archived*\n\n"),
    ("*soup, Archiviert*\n\n", .mark(.archived), "*soup, Archiviert*\n\n"),
    ("*soup, Archiviert*\n\n", .unmark(.archived), "*soup*\n\n"),
    ("*favorite, soup, favourite*\n\n", .unmark(.favourite), "*soup*\n\n"),
  ])
  func changesTagsAndNothingElse(before: String, change: TagChange, after: String) {
    #expect(edited(soup(before), change) == soup(after))
  }

  @Test func keepsLineEndsMarksAndFrontMatter() {
    let text = "\u{FEFF}# Soup\r\n\r\n*soup*\r\n\r\n---\r\n\r\n- water\r\n"
    #expect(edited(text, .add("quick")) == "\u{FEFF}# Soup\r\n\r\n*soup, quick*\r\n\r\n---\r\n\r\n- water\r\n")
    let untagged = "---\nrating: 5\n---\n# Soup\r\n\r\n---\r\n\r\n- water\r\n"
    #expect(
      edited(untagged, .add("quick")) == "---\nrating: 5\n---\n# Soup\r\n\r\n*quick*\r\n\r\n---\r\n\r\n- water\r\n")
  }

  @Test func aTagThatGoesAndComesLeavesTheSameBytes() {
    for tags in ["*soup*\n\n", "*soup, quick*\n\n"] {
      let there = edited(soup(tags), .add("winter"))
      #expect(there.flatMap { edited($0, .remove("winter")) } == soup(tags))
    }
  }

  @Test func leavesBrokenRecipesAlone() {
    #expect(edited("No title\n", .add("soup")) == nil)
    #expect(problems("No title\n", .add("soup")) == ["recipemd-title"])
  }

  @Test func saysThatFrontMatterSaysSomethingElse() {
    let text = "---\narchived: true\n---\n# Soup\n\n---\n\n- water\n"
    #expect(edited(text, .unmark(.archived)) == nil)
    #expect(problems(text, .unmark(.archived)) == ["edit-front-matter"])
  }

  @Test func saysThatATagStaysInFrontMatter() {
    let text = "---\ntags: [winter]\n---\n# Soup\n\n---\n\n- water\n"
    #expect(problems(text, .remove("Winter")) == ["edit-front-matter"])
    #expect(problems(text, .rename("winter", to: "cold")) == ["edit-front-matter"])
    #expect(problems(text, .remove("summer")) == [] && edited(text, .add("warm")) != nil)
  }

  @Test func writesNothingThatReadsOtherwise() {
    let text = "# Soup\n\n---\n\n- water\n"
    #expect(problems(text, .add("a*, *b")) == ["edit-unfaithful"])
  }

  @Test(arguments: ["", " ", "a,b", "a*b", "[a]", "a\nb", " a", "a_b", "<b>", "a\\b", "&amp;"])
  func knowsWhatIsNoTag(text: String) {
    #expect(TagChange.problem(withTag: text) != nil)
  }

  @Test(arguments: ["soup", "gluten-free", "30 min", "käse", "ごはん", "a.b", "5-a-day"])
  func knowsWhatIsATag(text: String) {
    #expect(TagChange.problem(withTag: text) == nil)
  }
}
