import BrowserDriving
import CookbookReading
import Foundation
import Quantities
import RecipeQueries
import Testing

/// Recipes that a dish is made of: opened while it is cooked, in the amount that it needs.
@Suite(.serialized) struct CookingPartTests {
  private static let soup = """
    # Soup

    **4 servings**

    ---

    - *500 ml* [stock](stock.md)
    - *1* carrot

    ## For the freezer

    - *1 l* [stock](stock.md)

    ---

    1. Warm the 500 ml stock with the carrot. Boil for 10 minutes. Stir. Boil for 10 minutes.
    2. Rest for 30–45 seconds, then for 60–90 seconds, then for 1 to 2 minutes.
    3. Eat with [bread](bread.md), or freeze more [stock](stock.md).

    """
  private static let recipes = [
    "soup": soup,
    "stock":
      "# Stock\n\n**1 l, 4 servings**\n\n---\n\n- *1 kg* bones\n- salt\n\n---\n\n1. Cover. Boil for 10 minutes.\n",
    "bread": "# Bread\n\n**2 loaves**\n\n---\n\n- *1 kg* flour\n\n---\n\n1. Bake.\n",
    "pies": "# Pies\n\n**0-4 servings, 2 pies**\n\n---\n\n- *1 kg* flour\n\n---\n\n1. Bake.\n",
  ]

  private static func site(_ recipes: [String: String]) throws -> BuiltSite {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-parts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in recipes {
      try text.write(to: folder.appending(path: "\(name).md"), atomically: true, encoding: .utf8)
    }
    return try BuiltSite(folder, "title: Parts\n", allowsErrors: true)
  }

  private static let built = Result { try site(recipes) }

  private let bones = "document.querySelector('.ingredient .amount').textContent"

  private func open(_ name: String) throws -> Page {
    let page = try Chromium().open()
    try page.go(to: try Self.built.get().url("recipes/\(name).html"))
    return page
  }

  /// Opens the stock from a line of the first page of cook mode.
  private func openStock(_ page: Page, from link: String) throws {
    try page.startCooking()
    try page.click(link)
    try page.wait(until: "location.pathname.endsWith('stock.html') && document.querySelector('#cook')?.open")
  }

  private static let firstLine = ".cook-list .ingredient-list a"
  private static let secondLine = ".cook-list .group-title ~ .ingredient-list a"

  @Test func aPartIsMadeAsOftenAsItsLineNeedsIt() throws {
    for (link, amount) in [(Self.firstLine, "500\u{A0}g"), (Self.secondLine, "1\u{A0}kg")] {
      let page = try open("soup")
      try openStock(page, from: link)
      #expect(try page.text(bones) == amount, "\(link)")
      #expect(try page.text("location.hash") == "#cook")
      #expect(page.problems == [])
    }
  }

  @Test func whatADishNeedsOfAPartIsForgottenWithIt() throws {
    let page = try open("soup")
    try openStock(page, from: Self.firstLine)
    try page.wait(until: "\(bones) === '500\u{A0}g'")
    try page.reload()
    try page.wait(until: "document.querySelector('#cook').open && \(bones) === '500\u{A0}g'")
    try page.value("history.back()")
    try page.wait(until: "location.pathname.endsWith('soup.html') && document.querySelector('#cook')?.open")
    try page.go(to: try Self.built.get().url("recipes/stock.html"))
    try page.loadScaling()
    #expect(try page.text(bones) == "1\u{A0}kg")
    try page.startCooking()
    #expect(try page.text("document.querySelector('[data-cook-leave]').textContent") != "Back to Soup")
    #expect(page.problems == [])
  }

  @Test func whatIsScaledByHandHoldsForAPartToo() throws {
    let page = try open("soup")
    try openStock(page, from: Self.firstLine)
    try page.wait(until: "document.querySelector('[name=yield]').selectedIndex === 1")
    try page.value("document.querySelector('[data-scale=more]').click()")
    try page.wait(until: "\(bones) === '750\u{A0}g'")
    try page.reload()
    try page.wait(until: "document.querySelector('#cook').open && \(bones) === '750\u{A0}g'")
    try page.value("document.querySelector('.scaled button').click()")
    try page.wait(until: "\(bones) === '1\u{A0}kg'")
    try page.reload()
    try page.wait(until: "document.querySelector('#cook').open")
    #expect(try page.text(bones) == "1\u{A0}kg")
    #expect(try page.text("document.querySelector('[data-cook-leave]').textContent") == "Back to Soup")
  }

