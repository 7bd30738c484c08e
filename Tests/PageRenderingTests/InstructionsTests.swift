import Cookbook
import JSONReading
import Quantities
import RecipeMarkdown
import SitePlanning
import SourceText
import Testing

@testable import PageBuilding
@testable import PageRendering

@Suite struct InstructionsTests {
  /// A method in one line: `Title{intro}[step|step]{outro}`, sections separated by spaces.
  private func outline(_ instructions: String?) -> String {
    let method = Instructions(Recipe(title: "", instructions: instructions)) {
      MarkdownHTMLRenderer { destination, _ in .local(destination) }
    }
    func plain(_ html: [UInt8]) -> String {
      String(decoding: html, as: UTF8.self).replacing("\n", with: "")
    }
    return method.sections.map { section in
      let title = section.title.map(\.plainText) ?? ""
      let intro = section.intro.isEmpty ? "" : "{\(plain(section.intro))}"
      let outro = section.outro.isEmpty ? "" : "{\(plain(section.outro))}"
      return "\(title)\(intro)[\(section.steps.map { plain($0.html) }.joined(separator: "|"))]\(outro)"
    }.joined(separator: " ")
  }

  @Test(
    "the items of ordered lists are the steps",
    arguments: [
      (
        "1. Chop.\n2. Fry.",
        "[Chop.|Fry.]".replacing("Chop.", with: "<p>Chop.</p>").replacing("Fry.", with: "<p>Fry.</p>")
      ),
      ("1. Chop.\n\n   Well.\n\n2. Fry.", "[<p>Chop.</p><p>Well.</p>|<p>Fry.</p>]"),
      ("Heat.\n\n1. Chop.", "{<p>Heat.</p>}[<p>Chop.</p>]"),
      ("1. Chop.\n\nServe.", "[<p>Chop.</p>]{<p>Serve.</p>}"),
      ("1. Chop.\n\nRest.\n\n2) Fry.", "[<p>Chop.</p><p>Rest.</p>|<p>Fry.</p>]"),
      ("- salt\n\n1. Chop.", "{<ul><li>salt</li></ul>}[<p>Chop.</p>]"),
      ("1. Chop\n   - fine\n   - even", "[<p>Chop</p><ul><li>fine</li><li>even</li></ul>]"),
    ])
  func orderedLists(instructions: String, expected: String) {
    #expect(outline(instructions) == expected)
  }

  @Test(
    "without one, every paragraph is a step",
    arguments: [
      ("Chop.\n\nFry.", "[<p>Chop.</p>|<p>Fry.</p>]"), ("Chop\nwell.", "[<p>Chopwell.</p>]"),
      ("Chop.\n\n- fine\n- even\n\nFry.", "[<p>Chop.</p><ul><li>fine</li><li>even</li></ul>|<p>Fry.</p>]"),
      ("> Warm.\n\nChop.", "{<blockquote><p>Warm.</p></blockquote>}[<p>Chop.</p>]"),
      ("Chop.\n\n> Warm.", "[<p>Chop.</p>]{<blockquote><p>Warm.</p></blockquote>}"),
    ])
  func paragraphs(instructions: String, expected: String) {
    #expect(outline(instructions) == expected)
  }

  @Test(
    "what says something to a typesetter alone is no step, and is not shown",
    arguments: [
      ("Chop.\n\n\\label{soup}", "[<p>Chop.</p>]"), ("Chop.\n\n\\newpage\n\nFry.", "[<p>Chop.</p>|<p>Fry.</p>]"),
      ("1. Chop.\n\n\\label{soup_of_peas}", "[<p>Chop.</p>]"),
      ("- Chop.\n- Fry.\n\n\\label{soup}", "[<p>Chop.</p>|<p>Fry.</p>]"),
      ("Chop.\n\n## Notes\n\nCold.\n\n\\label{soup}", "[<p>Chop.</p>] Notes{<p>Cold.</p>}[]"),
      ("\\textbf{Chop.}", "[<p>\\textbf{Chop.}</p>]"),
    ])
  func typesettingCommands(instructions: String, expected: String) {
    #expect(outline(instructions) == expected)
  }

  @Test(
    "without paragraphs either, the items of bullet lists are",
    arguments: [
      ("- Chop.\n- Fry.", "[<p>Chop.</p>|<p>Fry.</p>]"), ("## Tips\n\n- Chop.", "Tips{<ul><li>Chop.</li></ul>}[]"),
    ])
  func bulletLists(instructions: String, expected: String) {
    #expect(outline(instructions) == expected)
  }

  @Test(
    "headings open sections, dividers close them",
    arguments: [
      ("## Dough\n\n1. Knead.\n\n## Sauce\n\n1. Boil.", "Dough[<p>Knead.</p>] Sauce[<p>Boil.</p>]"),
      ("1. Knead.\n\n---\n\n1. Boil.", "[<p>Knead.</p>] [<p>Boil.</p>]"),
      (
        "Warm.\n\n## Dough\n\nFirst.\n\n1. Knead.\n\nLast.",
        "{<p>Warm.</p>}[] Dough{<p>First.</p>}[<p>Knead.</p>]{<p>Last.</p>}"
      ),
      ("## Empty\n\n## Dough\n\nKnead.", "Empty[] Dough[<p>Knead.</p>]"), ("---\n\n---", ""), ("", ""),
    ])
  func sections(instructions: String, expected: String) {
    #expect(outline(instructions) == expected)
  }

  @Test(
    "paragraphs below headings of remarks are no steps",
    arguments: [
      "Notes", "Note", "Variations", "Tips & tricks", "Storage", "Tipp", "Hinweise", "Varianten", "Aufbewahrung",
      "Astuce", "Conservation", "Consejos",
    ])
  func remarks(title: String) {
    #expect(outline("Chop.\n\n## \(title)\n\nKeeps.") == "[<p>Chop.</p>] \(title){<p>Keeps.</p>}[]")
  }

