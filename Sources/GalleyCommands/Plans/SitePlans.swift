internal import Cookbook
internal import CookbookReading
internal import MealPlanning
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// Every plan of a site, joined with its recipes.
struct SitePlans {
  /// In the order of paths.
  let documents: [PlanDocument]
  let calendar: PlanCalendar
  /// Paths are those shown to people.
  let diagnostics: [Diagnostic]

  /// Reads the recipes, too.
  static func read(_ workspace: Workspace, options: CommonOptions, console: Console) -> SitePlans {
    let site = SiteRecipes.read(workspace, jobs: options.jobs, console: console)
    return read(workspace, recipes: site)
  }

  /// Without what is wrong with the recipes.
  static func read(_ workspace: Workspace, recipes: SiteRecipes) -> SitePlans {
    read(
      workspace.content, configuration: workspace.configuration, recipes.planned, unreadable: recipes.unreadable)
  }

  static func read(
    _ content: SourceFolder, configuration: SiteConfiguration, _ recipes: [PlanRecipe], unreadable: Set<String>
  ) -> SitePlans {
    let files = documents(in: content)
    let resolved = PlanCalendar.resolve(
      files.value, recipes: recipes, unreadable: unreadable, people: configuration.people.map(\.name))
    return SitePlans(
      documents: files.value, calendar: resolved.value,
      diagnostics: (files.diagnostics + resolved.diagnostics).map { $0.moved(to: content.shownPath(of: $0.path)) })
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
  private static func documents(in content: SourceFolder) -> Checked<[PlanDocument]> {
    var result = Checked<[PlanDocument]>([])
    // What is wrong with other files is said by those who read them.
    for file in content.scan().value where ContentKind(path: file.path) == .plan {
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
