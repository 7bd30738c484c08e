import Cookbook
import CookbookReading
import Fingerprints
import Quantities
import SitePlanning
import SourceText
import Testing

@Suite struct LinkResolutionTests {
  private func problems(_ summaries: [RecipeSummary], files: [String] = [], unreadable: Set<String> = []) -> [String] {
    plan(summaries, files: files, unreadable: unreadable).diagnostics.map(inWords)
  }

  @Test(
    "links lead to recipes of the collection, with or without their ending",
    arguments: [
      ("pesto.md", "a/pesto.md"), ("./pesto.md", "a/pesto.md"), ("pesto", "a/pesto.md"),
      ("../b/dip.json", "b/dip.json"), ("../b/dip", "b/dip.json"),
      ("/b/dip.json", "b/dip.json"), ("x/../pesto.md", "a/pesto.md"), ("pesto.md#top", "a/pesto.md"),
      ("p%65sto.md", "a/pesto.md"),
      ("../a/pesto.md", "a/pesto.md"),
    ])
  func findsRecipes(link: String, path: String) {
    let planned = plan([simple("a/soup.md", ingredients: ["[x](\(link))"]), simple("a/pesto.md"), simple("b/dip.json")])
    #expect(planned.diagnostics == [])
    let targets = planned.value.links(of: "a/soup.md").targets
    #expect(Array(targets.values) == [.recipe(planned.value.recipeByPath[path] ?? -1)])
  }

  @Test func aSubRecipeKnowsWhoUsesItButTextLinksDoNotCount() {
    let site = plan([
      simple("z.md", ingredients: ["[x](pesto.md)", "*1* [x](pesto.md)"]),
      simple("a.md", ingredients: ["[x](pesto.md)"]),
      simple("t.md", instructions: "See [x](pesto.md)."), simple("pesto.md", ingredients: ["[self](pesto.md)"]),
    ]).value
    #expect(site.titles(site.links(of: "pesto.md").usedIn) == ["a.md", "z.md"])
  }

  @Test func partsOfARecipeAreThoseThatAreOpened() {
    let chain = (0..<40).map { simple("r\($0).md", ingredients: $0 < 39 ? ["*1* [x](r\($0 + 1).md)"] : []) }
    let site = plan(chain).value
    #expect(site.parts(of: site.recipeByPath["r0.md"] ?? -1).count == 1 + Site.deepestPart)
    #expect(site.parts(of: site.recipeByPath["r30.md"] ?? -1).count == 10)
  }

  @Test func recipesThatNeedThemselvesAreWarnedAboutWhereTheyDo() {
    let planned = plan([simple("a.md", ingredients: ["[b](b.md)"]), simple("b.md", ingredients: ["*1* [a](a.md)"])])
    let found = planned.diagnostics
    #expect(found.map(\.identifier) == ["flatten-cycle"])
    #expect(found.map(\.message) == ["the recipe is part of itself: “a.md” needs “b.md” needs “a.md”"])
    #expect(found.map(\.path) == ["b.md"])
    #expect(found.first?.position?.line == 5)
    #expect(planned.value.links.map(\.usedIn) == [[1], [0]])
    let alone = plan([simple("a.md", ingredients: ["salt", "[a](a)"])]).diagnostics
    #expect(alone.map(\.message) == ["the recipe is part of itself: “a.md” needs “a.md”"])
    #expect(alone.first?.position?.line == 6)
  }

  @Test func aRecipeThatSeveralNeedIsNoPartOfItself() {
    let shared = plan([
      simple("a.md", ingredients: ["[b](b.md)", "[c](c.md)"], instructions: "As in [a](a.md)."),
      simple("b.md", ingredients: ["[d](d.md)", "[d](d.md)"]), simple("c.md", ingredients: ["[d](d.md)", "[b](b.md)"]),
      simple("d.md", instructions: "For [a](a.md)."),
    ])
    #expect(shared.diagnostics == [])
  }

