import CookbookReading
import JSONReading
import SourceText
import Testing

/// What RecipeMD 2.4.0 asks of a reader, one recipe for each rule beside what it must be read as.
@Suite struct FormatRulesTests {
  struct Rule: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// The exchange form without the members that are empty.
    let json: String

    init(_ rule: String, _ text: String, _ json: String) {
      testDescription = rule
      self.text = text
      self.json = json
    }
  }

  @Test(arguments: [
    Rule("a title and a divider are enough", "# Toast\n\n---\n", #"{"title":"Toast"}"#),
    Rule("a title keeps its mark-up", "# *Very* dry `toast`\n\n---\n", #"{"title":"*Very* dry `toast`"}"#),
    Rule(
      "a description is what stands before tags, yields and divider",
      "# Toast\n\nDry.\n\n- crisp\n\n> Good.\n\n---\n", #"{"title":"Toast","description":"Dry.\n\n- crisp\n\n> Good."}"#
    ),
    Rule(
      "tags are one paragraph in emphasis, separated by commas", "# Toast\n\n*quick, for one, 5 min*\n\n---\n",
      #"{"title":"Toast","tags":["quick","for one","5 min"]}"#),
    Rule(
      "emphasis with words beside it is description", "# Toast\n\n*quick* it is\n\n---\n",
      #"{"title":"Toast","description":"*quick* it is"}"#),
    Rule(
      "yields are one paragraph in strong emphasis",
      "# Toast\n\n**2 slices, 1,5 plates, 1/2 loaf, ¾ tray, 7**\n\n---\n",
      """
      {"title":"Toast","yields":[{"factor":"2","unit":"slices"},{"factor":"1.5","unit":"plates"},\
      {"factor":"0.5","unit":"loaf"},{"factor":"0.75","unit":"tray"},{"factor":"7"}]}
      """),
    Rule(
      "yields may stand before tags", "# Toast\n\n**2 slices**\n\n*quick*\n\n---\n",
      #"{"title":"Toast","tags":["quick"],"yields":[{"factor":"2","unit":"slices"}]}"#),
    Rule(
      "ingredients are items with an amount in emphasis", "# Toast\n\n---\n\n- *2 slices* bread\n- salt\n- *1* egg\n",
      """
      {"title":"Toast","ingredients":[{"name":"bread","amount":{"factor":"2","unit":"slices"}},\
      {"name":"salt"},{"name":"egg","amount":{"factor":"1"}}]}
      """),
    Rule(
      "lists may be numbered, and names hold mark-up",
      "# Toast\n\n---\n\n1. *1 1/2 tsp* **good** butter\n2. *½ l* *milk*\n",
      """
      {"title":"Toast","ingredients":[{"name":"**good** butter","amount":{"factor":"1.5","unit":"tsp"}},\
      {"name":"*milk*","amount":{"factor":"0.5","unit":"l"}}]}
      """),
    Rule(
      "an ingredient may go on over lines and paragraphs",
      "# Toast\n\n---\n\n- *2 slices* bread\n  from yesterday\n\n  or older\n",
      """
      {"title":"Toast","ingredients":[{"name":"bread\\nfrom yesterday\\n\\n  or older",\
      "amount":{"factor":"2","unit":"slices"}}]}
      """),
    Rule(
      "a link around the whole ingredient leads to its recipe",
      "# Toast\n\n---\n\n- *1* [loaf](bread.md)\n- [butter](b.md) or oil\n- [jam][j]\n\n---\n\n[j]: jam.md\n",
      """
      {"title":"Toast","ingredients":[{"name":"loaf","amount":{"factor":"1"},"link":"bread.md"},\
      {"name":"[butter](b.md) or oil"},{"name":"[jam][j]"}],\
      "instructions":"[j]: jam.md"}
      """),
    Rule(
      "headings group ingredients, deeper ones inside others",
      "# Toast\n\n---\n\n- bread\n\n## Top\n\n- ham\n\n### Sauce\n\n- oil\n\n## Side\n\n- salad\n",
      """
      {"title":"Toast","ingredients":[{"name":"bread"}],"ingredient_groups":[\
      {"title":"Top","ingredients":[{"name":"ham"}],"ingredient_groups":[\
      {"title":"Sauce","ingredients":[{"name":"oil"}]}]},\
      {"title":"Side","ingredients":[{"name":"salad"}]}]}
      """),
    Rule(
      "lists below one heading are one group", "# Toast\n\n---\n\n## Top\n\n- ham\n\n* oil\n\n1. salt\n",
      """
      {"title":"Toast","ingredient_groups":[{"title":"Top","ingredients":[{"name":"ham"},\
      {"name":"oil"},{"name":"salt"}]}]}
      """),
    Rule(
      "instructions are all that follows the second divider, as it stands",
      "# Toast\n\n---\n\n---\n\nHeat it.\n\n## Then\n\n* butter\n\n---\n\nEat.\n",
      #"{"title":"Toast","instructions":"Heat it.\n\n## Then\n\n* butter\n\n---\n\nEat."}"#),
    Rule(
      "link definitions may stand in description and instructions",
      "# Toast\n\nSee [a] and [b].\n\n[a]: a.md\n\n---\n\n---\n\n[b]: b.md\n\nSee [a].\n",
      #"{"title":"Toast","description":"See [a] and [b].\n\n[a]: a.md","instructions":"[b]: b.md\n\nSee [a]."}"#),
    Rule(
      "headings may be underlined, dividers of any kind", "Toast\n=====\n\n* * *\n\n- bread\n\n___\n\nHeat.\n",
      #"{"title":"Toast","ingredients":[{"name":"bread"}],"instructions":"Heat."}"#),
  ])
  func reads(_ rule: Rule) throws {
    let document = try #require(readRecipe(rule.text).value)
    let found = try #require(json(RecipeJSONWriter.recipeMD(document.recipe)))
    let expected = try #require(JSONReader.read(SourceFile(path: "rule.json", text: rule.json)).value)
    #expect(compact(found) == compact(expected))
  }

  @Test(
    "refuses what is no recipe",
    arguments: [
      "", "Toast\n\n---\n", "# Toast\n", "# Toast\n\nDry.\n---\n\nHeat.\n", "# Toast\n\n- bread\n",
      "# Toast\n\n---\n\n- *1/0 l* water\n",
    ])
  func refuses(text: String) {
    let read = readRecipe(text)
    #expect(read.value == nil)
    #expect(read.diagnostics.contains { $0.severity == .error && $0.position != nil })
  }

  @Test(
    "what only the letter of the format forbids is read with a warning",
    arguments: [
      "## Toast\n\n---\n", "# Toast\n\nDry.\n---\n\n- bread\n", "# Toast\n\n*a*\n\n*b*\n\n---\n",
      "# Toast\n\n**1**\n\n**2**\n\n---\n", "# Toast\n\n*a*\n\nText\n\n---\n", "# Toast\n\n---\n\n-   \n",
      "# Toast\n\n---\n\n- *2*\n", "# Toast\n\n- *2* eggs\n",
    ])
  func warns(text: String) {
    let read = readRecipe(text)
    #expect(read.value != nil)
    #expect(read.diagnostics.map(\.severity) == [.warning])
  }

  /// Compact text without members that hold nothing; a rule names those that matter.
  private func compact(_ value: JSONValue) -> String {
    switch value.content {
    case .array(let elements): return "[" + elements.map(compact).joined(separator: ",") + "]"
    case .object(let members):
      let shown = members.filter { $0.value.content != .null && $0.value.content != .array([]) }
      return "{" + shown.sorted { $0.key < $1.key }.map { "\($0.key):\(compact($0.value))" }.joined(separator: ",")
        + "}"
    default: return normalized(value)
    }
  }
}
