import BrowserDriving
import Foundation
import Testing

/// What is done twice with a planned week is there once.
@Suite(.serialized) struct PlanTwiceTests {
  /// Opens the planner at a week with three dishes, one of them a leftover, and a food.
  private func planner() throws -> Page {
    let page = try Chromium().open()
    let site = try BuiltSite.cookbook.get()
    try page.go(to: try #require(URL(string: site.url("planner.html").absoluteString + "?day=2026-11-24")))
    try page.wait(until: "document.querySelector('.plan-day-shown .slot-add')")
    try page.value(
      """
      (() => {
        const { storage } = galley;
        const dish = (recipe, servings, more) => ({ recipe, source: `${recipe}.md`, title: recipe, servings, ...more });
        storage.set("plan", "2026-11-24/dinner/a", dish("recipes/hummus", "2"));
        storage.set("plan", "2026-11-25/dinner/b", dish("recipes/hummus", "1/2"));
        storage.set("plan", "2026-11-25/lunch/c", dish("recipes/lentil-soup", "4"));
        storage.set("plan", "2026-11-26/lunch/d", dish("recipes/lentil-soup", "4", { leftover: true }));
        storage.set("plan", "2026-11-26/dinner/e", { food: "couscous", title: "couscous", grams: 120 });
      })()
      """)
    try page.wait(until: "document.querySelector('.tool-actions .button-primary')")
    return page
  }

  private func shop(_ page: Page) throws {
    try page.value("document.querySelector('.tool-actions .button-primary').click()")
  }

  /// What there is to buy: servings of recipes, and items.
  private func bought(_ page: Page) throws -> String {
    try page.text(
      """
      [...galley.storage.entries("basket").map(([id, { servings }]) => `${id} ${servings}`),
        ...galley.storage.entries("items").map(([, { text }]) => text)].join(", ")
      """)
  }

  @Test func shoppingForAWeekAgainBuysNothingTwice() throws {
    let page = try planner()
    try page.value(#"galley.storage.set("basket", "recipes/hummus", { title: "Hummus", servings: "4" })"#)
    try shop(page)
    let once = "recipes/hummus 13/2, recipes/lentil-soup 8, 120 g couscous"
    #expect(try bought(page) == once)
    let item = try page.text("galley.storage.entries('items')[0][0]")
    try shop(page)
    #expect(try bought(page) == once)
    #expect(try page.text("galley.storage.entries('items')[0][0]") == item, "what stays keeps its tick")
    #expect(page.problems == [])
  }

  @Test func shoppingForAWeekAgainFollowsItsChanges() throws {
    let page = try planner()
    try page.value(#"galley.storage.set("basket", "recipes/hummus", { title: "Hummus", servings: "4" })"#)
    try shop(page)
    try page.value(
      """
      (() => {
        for (const id of ["2026-11-24/dinner/a", "2026-11-25/dinner/b", "2026-11-26/dinner/e"]) galley.storage.remove("plan", id);
        const soup = galley.storage.get("plan", "2026-11-25/lunch/c");
        galley.storage.set("plan", "2026-11-25/lunch/c", { ...soup, servings: "2" });
      })()
      """)
    try page.wait(until: "!document.querySelector('.plan-week').textContent.includes('hummus')")
    try shop(page)
    #expect(try bought(page) == "recipes/hummus 4, recipes/lentil-soup 6")
    try page.value("document.querySelector('.toast-action').click()")
    #expect(try bought(page) == "recipes/hummus 13/2, recipes/lentil-soup 8, 120 g couscous")
    #expect(page.problems == [])
  }

  /// What a plan file says is made, also for those who eat the rest of it in the week after; and foods that are not weighed.
  @Test func whatIsEatenLaterIsMadeAndBought() throws {
    let page = try planner()
    try page.value(
      """
      (() => {
        const { storage } = galley;
        for (const [id] of storage.entries("plan")) storage.remove("plan", id);
        const hummus = { recipe: "recipes/hummus", source: "recipes/hummus.md", title: "Hummus", servings: "2" };
        storage.set("plan", "2026-11-29/dinner/a", hummus);
        storage.set("plan", "2026-11-30/lunch/b", { ...hummus, leftover: true });
        storage.set("plan", "2026-11-25/lunch/c", { note: "2 bananas" });
        storage.set("plan", "2026-11-25/lunch/d", { note: "2 pizzas ~ 900 kcal" });
      })()
      """)
    try page.wait(until: "document.querySelector('.plan-week').textContent.includes('bananas')")
    try shop(page)
    #expect(try bought(page) == "recipes/hummus 4, 2 bananas")
    let file = try page.text(
      """
      galley.planFile.write("2026-W48", galley.storage.entries("plan").map(([id, value]) => ({ day: id.slice(0, 10), slot: id.split("/")[1], value })), galley.people.all())
      """)
    #expect(file.contains("- Dinner: [Hummus](../recipes/hummus.md) *4 servings* @Me 2 servings"), "\(file)")
    #expect(page.problems == [])
  }

  /// Everybody named with as much is everybody, and three of nine parts are one of three.
  @Test func anExportTakenOverIsThereAlready() throws {
    let page = try planner()
    let said = try page.text(
      """
      (async () => {
        const { storage, planFile, people } = galley;
        storage.set("people", "x", { name: "Ben", calories: 2000, split: [30, 40, 30] });
        storage.set("plan", "2026-11-27/lunch/f", { food: "couscous", title: "couscous", grams: 120, eaters: { me: "3", x: "6" } });
        const all = storage.entries("plan").map(([id, value]) => ({ day: id.slice(0, 10), slot: id.split("/")[1], value }));
        const recipes = new Map(await Promise.all(["hummus", "lentil-soup"].map(async (name) => [`recipes/${name}.md`, await galley.recipeOf(`recipes/${name}`)])));
        const at = (path) => { const one = recipes.get(path); return one && { id: one.u, source: path, title: one.t, y: one.y, q: one.q }; };
        const text = planFile.write("2026-W48", all, people.all(), (id) => recipes.get(`${id}.md`));
        const { entries, unread } = planFile.read(text, "2026-W48", at, people.all());
        galley.planTaken("2026-W48", () => entries, "");
        return [storage.entries("plan").length, all.length, ...unread].join(" ");
      })()
      """)
    #expect(said == "6 6")
    #expect(page.problems == [])
  }

  @Test func aPlanTakenOverTwiceIsThereOnce() throws {
    let page = try Chromium().open()
    let site = try BuiltSite(
      BuiltSite.repository.appending(path: "content"), "title: The test kitchen\npeople: {anna: {}, ben: {}}\n",
      keeping: ["plans"])
    try page.go(to: try #require(URL(string: site.url("planner.html").absoluteString + "?day=2026-11-24")))
    try page.wait(until: "document.querySelector('.plan-published summary')")
    var said: [String] = []
    var counts: [Double] = []
    for _ in 1...2 {
      try page.value("document.querySelector('.plan-published').open = true")
      try page.wait(until: "document.querySelectorAll('.plan-published select')[1].options.length > 0")
      try page.value(
        """
        (() => {
          document.querySelector(".toast")?.remove();
          const [weeks] = document.querySelectorAll(".plan-published select");
          weeks.value = "2026-W48";
          document.querySelector(".plan-published button").click();
        })()
        """)
      try page.wait(until: "document.querySelector('.toast')")
      said.append(try page.text("document.querySelector('.toast span').textContent"))
      counts.append(try page.number("galley.storage.entries('plan').length"))
    }
    #expect(counts[0] == counts[1])
    let (dishes, count) = (try #require(said.last), Int(counts[0]))
    #expect(said[0].hasPrefix("\(count) dishes taken over into 2026-W48."), "\(said[0])")
    #expect(dishes.hasPrefix("\(count) dishes were planned already."), "\(dishes)")
    #expect(try page.isTrue("!document.querySelector('.toast-action')"), "nothing to take back")
    #expect(page.problems == [])
  }
}
