import Cookbook
import Testing

@Suite struct ContentKindTests {
  @Test(arguments: [
    ("soup.md", ContentKind.recipe), ("recipes/Soup.MD", .recipe), ("recipes/soup.json", .recipe),
    ("README.md", .other), ("recipes/readme.md", .other), ("recipes/soup.jpg", .other), ("", .other),
    ("a.JSON", .recipe), ("md", .other), ("a.markdown", .other),
    ("plans/2026-W47.md", .plan), ("plans/2026/W47.menu", .plan), ("plans/slots.json", .plan),
    ("plans/README.md", .other), ("plans.md", .recipe), ("recipes/plans/soup.md", .recipe),
    ("shopping.md", .shopping), ("recipes/shopping.md", .recipe), ("pantry.md", .pantry), ("Pantry.md", .pantry),
    ("book.md", .book), ("Book.md", .book), ("recipes/book.md", .recipe), ("books/soups.md", .book),
    ("books/notes/bread.md", .book), ("books/soup.json", .other), ("books/kitchen.jpg", .other),
  ])
  func tellsWhatAFileHolds(path: String, kind: ContentKind) {
    #expect(ContentKind(path: path) == kind)
  }
}
