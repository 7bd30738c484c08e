import Compression
import SourceText
import Testing

@testable import RecipeImport

/// Notes of Evernote and Google Keep, some of which are recipes.
@Suite struct NoteTests {
  private func drafts(_ text: String, path: String = "file") throws -> [RecipeDraft] {
    try ImportReader.read(SourceFile(path: path, text: text)).recipes
  }

  // MARK: Evernote

  private static func note(_ title: String, _ body: String, _ more: String = "") -> String {
    """
    <note><title>\(title)</title><created>20200404T101500Z</created><updated>20200404T101500Z</updated>
    <content><![CDATA[<?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>\(body)</en-note>]]></content>\(more)</note>
    """
  }

  @Test func namesTheAddressesOfLinks() throws {
    let body =
      "<div>2 eggs</div><div>100 g sugar</div><div>Beat the eggs in <a href=\"https://a.example/b\">this bowl</a>.</div>"
    let draft = try #require(drafts(Self.export(Self.note("Egg recipe", "<h2>Ingredients</h2>" + body))).first)
    #expect(draft.losses.contains(ImportLoss(.dropped, "link", "https://a.example/b")))
  }

  private static func export(_ notes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
    <en-export export-date="20230101T120000Z" application="Evernote" version="10.50.9">\(notes.joined())</en-export>
    """
  }

  /// Of the bytes `first` and `second`, whose sums the text names in the other order.
  private static let bread = note(
    "Banana Bread",
    """
    <div>Serves 8</div><div><br/></div><div><b>Ingredients</b></div><ul><li><div>3 ripe bananas</div></li><li>200&nbsp;g flour</li></ul>
    <div><span style="font-weight: bold;">Topping</span></div><div><en-todo checked="false"/>50 g walnuts</div>
    <en-media hash="a9f0e61a137d86aa9db53465e0801612" type="image/png"/><en-media hash="8b04d5e3775d298e78455efc5ca404d5" type="image/png"/>
    <h2>Method</h2><ol><li>Mash the bananas.</li><li>Mix in the rest.</li><li>Bake at 180 °C for 50 minutes.</li></ol>
    """,
    """
    <tag>baking</tag><tag>quick</tag><note-attributes><author>Ann</author><source-url>https://a.example/bread</source-url></note-attributes>
    <resource><data encoding="base64">
    Zmly
    c3Q=</data><mime>image/png</mime><resource-attributes><file-name>a.png</file-name></resource-attributes></resource>
    <resource><data encoding="base64">c2Vjb25k</data><mime>image/png</mime></resource>
    <resource><data encoding="base64">JVBERg==</data><mime>application/pdf</mime><resource-attributes><file-name>scan.pdf</file-name></resource-attributes></resource>
    """)

  @Test func readsARecipeOfEvernote() throws {
    let draft = try #require(drafts(Self.export(Self.bread)).first)
    #expect(draft.title == "Banana Bread")
    #expect(draft.yieldText.map { $0.contains("8") } == true)
    #expect(
      draft.groups == [
        .init(lines: ["3 ripe bananas", "200 g flour"]), .init(title: "Topping", lines: ["50 g walnuts"]),
      ])
    #expect(draft.instructionLines == ["Mash the bananas.", "Mix in the rest.", "Bake at 180 °C for 50 minutes."])
    #expect(draft.keywords == ["baking", "quick"])
    #expect(draft.source == "https://a.example/bread")
  }

  @Test func takesTheFirstPictureThatIsAttached() throws {
    let draft = try #require(drafts(Self.export(Self.bread)).first)
    #expect(draft.picture == Array("first".utf8))
    #expect(draft.losses.filter { $0.field == "attachments" }.map(\.message) == ["image/png, scan.pdf"])
  }

  @Test func namesTheNotesThatAreNoRecipes() throws {
    let text = Self.export(
      Self.note(
        "Guacamole",
        "<div>2 avocados</div><div>1 lime</div><div>salt</div><div><br/></div><div>Mash the avocados.</div>"),
      Self.note("Shopping", "<div><en-todo/>2 l milk</div><div><en-todo/>6 eggs</div>"),
      Self.note("Meeting", "<div>We talked about the budget of next year.</div><div>Ann writes to Bob.</div>"),
      Self.note("Empty", ""))
    let drafts = try drafts(text)
    #expect(drafts.map(\.title) == ["Guacamole"])
    #expect(drafts.first?.ingredientLines == ["2 avocados", "1 lime", "salt"])
    #expect(
      drafts.first?.losses.filter { $0.field == "note" }.map(\.message) == [
        "“Shopping” is no recipe", "“Meeting” is no recipe", "“Empty” is no recipe",
      ])
    #expect(throws: ImportFailure.nothing(in: "Evernote file")) {
      try self.drafts(Self.export(Self.note("Shopping", "<div>2 l milk</div><div>6 eggs</div>")))
    }
  }

  @Test func readsTheRowsOfTablesAsLines() throws {
    let body = """
      <div>Ingredients</div><table><tbody>
      <tr><td><div>500 g</div></td><td><div>beef</div></td></tr>
      <tr><td>2<br/></td><td><p>onions</p></td><td><div/></td></tr>
      <tr><td><div><b>Sauce</b></div></td><td><div><br/></div></td></tr>
      <tr><td><div>1 l</div></td><td><div>stock</div><div>50 g butter</div></td></tr></tbody></table>
      <div>Method</div><ol><li><div>Fry the beef.</div></li><li>Add the stock.</li></ol>
      """
    let draft = try #require(drafts(Self.export(Self.note("Stew", body))).first)
    #expect(
      draft.groups == [
        .init(lines: ["500 g beef", "2 onions"]), .init(title: "Sauce", lines: ["1 l stock", "50 g butter"]),
      ])
    #expect(draft.instructionLines == ["Fry the beef.", "Add the stock."])
  }

  @Test func readsTheLinesOfATableAroundTheWholeNote() throws {
    let body = """
      <table><tr><td><div>Ingredients</div><div>2 carrots</div><div>1 l stock<br/>2 eggs</div><ul><li><div>1 leek</div></li></ul>
      <div><br/></div><div>Method</div><p>Cook the carrots.</p><p>Blend.</p></td></tr></table>
      """
    let draft = try #require(drafts(Self.export(Self.note("Soup", body))).first)
    #expect(draft.ingredientLines == ["2 carrots", "1 l stock", "2 eggs", "1 leek"])
    #expect(draft.instructionLines == ["Cook the carrots.", "Blend."])
  }

  @Test func leavesOutWhatIsStruckOut() throws {
    let body = """
      <div>Ingredients</div><div><strike>3</strike> 4 carrots</div><div><span style="text-decoration: line-through;">1 egg</span></div>
      <div>1<sup>1</sup>/<sub>2</sub> l stock</div><div>Method</div><div>Cook the carrots <del>&amp; the egg</del> for 20 minutes.</div>
      """
    let draft = try #require(drafts(Self.export(Self.note("Soup", body))).first)
    #expect(draft.ingredientLines == ["4 carrots", "1 1/2 l stock"])
    #expect(draft.instructionLines == ["Cook the carrots for 20 minutes."])
    #expect(draft.losses.filter { $0.field == "struck text" }.map(\.message) == ["3, 1 egg, & the egg"])
  }

  @Test func readsClippedPages() throws {
    let body = """
      <div><h1>Soup of the day</h1><h2>Ingredients</h2><ul><li>1 onion</li><li>200 g peas</li></ul><h2>Method</h2>
      <ol><li>Fry the onion in a little oil.</li><li>Boil the peas until they are done.</li></ol><h2>Comments</h2><p>Lovely!</p></div>
      """
    let more =
      "<note-attributes><source>web.clip7</source><source-url>https://a.example/soup</source-url></note-attributes>"
    let draft = try #require(drafts(Self.export(Self.note("Soup | A", body, more))).first)
    #expect(draft.ingredientLines == ["1 onion", "200 g peas"])
    #expect(draft.instructionLines == ["Fry the onion in a little oil.", "Boil the peas until they are done."])
    #expect(draft.source == "https://a.example/soup")
  }

  // MARK: Google Keep

  private static let soup = #"""
    {"color":"DEFAULT","isTrashed":false,"isPinned":true,"isArchived":false,"attachments":[{"filePath":"1a.jpeg","mimetype":"image/jpeg"}],
     "textContent":"Serves 4\n\nIngredients\n500g potatoes\n2 leeks\n\nMethod\nFry the leeks.\nBoil the potatoes for 20 min.",
     "textContentHtml":"<p>Serves 4</p>","annotations":[{"description":"","source":"WEBLINK","title":"A","url":"https://a.example/soup"}],
     "title":"Leek soup","userEditedTimestampUsec":1600000000000000,"createdTimestampUsec":1600000000000000,"labels":[{"name":"Winter"}]}
    """#

  private static func list(_ title: String, _ items: [String], trashed: Bool = false) -> String {
    let items = items.map { #"{"textHtml":"","text":"\#($0)","isChecked":false}"# }.joined(separator: ",")
    return
      #"{"isTrashed":\#(trashed),"isArchived":true,"listContent":[\#(items)],"title":"\#(title)","userEditedTimestampUsec":1}"#
  }

  @Test func readsANoteOfKeep() throws {
    let draft = try #require(drafts(Self.soup).first)
    #expect(draft.title == "Leek soup")
    #expect(draft.ingredientLines == ["500g potatoes", "2 leeks"])
    #expect(draft.instructionLines == ["Fry the leeks.", "Boil the potatoes for 20 min."])
    #expect(draft.keywords == ["Winter"])
    #expect(draft.source == "https://a.example/soup")
    #expect(draft.image == "1a.jpeg")
    #expect(draft.losses.map(\.field) == ["text"])
  }

  @Test func readsAListOfKeepThatIsARecipe() throws {
    let text = Self.list(
      "Pancakes", ["Ingredients", "2 eggs", "300 ml milk", "Method", "Whisk the eggs and milk.", "Fry in butter."])
    let draft = try #require(drafts(text).first)
    #expect(draft.ingredientLines == ["2 eggs", "300 ml milk"])
    #expect(draft.instructionLines == ["Whisk the eggs and milk.", "Fry in butter."])
    #expect(draft.isArchived)
  }

  @Test func leavesListsThatAreNoRecipes() throws {
    for text in [
      Self.list("Shopping", ["500g potatoes", "2 leeks"]),
      Self.list("To do", ["Call Bob", "Write to Ann about the trip"]),
      Self.soup.replacing("\"isTrashed\":false", with: "\"isTrashed\":true"),
    ] {
      #expect(throws: ImportFailure.nothing(in: "JSON file")) { try drafts(text) }
    }
  }

  @Test func readsAFolderOfKeepOnce() throws {
    var archive = ZipWriter()
    try archive.add(
      "Takeout/Keep/Leek soup.html", Array("<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>1 leek<li>2 eggs</ul>".utf8))
    try archive.add("Takeout/Keep/Leek soup.json", Array(Self.soup.utf8))
    try archive.add("Takeout/Keep/Shopping.json", Array(Self.list("Shopping", ["2 leeks", "1 l milk"]).utf8))
    try archive.add("Takeout/Keep/1a.jpg", Array("picture".utf8))
    let drafts = try ImportReader.read(SourceFile(path: "takeout.zip", bytes: archive.finish())).recipes
    #expect(drafts.map(\.title) == ["Leek soup"])
    #expect(drafts.map(\.picture) == [Array("picture".utf8)])
  }
}
