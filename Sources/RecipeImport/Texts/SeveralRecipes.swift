internal import Words

/// Whether parts of a text that have ingredients and steps each are recipes, or the parts of one.
enum PartKind {
  case one, several
  /// It could be either.
  case unsure

  /// What is known of the text as a whole.
  struct Whole {
    /// What stands above all parts, `Grandma’s recipes`, `Apple pie`.
    var title: String?
    /// Whether something above all parts says for how many it is or how long it takes, or has ingredients.
    var isRecipe = false
    /// Whether what parts it is used between recipes alone.
    var isSure = true
  }

  /// - Parameter parts: those with ingredients or steps, in their order.
  init(_ parts: [RecipeDraft], _ whole: Whole) {
    let count = parts.count(where: Self.isWhole)
    let components = parts.count { $0.title.map(ComponentNames.isOne) ?? false }
    let isCollection = whole.title.map(ComponentNames.namesCollection) ?? false
    let yields = parts.count { Self.isWhole($0) && $0.yieldText != nil }
    if count < 2 || whole.isRecipe {
      self = .one
    } else if isCollection || yields > 1 && yields == parts.count {
      self = .several
    } else if components * 2 > parts.count {
      self = .one
    } else if components > 0, whole.title != nil || components * 2 == parts.count, parts.count < 5 {
      self = .one
    } else if yields > 1 {
      self = .several
    } else if whole.title != nil || !whole.isSure {
      self = count > 2 && !Self.nameEachOther(parts) ? .several : .unsure
    } else {
      self = .several
    }
  }

  static func isWhole(_ draft: RecipeDraft) -> Bool { !draft.groups.isEmpty && !draft.sections.isEmpty }

  /// Whether the steps of one speak of another by the last word of its name: `Fill the dough.`
  private static func nameEachOther(_ parts: [RecipeDraft]) -> Bool {
    let names = parts.map { Self.words($0.title ?? "") }
    let lasts = Set(names.compactMap { $0.last { $0.count > 3 } })
    return zip(parts, names).contains { part, own in
      let words = Set(part.instructionLines.prefix(100).flatMap(Self.words))
      return !lasts.subtracting(own).isDisjoint(with: words)
    }
  }

  private static func words(_ text: String) -> [String] {
    TextFolding.folded(text).split { !$0.isLetter }.map(String.init)
  }
}

/// What the parts of recipes are called, and collections of recipes.
enum ComponentNames {
  /// `Dough`, `For the sauce`, `Chocolate frosting`, `Variation: with nuts`; but not `Tomato sauce`, which is a recipe.
  static func isOne(_ title: String) -> Bool {
    guard title.utf8.count < 120 else { return false }
    if GroupHeading.namesPart(title) { return true }
    let words = TextFolding.folded(title).split { !$0.isLetter }.map(String.init)
    guard let first = words.first, let last = words.last else { return false }
    if beginnings.contains(first) { return true }
    let own = words.filter { !fillers.contains($0) }
    return own.count == 1 && alone.contains(own[0]) || own.count < 4 && endings.contains(last)
  }

  /// `Grandma’s recipes`, `Weihnachtsrezepte`.
  static func namesCollection(_ title: String) -> Bool {
    title.utf8.count < 240
      && TextFolding.folded(title).split { !$0.isLetter }.contains { word in
        collections.contains { word == $0 || $0.count > 6 && word.hasSuffix($0) }
      }
  }

  private static let collections = [
    "recipes", "rezepte", "recettes", "recetas", "ricette", "recepten", "receitas", "opskrifter", "recept", "cookbook",
    "kochbuch", "backbuch", "rezeptsammlung", "collection", "kookboek", "kokebok", "kokbok",
  ]

  private static let beginnings: Set<String> = [
    "variation", "variations", "variante", "version", "option", "part", "teil", "partie", "parte", "deel", "step",
    "schritt", "etape", "paso", "assembly", "assembling", "assemble", "finishing", "serving",
  ]

  private static let fillers: Set<String> = [
    "the", "a", "my", "homemade", "der", "die", "das", "le", "la", "les", "l", "el", "los", "las", "il", "lo", "de",
    "het", "to", "zum", "zur", "pour", "para", "per",
  ]

  /// Of a part where they stand alone.
  private static let alone: Set<String> = [
    "dough", "base", "sauce", "dressing", "marinade", "gravy", "broth", "tare", "batter", "pastry", "sponge", "crumble",
    "syrup", "cream", "custard", "vinaigrette", "starter", "poolish", "levain", "preferment", "biga", "rub", "brine",
    "meat", "vegetables", "serve", "decoration", "garnish", "ganache", "toppings", "extras", "sides",
    "teig", "boden", "sosse", "creme", "sahne", "bruhe", "sauerteig", "vorteig", "hauptteig", "brotteig", "fleisch",
    "gemuse", "beilage", "servieren", "anrichten", "fertigstellung",
    "pate", "fond", "appareil", "biscuit", "montage", "dressage", "servir", "decor", "sirop",
    "masa", "salsa", "bizcocho", "almibar", "crema", "montaje", "decoracion", "impasto", "sugo", "montaggio", "deeg",
    "saus", "bodem", "vlees", "groente",
  ]

  /// Of a part, whatever stands before them: nobody makes a filling alone.
  private static let endings: Set<String> = [
    "filling", "frosting", "icing", "glaze", "crust", "topping", "streusel", "buttercream", "coating", "assembly",
    "fullung", "belag", "guss", "glasur", "zuckerguss", "streusel", "topping", "verzierung", "dekoration",
    "zusammenbau",
    "garniture", "glacage", "nappage", "farce", "relleno", "cobertura", "glaseado", "ripieno", "farcia", "glassa",
    "copertura", "vulling", "glazuur",
  ]
}
