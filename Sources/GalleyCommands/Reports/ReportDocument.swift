internal import JSONReading
internal import MealPlanning
internal import Mustache
internal import PageRendering
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// Reports as files that stand by themselves.
struct ReportDocument {
  let report: MacroReport
  let kitchen: ReportKitchen
  let workspace: Workspace

  /// With every ingredient of every recipe and its sources.
  var json: [UInt8] {
    let folder = workspace.content
    return ReportJSON(report) { folder.shownPath(of: $0) }.bytes { json in
      json.key("recipes")
      json.beginArray()
      for (path, recipe) in kitchen.recipes {
        json.beginObject()
        json.pair("path", folder.shownPath(of: path))
        NutritionJSON.write(recipe.nutrition, of: recipe.kitchen, lines: recipe.lines, to: &json)
        json.endObject()
      }
      json.endArray()
    }
  }

  /// With the theme of the site, its style sheet inside; `nil` after an error in the theme.
  ///
  /// - Parameter paper: what it is to be printed on; `nil` for a page to look at.
  func html(on paper: CardSize?, jobs: Int, console: Console) -> Checked<[UInt8]?> {
    let planned = SiteSession.plan(workspace, state: .empty, jobs: jobs, console: console)
    guard let session = planned.value else { return Checked(nil, planned.diagnostics) }
    var buffer = ByteBuffer(capacity: 65536)
    do throws(PageRenderer.Failure) {
      let renderer = session.renderer()
      if let paper {
        try renderer.renderPrinted(report, ingredients: kitchen.ingredients, on: paper, into: &buffer)
      } else {
        try renderer.render(report, ingredients: kitchen.ingredients, into: &buffer)
      }
    } catch {
      return Checked(nil, [SiteBuild.problem(error, path: "report")])
    }
    return Checked(buffer.bytes)
  }
}
