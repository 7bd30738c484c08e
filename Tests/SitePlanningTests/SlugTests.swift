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
}
