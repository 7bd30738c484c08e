import Testing

@testable import GalleyCommands
@testable import TerminalPresentation

@Suite struct FoodCommandTests {
  private let site = TemporaryFolder([
    "galley.yaml": "title: x\n", "foods.yaml": "grandma's flour:\n  per-100g: {kcal: 345.5}\n",
  ])

  @Test(
    "searches and shows in every format, with the site's foods",
    arguments: [
      (["search", "creme", "fraiche"], ExitCode.clean), (["search", "xyzzyx"], .clean),
      (["show", "olive oil"], .clean),
      (["show", "Olivenöl", "--format", "json"], .clean), (["show", "grandma’s flour", "--format", "tsv"], .clean),
      (["search", "tomato", "-f", "json"], .clean),
      (["show", "olve oil"], .problems), (["weigh", "egg"], .usage),
      (["show"], .usage),
    ])
  func answers(words: [String], code: ExitCode) {
    #expect(Program.run(["food"] + words + ["--root", site.path], console: Console()) == code)
  }

  @Test func worksWithoutASite() {
    #expect(TemporaryFolder([:]).galley("food", "show", "egg") == .clean)
  }

  @Test func reportsMistakesOfTheSitesFile() {
    let site = TemporaryFolder(["galley.yaml": "title: x\n", "foods.yaml": "my flour:\n  catagory: Pantry\n"])
    #expect(site.galley("food", "show", "egg") == .problems)
    #expect(site.galley("check") == .problems)
  }

  @Test(
    "writes thousandths as decimal numbers",
    arguments: [(0, "0"), (1330, "1.33"), (884_000, "884"), (5, "0.005"), (12_100, "12.1")])
  func writesNumbers(thousandths: Int, text: String) {
    #expect(FoodNumber.text(thousandths) == text)
  }
}
