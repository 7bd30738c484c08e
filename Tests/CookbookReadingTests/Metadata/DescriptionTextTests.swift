import CookbookReading
import Testing

@Suite struct DescriptionTextTests {
  @Test(
    "the first paragraph leads, the rest follows",
    arguments: [
      ("Warm.", "Warm.", nil), ("Warm.\nGreen.\n\nMore.", "Warm.\nGreen.", "More."),
      ("Warm.\n\n\n- a\n- b", "Warm.", "- a\n- b"),
      ("**Warm** soup.\n\nMore.", "**Warm** soup.", "More."), ("[Warm](w.md) soup.", "[Warm](w.md) soup.", nil),
      ("- a\n\nMore.", nil, "- a\n\nMore."), ("> a", nil, "> a"), ("## a\n\nb", nil, "## a\n\nb"),
      ("![a](b.jpg)\n\nc", nil, "![a](b.jpg)\n\nc"),
      ("```\na\n```", nil, "```\na\n```"), ("| a |\n|---|", nil, "| a |\n|---|"), ("<b>a</b>", nil, "<b>a</b>"),
    ] as [(String, String?, String?)])
  func splits(prose: String, lead: String?, rest: String?) {
    let description = DescriptionText(prose)
    #expect(description.lead == lead)
    #expect(description.rest == rest)
  }

  @Test func nothingGivesNothing() {
    #expect(DescriptionText(nil).lead == nil && DescriptionText(nil).rest == nil)
  }
}
