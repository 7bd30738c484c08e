internal import JSONReading
internal import MealPlanning
internal import Mustache
internal import PageRendering
internal import SiteStorage
internal import SourceText

/// Reports as files that stand by themselves.
enum ReportDocument {
  /// With the theme of the site, its style sheet inside; `nil` after an error in the theme.
  static func html(
    _ report: MacroReport, _ workspace: Workspace, jobs: Int, console: Console
  ) -> Checked<[UInt8]?> {
    let planned = SiteSession.plan(workspace, state: .empty, jobs: jobs, console: console)
    guard let session = planned.value else { return Checked(nil, planned.diagnostics) }
    var buffer = ByteBuffer(capacity: 65536)
    do throws(PageRenderer.Failure) {
      try session.renderer().render(report, into: &buffer)
    } catch {
      return Checked(nil, [SiteBuild.problem(error, path: "report")])
    }
    return Checked(buffer.bytes)
  }

  /// With every ingredient of every recipe and its sources.
  static func json(_ report: MacroReport, _ kitchen: ReportKitchen, folder: SourceFolder) -> [UInt8] {
    ReportJSON(report) { folder.shownPath(of: $0) }.bytes { json in
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
}
