internal import Cookbook
internal import SourceText
internal import WebPages

/// Recipes among the notes that Evernote exports (`.enex`), each with its picture; notes that are none are told of.
///
/// Source: the DTD of its exports and of ENML, in which a note's text is XML within XML.
enum EvernoteNotes {
  static func recipes(_ bytes: [UInt8]) throws(WebPageError) -> [RecipeDraft] {
    var recipes: [RecipeDraft] = []
    var others: [ImportLoss] = []
    for node in XMLTree.elements("note", in: try XMLTree.read(bytes)) {
      let title = node.line(of: "title")
      // A note that cannot be read takes nothing from its neighbours.
      do throws(WebPageError) {
        if let recipe = try recipe(node, title) {
          recipes.append(recipe)
        } else {
          others.append(ImportLoss(.dropped, "note", "“\(title ?? "untitled")” is no recipe"))
        }
      } catch {
        others.append(ImportLoss(.dropped, "note", "“\(title ?? "untitled")” is damaged"))
      }
    }
    if let last = recipes.indices.last { recipes[last].losses += others }
    return recipes
  }

  private static func recipe(_ node: HTMLNode, _ title: String?) throws(WebPageError) -> RecipeDraft? {
    guard let content = node.part("content")?.rawText, !content.isEmpty else { return nil }
    let about = node.part("note-attributes")
    let tags = node.lines(of: "tag")
    let tree = try XMLTree.read(Array(content.utf8))
    var text = ENMLText(title: title)
    text.read(tree)
    let clipped = about?.line(of: "source")?.hasPrefix("web.clip") == true ? try clip(content, title, tags) : nil
    let note = NotebookEntry(title: title, text: text.finished(), tags: tags)
    guard var draft = clipped ?? note.recipe() else { return nil }
    // Where the note is from counts before an address in it.
    let found = draft.source
    draft.source = about?.line(of: "source-url")
    draft.takeSource(found)
    if clipped == nil {
      draft.losses += text.addresses.filter { $0 != draft.source }.map { ImportLoss(.dropped, "link", $0) }
    }
    if clipped == nil, !text.struck.isEmpty {
      draft.losses.append(ImportLoss(.dropped, "struck text", text.struck.joined(separator: ", ")))
    }
    take(node.parts("resource"), into: &draft)
    draft.date = draft.date ?? node.line(of: "created").flatMap(date)
    return draft
  }

  /// The day of `20200314T182205Z`.
  private static func date(_ text: String) -> CalendarDate? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard digits.count == 8 else { return nil }
    return CalendarDate("\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))")
  }

  /// A page that was clipped whole, where both ingredients and steps are found in it as in a page.
  private static func clip(_ content: String, _ title: String?, _ tags: [String]) throws(WebPageError) -> RecipeDraft? {
    guard var draft = PageRecipes.read(try WebPage(bytes: Array(content.utf8))).first,
      !draft.ingredientLines.isEmpty, !draft.instructionLines.isEmpty
    else { return nil }
    draft.title = title ?? draft.title
    draft.keywords += tags
    return draft
  }

  /// The first picture that is attached; all else that is attached is among the losses.
  private static func take(_ resources: [HTMLNode], into draft: inout RecipeDraft) {
    let files = resources.map { resource in
      (
        name: resource.part("resource-attributes")?.line(of: "file-name") ?? resource.line(of: "mime") ?? "file",
        isPicture: resource.line(of: "mime")?.hasPrefix("image/") ?? false, data: resource.part("data")?.rawText
      )
    }
    let first = files.firstIndex { $0.isPicture }
    if let first { draft.takePicture(files[first].data) }
    let others = files.indices.filter { $0 != first }.map { files[$0].name }
    if !others.isEmpty {
      draft.losses.append(ImportLoss(.dropped, "attachments", others.joined(separator: ", ")))
    }
  }
}
