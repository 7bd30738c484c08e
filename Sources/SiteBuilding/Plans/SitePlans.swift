internal import Cookbook
package import MealPlanning
internal import PlanReading
package import SitePlanning
package import SiteStorage
package import SourceText

/// Every plan of a site, joined with its recipes.
package struct SitePlans {
  /// In the order of paths.
  package let documents: [PlanDocument]
  package let calendar: PlanCalendar
  /// Paths are those shown to people.
  package let diagnostics: [Diagnostic]

  /// Every plan and, of the recipes, those that are planned and all they are made of.
  ///
  /// - Parameter outside: plans from elsewhere, whose recipes are read, too.
  package static func read(
    _ workspace: Workspace, outside: [PlanDocument] = [], options: SiteOptions, console: any ProgramOutput
  ) -> (plans: SitePlans, recipes: SiteRecipes) {
    let files = documents(in: workspace.content)
    if let recipes = PlannedRecipes.read(
      for: files.value + outside, workspace, jobs: options.jobs, console: console)
    {
      let plans = resolve(files, workspace, recipes)
      // A part of a file that is not there: near misses are looked for among all recipes.
      if !plans.diagnostics.contains(where: { $0.identifier == "plan-link" }) { return (plans, recipes) }
    }
    let recipes = SiteRecipes.read(workspace, jobs: options.jobs, console: console)
    return (resolve(files, workspace, recipes), recipes)
  }

  /// Without what is wrong with the recipes.
  package static func read(_ workspace: Workspace, recipes: SiteRecipes) -> SitePlans {
    resolve(documents(in: workspace.content), workspace, recipes)
  }

  private static func resolve(
    _ files: Checked<[PlanDocument]>, _ workspace: Workspace, _ recipes: SiteRecipes
  ) -> SitePlans {
    resolve(files, workspace.content, workspace.configuration, recipes.planned, unreadable: recipes.unreadable)
  }

  package static func read(
    _ content: SourceFolder, configuration: SiteConfiguration, _ recipes: [PlanRecipe], unreadable: Set<String>
  ) -> SitePlans {
    resolve(documents(in: content), content, configuration, recipes, unreadable: unreadable)
  }

  private static func resolve(
    _ files: Checked<[PlanDocument]>, _ content: SourceFolder, _ configuration: SiteConfiguration,
    _ recipes: [PlanRecipe], unreadable: Set<String>
  ) -> SitePlans {
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
  package static func documents(in content: SourceFolder) -> Checked<[PlanDocument]> {
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
