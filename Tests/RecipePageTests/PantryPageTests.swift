import BrowserDriving
import Cookbook
import Foundation
import PlanReading
import SourceText
import TestSupport
import Testing

/// The pantry page says what `galley cook` says.
@Suite(.serialized) struct PantryPageTests {
  struct Question: Sendable {
    let have: String
    let maxMissing: Int
    var minutes: Int?
  }

  static let questions = [
    Question(have: "eggs,spinach,feta", maxMissing: 3), Question(have: "flour,butter,milk,sugar", maxMissing: 2),
    Question(have: "red lentils,onion,carrot,garlic", maxMissing: 3, minutes: 45),
    Question(have: "tofu,rice,soy sauce,ginger", maxMissing: 5),
    Question(have: "Kartoffeln,Zwiebeln,Käse", maxMissing: 3), Question(have: "xylophone", maxMissing: 0),
  ]

  private struct Dish: Codable, Equatable {
    struct Need: Codable, Equatable {
      let name: String
      let status: String
      let instead: [String]
    }

    let path: String
    let missing: Int
    let there: Int
    let needs: [Need]
    let optional: [String]
  }

  @Test(arguments: questions) func findsWhatTheProgramFinds(question: Question) throws {
    let site = try BuiltSite.withPantry.get()
    let page = try Chromium().open()
    try page.go(to: site.url("pantry.html"))
    try page.wait(until: "document.querySelector('#pantry .results-count')")
    let json = try page.text(Self.script(question))
    let shown = try JSONDecoder().decode([Dish].self, from: Data(json.utf8))
    let said = try Self.said(question, by: site)
    #expect(shown.map(\.path) == said.map(\.path))
    for (one, other) in zip(shown, said) { #expect(one == other) }
    #expect(page.problems == [])
  }

  private static func script(_ question: Question) -> String {
    """
    (async () => {
      const data = await galley.cookingData();
      const named = \(quoted(question.have)).split(",").map((text) => ({ text, name: text, food: galley.foods.find(text)?.key ?? null }));
      const found = galley.cooking.rank(data, galley.cooking.larder([...named, ...data.items], data.served),
        { maxMissing: \(question.maxMissing), wants: ({ m }) => \(question.minutes.map { "m !== undefined && m <= \($0)" } ?? "true") });
      return JSON.stringify(found.map(({ recipe, needs, there, missing }) => ({
        path: recipe.p, missing, there, optional: recipe.o ?? [],
        needs: needs.map((one) => ({ name: one.need.n,
          status: one.isThere ? "there" : galley.cooking.isReplaceable(one) ? "replaceable" : "missing",
          instead: one.instead.map(({ remark }) => remark) })),
      })));
    })()
    """
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// What the program answers.
  private static func said(_ question: Question, by site: BuiltSite) throws -> [Dish] {
    var arguments = ["cook", "--have", question.have, "--max-missing", "\(question.maxMissing)"]
    arguments += ["--limit", "1000", "--format", "json"]
    if let minutes = question.minutes { arguments += ["--time", "\(minutes)"] }
    let answer = try site.run(arguments)
    let recipes = try #require(try JSONSerialization.jsonObject(with: answer) as? [[String: Any]])
    return recipes.map { recipe in
      Dish(
        path: (recipe["path"] as? String ?? "").components(separatedBy: "/content/").last ?? "",
        missing: recipe["missing"] as? Int ?? -1, there: recipe["there"] as? Int ?? -1,
        needs: (recipe["ingredients"] as? [[String: Any]] ?? []).map(need),
        optional: recipe["optional"] as? [String] ?? [])
    }
  }

  private static func need(_ ingredient: [String: Any]) -> Dish.Need {
    let substitutions = ingredient["substitutions"] as? [[String: Any]] ?? []
    return Dish.Need(
      name: ingredient["name"] as? String ?? "", status: ingredient["status"] as? String ?? "",
      instead: substitutions.map { one in
        [one["effect"] as? String, one["avoid"] as? String].compactMap(\.self).joined(separator: " ")
      })
  }

  // MARK: Somebody uses it

  @Test func addsRemovesAndTakesBackWhatIsThere() throws {
    let page = try Chromium().open(.phone)
    try page.go(to: try BuiltSite.cookbook.get().url("pantry.html"))
    try page.wait(until: "document.querySelector('#pantry-add')")
    #expect(try page.number("document.querySelectorAll('.cookable').length") == 0)
    try page.click("#pantry-add")
    try page.type("eggs, spinach; feta")
    try page.press("Enter")
    try page.wait(until: "document.querySelectorAll('.cookable').length > 0")
    #expect(try page.number("document.querySelectorAll('.have .chip').length") >= 3)
    let before = try page.text("document.querySelector('#pantry .results-count').textContent")
    try page.click(".have .chip")
    try page.wait(until: "document.querySelector('.toast-action')")
    try page.click(".toast-action")
    try page.wait(until: "document.querySelector('#pantry .results-count').textContent === '\(before)'")
    // Of what can be cooked, one wants to see some: here the recipes without the first one.
    let first = try page.text("document.querySelector('.cookable a').textContent")
    try page.click("#pantry-only")
    try page.type("-\"\(first)\"")
    try page.wait(until: "document.querySelector('.cookable a').textContent !== '\(first)'")
    #expect(try page.isTrue("![...document.querySelectorAll('.cookable a')].some((a) => a.textContent === '\(first)')"))
    #expect(try page.number("document.scrollingElement.scrollWidth - document.documentElement.clientWidth") <= 0)
    #expect(page.problems == [])
  }

  @Test func readsThePantryFilesItWrites() throws {
    let page = try Chromium().open()
    try page.go(to: try BuiltSite.cookbook.get().url("pantry.html"))
    let read = try page.text(
      """
      JSON.stringify(galley.pantryFile.read(galley.pantryFile.write("Pantry", [
        { text: "1 kg flour", day: "2027-03-01" }, { text: "salt" }, { text: "*odd* [name]" },
      ])).concat(galley.pantryFile.read("# Shelf\\n- [x] milk, use by 24.11.2026\\n\\nprose\\n* eggs\\n")))
      """)
    #expect(
      read == #"[{"text":"1 kg flour","day":"2027-03-01"},{"text":"salt"},{"text":"*odd* [name]"},"#
        + #"{"text":"milk","day":"2026-11-24"},{"text":"eggs"}]"#)
  }

  /// The planner takes the files that the program takes, with the same days.
  @Test func readsDaysOfPantryFilesAsTheProgramDoes() throws {
    let days = [
      "2026-12-01", "24.11.2026", "25.12.25", "1.2.26", "12/2025", "2028-02", "6.2027", "12/25", "13/2025",
      "01/12/2026",
    ]
    let file = days.map { "- milk (best before \($0))\n" }.joined()
    let program = PantryReader.read(SourceFile(path: "pantry.md", text: file)).value.items
    #expect(program.count == days.count && program.filter { $0.bestBefore != nil }.count == 7)
    let page = try Chromium().open()
    try page.go(to: try BuiltSite.cookbook.get().url("pantry.html"))
    let text = file.replacing("\n", with: "\\n")
    let read = try page.text("galley.pantryFile.read('\(text)').map(({ day }) => day ?? '-').join()")
    #expect(read == program.map { $0.bestBefore?.text ?? "-" }.joined(separator: ","))
  }
}
