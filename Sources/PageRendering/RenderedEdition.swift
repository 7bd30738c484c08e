internal import DataFiles
internal import PageBuilding
internal import PageInputs
internal import Themes

/// What the files of one edition are rendered with.
struct RenderedEdition: Sendable {
  let inputs: SharedInputs
  let views: SharedViews
  let needs = NeedMemory()
  let search = SearchMemory()

  /// - Parameter plan: whose cards are prepared; `nil` where few pages need them.
  init(_ inputs: SharedInputs, preparing plan: PagePlan?) {
    self.inputs = inputs
    views = SharedViews(inputs, preparing: plan)
  }

  var theme: Theme { inputs.theme }
  /// BCP 47 tag of lists.
  var language: String { inputs.edition.language }
}
