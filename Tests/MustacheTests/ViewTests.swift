import Mustache
import SourceText
import Testing

private struct TagView: View {
  let name: String

  static let schema = Schema<Self>("Tag") {
    Field("name", \.name, "As the author writes it.")
  }
}

private struct DishView: View {
  let title: HTML
  let serves: Int
  let isQuick: Bool
  let note: String?
  let tags: [TagView]
  let author: PreparedView<TagView>?

  static let schema = Schema<Self>("Dish") {
    Field("title", \.title, "Inline mark-up.")
    Field("serves", \.serves, "People.")
    Field("isQuick", \.isQuick, "Whether it takes half an hour.")
    Field("note", \.note, "What the author adds.")
    Field("tags", \.tags, "In the author's order.")
    Field("author", \.author, "Who wrote it.")
  }
}

private struct DishPageView: View {
  let dish: DishView
  let words: Record

  static let schema = Schema<Self>("DishPage", extending: \.dish) {
    Field("words", \.words, "Strings of the interface.")
  }
}

struct ViewTests {
  private let soup = DishView(
    title: HTML(trusted: "<em>Soup</em>"), serves: 4, isQuick: false, note: nil, tags: [TagView(name: "hot & sour")],
    author: PreparedView(TagView(name: "Ada")))

  private func text(_ template: String, _ view: some View) throws -> String {
    let set = TemplateSet.compile([TemplateSource(name: "page", text: template)])
    #expect(set.diagnostics.isEmpty && set.value.check("page", against: type(of: view).schema.type).isEmpty)
    return try set.value.text("page", view.templateValue)
  }

  @Test func showsItsPropertiesUnderTheNamesOfTheSchema() throws {
    let template = "{{{title}}} {{serves}} {{isQuick}} [{{note}}] {{#tags}}{{name}}{{/tags}} {{author.name}}"
    #expect(try text(template, soup) == "<em>Soup</em> 4 false [] hot &amp; sour Ada")
  }

  @Test func sectionsSkipWhatIsNil() throws {
    #expect(try text("{{#note}}yes{{/note}}{{^note}}no{{/note}}", soup) == "no")
  }

  @Test("behind every list stands whether anything is in it", arguments: [([], ""), (["hot"], "tags: hot")])
  func bringsPresenceOfLists(tags: [String], expected: String) throws {
    let dish = DishView(
      title: HTML(escaping: "Soup"), serves: 4, isQuick: false, note: nil, tags: tags.map(TagView.init), author: nil)
    #expect(try text("{{#hasTags}}tags: {{#tags}}{{name}}{{/tags}}{{/hasTags}}", dish) == expected)
  }

  @Test func declaresWhatItsPropertiesAre() {
    let rows = DishView.schema.type.fields.map { "\($0.name): \($0.type)" }
    #expect(
      rows == [
        "title: HTML", "serves: whole number", "isQuick: yes or no", "note: text, may be missing", "tags: list of Tag",
        "hasTags: yes or no", "author: Tag, may be missing",
      ])
  }

  @Test func anExtendingViewHasTheFieldsOfItsBaseFirst() throws {
    let words = Record("Words", [(RecordType.Field("print", .text), .text("Print"))])
    let page = DishPageView(dish: soup, words: words)
    #expect(DishPageView.schema.type.fields.map(\.name).suffix(3) == ["hasTags", "author", "words"])
    #expect(DishPageView.schema.fields.map(\.name) == ["words"])
    #expect(try text("{{serves}} {{#hasTags}}{{words.print}}{{/hasTags}}", page) == "4 Print")
  }

  @Test func whatAThemeKnowsTakesThePlaceOfAnything() {
    let words = RecordType("Words", [RecordType.Field("print", .text)])
    let type = DishPageView.schema.type.declaring("words", as: .record(words))
    let set = TemplateSet.compile([TemplateSource(name: "page", text: "{{words.prnt}}")]).value
    #expect(set.check("page", against: DishPageView.schema.type).isEmpty)
    #expect(set.check("page", against: type).map(\.hint) == ["did you mean \"print\"?"])
  }
}
