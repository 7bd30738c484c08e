internal import SitePlanning

/// Inputs that all pages of a site have in common, made once.
struct SharedInputs {
  let chrome: Shared<SiteChrome>
  let kitchen: Shared<KitchenInputs>

  init(_ site: Site, theme: Theme, generator: String, hasPlans: Bool, pages: [FreePage] = []) {
    chrome = Shared(SiteChrome(site, theme: theme, generator: generator, hasPlans: hasPlans, pages: pages))
    kitchen = Shared(KitchenInputs(site))
  }
}
