internal import JSONReading
internal import JSONVocabulary
package import MealPlanning
internal import Mustache
internal import PageInputs
internal import PageRendering
package import SiteBuilding
package import SitePlanning
internal import SiteStorage
package import SourceText

/// Reports as files that stand by themselves.
package struct ReportDocument {
  package let report: MacroReport
  package let analysis: PlannedAnalyses
  private let model: SiteModel

  package init(report: MacroReport, analysis: PlannedAnalyses, model: SiteModel) {
    self.report = report
    self.analysis = analysis
    self.model = model
  }

  /// With every ingredient of every recipe and its sources.
  package var json: [UInt8] {
    let folder = model.workspace.content
    return ReportJSON(report) { folder.shownPath(of: $0) }.bytes(.pretty) { json in
      json.key("recipes")
      json.beginArray()
      for (path, recipe) in analysis.recipes {
        json.beginObject()
        json.member("path", folder.shownPath(of: path))
        NutritionJSON.write(recipe.nutrition, of: recipe.analysis, lines: recipe.lines, to: &json)
        json.endObject()
      }
      json.endArray()
    }
  }

  /// With the theme of the site, its style sheet inside; `nil` after an error in the theme.
  ///
  /// - Parameter paper: what it is to be printed on; `nil` for a page to look at.
  package func html(on paper: CardSize?) -> Checked<[UInt8]?> {
    guard let session = model.session.value else { return Checked(nil, model.session.diagnostics) }
    var buffer = ByteBuffer(capacity: 65536)
    do throws(RenderFailure) {
      let renderer = session.renderer()
      if let paper {
        try renderer.renderPrinted(report, ingredients: analysis.ingredients, on: paper, into: &buffer)
      } else {
        try renderer.render(report, ingredients: analysis.ingredients, into: &buffer)
      }
    } catch {
      return Checked(nil, [error.diagnostic(path: "report")])
    }
    return Checked(buffer.bytes)
  }
}
