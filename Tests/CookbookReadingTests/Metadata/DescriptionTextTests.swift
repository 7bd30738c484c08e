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
      ("*Warm* soup.\n\nMore.", "*Warm* soup.", "More."), ("`a` b", "`a` b", nil),
      ("#dinner #vegan", "#dinner #vegan", nil),
      ("~30 minutes\n\nb", "~30 minutes", "b"), ("<3 soup", "<3 soup", nil), ("+1 for this", "+1 for this", nil),
      ("-5 °C", "-5 °C", nil), ("* a", nil, "* a"), ("* * *\n\nb", nil, "* * *\n\nb"), ("1. a\n\nb", nil, "1. a\n\nb"),
      ("1.5 l of it", "1.5 l of it", nil), ("#", nil, "#"), ("~~~\na\n~~~", nil, "~~~\na\n~~~"),
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
