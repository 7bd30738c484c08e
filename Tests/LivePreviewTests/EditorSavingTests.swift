import Foundation
import Testing

/// What is written, and what is not, where something came in between.
@Suite(.serialized) struct EditorSavingTests {
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
