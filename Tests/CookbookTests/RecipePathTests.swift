import Cookbook
import Testing

@Suite struct RecipePathTests {
  @Test(arguments: [
    ("soup.md", "soup.md", nil, "soup"), ("a/Chili #2.md", "a/Chili #2.md", nil, "a/Chili #2"),
    ("week.json", "week.json", nil, "week"), ("week.json#2", "week.json", "2", "week#2"),
    ("Week.JSON#tea-time", "Week.JSON", "tea-time", "Week#tea-time"), ("#1.json#2", "#1.json", "2", "#1#2"),
    ("week.json#2.md", "week.json#2.md", nil, "week.json#2"),
    ("week.json#a/b.md", "week.json#a/b.md", nil, "week.json#a/b"),
    ("Chili #2", "Chili #2", nil, "Chili #2"),
  ])
  func tellsAPartFromANameOfAFile(text: String, file: String, part: String?, stem: String) {
    let path = RecipePath(text)
    #expect(path.file == file && path.part == part && path.withoutEnding == stem)
    #expect(path.text == text)
  }
}
