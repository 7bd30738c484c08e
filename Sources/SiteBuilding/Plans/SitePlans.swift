internal import Cookbook
package import MealPlanning
internal import PlanReading
internal import SitePlanning
internal import SiteStorage
package import SourceText

/// Every plan of a site, joined with its recipes.
package struct SitePlans {
  /// In the order of paths.
  package let documents: [PlanDocument]
  package let calendar: PlanCalendar
  /// Paths are those shown to people.
  package let diagnostics: [Diagnostic]

  /// Without what is wrong with the recipes.
  init(_ files: Checked<[PlanDocument]>, _ workspace: Workspace, recipes: SiteRecipes) {
    self.init(files, workspace, recipes.planned, unreadable: recipes.unreadable)
  }

  /// - Parameter unreadable: paths of files with errors.
  init(
    _ files: Checked<[PlanDocument]>, _ workspace: Workspace, _ recipes: [PlanRecipe], unreadable: Set<String>
  ) {
    let resolved = PlanCalendar.resolve(
      files.value, recipes: recipes, unreadable: unreadable, people: workspace.configuration.people.map(\.name))
    self.init(
      documents: files.value, calendar: resolved.value,
      diagnostics: (files.diagnostics + resolved.diagnostics).map {
        $0.moved(to: workspace.content.shownPath(of: $0.path))
      })
  }

  private init(documents: [PlanDocument], calendar: PlanCalendar, diagnostics: [Diagnostic]) {
    self.documents = documents
    self.calendar = calendar
    self.diagnostics = diagnostics
  }

  /// The plans as they would be with a document in place of all that plan one of its days.
  ///
  /// - Parameter name: what people know the document by.
  func replacing(
    with document: PlanDocument, shownAs name: String, _ workspace: Workspace, recipes: SiteRecipes
  ) -> SitePlans {
    let days = Set(document.plan.days.map(\.date))
    let others = documents.filter { other in
      other.plan.path != document.plan.path && !other.plan.days.contains { days.contains($0.date) }
    }
    let all = (others + [document]).sorted { $0.plan.path < $1.plan.path }
    let resolved = PlanCalendar.resolve(
      all, recipes: recipes.planned, unreadable: recipes.unreadable,
      people: workspace.configuration.people.map(\.name))
    return SitePlans(
      documents: all, calendar: resolved.value,
      diagnostics: resolved.diagnostics.map {
        $0.moved(to: $0.path == document.plan.path ? name : workspace.content.shownPath(of: $0.path))
      })
  }

  /// The paths of diagnostics are those below the content folder.
  static func documents(in content: SourceFolder, among files: [ScannedFile]) -> Checked<[PlanDocument]> {
    var result = Checked<[PlanDocument]>([])
    for file in files where ContentKind(path: file.path) == .plan {
      let contents = content.read(file.path)
      result.diagnostics += contents.diagnostics
      guard let bytes = contents.value?.bytes else { continue }
      let source = SourceFile(path: file.path, bytes: bytes)
      let plan = PlanFileReader.read(source)
      result.diagnostics += plan.diagnostics
      result.value.append(PlanDocument(plan: plan.value, source: source))
    }
    return result
  }
}
