import Foundation
import JSONReading
import SourceText
import Testing

/// Commands as scripts call them: exit status, standard output, standard error.
@Suite struct CommandTests {
  private func site(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\n")
    try site.write(
      "content/soup.md", "# Soup\n\n*warm*\n\n**2 bowls**\n\n---\n\n- *1/2 l* stock\n\n---\n\n1. Warm it & eat.\n")
    for (name, text) in files { try site.write(name, text) }
    return site
  }

  private func json(_ text: String) throws -> JSONValue {
    let checked = JSONReader.read(SourceFile(path: "out.json", text: text))
    #expect(checked.diagnostics == [], "\(text)")
    return try #require(checked.value)
  }

  // MARK: Usage

  @Test(
    "a word nobody knows ends with status 2 and a suggestion",
    arguments: [
      (["biuld"], "build"), (["build", "--strcit"], "--strict"), (["check", "--format", "jsno"], "json"),
      (["build", "--jobs", "0"], "1"),
      (["export"], "file"), (["build", "--jobs"], "N"), (["check", "--format=xml"], "sarif"),
    ])
  func suggests(arguments: [String], suggestion: String) throws {
    let outcome = try Galley.run(arguments, at: "/")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("galley: ") && outcome.error.contains("hint: "), "\(outcome.error)")
    #expect(outcome.error.localizedCaseInsensitiveContains(suggestion), "\(outcome.error)")
  }

  @Test func withoutACommandHelpIsShownAndTheStatusIs2() throws {
    let outcome = try Galley.run([], at: "/")
    #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.error.contains("build"))
  }

  @Test(arguments: [["--help"], ["help"], ["build", "--help"], ["help", "check"], ["--version"]])
  func helpGoesToStandardOutput(arguments: [String]) throws {
    let outcome = try Galley.run(arguments, at: "/")
    #expect(outcome.status == 0 && outcome.error.isEmpty && outcome.output.contains("galley"))
  }

  // MARK: check

  @Test func checkWritesNothing() throws {
    let site = try site()
    let outcome = try Galley.run("check", in: site)
    #expect(outcome.status == 0 && outcome.output == "no problems\n")
    #expect(!site.exists("output") && !site.exists(".galley"))
  }

  @Test func checkFindsWhatABuildWouldFind() throws {
    let site = try site([
      "content/b.md": "# B\n\n---\n\n- *1/0* x\n- *etwas* y\n",
      "content/c.md": "# C\n\n---\n\n- [b](b.md)\n- [d](d.md)\n",
    ])
    let outcome = try Galley.run("check", in: site)
    #expect(outcome.status == 1 && outcome.output.hasSuffix("2 errors, 1 warning\n"), "\(outcome.output)")
    #expect(!outcome.output.contains("“b.md” leads to no recipe"), "the cause is told where it is")
  }

  @Test func checkStrictTakesWarningsForErrors() throws {
    let site = try site(["content/b.md": "# B\n\n---\n\n- *etwas* y\n"])
    #expect(try Galley.run("check", in: site).status == 0)
    #expect(try Galley.run("check", "--strict", in: site).status == 1)
    #expect(try Galley.run("check", "content/b.md", in: site).status == 0)
    #expect(try Galley.run("check", "--strict", "content/b.md", in: site).status == 1)
  }

  private func problems(_ format: String) throws -> String {
    let site = try site(["content/käse, b.md": "# B\n\n---\n\n- *1/0 \"g\"* x\n- *100% x* y\n- *etwas* z\n"])
    let outcome = try Galley.run("check", "--format", format, in: site)
    #expect(outcome.status == 1 && outcome.error.isEmpty)
    return outcome.output
  }

  @Test func checkPrintsJSON() throws {
    let found = try json(try problems("json"))
    #expect(found.texts("path") == ["content/käse, b.md", "content/käse, b.md"])
    #expect(found.texts("identifier") == ["recipemd-amount", "recipemd-amount"])
    #expect(
      found.texts("severity") == ["error", "warning"] && found.texts("line") == ["5", "7"]
        && found.texts("column") == ["4", "4"])
    #expect(try json(try Galley.run("check", "--format", "json", in: try site()).output).texts("path") == [])
  }

  @Test func checkPrintsWorkflowCommands() throws {
    let lines = try problems("github").split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "::error file=content/käse%2C b.md,line=5,col=4,title=recipemd-amount::amount “1/0 \"g\"” divides by zero"
          + "%0Awrite a fraction with a denominator above zero",
        "::warning file=content/käse%2C b.md,line=7,col=4,title=recipemd-amount::amount “etwas” has no number"
          + "%0Awrite a number first, or move the words behind the asterisks",
      ])
  }

  @Test func checkPrintsSARIF() throws {
    let sarif = try json(try problems("sarif"))
    let run = try #require(sarif.at("runs.0"))
    #expect(sarif.text("version") == "2.1.0" && run.text("tool.driver.name") == "galley")
    #expect(run.at("tool.driver.rules")?.texts("id") == ["recipemd-amount"])
    let result = try #require(run.at("results.0"))
    #expect(result.text("ruleId") == "recipemd-amount" && result.text("level") == "error")
    let place = "locations.0.physicalLocation"
    #expect(result.text("\(place).region.startLine") == "5" && result.text("\(place).region.endColumn") == "11")
    #expect(result.text("\(place).artifactLocation.uri") == "content/k%C3%A4se%2C%20b.md", "a URI reference")
  }

  // MARK: export, inspect, init

  @Test func exportPrintsOneRecipeAsOneObject() throws {
    let recipe = try json(try Galley.run("export", "content/soup.md", in: try site()).output)
    #expect(recipe.text("title") == "Soup" && recipe.text("ingredients.0.amount.factor") == "0.5")
    #expect(recipe.text("yields.0.unit") == "bowls" && recipe.text("instructions") == "1. Warm it & eat.")
  }

  @Test func exportForPeopleTellsAmountsInTheStepsOfAKitchen() throws {
    let site = try site(["content/b.md": "# B\n\n**169 g**\n\n---\n\n- *1/2* vanilla pod\n"])
    for (format, line) in [
      ("text", "- ≈ 1/3 vanilla pod"), ("markdown-table", "| ≈ 1/3 | vanilla pod |"),
      ("recipemd", "- *50/169* vanilla pod"),
    ] {
      let outcome = try Galley.run("export", "-y", "100 g", "-f", format, "content/b.md", in: site)
      #expect(outcome.output.contains(line), "\(outcome.output)")
    }
  }

  @Test func exportPrintsSeveralAsLines() throws {
    let site = try site(["content/b.md": "# B\n\n---\n"])
    let outcome = try Galley.run("export", "content/soup.md", "content/b.md", in: site)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && outcome.status == 0)
    #expect(try lines.map { try json(String($0)).text("title") } == ["Soup", "B"])
  }

  @Test(arguments: ["recipemd-json", "organiser-json", "schema-org"])
  func exportFormatsAreJSONThatIsReadAgain(format: String) throws {
    let site = try site()
    let exported = try Galley.run("export", "--format", format, "content/soup.md", in: site)
    try site.write("content/copy.json", exported.output)
    let back = try json(try Galley.run("export", "content/copy.json", in: site).output)
    #expect(back.text("title") == "Soup" && back.text("ingredients.0.amount.factor") == "0.5", "\(exported.output)")
  }

  @Test(arguments: [("schema-org", "schema.org"), ("organiser-json", "organiser")])
  func saysThatNotesAroundTheStepsAreLost(format: String, name: String) throws {
    let site = try site(["content/a.md": "# A\n\n**2 servings**\n\n---\n\n- salt\n\n---\n\n1. Boil.\n\nIt keeps.\n"])
    let outcome = try Galley.run("export", "-f", format, "content/a.md", in: site)
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("in \(name) JSON a note around the steps was dropped [recipe-json-loss]"))
  }

  @Test(arguments: [
    ("mealie", "in Mealie’s JSON the difficulty was dropped"), ("paprika", "in Paprika’s JSON links to other"),
    ("cooklang", "in Cooklang links to other"), ("mealmaster", "in MealMaster’s form all yields but one"),
    ("text", "in plain text links to other"), ("markdown-table", "in a table links to other"),
    ("schema-org", "in schema.org JSON the tip was dropped"),
  ])
  func saysWhatAFormHasNoPlaceFor(format: String, message: String) throws {
    let text =
      "# A\n\nDifficulty: easy\nTip: Cold.\n\n**2 servings, 1 pot**\n\n---\n\n- [soup](soup.md)\n\n---\n\n1. Boil.\n"
    let outcome = try Galley.run("export", "-f", format, "content/a.md", in: try site(["content/a.md": text]))
    #expect(outcome.status == 0)
    #expect(outcome.error.contains(message) && outcome.error.contains("[recipe-json-loss]"), "\(outcome.error)")
  }

  @Test func listsTellOfYieldsWithoutNamingOptionsTheyLack() throws {
    let site = try site(["content/a.md": "# Cake\n\n**12 slices**\n\n---\n\n- *1* egg\n\n---\n"])
    let outcome = try Galley.run("shop", "list", "cake=24", in: site)
    #expect(outcome.status == 1 && outcome.error.contains("[scale-servings]"))
    #expect(outcome.error.contains("hint: name it without a number, for all that it makes"), "\(outcome.error)")
  }

  @Test func exportAsRecipeMDGivesTheBytes() throws {
    let site = try site()
    #expect(
      try Galley.run("export", "-f", "recipemd", "content/soup.md", in: site).output == site.text("content/soup.md"))
  }

  @Test func exportOfABrokenRecipeFails() throws {
    let outcome = try Galley.run("export", "content/b.md", in: try site(["content/b.md": "B\n"]))
    #expect(outcome.status == 1 && outcome.output.isEmpty && outcome.error.contains("recipemd-title"))
    #expect(try Galley.run("export", "content/lost.md", in: try site()).status != 0)
  }

  @Test("commands that show recipes tell a broken file in one line", arguments: ["list", "cook --have salt"])
  func aBrokenFileIsToldBriefly(arguments: String) throws {
    let site = try site(["content/b.md": "# B\n\n---\n\n- *1/0 g* salt\n- *1/0* eggs\n"])
    let outcome = try Galley.run(arguments.split(separator: " ").map(String.init), at: site.path)
    #expect(outcome.status == 1)
    let told = outcome.error.split(separator: "\n").filter { $0.contains("b.md") }
    #expect(
      told == [
        "content/b.md:5:4: error: amount “1/0 g” divides by zero; 1 more in this file, see “galley check” "
          + "[recipemd-amount]"
      ])
  }

  @Test func inspectPrintsWhatTheTemplateGets() throws {
    let template = """
      {{page.title}}
      {{recipe.yield}}
      {{#recipe.groups}}{{#ingredients}}{{amount}} {{{name}}}{{/ingredients}}{{/recipe.groups}}
      {{#recipe.sections}}{{#steps}}{{{body}}}{{/steps}}{{/recipe.sections}}
      """
    let site = try site(["templates/recipe.mustache": template])
    #expect(try Galley.run("build", in: site).status == 0)
    for name in ["recipes/soup.html", "recipes/soup", "content/soup.md", "soup.md"] {
      let view = try json(try Galley.run("inspect", name, in: site).output)
      let ingredient = "recipe.groups.0.ingredients.0"
      let lines = [
        view.text("page.title"), view.text("recipe.yield"),
        "\(view.text("\(ingredient).amount") ?? "") \(view.text("\(ingredient).name") ?? "")",
        view.text("recipe.sections.0.steps.0.body"),
      ]
      #expect(try site.text("output/recipes/soup.html") == lines.compactMap(\.self).joined(separator: "\n"))
    }
  }

  @Test func inspectSuggestsAPage() throws {
    let outcome = try Galley.run("inspect", "recipes/sopu.html", in: try site())
    #expect(outcome.status == 1 && outcome.error.contains("did you mean “recipes/soup.html”?"))
    #expect(outcome.error.contains("[inspect-page]"))
    #expect(try Galley.run("inspect", "robots.txt", in: try site()).error.contains("not made from a template"))
    #expect(try Galley.run("inspect", "robot.txt", in: try site()).error.contains("hint: name a page by its path"))
  }

  @Test func initMakesASiteThatBuildsAndIsNeverOverwritten() throws {
    let folder = TemporaryFolder()
    #expect(try Galley.run("init", "book", in: folder).status == 0)
    let built = try Galley.run("build", "--strict", "--root", "book", in: folder)
    #expect(built.status == 0, "\(built.error)")
    #expect(folder.exists("book/output/index.html"))
    let form = try Galley.run("fmt", "--check", "--root", "book", in: folder)
    #expect(form.status == 0, "\(form.output)")
    try folder.write("book/galley.yaml", "title: Mine\n")
    let again = try Galley.run("init", "book", in: folder)
    #expect(again.status != 0 && !again.error.isEmpty)
    #expect(try folder.text("book/galley.yaml") == "title: Mine\n")
  }
}

extension JSONValue {
  /// A value some keys down, `runs.0.results`.
  fileprivate func at(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(Optional(self)) { value, key in
      switch value?.content {
      case .object(let members): members.first { $0.key == key }?.value
      case .array(let elements): Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      default: nil
      }
    }
  }

  fileprivate func text(_ path: String) -> String? {
    switch at(path)?.content {
    case .string(let text): text
    case .number(let number): number.literal
    default: nil
    }
  }

  /// A text of each element.
  fileprivate func texts(_ key: String) -> [String?] {
    guard case .array(let elements) = content else { return [] }
    return elements.map { $0.text(key) }
  }
}