  @Test func ordinaryHeadingsAreNoRemarks() {
    #expect(outline("## Notebook\n\nChop.") == "Notebook[<p>Chop.</p>]")
  }

  @Test func aRecipeWithoutInstructionsHasNoMethod() {
    #expect(outline(nil) == "")
    #expect(Instructions(Recipe(title: "")) { MarkdownHTMLRenderer { _, _ in .refused } }.stepCount == 0)
  }

  @Test func whatStandsAroundStepsIsKeptForFormsWithoutMarkdown() {
    let recipe = Recipe(
      title: "",
      instructions: "First the *dough*.\n\n1. Knead.\n\nIt keeps.\n\n## Notes\n\n- Freeze some.\n- Or all.\n\nEnjoy.")
    #expect(
      RecipeSteps.remarks(of: recipe) == [
        InstructionRemark("First the dough."), InstructionRemark("It keeps."),
        InstructionRemark(title: "Notes", "Freeze some.\nOr all."), InstructionRemark("Enjoy."),
      ])
    #expect(RecipeSteps.remarks(of: Recipe(title: "", instructions: "Chop.\n\nFry.")).isEmpty)
  }

  @Test(
    "text that belongs to a step is said by the step, and is no remark",
    arguments: [
      (
        "Make the dough:\n\n- Mix the flour.\n- Add *300 ml* milk.\n\nBake.\n\n- hot",
        ["Make the dough: Mix the flour. Add 300 ml milk.", "Bake."], ["hot"]
      ),
      ("Make the dough:\n\n- Mix the flour.", ["Make the dough: Mix the flour."], []),
      ("1. Mix.\n\nStir in\nthe milk.\n\n2) Bake.\n\nEnjoy.", ["Mix. Stir in the milk.", "Bake."], ["Enjoy."]),
      (
        "1. Mix.\n2. Serve with:\n\n- rice\n\n## Notes\n\nKeep:\n\n- cold", ["Mix.", "Serve with: rice"],
        ["Keep:", "cold"]
      ),
    ])
  func textOfSteps(instructions: String, steps: [String], remarks: [String]) {
    let recipe = Recipe(title: "", instructions: instructions)
    #expect(RecipeSteps.sections(of: recipe).flatMap(\.steps).map(\.text) == steps)
    #expect(RecipeSteps.remarks(of: recipe).map(\.text) == remarks)
  }

  @Test func stepsAreNumberedThroughAllSections() {
    let recipe = Recipe(title: "", instructions: "1. *Chop*\n   well.\n\n## Then\n\n1. Fry.")
    let method = Instructions(recipe) { MarkdownHTMLRenderer { _, _ in .refused } }
    let sections = method.instructionSections(pageURL: "https://a.example/p.html")
    #expect(sections.map(\.title) == [nil, "Then"])
    #expect(sections.flatMap(\.steps).map(\.text) == ["Chop well.", "Fry."])
    #expect(
      sections.flatMap(\.steps).map(\.url) == ["https://a.example/p.html#step-1", "https://a.example/p.html#step-2"])
    #expect(method.stepCount == 2)
  }
}

@Suite struct StepMarksTests {
  private func html(_ step: String, _ ingredients: [Ingredient], language: String = "en") -> String {
    let recipe = Recipe(title: "Cake", ingredients: ingredients, instructions: step)
    let method = Instructions(recipe) {
      var renderer = MarkdownHTMLRenderer { destination, _ in .local(destination) }
      renderer.marker = StepMarks(recipe, language: language).marks
      return renderer
    }
    return String(decoding: method.sections.flatMap { $0.steps.flatMap(\.html) }, as: UTF8.self)
  }

  private let flour = [
    Ingredient(amount: Amount(.one), name: "egg"), Ingredient(amount: Amount(Rational(250), unit: "g"), name: "flour"),
  ]

  @Test(
    "amounts, times and temperatures stand out in steps",
    arguments: [
      (
        "1. Mix 250 g flour.",
        "Mix <b class=\"amount\" data-ingredient=\"2\" data-value=\"250\" data-quantity=\"1\">250 g</b> flour."
      ),
      ("1. Bake 20–25 minutes.", "Bake <time datetime=\"PT20M\" data-to=\"PT25M\">20–25 minutes</time>."),
      ("1. Wait 90 seconds & stir.", "Wait <time datetime=\"PT1M30S\">90 seconds</time> &amp; stir."),
      (
        "1. At 180 °C, *1 egg* &\n`5 min`.",
        """
        At <span class="temperature" data-scale="celsius" data-value="180" data-quantity="2">180 °C</span>, <em><b \
        class="amount" data-ingredient="1" data-value="1" data-quantity="1">1</b> egg</em> &amp;
        <code>5 min</code>.
        """
      ),
      ("1. Rest for *20* minutes.", "Rest for <time datetime=\"PT20M\"><em>20</em> minutes</time>."),
      ("1. Rest for `20` minutes.", "Rest for <code>20</code> minutes."),
      // Of nobody knows what: it is converted, and not scaled.
      ("1. Add 2 cups water.", "Add <span data-quantity=\"1\">2 cups</span> water."),
      ("1. Use a 20 cm tin.", "Use <span data-quantity=\"2\">a</span> <span data-quantity=\"1\">20 cm</span> tin."),
    ])
  func marksSteps(step: String, expected: String) {
    #expect(html(step, flour) == "<p>\(expected)</p>\n" || html(step, flour) == expected)
  }
}
