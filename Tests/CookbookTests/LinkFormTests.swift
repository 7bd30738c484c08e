import Cookbook
import Testing

@Suite struct LinkFormTests {
  @Test(arguments: [
    "dough.md", "../a/dough.md#1", "/dough.md", "a/b:c.md", "dough.md?at=10:30", "dough.md#a:b", "10%3A30.md",
  ])
  func leadsIntoTheCollection(_ link: String) {
    #expect(LinkForm.isOfCollection(link))
    #expect(LinkForm.scheme(of: link) == nil)
  }

  @Test(arguments: [
    "", "#steps", "?print", "//example.org/dough.md", "https://example.org/dough.md", "mailto:a@b.c", "a:b.md",
  ])
  func leadsElsewhere(_ link: String) {
    #expect(!LinkForm.isOfCollection(link))
  }

  @Test func hasTheSchemeAsItIsWritten() {
    #expect(LinkForm.scheme(of: "HTTPS://example.org/a:b") == "HTTPS")
  }

  @Test(arguments: [
    ("[dough](dough.md) of yesterday", true), ("[dough](b/10%3A30.md), cold", true),
    ("[dough](https://a.b/c.md) x", false),
  ])
  func tellsARecipeBesideText(_ name: String, _ expected: Bool) {
    #expect(Ingredient(name: name).hasTextBesideRecipe == expected)
  }
}
