internal import CookbookReading
internal import HTTPServing
internal import JSONReading
internal import RecipeImport
internal import SiteBuilding
internal import SitePlanning
internal import SourceText

extension SiteEdit {
  /// The recipes of a text, a page or an export, as they would be written, with what was lost; nothing is written.
  func preview(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let file = SourceFile(path: try question.text("name"), text: try question.text("text"))
    let found: ImportReading
    do throws(ImportFailure) {
      found = try ImportReader.read(file)
    } catch {
      throw EditorRefusal(
        .unprocessableContent, error.message, hint: "add a title and the ingredients, then look again")
    }
    let language = site.workspace.configuration.language
    json.member("form", found.form)
    json.key("recipes")
    json.beginArray()
    for draft in found.recipes.prefix(Self.mostImported) {
      guard let title = draft.title, let made = DraftRecipe(draft, siteLanguage: language) else { continue }
      write(title, made, hasPicture: draft.picture != nil, to: &json)
    }
    json.endArray()
  }

  /// More are taken over by `galley import`.
  private static let mostImported = 20

  private func write(_ title: String, _ made: DraftRecipe, hasPicture: Bool, to json: inout JSONWriter) {
    let text = RecipeWriter.write(made.recipe)
    json.beginObject()
    json.member("title", title)
    json.member("text", text)
    json.key("losses")
    json.beginArray()
    for loss in made.losses {
      json.beginObject()
      json.member("kind", loss.kind.rawValue)
      json.member("text", "\(loss.field): \(loss.message)")
      json.endObject()
    }
    if hasPicture {
      json.beginObject()
      json.member("kind", "dropped")
      json.member("text", "picture: “galley import” takes pictures over, too")
      json.endObject()
    }
    json.endArray()
    EditorReading(text, path: "imported.md", in: site).write(to: &json)
    json.endObject()
  }
}
