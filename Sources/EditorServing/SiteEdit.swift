internal import Cookbook
internal import CookbookReading
internal import HTTPServing
internal import JSONReading
internal import RecipeEditing
internal import RecipeKeeping
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// What one request does to a site.
struct SiteEdit {
  let site: EditedSite
  var files: EditorFiles { EditorFiles(workspace: site.workspace) }
  private var keeper: RecipeKeeper { RecipeKeeper(site.workspace) }
  var content: SourceFolder { site.workspace.content }
  private var language: String { site.workspace.configuration.language }

  // MARK: Looking

  /// All recipes, those that cannot be read too, and the tags that are there to choose from.
  func list(_ json: inout JSONWriter) {
    json.key("recipes")
    json.beginArray()
    var known: Set<String> = []
    for recipe in site.site.recipes {
      let summary = recipe.summary
      known.insert(summary.path)
      entry(path: summary.path, title: summary.title, tags: summary.tags, &json) { json in
        json.member("isFavourite", summary.facts.isFavourite)
        json.member("isArchived", summary.facts.isArchived)
        json.member("page", recipe.page)
        json.member("picture", recipe.thumbnail)
      }
    }
    for path in unreadable where !known.contains(path) {
      entry(path: path, title: path, tags: [], &json) { $0.member("isBroken", true) }
    }
    json.endArray()
    json.member("tags", site.site.tags.map(\.name))
  }

  private var unreadable: [String] {
    content.scan().value.map(\.path).filter { path in
      path.lowercased().hasSuffix(".md") && ContentKind(path: path) == .recipe
    }
  }

  private func entry(
    path: String, title: String, tags: [String], _ json: inout JSONWriter, _ more: (inout JSONWriter) -> Void
  ) {
    json.beginObject()
    json.member("path", path)
    json.member("title", title)
    json.member("tags", tags)
    json.member("isMarkdown", path.lowercased().hasSuffix(".md"))
    more(&json)
    json.endObject()
  }

  func open(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let path = try question.text("path")
    tell(path, try files.read(path), &json)
  }

  private func tell(_ path: String, _ file: EditorFiles.Text, _ json: inout JSONWriter) {
    json.member("path", path)
    json.member("shown", content.shownPath(of: path))
    json.member("version", file.version)
    json.member("text", file.text)
    json.member("page", site.site.recipeByPath[path].map { site.site.recipes[$0].page })
    EditorReading(file.text, path: path, in: site).write(to: &json)
  }

  func read(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let (path, text) = (try question.text("path"), try question.text("text"))
    EditorReading(text, path: path, in: site).write(to: &json)
  }

  func change(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let (path, text) = (try question.text("path"), try question.text("text"))
    let language = EditorReading(text, path: path, in: site).language ?? language
    let change = try question.change(language: language)
    let edited = RecipeEditor.apply(change, to: SourceFile(path: path, text: text), language: language)
    guard let bytes = edited.value else { throw EditorRefusal(edited.diagnostics) }
    let new = String(decoding: bytes, as: UTF8.self)
    json.member("text", new)
    EditorReading(new, path: path, in: site).write(to: &json)
  }

  // MARK: Two versions

  private func comparison(_ question: EditorQuestion) throws(EditorRefusal) -> RecipeComparison? {
    let path = try question.text("path")
    return RecipeComparison(
      base: question.has("base") ? SourceFile(path: path, text: try question.text("base")) : nil,
      mine: SourceFile(path: path, text: try question.text("mine")),
      theirs: SourceFile(path: path, text: try question.text("theirs")))
  }

  func compare(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let comparison = try comparison(question)
    json.member("canMerge", comparison?.coversMine(language: language) ?? false)
    json.key("differences")
    json.beginArray()
    for difference in comparison?.differences ?? [] {
      json.beginObject()
      json.member("field", difference.field.name)
      json.member("mine", difference.mine)
      json.member("theirs", difference.theirs)
      json.member("isMineUnchanged", difference.isMineUnchanged)
      json.member("isTheirsUnchanged", difference.isTheirsUnchanged)
      json.endObject()
    }
    json.endArray()
  }

