public import Cookbook
public import SourceText

/// Reads a plan in whatever form its file has: Markdown, Cooklang's menus (`.menu`) or the organiser's JSON.
public enum PlanFileReader {
  /// - Parameter usualWeek: the week of a Markdown plan that says none itself.
  public static func read(_ source: SourceFile, usualWeek: ISOWeek? = nil) -> Checked<MealPlan> {
    let name = source.path.lowercased()
    if name.hasSuffix(".json") { return PlanJSONReader.read(source) }
    if name.hasSuffix(".menu") {
      if let tooMuch = ListSize.plan.problem(of: source) {
        return Checked(MealPlan(path: source.path), [tooMuch])
      }
      return CooklangMenuReader.read(source)
    }
    return PlanReader.read(source, usualWeek: usualWeek)
  }

  /// Whether a file is one that can be edited line by line.
  public static func isMarkdown(_ path: String) -> Bool { path.lowercased().hasSuffix(".md") }
}
