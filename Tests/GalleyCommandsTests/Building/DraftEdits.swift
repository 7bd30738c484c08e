import TestSupport

/// Random changes of a draft site, each of which leaves a site that can be built.
enum DraftEdits {
  typealias Edit = (name: String, change: (inout DraftSite, inout SeededGenerator) -> Void)

  static var all: [Edit] { recipes + site + kitchen + theme }

  /// Changes one thing, and says which.
  static func apply(to site: inout DraftSite, _ random: inout SeededGenerator) -> String {
    let edit = random.pick(all)
    edit.change(&site, &random)
    return edit.name
  }

  // MARK: Recipes

  private static var recipes: [Edit] {
    [
      fact("author", \.author, ["Ines", "Tom", "ines"]),
      fact("source", \.source, ["https://www.food.example/1", "https://food.example/2", "Grandma"]),
      fact("category", \.category, ["Dinner", "Lunch", "Soups"]),
      fact("language of a recipe", \.language, ["de", "fr"]),
      fact("date", \.date, ["2026-01-02", "2026-02-03"]),
      fact("tip", \.tip, ["Better on the *next* day.", "With [salad](salad.md)."]),
      fact("nutrition", \.nutrition, ["300 kcal, 10 g protein, 20 g carbs, 12 g fat", "500 kcal"]),
      fact("yield", \.yield, ["2 servings", "1 l", "4 servings, 1.2 l"]),
      ("tags", tags), ("title", title), ("ingredients", ingredients), ("steps", steps), ("recipes", recipeFiles),
      ("recipes of one file", boxed), ("picture", picture),
    ]
  }

  private static func fact(
    _ name: String, _ field: WritableKeyPath<DraftRecipe, String?>, _ values: [String]
  ) -> Edit {
    (name, { site, random in any(&site, &random) { $0[keyPath: field] = $1.pick(values.map { $0 } + [nil]) } })
  }

  /// Changes a recipe of its own file, or one of those that share one.
  private static func any(
    _ site: inout DraftSite, _ random: inout SeededGenerator,
    _ change: (inout DraftRecipe, inout SeededGenerator) -> Void
  ) {
    if random.chance(5), !site.boxed.isEmpty {
      change(&site.boxed[Int.random(in: site.boxed.indices, using: &random)], &random)
    } else if !site.recipes.isEmpty {
      let path = random.pick(site.recipes.keys.sorted())
      guard var recipe = site.recipes[path] else { return }
      change(&recipe, &random)
      site.recipes[path] = recipe
    }
  }

