import CookbookReading
import Testing

@Suite struct LanguageTagTests {
  @Test(
    "reads tags and the names of common languages",
    arguments: [
      ("de", "de"), ("DE", "de"), ("de-AT", "de-AT"), ("de_AT", "de-AT"), ("gsw", "gsw"), ("zh-Hant-TW", "zh-Hant-TW"),
      ("DE-at", "de-AT"), ("ZH-hANT-tw", "zh-Hant-TW"), ("SL-ROZAJ-1994", "sl-rozaj-1994"), ("en-X-AB", "en-x-ab"),
      ("German", "de"), ("deutsch", "de"), ("Français", "fr"), ("Español", "es"), ("English", "en"),
    ])
  func reads(text: String, tag: String) {
    #expect(LanguageTag.read(text) == tag)
  }

  @Test(
    "refuses anything else",
    arguments: ["", "d", "Klingon", "de-", "-de", "de AT", "d3", "de-abcdefghi", "de--AT", "ä"])
  func refuses(text: String) {
    #expect(LanguageTag.read(text) == nil)
  }

  @Test func knowsThePrimarySubtag() {
    #expect(LanguageTag.primary("de-AT") == "de" && LanguageTag.primary("gsw") == "gsw")
  }
}