  @Test func theListTakesAsManyServingsAsThePageShows() throws {
    let page = try open("soup")
    try openStock(page, from: Self.firstLine)
    try page.value("document.querySelector('[data-keep=list]').click()")
    try page.wait(until: "galley.storage.entries('basket').length === 1")
    #expect(try page.text("galley.storage.get('basket', 'recipes/stock').servings") == "2")
    #expect(
      try page.isTrue("document.querySelector('.toast').closest('#cook') !== null"), "a message is where people are")
    try page.click(".toast-action")
    try page.wait(until: "galley.storage.entries('basket').length === 0")
  }

  @Test func aLinkOfAStepOpensWhatAllItsLinesNeed() throws {
    let page = try open("soup")
    try page.startCooking()
    for _ in 0..<3 { try page.click("[data-cook=next]") }
    try page.click(".cook-step.is-current .step-body a[href*='stock']")
    try page.wait(until: "location.pathname.endsWith('stock.html') && document.querySelector('#cook')?.open")
    #expect(try page.text(bones) == "1.5\u{A0}kg")
  }

  @Test func finishingAPartIsTakenBackOnThePageOfItsDish() throws {
    let page = try open("soup")
    try openStock(page, from: Self.firstLine)
    try page.click("[data-cook=next]")
    try page.click("[data-cook=next]")
    try page.wait(until: "document.querySelector('.cook-finish').checkVisibility()")
    #expect(try page.number("galley.storage.entries('ticks').length") == 1)
    try page.click("[data-cook=next]")
    try page.wait(until: "location.pathname.endsWith('soup.html') && document.querySelector('#cook')?.open")
    #expect(try page.number("galley.storage.entries('ticks').length") == 0)
    try page.wait(until: "document.querySelector('.toast-action')?.closest('#cook')")
    try page.click(".toast-action")
    try page.wait(until: "galley.storage.entries('ticks').length === 1")
    try page.go(to: try Self.built.get().url("recipes/stock.html"))
    #expect(try page.isTrue("document.querySelector('.step .tick').checked"))
    #expect(try page.isTrue("document.querySelector('.toast') === null"), "it is said once")
    #expect(page.problems == [])
  }

  @Test("addresses that somebody else wrote lead nowhere else")
  func addressesOfOthersLeadNowhereElse() throws {
    for from in ["https://example.com/a.html", "javascript:alert(1)", "../../a.html", "//example.com/a.html"] {
      let page = try Chromium().open()
      let url = try Self.built.get().url("recipes/stock.html")
      let mark =
        "#cook?times=0&from=\(from.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")&title=Soup"
      try page.go(to: try #require(URL(string: url.absoluteString + mark)))
      try page.wait(until: "document.querySelector('#cook')?.open")
      #expect(try page.text("document.querySelector('[data-cook-leave]').textContent") != "Back to Soup", "\(from)")
      #expect(try page.text(bones) == "1\u{A0}kg")
    }
  }

  @Test func pagesScaleByTheYieldsThatTheyList() throws {
    let page = try open("pies")
    let number = "document.querySelector('.stepper input').value"
    #expect(try page.text(number) == "4")
    try page.scaleUp()
    #expect(try page.text(number) == "5")
    #expect(try page.text(bones) == "1.25\u{A0}kg")
    try page.value("document.querySelector('[name=yield]').selectedIndex = 1")
    try page.value("document.querySelector('[name=yield]').dispatchEvent(new Event('change', { bubbles: true }))")
    #expect(try page.text(number) == "2½")
    #expect(page.problems == [])
  }

  @Test func aScriptThatFailsIsToldOfOnce() throws {
    let page = try Chromium().open()
    try page.before(
      """
      document.addEventListener("DOMContentLoaded", () => {
        document.querySelector(".scaled").remove();
        document.clicks = 0;
        document.addEventListener("click", () => { document.clicks += 1; }, true);
      });
      """)
    try page.go(to: try Self.built.get().url("recipes/stock.html"))
    try page.click("[data-scale=more]")
    try page.wait(until: "document.querySelector('.toast')")
    #expect(try page.number("document.clicks") == 1)
  }

  @Test func amountsThatNobodyCanHaveAskedForAreNotShown() throws {
    for scale in ["0", "0/3", "-2", "nonsense", "1/0", "1000000000"] {
      let page = try open("stock")
      try page.value("galley.storage.set('scales', 'recipes/stock', '\(scale)')")
      try page.loadScaling()
      #expect(try page.text(bones) == "1\u{A0}kg", "\(scale)")
    }
  }

  @Test func timersOfOneWordingRunForEachTimeOfEachRecipe() throws {
    let page = try open("soup")
    let timers = "document.querySelectorAll('.timer').length"
    for index in [0, 1, 0, 1] { try page.value("document.querySelectorAll('.timer-start')[\(index)].click()") }
    #expect(try page.number(timers) == 2, "two times of a step, each once")
    try page.go(to: try Self.built.get().url("recipes/stock.html"))
    try page.wait(until: "\(timers) === 2")
    for _ in 0..<2 { try page.value("document.querySelector('.timer-start').click()") }
    #expect(try page.number(timers) == 3)
    try page.startCooking()
    try page.click("[data-cook=next]")
    try page.value("document.querySelector('.cook-step.is-current .timer-start').click()")
    #expect(try page.number(timers) == 3, "cook mode shows the same time")
    #expect(try page.isTrue("document.querySelector('#timer-status').closest('#cook') !== null"), "heard in front")
  }

  @Test func timersSayHowMuchTheyAreGivenMore() throws {
    let page = try open("soup")
    let starts = "document.querySelectorAll('.step:nth-child(2) .timer-start')"
    for (index, label, seconds) in [(0, "+15\u{A0}s", 15), (1, "+30\u{A0}s", 30), (2, "+1\u{A0}min", 60)] {
      try page.value("\(starts)[\(index)].click()")
      #expect(try page.text("document.querySelector('[data-timer=extend]').textContent") == label)
      let end = "galley.storage.entries('timers')[0][1].end"
      let before = try page.number(end)
      try page.value("document.querySelector('[data-timer=extend]').click()")
      let added = try page.number(end) - before
      #expect(abs(added - Double(seconds) * 1000) < 5000, "\(label): \(added)")
      try page.value("document.querySelector('.timer-stop').click()")
    }
  }

  @Test func ticksOfEarlierNamesAreForgotten() throws {
    let page = try open("stock")
    try page.value("galley.storage.set('ticks', 'recipes/stock#ingredient-1', true)")
    try page.value("galley.storage.set('ticks', 'recipes/soup#ingredient-1', true)")
    try page.value("document.querySelectorAll('.ingredient .tick')[1].click()")
    try page.reload()
    #expect(
      try page.text("[...document.querySelectorAll('.ingredient .tick')].map((tick) => tick.checked).join()")
        == "false,true")
    #expect(try page.number("galley.storage.entries('ticks').length") == 2, "those of other recipes are not asked")
    #expect(page.problems == [])
  }

  /// What lines want of recipes, and what these yield.
  private static let wishes: [(wanted: String, yields: String)] = [
    ("500 ml", "1 l, 4 servings"), ("1 pie", "2 pies"), ("2 servings", "4 people"), ("1 Portion", "2 Portionen"),
    ("3-4 servings", "1 cake, 4-6 servings"), ("2", "4 servings"), ("2", "1 tray, 12"), ("1 kg", "500-600 g"),
    ("1 cup", "480 ml"), ("2 Töpfe", "1 Topf"), ("1/2 loaf", "2 loaves"), ("2 jars", "4 servings"), ("a few", "4 pies"),
    ("2 servings", "0-4 servings"), ("1 pie", "0-2 pies"), ("2 tbsp", "1 cup"), ("1 Ball", "3 balls"),
  ]

  @Test func pagesNeedAsMuchOfAPartAsTheProgram() throws {
    var recipes: [String: String] = [:]
    var lines: [String] = []
    for (index, (wanted, yields)) in Self.wishes.enumerated() {
      recipes["part-\(index)"] = "# Part \(index)\n\n**\(yields)**\n\n---\n\n- *1 kg* flour\n\n---\n\n1. Bake.\n"
      lines.append("- *\(wanted)* [part \(index)](part-\(index).md)")
    }
    recipes["whole"] = "# Whole\n\n---\n\n\(lines.joined(separator: "\n"))\n\n---\n\n1. Eat.\n"
    let site = try Self.site(recipes)
    let page = try Chromium().open()
    try page.go(to: site.url("recipes/whole.html"))
    try page.loadScaling()
    var known = 0
    for (index, (wanted, yields)) in Self.wishes.enumerated() {
      let made = try yields.split(separator: ", ").map { try #require(AmountInput.read(String($0))) }
      let factor = try? YieldMatch.factor(for: try #require(AmountInput.read(wanted)), of: made)
      #expect(
        try page.text("galley.scale.times(['ingredient-\(index + 1)']) ?? ''") == factor?.fractionText ?? "",
        "\(wanted) of \(yields)")
      if factor != nil { known += 1 }
    }
    #expect(known == Self.wishes.count - 3)
  }
}
