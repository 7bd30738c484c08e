import Cookbook
import CookbookReading
import Fingerprints
import Quantities
import SitePlanning
import SourceText
import Testing

@Suite struct SlugTests {
  @Test(
    "names pages by lowercase words and hyphens",
    arguments: [
      ("Lentil Soup", "lentil-soup"), ("Käsespätzle & Co.", "kaesespaetzle-co"), ("Crème brûlée", "creme-brulee"),
      ("Straße", "strasse"),
      ("Grandma's pie", "grandmas-pie"), ("Grandma’s pie", "grandmas-pie"), ("  a -- b  ", "a-b"),
      ("100% rye", "100-rye"), ("ÄÖÜ", "aeoeue"),
      ("../../etc/passwd", "etc-passwd"), ("<script>", "script"), ("a/b\\c", "a-b-c"), ("Œufs", "oeufs"),
      ("Smørrebrød", "smorrebrod"),
      ("Jalapeño", "jalapeno"), ("борщ", "борщ"), ("麻婆豆腐", "麻婆豆腐"), ("", "untitled"), ("!!!", "untitled"),
      ("🍲", "untitled"),
    ])
  func makes(text: String, slug: String) {
    #expect(Slug.make(text) == slug)
  }

  @Test func readsPilesOfAccentsAsOneLetter() {
    let accents = String(repeating: "\u{301}", count: 100_000)
    #expect(Slug.make("Pur" + "e" + accents + "e") == "puree")
    #expect(Slug.make("a\u{308}pfel") == Slug.make("\u{e4}pfel"))
  }

  @Test func keepsNumbersOfOtherScripts() {
    #expect(Slug.make("٣ soups") == "٣-soups")
    #expect(Slug.make("½ loaf") == "½-loaf")
  }

  @Test(arguments: [
    String(repeating: "מרק ", count: 200), String(repeating: "a", count: 300),
    String(repeating: "soup and ", count: 60),
  ])
  func longNamesEndWithAFingerprint(name: String) {
    let slug = Slug.make(name)
    #expect((160...180).contains(slug.utf8.count), "\(slug)")
    #expect(slug != Slug.make(name + "x"))
    #expect(slug == Slug.make(name))
    #expect(slug.prefix(20) == Slug.make(String(name.prefix(60))).prefix(20))
  }
}
