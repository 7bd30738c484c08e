public import Cookbook
internal import JSONReading
public import SourceText

/// Reads recipes from JSON, whatever of the known shapes they have.
///
/// The shapes are told apart by their keys: RecipeMD JSON, schema.org `Recipe` (alone, in a list, in `@graph` or as
/// `mainEntity`), the organiser form, and the assistant form with several recipes. A file may hold several recipes, and
/// of several shapes.
///
/// A recipe with an error is left out, its neighbours in the file stay. The first recipe of a file has the file's path;
/// each further one adds `#` and its id, or its number in the file where it has no id that can stand in a path. Places do
/// not move when a recipe before them is left out.
///
/// Errors: those of `JSONReader`; `recipe-json-shape` (no known shape), `recipe-json-missing`, `recipe-json-type`,
/// `recipe-json-limit` (a number or length outside its limits), `recipe-json-value` (a time or date that cannot be read).
/// Warnings: `recipe-json-unknown-key` (a key close to one that is missing), `recipe-json-type` and
/// `recipe-json-value` for what schema.org data hold and nobody can read. After a hundred, `recipe-json-too-many`.
public enum RecipeJSONReader {
  public static func read(_ file: SourceFile) -> Checked<[RecipeEntry]> {
    let parsed = JSONReader.read(file)
    guard let root = parsed.value else { return Checked([], parsed.diagnostics) }
    var report = RecipeJSONReport(file: file, diagnostics: parsed.diagnostics)
    var drafts: [RecipeDraft] = []
    for (shape, place) in RecipeJSONFinder.recipes(in: JSONPlace(value: root, pointer: .root), report: &report) {
      drafts += read(place, as: shape, report: &report)
    }
    return Checked(entries(drafts, path: file.path), report.finish())
  }

  private static func read(
    _ place: JSONPlace, as shape: RecipeJSONShape, report: inout RecipeJSONReport
  ) -> [RecipeDraft] {
    switch shape {
    case .recipeMD: [draft(of: place, &report) { RecipeMDForm.read($0, report: &$1) }]
    case .schemaOrg: [draft(of: place, &report) { SchemaOrgForm.read($0, report: &$1) }]
    case .organiser: [draft(of: place, &report) { OrganiserForm.read($0, report: &$1) }]
    case .assistant: AssistantForm.read(place, report: &report)
    }
  }

  /// Reads one recipe; an error in it leaves only its place.
  static func draft(
    of place: JSONPlace, _ report: inout RecipeJSONReport,
    _ read: (JSONPlace, inout RecipeJSONReport) -> RecipeEntry?
  ) -> RecipeDraft {
    let errorsBefore = report.errorCount
    let entry = read(place, &report)
    let id = place.stated("id")?.value.string ?? place.stated("identifier")?.value.string
    return RecipeDraft(id: id, entry: report.errorCount == errorsBefore ? entry : nil)
  }

  private static func entries(_ drafts: [RecipeDraft], path: String) -> [RecipeEntry] {
    var used: Set<String> = Set(drafts.indices.map { String($0 + 1) })
    var result: [RecipeEntry] = []
    for (index, draft) in drafts.enumerated() {
      var part: String?
      if index > 0 {
        let id = draft.id.flatMap { RecipePath.isPart($0) && used.insert($0).inserted ? $0 : nil }
        part = id ?? String(index + 1)
      }
      guard var entry = draft.entry else { continue }
      entry.part = part
      entry.path = RecipePath(file: path, part: part).text
      result.append(entry)
    }
    return result
  }
}

/// A recipe of a file before it has its path; `entry` is `nil` where errors left none.
struct RecipeDraft {
  let id: String?
  let entry: RecipeEntry?
}
