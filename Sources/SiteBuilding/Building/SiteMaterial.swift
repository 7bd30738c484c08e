internal import Cookbook
internal import Fingerprints
internal import Foods
internal import PageRendering
internal import SiteStorage
internal import SourceText

/// What a site is planned from: all that was read.
struct SiteMaterial {
  let workspace: Workspace
  let theme: Theme
  /// Of the content folder.
  let files: [ScannedFile]
  let collection: RecipeCollection
  let foods: FoodBook
  let reading: RecipeFileReader
  let contents: RecipeContents
  /// Days on which recipes last changed, by their paths.
  let dates: Checked<[String: CalendarDate]>
  /// Pictures of recipes in several sizes.
  let pictures: Checked<SitePictures.Prepared>
  /// Of theme and folders.
  let diagnostics: [Diagnostic]

  /// Of all that recipes are read and looked up with; what is remembered of them depends on the same.
  var knowledge: Fingerprint { SourcePayload.format(reading: reading.key, foods: workspace.foods.bytes) }
}
