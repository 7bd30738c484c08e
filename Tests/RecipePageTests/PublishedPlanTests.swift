import BrowserDriving
import Foundation
import Testing

/// A plan of the site becomes a plan of one's own.
@Suite struct PublishedPlanTests {
  private static let files = [
    "recipes/soup.md": "# Soup\n\n**4 servings**\n\n---\n\n- *400 g* red lentils\n- *1 l* water\n",
    "plans/2026-W48.md": """
    # Week 48

    ## Tuesday

    - Breakfast: 150 g rolled oats @anna
    - Lunch: canteen ~ 700 kcal @ben
    - Dinner: [Soup](../recipes/soup.md) @anna 2 servings @ben
    - Midnight: 50 g walnuts

    ## Wednesday

    - Lunch: leftover of Tuesday dinner @anna
    """,
  ]

  private static let built = Result { try makeSite() }
  private static func site() throws -> BuiltSite { try built.get() }

  private static func makeSite(_ files: [String: String] = files) throws -> BuiltSite {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-plan-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try BuiltSite(
      folder, "title: Two of us\npeople:\n  anna: {calories: 2000}\n  ben: {calories: 2500}\n", keeping: ["plans"])
  }

  @Test func opensInThePlannerForOnePersonInAnyWeek() throws {
    let page = try Chromium().open()
    let site = try Self.site()
    try page.go(to: try #require(URL(string: site.url("planner.html").absoluteString + "?day=2026-12-01")))
    try page.wait(until: "document.querySelector('.plan-published')")
    try page.click(".plan-published summary")
    try page.wait(until: "document.querySelectorAll('.plan-published select')[1].options.length === 3")
    try page.value("document.querySelectorAll('.plan-published select')[1].value = '0'")
    try page.click(".plan-published button")
    try page.wait(until: "document.querySelectorAll('.dish').length === 3")
    let taken = try page.text(
      "galley.storage.entries('plan').map(([id, { title, servings, grams }]) => `${id.slice(0, 10)} ${id.split('/')[1]} ${title} ${servings ?? grams}`).sort().join('; ')"
    )
    #expect(
      taken
        == "2026-12-01 breakfast rolled oats 150; 2026-12-01 dinner Soup 2; 2026-12-02 lunch Soup 1")
    #expect(page.problems == [])
  }

  @Test func bringsItsPeopleWithTheirGoalsAndServings() throws {
    let page = try Chromium().open()
    let site = try Self.site()
    try page.go(to: try #require(URL(string: site.url("planner.html").absoluteString + "?day=2026-12-01")))
    try page.wait(until: "document.querySelector('.plan-published')")
    try page.click(".plan-published summary")
    // The people of the plan come a moment later, and move the button.
    try page.wait(until: "document.querySelectorAll('.plan-published select')[1].options.length === 3")
    try page.click(".plan-published button")
    try page.wait(until: "document.querySelectorAll('.dish').length === 4")
    let people = try page.text(
      "galley.people.all().map(({ id, name, goals }) => `${id === 'me'} ${name} ${goals.calories} ${goals.split}`).join('; ')"
    )
    #expect(people == "true Anna 2000 30,40,30; false Ben 2500 30,40,30")
    let eaten = try page.text(
      "galley.storage.entries('plan').map(([, value]) => `${value.title ?? value.note}: ${galley.people.all().map(({ id }) => galley.fraction.text(galley.people.share(value, id)))}`).sort().join('; ')"
    )
    #expect(eaten == "Soup: 1,0; Soup: 2/3,1/3; canteen ~ 700 kcal: 0,1; rolled oats: 1,0")
    try page.click(".toast-action")
    try page.wait(until: "document.querySelectorAll('.dish').length === 0")
    #expect(try page.number("galley.storage.entries('people').length") == 0)
    #expect(page.problems == [])
  }

  /// Reports count the part of 200 g of bananas that is eaten, and the whole weight of pieces, which is that of this part.
  @Test func foodsProvideWhatTheReportCounts() throws {
    let plan = "# Week 50\n\n## Monday\n\n- Breakfast: 200 g bananas\n- Lunch: 1 banana\n- Dinner: 1 apple\n"
    let site = try Self.makeSite(["plans/2026-W50.md": plan])
    let page = try Chromium().open()
    try page.go(to: site.url("planner.html"))
    let energies = try page.text(
      """
      (async () => {
        await galley.foods.load();
        const kept = galley.publishedPlan;
        let plan;
        galley.publishedPlan = (given) => { plan = given; };
        await galley.load("plans/2026-W50.js");
        galley.publishedPlan = kept;
        const all = plan.entries.map(({ f }) => ({ food: f[0], grams: String(f[2] / 1000) }));
        const dishes = await Promise.all(all.map((value) => galley.planFigures.dish(value)));
        return dishes.map(({ whole }) => Math.round(whole[0] / 1000)).join();
      })()
      """)
    #expect(energies == "114,105,95")
  }

  @Test func showsTheDaysOfItsPageOnAPhone() throws {
    let page = try Chromium().open(.phone)
    try page.go(to: try Self.site().url("plans/2026-W48.html"))
    let shown = try page.text(
      "[...document.querySelectorAll('.plan-weekday')].filter((day) => day.checkVisibility()).map((day) => day.firstChild.data.trim()).join()"
    )
    #expect(shown == "Tuesday,Wednesday")
  }
}
