import Foundation
import Testing

/// What is written, and what is not, where something came in between.
@Suite(.serialized) struct EditorSavingTests {
  @Test func writesNoPictureOfARecipeThatIsNotWritten() throws {
    let session = try EditorSession()
    let picture = session.site.folder.appending(path: "content/soup.png")
    let text = ServedSite.soup.replacing("---", with: "Image: soup.png\n\n---", maxReplacements: 1)
    var question = ["path": "soup.md", "text": text, "picture": EditorSession.png, "pictureFact": "soup.png"]
    #expect(try session.ask("rewrite", question).status == 409, "the file is there")
    #expect(!FileManager.default.fileExists(atPath: picture.path))
    question["version"] = try session.version(of: "soup.md")
    #expect(try session.ask("save", question).status == 200, "nothing has taken the name")
    #expect(try Data(contentsOf: picture).base64EncodedString() == EditorSession.png)
    try session.site.remove("content/soup.md")
    #expect(try session.ask("rewrite", question).status == 200, "the picture is there already")
    #expect(try session.file("content/soup.md") == text)
  }

  @Test func mergesNothingWhereSomethingWouldBeLostUnsaid() throws {
    let session = try EditorSession()
    let base = "---\nauthor: Ann\n---\n" + ServedSite.soup
    var question = ["path": "soup.md", "base": base, "theirs": base.replacing("1 l", with: "2 l")]
    question["mine"] = base.replacing("Ann", with: "Bob")
    let compared = try session.ask("compare", question).value
    #expect(compared["canMerge"] as? Bool == true)
    let fields = (compared["differences"] as? [[String: Any]] ?? []).map { $0["field"] as? String }
    #expect(fields == ["head", "ingredients"])
    question["mine"] = base.replacing("*soup, quick*", with: "Tip: Soak.\nTip: Stir.\n\n*soup, quick*")
    #expect(try session.ask("compare", question).value["canMerge"] as? Bool == false)
  }

  @Test func tellsTheNoteOfADishWhosePathHasParentheses() throws {
    let session = try EditorSession()
    try session.site.write("content/salad (warm).md", ServedSite.soup)
    let plan =
      "# Week 2026-W47\n\n## Monday\n\n"
      + "- Lunch: *2 servings* [Soup](../soup.md) (hot)\n- Dinner: [Salad](<../salad (warm).md>) *1 serving* @ann\n"
    try session.site.write("content/plans/2026-W47.md", plan)
    let days = try session.ask("week", ["week": "2026-W47"]).value["days"] as? [[String: Any]]
    let items = days?.first?["items"] as? [[String: Any]] ?? []
    #expect(items.map { $0["title"] as? String } == ["Soup", "Salad"])
    #expect(items.map { $0["note"] as? String } == ["2 servings (hot)", "1 serving @ann"])
  }
}