  @Test func ofALongCycleBeginningAndEndAreNamed() {
    let chain = (10..<50).map { simple("r\($0).md", ingredients: ["[x](r\($0 < 49 ? $0 + 1 : 10).md)"]) }
    let messages = plan(chain).diagnostics.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("“r17.md” needs … needs “r42.md”") == true)
    #expect(messages.first?.hasSuffix("“r49.md” needs “r10.md”") == true)
  }

  @Test func everyCycleIsToldOnce() {
    let planned = plan([
      simple("a.md", ingredients: ["[b](b.md)", "[c](c.md)"]), simple("b.md", ingredients: ["[c](c.md)"]),
      simple("c.md", ingredients: ["[a](a.md)", "[b](b.md)"]), simple("z.md", ingredients: ["[a](a.md)"]),
    ])
    #expect(
      planned.diagnostics.map(\.message) == [
        "the recipe is part of itself: “a.md” needs “b.md” needs “c.md” needs “a.md”",
        "the recipe is part of itself: “b.md” needs “c.md” needs “b.md”",
      ])
  }

  @Test(
    "a link that leads nowhere suggests what was probably meant",
    arguments: [
      ("quite-another.md", "write the path of a recipe as seen from this file"),
      ("pesot.md", "did you mean “pesto.md”?"),
      ("pesot", "did you mean “pesto.md”?"), ("dip.json", "did you mean “../b/dip.json”?"),
      ("../pesto.md", "did you mean “pesto.md”?"),
    ])
  func suggests(link: String, hint: String) {
    let soup = simple("a/soup.md", ingredients: ["*1* [x](\(link))"])
    #expect(
      problems([soup, simple("a/pesto.md"), simple("b/dip.json")])
        == ["a/soup.md:5:7 error link-broken: “\(link)” leads to no recipe (\(hint))"])
  }

  @Test func aLinkToAnUnreadableRecipeIsNotReportedTwice() {
    #expect(
      problems([simple("a.md", ingredients: ["[x](broken.md)", "[y](broken)"])], unreadable: ["broken.md"]) == [])
  }

  @Test("a path cannot leave the collection", arguments: ["../../etc/passwd", "../x.md", "a/../../../x.md"])
  func staysInside(link: String) {
    let planned = plan([simple("soup.md", ingredients: ["[x](\(link))"])], files: ["x.md"])
    #expect(planned.diagnostics.map(\.identifier) == ["link-broken"])
    #expect(planned.value.links(of: "soup.md").targets == [:])
  }

  @Test func picturesMustBeThereAndBePictures() {
    let soup = simple(
      "a/soup.md", instructions: "![a](bowl.jpg)\n\n![b](plan.pdf)\n\n![c](lost.jpg)\n\n[d](plan.pdf)\n\n[e](bowl.jpg)")
    #expect(
      problems([soup], files: ["a/bowl.jpg", "a/plan.pdf"]) == [
        "a/soup.md:14:1 error link-broken: “plan.pdf” is not published (write the path of a recipe as seen from this file)",
        "a/soup.md:10:1 error link-broken: “plan.pdf” is not a picture that can be published "
          + "(use a JPEG, PNG, WebP or GIF file)",
        "a/soup.md:12:1 error link-broken: there is no picture “lost.jpg” "
          + "(put the picture there, or write the path from this file)",
      ])
  }

  @Test(
    "links are told apart by their form",
    arguments: [
      ("a.md", LinkDestination.local(path: "a.md", fragment: "")),
      ("a%20b.md#c", .local(path: "a b.md", fragment: "#c")),
      ("a.md?x#y", .local(path: "a.md", fragment: "#y")), ("#c", .local(path: "", fragment: "#c")),
      ("", .local(path: "", fragment: "")),
      ("https://a.example", .external("https://a.example")), ("HTTPS://a.example", .external("HTTPS://a.example")),
      ("mailto:a@b.example", .external("mailto:a@b.example")), ("tel:123", .external("tel:123")),
      ("javascript:x", .refused),
      ("JavaScript:x", .refused), ("data:x", .refused), ("file:///x", .refused), ("//a.example", .refused),
      ("java\u{9}script:x", .refused),
      ("a/b:c.md", .local(path: "a/b:c.md", fragment: "")), ("./b:c.md", .local(path: "./b:c.md", fragment: "")),
    ])
  func tellsLinksApart(link: String, destination: LinkDestination) {
    #expect(LinkDestination(link) == destination)
  }
}
