import BrowserDriving
import Testing

/// The picture of a card grows into that of its recipe, and nobody who is quick is kept waiting for it.
@Suite(.serialized) struct PageChangeTests {
  /// Notes what each page hears, and whether it came by a transition that was running then.
  private static let notes = """
    globalThis.heard = [];
    addEventListener("pagereveal", ({ viewTransition }) => {
      globalThis.change = viewTransition ? "runs" : "none";
      viewTransition?.finished.finally(() => { globalThis.change = "over"; });
    });
    addEventListener("click", ({ target }) => heard.push(`${target.closest("[data-action]")?.dataset.action} ${globalThis.change}`), true);
    """

  private func clickAtOnce(_ count: Int, _ look: Page.Look) throws -> [String] {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    defer { server.cut() }
    let page = try Chromium().open(look)
    try page.before(Self.notes)
    var heard: [String] = []
    for round in 0..<count {
      try page.go(to: server.url("index.html"))
      try page.value("document.querySelectorAll('.card-title a')[\(round % 6)].click()")
      try page.wait(until: "location.pathname.includes('/recipes/') && document.querySelector('[data-action=cook]')")
      try page.click("[data-action=cook]")
      heard.append(try page.text("heard.join()"))
    }
    #expect(page.problems == [])
    return heard
  }

  @Test func losesNoClickOfFifty() throws {
    let heard = try clickAtOnce(25, .desk) + clickAtOnce(25, .phone)
    #expect(heard.filter { $0.hasPrefix("cook ") }.count == 50, "\(heard)")
    #expect(heard.contains("cook runs"), "some of them while the pictures move: \(heard)")
  }

  @Test func growsThePictureOfTheCard() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    defer { server.cut() }
    let page = try Chromium().open()
    // Told behind the page's own script.
    try page.before(
      """
      addEventListener("load", () => addEventListener("pageswap", () => {
        sessionStorage.leaving = document.querySelectorAll(".card-leaving").length;
      }));
      \(Self.notes)
      """)
    try page.go(to: server.url("index.html"))
    try page.value("document.querySelector('.card-title a').click()")
    try page.wait(until: "location.pathname.includes('/recipes/') && globalThis.change === 'over'")
    #expect(try page.text("sessionStorage.leaving") == "1")
    #expect(
      try page.text("getComputedStyle(document.querySelector('.recipe-picture .picture')).viewTransitionName") == "dish"
    )
    #expect(page.problems == [])
  }
}
