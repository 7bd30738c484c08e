import Testing

@testable import SitePlanning

@Suite struct PortableNameTests {
  @Test(arguments: [
    ("soups/what?.jpg", "soups/what~3F.jpg"), ("12:30 \"best\"*.png", "12~3A30 ~22best~22~2A.png"),
    ("a|b<c>\\.gif", "a~7Cb~3Cc~3E~5C.gif"), ("dots./x.jpg", "dots~2E/x.jpg"), ("end /x.jpg", "end~20/x.jpg"),
    ("con.jpg", "~63on.jpg"), ("AUX/a.png", "~41UX/a.png"), ("com1.webp", "~63om1.webp"),
    ("tab\there.jpg", "tab~09here.jpg"),
    ("soup~3F.jpg", "soup~7E3F.jpg"), ("soup~1.jpg", "soup~1.jpg"), ("Käse (1) & Brot.jpg", "Käse (1) & Brot.jpg"),
    ("console/comma.jpg", "console/comma.jpg"),
  ])
  func canBeKeptEverywhereAndReadBack(_ path: String, _ expected: String) {
    #expect(PortableName.path(path) == expected)
    #expect(PortableName.original(expected) == path)
    #expect(PictureFile.content(PictureFile.site(path)) == path)
  }

  @Test(arguments: [("Con", "con-"), ("LPT3", "lpt3-"), ("Conchiglie", "conchiglie")])
  func noPageIsCalledLikeADevice(_ title: String, _ slug: String) {
    #expect(Slug.make(title) == slug)
  }
}
