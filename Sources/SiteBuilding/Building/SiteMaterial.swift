internal import Cookbook
internal import Fingerprints
internal import SitePlanning
internal import SourceText
internal import Themes

/// What a site is planned from: all that was read.
struct SiteMaterial {
  let model: SiteModel
  let themes: InterfaceThemes
  let collection: RecipeCollection
  let reading: RecipeFileReader
  let contents: RecipeContents
  let texts: RecipeTexts
  /// Days on which recipes last changed, by their paths.
  let dates: Checked<[String: CalendarDate]>
  /// The pages of text.
  let pages: Checked<[FreePage]>
  /// Whether pictures can be shown, and in which sizes.
  let pictures: Checked<SitePictures.Prepared>
  let themeDiagnostics: [Diagnostic]

  /// Reads the pages of text, and looks at the pictures that these and the recipes show.
  init(
    _ model: SiteModel, themes: Checked<InterfaceThemes>, collection: RecipeCollection, reading: RecipeFileReader,
    contents: RecipeContents, texts: RecipeTexts, dates: Checked<[String: CalendarDate]>
  ) {
    self.model = model
    self.themes = themes.value
    self.collection = collection
    self.reading = reading
    self.contents = contents
    self.texts = texts
    self.dates = dates
    pages = SiteFreePages.read(model.workspace.content, among: model.files)
    pictures = SitePictures(model.workspace, of: collection, pages: pages.value).prepare(model.pictureEffort)
    themeDiagnostics = themes.diagnostics
  }

  /// Of all that recipes are read and looked up with; what is remembered of them depends on the same.
  var knowledge: Fingerprint { SourcePayload.format(reading: reading.key, foods: model.workspace.foods.bytes) }
}