  private static func tags(_ site: inout DraftSite, _ random: inout SeededGenerator) {
    let known = ["vegan", "Vegan", "VEGAN", "quick", "Quick", "basics", "favourite", "archived", "30 min"]
    any(&site, &random) { recipe, random in
      recipe.tags = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.pick(known) }
    }
  }

  private static func title(_ site: inout DraftSite, _ random: inout SeededGenerator) {
    // Without a title a file is no recipe.
    any(&site, &random) { $0.title = $1.pick(["Soup", "Stew", "Zebra *cake*", "Öl", ""]) }
    for index in site.boxed.indices where site.boxed[index].title.isEmpty { site.boxed[index].title = "Cocoa" }
  }

  private static func ingredients(_ site: inout DraftSite, _ random: inout SeededGenerator) {
    let known = [
      "*2* onions", "*100 g* mill flour", "*1 cup* house mix", "*1,5 kg* Kartoffeln", "*250 ml* milk",
      "*1* [bread](sub/bread.md)", "*1 l* [stock](stock.md)", "*50 g* butter",
    ]
    any(&site, &random) { recipe, random in
      if recipe.ingredients.count > 1, random.chance(2) { recipe.ingredients.removeLast() }
      recipe.ingredients.insert(random.pick(known), at: 0)
    }
  }

  private static func steps(_ site: inout DraftSite, _ random: inout SeededGenerator) {
    let known = ["Bake at 180 °C.", "Serve with [salad](salad.md).", "Look ![](soup.gif) at it.", "Add the onion."]
    any(&site, &random) { $0.steps = [$1.pick(known), $1.pick(known)] }
  }

  private static func recipeFiles(_ site: inout DraftSite, _ random: inout SeededGenerator) {
    let path = random.pick(["soup.md", "stock.md", "new.md", "sub/new.md", "sub/bread.md"])
    let fresh = DraftRecipe(
      title: "New", author: "Ada", tags: ["Quick"], ingredients: ["*3* eggs"], steps: ["Boil for 6 minutes."])
    site.recipes[path] = site.recipes[path] == nil ? DraftSite().recipes[path] ?? fresh : nil
  }

  private static func boxed(_ site: inout DraftSite, _ random: inout SeededGenerator) {
    if site.boxed.count > 1, random.chance(2) {
      site.boxed.removeFirst()
    } else {
      site.boxed.append(
        DraftRecipe(title: "Tea", author: random.pick([nil, "Box"]), ingredients: ["1 tsp tea"], steps: ["Brew."]))
    }
  }

  private static func picture(_ site: inout DraftSite, _ random: inout SeededGenerator) {
    let path = random.pick(["soup.gif", "sub/bread.gif"])
    site.pictures[path] = random.pick([nil, 1, 20, 200])
  }

  // MARK: The site

  private static var site: [Edit] {
    [
      ("title of the site", { $0.title = $1.pick(["Table", "Kitchen"]) }),
      ("language", { $0.language = $1.pick(["en", "en-GB", "de", "fr", "es"]) }),
      setting("base-url", ["https://table.example/", "https://other.example/food"]),
      // Never the site's own, which may be any that is not of a country.
      setting("interface-languages", ["[de-AT]", "[fr-CA, es-MX]"]),
      setting("page-size", ["2", "3", "24"]),
      setting("author", ["Us"]), setting("description", ["What we eat."]), setting("recent", ["1", "2"]),
      setting("theme", ["{related: 0}", "{related: 2, accent: \"#b0411c\"}"]), setting("nutrition", ["{coverage: 1}"]),
      setting("staples", ["[salt]"]),
      ("people", { $0.people[$1.pick(["anna", "ben"])] = $1.pick([nil, "calories: 1900", "calories: 2500"]) }),
    ]
  }

  private static func setting(_ key: String, _ values: [String]) -> Edit {
    (key, { site, random in site.settings[key] = random.pick(values.map { $0 } + [nil]) })
  }

  // MARK: Plans, pantry, aisles, foods

  private static var kitchen: [Edit] {
    [
      ("plan", plan),
      ("pantry", { $0.pantry = $1.pick([[], ["500 g flour"], ["2 onions", "1 l milk (best before 2026-03-04)"]]) }),
      (
        "aisles",
        { $0.aisles = $1.pick([[], ["[Market]", "onion | onions", "[Dairy]", "milk"], ["[Cellar]", "milk"]]) }
      ),
      ("foods", foods),
    ]
  }

  private static func plan(_ site: inout DraftSite, _ random: inout SeededGenerator) {
    let meals = [
      "- Dinner: [Soup](../soup.md) *2 servings*", "- Lunch: 2 slices bread @anna", "- Breakfast: toast ~ 300 kcal",
      "- Dinner: [Bread](../sub/bread.md); 1 apple", "- Lunch: [Salad](../salad.md)",
    ]
    let days = ["## Monday", "", random.pick(meals), "", "## Friday", "", random.pick(meals)]
    site.plans[random.pick(["2026-W09", "2026-W10", "2026-W12"])] = random.pick([nil, days])
  }

  private static func foods(_ site: inout DraftSite, _ random: inout SeededGenerator) {
    if random.chance(2) {
      site.foods["match"] = random.pick([nil, "house mix: butter", "house mix: none"])
    } else {
      let food = "de: [Mehl der Mühle], category: Pantry, typical: {cup: 118}, per-100g: {kcal: 348, protein: 13}"
      site.foods["mill flour"] = random.pick([nil, food, "category: Pantry, contains: [gluten]"])
    }
  }

  // MARK: Theme

  private static var theme: [Edit] {
    [
      (
        "template",
        { site, random in
          let name = random.pick([
            "about", "home", "list", "recipe", "index", "week", "plans", "search", "not-found", "partials/card",
            "partials/ingredient",
          ])
          site.templates[name + ".mustache"] = random.pick([nil, "<!-- A -->", "<!-- B -->"])
        }
      ),
      ("style", { $0.templates["styles/90-own.css"] = $1.pick([nil, "p { color: red }"]) }),
    ]
  }
}
