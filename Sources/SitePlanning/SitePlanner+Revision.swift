internal import Cookbook
internal import Nutrition
public import SourceText

/// A site with one recipe's new text, as long as the site is not planned anew.
public struct SiteRevision: Sendable {
  public let site: Site
  /// The places of the recipes that are not what they were: the one whose text is new, and those that use it.
  public let changed: [Int]
}

extension SitePlanner {
  /// Puts a recipe's new summary into a site without looking at the others, so that its page can be seen at once.
  ///
  /// Its own page, links and figures are right, and so are the figures of recipes that use it. What comes from all
  /// recipes together – order, addresses, lists, related recipes – stays as it was until the site is planned again.
  ///
  /// - Returns: `nil` where the site has no recipe of that path; its diagnostics are those of the recipe's links.
  public static func revise(_ site: Site, with summary: RecipeSummary, inputs: Inputs) -> Checked<SiteRevision>? {
    guard let index = site.recipeByPath[summary.path] else { return nil }
    let picture = RecipePlacement.picture(of: summary, inputs: inputs)
    let placed = PlacedRecipe(
      summary: summary, stem: site.recipes[index].stem, picture: picture,
      pictureSet: picture.flatMap { inputs.pictureSets[PictureFile.content($0)] },
      date: summary.date ?? inputs.dates[summary.path])
    let targets = LinkResolution.targets(of: placed, byPath: site.recipeByPath, inputs: inputs)
    var links = site.links
    links[index] = RecipeLinks(
      targets: targets.value, usedIn: links[index].usedIn, related: links[index].related)
    let changed = users(of: index, links)
    let analyses = analyses(of: changed, site, links, revised: (index, summary.foods.analysis), inputs)
    var recipes = site.recipes
    for (place, analysis) in zip(changed, analyses) {
      let old = recipes[place]
      let recipe =
        place == index
        ? placed
        : PlacedRecipe(
          summary: old.summary, stem: old.stem, picture: old.picture, pictureSet: old.pictureSet, date: old.date)
      recipes[place] = SiteRecipe(
        recipe, analysis: analysis, coverage: site.configuration.nutrition.coverage, knowledge: site.knowledge)
    }
    let revision = SiteRevision(site: Site(site, recipes: recipes, links: links), changed: changed)
    return Checked(revision, targets.diagnostics)
  }

  /// A recipe and all that use it, directly or through others, in the order of the site.
  private static func users(of index: Int, _ links: [RecipeLinks]) -> [Int] {
    var found: Set<Int> = [index]
    var waiting = [index]
    while let next = waiting.popLast() {
      for user in links[next].usedIn where found.insert(user).inserted { waiting.append(user) }
    }
    return found.sorted()
  }

  /// What the changed recipes provide. Most recipes neither use others nor are used, and then no other is looked at.
  private static func analyses(
    of changed: [Int], _ site: Site, _ links: [RecipeLinks], revised: (index: Int, analysis: OwnAnalysis),
    _ inputs: Inputs
  ) -> [JoinedAnalysis?] {
    if changed == [revised.index], revised.analysis.nutrition.uses.isEmpty { return [nil] }
    let joined = SiteAnalysisJoin.join(
      site.recipes.count,
      uses: {
        $0 == revised.index ? !revised.analysis.nutrition.uses.isEmpty : site.recipes[$0].summary.usesRecipes
      },
      own: { $0 == revised.index ? revised.analysis : site.recipes[$0].summary.foods.analysis },
      targets: { links[$0].targets }, share: inputs.share)
    return changed.map { joined[$0] }
  }
}