  func merge(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    guard let comparison = try comparison(question) else {
      throw EditorRefusal(.unprocessableContent, "one of the two is no recipe that can be read")
    }
    let merged = comparison.merged(taking: try question.fields(), language: language)
    guard let bytes = merged.value else { throw EditorRefusal(merged.diagnostics) }
    json.member("text", String(decoding: bytes, as: UTF8.self))
  }

  // MARK: Writing

  /// Writes a text where the file is still the version that was edited.
  func save(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let (path, version) = (try question.text("path"), try question.text("version"))
    let file = try files.read(path)
    guard file.version == version else {
      throw EditorRefusal(.conflict, "the file was changed by something else meanwhile")
    }
    let bytes = EditorFiles.bytes(of: try question.text("text"), like: file.contents.bytes)
    try write(try newPicture(question, of: path)) {
      guard bytes != file.contents.bytes else { return [] }
      return content.replace(path, file.contents, with: bytes).map { [$0] } ?? []
    }
    json.member("version", EditorFiles.version(of: bytes))
  }

  /// Writes a text where the file that was edited is gone.
  func writeAgain(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let path = try question.text("path")
    try files.check(path)
    guard !content.has(path) else { throw EditorRefusal(.conflict, "the file is there again") }
    let bytes = Array(try question.text("text").utf8)
    try write(try newPicture(question, of: path)) { keeper.writeAgain(bytes, at: path) }
    json.member("version", EditorFiles.version(of: bytes))
  }

  /// Makes a recipe of a title, of a text, or of another recipe.
  func create(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let title = try question.text("title")
    guard title.contains(where: { !$0.isWhitespace }), !title.contains(where: \.isNewline) else {
      throw EditorRefusal(.unprocessableContent, "a recipe needs a title of one line")
    }
    var bytes = question.has("text") ? Array(try question.text("text").utf8) : NewRecipe.blank(title)
    if question.has("of") {
      let original = try files.read(try question.text("of"))
      let file = SourceFile(path: try question.text("of"), bytes: original.contents.bytes)
      let renamed = RecipeEditor.apply(.title(MarkdownEscaping.line(title)), to: file, language: language)
      guard let copy = renamed.value else { throw EditorRefusal(renamed.diagnostics) }
      bytes = copy
    }
    let folder = try question.text("folder")
    try files.check((folder.isEmpty ? "" : folder + "/") + "new.md")
    let created = keeper.create(bytes, title: title, in: folder)
    guard let path = created.value else { throw EditorRefusal(created.diagnostics) }
    json.member("path", path)
  }

  /// Makes a JSON recipe one that can be edited.
  func convert(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let path = try question.text("path")
    try files.check(path, ending: ".json", form: "JSON")
    guard ContentKind(path: path) == .recipe else {
      throw EditorRefusal(.unprocessableContent, "“\(path)” holds no recipe")
    }
    let converted = keeper.convert(path)
    guard let conversion = converted.value else { throw EditorRefusal(converted.diagnostics) }
    json.member("path", conversion.path)
    json.member("number", conversion.trashed.number)
  }

  func delete(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let path = try question.text("path")
    let file = try files.read(path)
    let deleted = keeper.delete(path, file.contents)
    guard let entry = deleted.value else { throw EditorRefusal(deleted.diagnostics) }
    json.member("number", entry.number)
  }

  func undo(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let number = try question.number("number")
    let deleted = keeper.deleted()
    guard let entry = deleted.value.first(where: { $0.number == number }) else {
      guard deleted.diagnostics.isEmpty else { throw EditorRefusal(deleted.diagnostics) }
      throw EditorRefusal(.notFound, "this was brought back already, or is not in the trash any more")
    }
    let problems = keeper.bringBack(entry)
    guard problems.isEmpty else { throw EditorRefusal(problems) }
    json.member("path", entry.file)
  }
}
