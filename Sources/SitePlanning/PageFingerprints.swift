internal import Cookbook
internal import Fingerprints
internal import Foods
internal import Nutrition

/// The fingerprints of what pages show. Whatever a page's view reads must be combined here, or a change of it would
/// not reach the page.
enum PageFingerprints {
  /// Of what every page shows: navigation and footer lead to plans, authors and sources where there are any.
  static func appearance(_ appearance: Fingerprint, _ site: Site) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(appearance)
    builder.combine(!site.weeks.isEmpty)
    builder.combine(!site.authors.isEmpty)
    builder.combine(!site.sources.isEmpty)
    return builder.finish()
  }

  /// Of a recipe's card in lists and neighbours' pages.
  static func card(_ recipe: PlacedRecipe, _ nutrition: RecipeNutrition) -> Fingerprint {
    let summary = recipe.summary
    var builder = FingerprintBuilder()
    builder.combine(summary.title)
    builder.combine(recipe.stem)
    builder.combine(recipe.picture)
    builder.combine(summary.facts.totalMinutes ?? -1)
    builder.combine(summary.facts.category?.name)
    builder.combine(summary.tags.first)
    builder.combine(summary.facts.language)
    builder.combine(summary.facts.isFavourite)
    builder.combine(nutrition.status != .incomplete)
    builder.combine(nutrition.figures.perServing ?? Nutrients())
    return builder.finish()
  }

  /// Of everything the drawn cover is drawn from.
  static func cover(_ recipe: SiteRecipe, appearance: Fingerprint) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(appearance)
    builder.combine(recipe.summary.path)
    builder.combine(recipe.summary.title)
    builder.combine(list: recipe.summary.tags)
    builder.combine(recipe.summary.facts.category?.name)
    builder.combine(list: recipe.summary.ingredientNames)
    for part in recipe.summary.foods.parts {
      builder.combine(part.food ?? -1)
      builder.combine(part.milligrams ?? -1)
    }
    return builder.finish()
  }

  static func recipe(_ recipe: SiteRecipe, of site: Site, appearance: Fingerprint) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(content(of: recipe, in: site, appearance: appearance))
    builder.combine(site.configuration.cards.pdf)
    builder.combine(site.configuration.cards.size.rawValue)
    for tag in recipe.summary.tags {
      let taxon = site.taxon(.tags, named: tag)
      builder.combine(taxon?.name)
      builder.combine(taxon?.page)
    }
    builder.combine(recipe.summary.facts.category.flatMap { site.taxon(.categories, named: $0.name)?.page })
    builder.combine(recipe.summary.facts.author.flatMap { site.taxon(.authors, named: $0)?.page })
    builder.combine(recipe.summary.facts.source.flatMap { site.taxon(.sources, named: SourceCredit($0).name)?.page })
    for index in recipe.usedIn { builder.combine(site.recipes[index].cardFingerprint) }
    builder.combine(recipe.usedIn.count)
    for index in recipe.related { builder.combine(site.recipes[index].cardFingerprint) }
    return builder.finish()
  }

  /// Of a recipe's cook card: the recipe and its picture, without its neighbours.
  static func printedCard(
    _ recipe: SiteRecipe, of site: Site, _ surroundings: SitePlanner.Surroundings
  ) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(content(of: recipe, in: site, appearance: surroundings.appearance))
    builder.combine(surroundings.printing)
    if let picture = recipe.picture, site.configuration.cards.picture == .photo {
      builder.combine(surroundings.contentFiles[PictureFile.content(picture)] ?? .unknown)
    } else if site.configuration.cards.picture != .none {
      builder.combine(cover(recipe, appearance: surroundings.appearance))
    }
    return builder.finish()
  }

  /// Of the recipe itself, and where its links lead.
  private static func content(of recipe: SiteRecipe, in site: Site, appearance: Fingerprint) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(appearance)
    builder.combine(recipe.summary.fingerprint)
    builder.combine(recipe.summary.path)
    builder.combine(recipe.stem)
    builder.combine(recipe.picture)
    builder.combine(recipe.date?.text)
    builder.combine(recipe.kitchenFingerprint)
    for (destination, target) in recipe.targets.sorted(by: { $0.key < $1.key }) {
      builder.combine(destination)
      switch target {
      case .recipe(let index): builder.combine(site.recipes[index].page)
      case .file(let path): builder.combine(path)
      }
    }
    return builder.finish()
  }

  /// Of what lists of recipes say about each of them beyond the card.
  static func details(_ recipes: some Sequence<Int>, of site: Site, appearance: Fingerprint) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(appearance)
    for index in recipes {
      let recipe = site.recipes[index]
      builder.combine(recipe.cardFingerprint)
      builder.combine(recipe.summary.fingerprint)
      builder.combine(recipe.kitchenFingerprint)
      builder.combine(recipe.date?.text)
    }
    return builder.finish()
  }

  static func taxa(_ taxa: [Taxon], of site: Site, appearance: Fingerprint) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(appearance)
    for taxon in taxa {
      builder.combine(taxon.name)
      builder.combine(taxon.stem)
      builder.combine(taxon.recipes.count)
      if taxon.recipes.count == 1 { builder.combine(site.recipes[taxon.recipes[0]].page) }
    }
    return builder.finish()
  }
}
