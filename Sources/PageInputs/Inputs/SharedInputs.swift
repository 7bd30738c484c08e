internal import SitePlanning
package import Themes

/// Inputs that all pages of an edition have in common, made once.
package struct SharedInputs: Sendable {
  package let theme: Theme
  package let chrome: Shared<SiteChrome>
  package let kitchen: Shared<KitchenInputs>
  /// What the index of ingredients calls them.
  let ingredients: TranslatedIngredients

  /// - Parameter all: editions of the site, its own first.
  init(
    _ site: Site, theme: Theme, edition: Edition, of all: [Edition], weeks: [PlannedWeek], inputs: PagePlan.Inputs
  ) {
    self.theme = theme
    chrome = Shared(
      SiteChrome(
        site, theme: theme, edition: edition, of: all, generator: inputs.generator, hasPlans: !weeks.isEmpty,
        pages: inputs.pages))
    kitchen = Shared(KitchenInputs(site))
    ingredients = TranslatedIngredients(site.foods, from: site.configuration.language, to: edition.language)
  }

  package var edition: Edition { chrome.inputs.edition }
}
