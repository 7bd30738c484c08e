internal import Foods
internal import Words

/// What categories are called in aisle files.
///
/// A name of Galley's means that category, and so do the usual names of departments of a shop, so that a file brought
/// along from elsewhere and the items it does not have meet on one shelf. Every other name is the user's own.
enum AisleNames {
  static func category(called name: String) -> ShoppingCategory? {
    let words = NameWords(name)
    guard let number = keys.number(of: words.bytes, in: 0..<words.bytes.count) else { return nil }
    return categories[number]
  }

  private static let keys = built.keys
  private static let categories = built.categories

  private static let built: (keys: WordTable, categories: [ShoppingCategory]) = {
    var keys = WordTable(minimumCapacity: 256)
    var categories: [ShoppingCategory] = []
    func add(_ name: String, _ category: ShoppingCategory) {
      let number = keys.insert(NameWords(name).bytes)
      if number == categories.count { categories.append(category) }
    }
    for category in ShoppingCategory.allCases { add(category.name, category) }
    for (category, names) in departments {
      for name in names.split(separator: ",") { add(String(name), category) }
    }
    return (keys, categories)
  }()

  private static let departments: KeyValuePairs<ShoppingCategory, String> = [
    .vegetablesAndFruits: """
    produce, fresh produce, fruit, fruits, vegetables, veg, veggies, fruit and veg, fruit and vegetables,
    fruits and vegetables, fruits and veggies, greengrocer, obst, gemüse, obst und gemüse, gemüse und obst,
    fruits et légumes, légumes, frutas, verduras, frutas y verduras, verdulería, frutería
    """,
    .vegetarian: "vegan, vegetarian and vegan, meat alternatives, tofu, vegetarisch, végétarien, vegetariano",
    .glucoseFree: "sugar free, diabetic, zuckerfrei, glukosefrei, sans sucre, sin azúcar",
    .lactoseFree: "dairy free, plant milk, laktosefrei, sans lactose, sin lactosa",
    .breadProducts: """
    bread, bakery, baked goods, breads, bread and bakery, brot, backwaren, brot und backwaren, bäckerei, pain,
    boulangerie, pan, panadería
    """,
    .sweets:
      "candy, sweets and snacks, confectionery, chocolate, süßigkeiten, süßes, süßwaren, confiserie, bonbons, dulces, chucherías",
    .pantry: """
    dry goods, canned goods, canned, cans, tins, grains, pasta, pasta and rice, cereal, spices, spices and herbs, baking,
    condiments, oils, oils and vinegars, sauces, groceries, staples, vorrat, vorräte, vorratsschrank, konserven, gewürze,
    trockenwaren, épicerie, épices, conserves, despensa, conservas, especias
    """,
    .milkProducts: """
    dairy, milk, cheese, milk and cheese, dairy products, dairy and cheese, milchprodukte, molkereiprodukte, käse,
    crèmerie, produits laitiers, fromages, fromage, lácteos, productos lácteos, quesos
    """,
    .meatAndSeafood: """
    meat, meats, fish, seafood, meat and fish, fish and seafood, butcher, deli meat, poultry, fishmonger, fleisch, fisch,
    fleisch und fisch, metzgerei, wurst, viande, viandes, poisson, viande et poisson, boucherie, poissonnerie, carne,
    carnes, pescado, carne y pescado, carnicería, pescadería
    """,
    .eggs: "egg, eier, œufs, huevos",
    .coffeeAndTea:
      "coffee, tea, coffee and tea, tea and coffee, kaffee, tee, kaffee und tee, café, thé, café et thé, café y té",
    .householdSupplies: """
    household, cleaning, cleaning supplies, cleaning products, paper goods, haushalt, haushaltswaren, putzmittel, ménage,
    entretien, hogar, limpieza
    """,
    .beverages: "drinks, beverage, alcohol, wine, beer, juice, getränke, boissons, bebidas",
    .refrigeratedItems: """
    frozen, frozen food, frozen foods, freezer, refrigerated, chilled, fridge, tiefkühl, tiefkühlkost, tiefkühlprodukte,
    kühlregal, surgelés, rayon frais, congelados, refrigerados
    """,
    .electronics: "electronic, elektronik, électronique, electrónica",
    .other: "misc, miscellaneous, others, sonstiges, andere, anderes, divers, autres, otros, varios",
    .uncategorised: "uncategorized, none, unsorted, unsortiert",
  ]
}
