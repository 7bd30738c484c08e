internal import SitePlanning
package import Themes

/// Inputs that all pages of an edition have in common, made once.
package struct SharedInputs: Sendable {
  package let theme: Theme
  package let chrome: Shared<SiteChrome>
  package let kitchen: Shared<KitchenInputs>

  /// - Parameter all: editions of the site, its own first.
  init(
    _ site: Site, theme: Theme, edition: Edition, of all: [Edition], weeks: [PlannedWeek], inputs: PagePlan.Inputs
  ) {
    self.theme = theme
    chrome = Shared(
      SiteChrome(
        site, text: (theme.text, theme.textFingerprint), edition: edition, of: all, generator: inputs.generator,
        hasPlans: !weeks.isEmpty, pages: inputs.pages))
    kitchen = Shared(KitchenInputs(site))
  }

  package var edition: Edition { chrome.inputs.edition }
}
