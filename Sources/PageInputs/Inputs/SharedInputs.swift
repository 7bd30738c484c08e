package import SitePlanning
package import Themes

/// Inputs that all pages of a site have in common, made once.
package struct SharedInputs {
  package let chrome: Shared<SiteChrome>
  package let kitchen: Shared<KitchenInputs>

  package init(_ site: Site, theme: Theme, generator: String, hasPlans: Bool, pages: [FreePage] = []) {
    chrome = Shared(SiteChrome(site, theme: theme, generator: generator, hasPlans: hasPlans, pages: pages))
    kitchen = Shared(KitchenInputs(site))
  }
}
