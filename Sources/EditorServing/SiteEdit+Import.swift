internal import CookbookReading
internal import HTTPServing
internal import JSONReading
internal import PhotoReading
internal import RecipeImport
internal import SiteBuilding
internal import SitePlanning
internal import SourceText

extension SiteEdit {
  /// The recipes of a text, a page, a photo or an export, as they would be written, with what was lost; nothing is
  /// written.
  func preview(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let file = SourceFile(path: try question.text("name"), bytes: try source(question))
    let language = site.workspace.configuration.language
    let found: ImportReading
    do throws(ImportFailure) {
      found = try ImportReader.read(file, photos: .byProcesses(language: language))
    } catch {
      // What the command line can do is no way out here.
      let hint = error.isOfNoRecipe ? "paste its ingredients and steps, each in a line of its own" : error.hint
      throw EditorRefusal(.unprocessableContent, error.message, hint: hint)
    }
    json.member("form", found.form)
    json.key("recipes")
    json.beginArray()
    var shown = 0
    for draft in found.recipes where shown < Self.mostImported {
      guard let title = draft.title, let made = DraftRecipe(draft, siteLanguage: language) else { continue }
      write(title, made, to: &json)
      shown += 1
    }
    json.endArray()
    json.member("left", found.recipes.count - shown)
  }

  /// The bytes of a file, or a text that was pasted.
  private func source(_ question: EditorQuestion) throws(EditorRefusal) -> [UInt8] {
    guard question.has("data") else { return Array(try question.text("text").utf8) }
    return try question.bytes("data")
  }

  /// More are taken over by `galley import`.
  private static let mostImported = 20

  private func write(_ title: String, _ made: DraftRecipe, to json: inout JSONWriter) {
    json.beginObject()
    json.member("title", title)
    json.member("text", made.text)
    json.key("losses")
    json.beginArray()
    for loss in made.losses {
      json.beginObject()
      json.member("kind", loss.kind.rawValue)
      json.member("text", "\(loss.field): \(loss.message)")
      json.endObject()
    }
    json.endArray()
    json.member("picture", made.picture.map(Base64.encoded) ?? "")
    EditorReading(made.text, path: "imported.md", in: site).write(to: &json)
    json.endObject()
  }
}
