public import Cookbook
public import SourceText

/// Reads a plan in whatever form its file has: Markdown, Cooklang's menus (`.menu`) or the organiser's JSON.
public enum PlanFileReader {
  public static func read(_ source: SourceFile) -> Checked<MealPlan> {
    let name = source.path.lowercased()
    if name.hasSuffix(".json") { return PlanJSONReader.read(source) }
    return name.hasSuffix(".menu") ? CooklangMenuReader.read(source) : PlanReader.read(source)
  }

  /// Whether a file is one that can be edited line by line.
  public static func isMarkdown(_ path: String) -> Bool { path.lowercased().hasSuffix(".md") }
}
