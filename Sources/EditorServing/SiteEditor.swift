internal import CookbookReading
internal import DataFiles
internal import DefaultFiles
package import HTTPServing
internal import JSONReading
internal import PageRendering
internal import RecipeEditing
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import Synchronization
internal import Themes

/// The editor of recipes in the browser: its page, and what its scripts ask for.
///
/// The Markdown is the truth. A page holds the text of one file; each change of a form goes here with it, and comes back as
/// the text with that change and all that is understood of it, so that nothing of RecipeMD is known to scripts. Only
/// `save`, `rewrite`, `create`, `convert`, `picture`, `delete`, `undo` and `plan` touch files: recipes and plans below the content folder, and
/// new pictures.
///
/// A request has to carry the token of this run, which only pages of this server are given (see also `PostPolicy`).
package final class SiteEditor: Sendable {
  /// The most a file may have that is given to the editor: that of a picture of the site, 64 MiB.
  package static let fileLimit = SourceFolder.pictureSizeLimit
  /// What may be posted, and where to: such a file, written as Base64, with a recipe beside it.
  package static let posts = PostPolicy(folder: ["edit", "api"], limit: fileLimit / 3 * 4 + (1 << 20))

  private let token: String
  private let site: @Sendable () -> EditedSite
  /// One change of files at a time.
  private let writing = Mutex(())

  /// - Parameter site: the newest state of it.
  package init(site: @escaping @Sendable () -> EditedSite) {
    var generator = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in String(generator.next(), radix: 36) }.joined()
    self.site = site
  }

  /// The answer to a request for `/edit` or below it; `nil` for all other paths.
  package func answer(_ request: HTTPRequest) -> HTTPResponse? {
    guard request.path.parts.first == "edit" else { return nil }
    let parts = request.path.parts.dropFirst()
    if parts.isEmpty { return request.method == .post ? nil : page(request) }
    guard parts.first == "api", parts.count == 2, let name = parts.last else { return nil }
    guard request.method == .post else { return HTTPResponse(.methodNotAllowed, "Post a question.") }
    guard request.token == token else {
      return EditorRefusal(
        .forbidden, "this page belongs to a server that has ended", hint: "copy what you need, and load the page again"
      )
      .response
    }
    do throws(EditorRefusal) {
      var json = JSONWriter()
      json.beginObject()
      try answer(name, EditorQuestion(request.body), &json)
      json.endObject()
      var response = HTTPResponse(.ok, json.finish(), type: "application/json")
      response.fields.append(("Cache-Control", "no-store"))
      return response
    } catch {
      return error.response
    }
  }

  private func answer(_ name: String, _ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let edit = SiteEdit(site: site())
    switch name {
    case "recipes": edit.list(&json)
    case "open": try edit.open(question, &json)
    case "read": try edit.read(question, &json)
    case "change": try edit.change(question, &json)
    case "compare": try edit.compare(question, &json)
    case "merge": try edit.merge(question, &json)
    case "import": try edit.preview(question, &json)
    case "week": try WeekEdit(question, in: site()).tell(&json)
    case "plan": try alone { () throws(EditorRefusal) in try plan(question, &json) }
    case "save": try alone { () throws(EditorRefusal) in try edit.save(question, &json) }
    case "rewrite": try alone { () throws(EditorRefusal) in try edit.writeAgain(question, &json) }
    case "create": try alone { () throws(EditorRefusal) in try edit.create(question, &json) }
    case "convert": try alone { () throws(EditorRefusal) in try edit.convert(question, &json) }
    case "picture": try alone { () throws(EditorRefusal) in try edit.addPicture(question, &json) }
    case "delete": try alone { () throws(EditorRefusal) in try edit.delete(question, &json) }
    case "undo": try alone { () throws(EditorRefusal) in try edit.undo(question, &json) }
    default: throw EditorRefusal(.notFound, "there is no such question")
    }
  }

  /// Changes a week, and tells what it is then.
  private func plan(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let site = site()
    try WeekEdit(question, in: site).change(question)
    try WeekEdit(question, in: site).tell(&json)
  }

  private func alone(_ work: () throws(EditorRefusal) -> Void) throws(EditorRefusal) {
    try writing.withLock { _ throws(EditorRefusal) in try work() }
  }

  // MARK: Page

  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

  /// The page is the same for every recipe; which one is edited stands in the query, which scripts read. It brings the words
  /// of the site's language along.
  private func page(_ request: HTTPRequest) -> HTTPResponse {
    guard let file = DefaultFiles.editor.first(where: { $0.name == "editor.html" }) else {
      return HTTPResponse(.notFound, "The program has no editor.")
    }
    let site = site()
    let words = site.renderer.words
    var values = Dictionary(
      words.strings.map { ($0.key, Self.escaped($0.value)) }, uniquingKeysWith: { first, _ in first })
    values["TOKEN"] = Self.escaped(token)
    values["FILE_LIMIT"] = String(Self.fileLimit)
    values["TITLE"] = Self.escaped(site.site.configuration.title)
    values["LANGUAGE"] = Self.escaped(words.language)
    values["WORDS"] = String(decoding: ScriptText.element(words), as: UTF8.self)
    let text = InterfaceText.fill(String(decoding: file.bytes, as: UTF8.self), values)
    var response = HTTPResponse(.ok, Array(text.utf8), type: "text/html; charset=utf-8")
    response.fields += [("Cache-Control", "no-store"), ("Content-Security-Policy", Self.policy)]
    return response
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
