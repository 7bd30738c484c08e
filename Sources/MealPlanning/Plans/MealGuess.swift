public import Cookbook
public import Foods
internal import Words

/// The meal a recipe without a category is for, as far as its tags, its title or its foods tell.
public struct MealGuess: Sendable, Hashable {
  public let category: RecipeCategory
  /// What told: `its title says “soup”`, `there is fish in it`.
  public let reason: String

  /// `nil` for parts of meals – sauces, doughs, stocks –, drinks, and where nothing tells.
  ///
  /// - Parameter foods: those it is mainly made of.
  public init?(title: String, tags: [String], foods: [Food]) {
    let named = Self.words(of: title)
    if named.contains(where: { Self.names($0, Self.parts) != nil }) { return nil }
    for (words, source) in [(tags.flatMap(Self.words), "a tag"), (named, "its title")] {
      for (category, list) in Self.meals {
        guard let word = words.lazy.compactMap({ Self.names($0, list) }).first else { continue }
        self.init(category, "\(source) says “\(word)”")
        return
      }
    }
    guard let food = foods.first(where: { Self.isMain($0) }) else { return nil }
    self.init(.dinner, "\(food.name) is a main part of it")
  }

  private init(_ category: RecipeCategory, _ reason: String) {
    self.category = category
    self.reason = reason
  }

  /// Meat and fish, noodles, rice and pulses by the pound.
  private static func isMain(_ food: Food) -> Bool {
    food.category == .meatAndSeafood || food.category == .vegetarian
      || ["pasta", "spaghetti", "rice", "beans", "lentils", "lentil", "chickpeas", "chickpea", "potato"]
        .contains { food.name.hasSuffix($0) }
  }

  private static func words(of text: String) -> [String] {
    TextFolding.folded(text).split { !$0.isLetter && $0 != "-" }.map(String.init)
  }

  /// The word of a list that a word is, in either number, or ends with, as German compounds do.
  private static func names(_ word: String, _ list: [String]) -> String? {
    list.first { name in
      if word.hasPrefix(name) {
        // Each word of each recipe is held against each name: byte by byte, without making a text of any.
        let ending = word.utf8.dropFirst(name.utf8.count)
        if ending.isEmpty || endings.contains(where: ending.elementsEqual) { return true }
      }
      return name.utf8.count >= 5 && word.hasSuffix(name)
    }
  }

  private static let endings = ["s", "es", "n", "en"].map { Array($0.utf8) }

  // MARK: Words, folded

  /// The meals in the order they are asked for: what is sweet is no dinner, whatever else it is.
  private static let meals: [(RecipeCategory, [String])] = [
    (.breakfast, list(breakfast)), (.snack, list(snack)), (.lunch, list(lunch)), (.dinner, list(dinner)),
  ]

  private static func list(_ text: String) -> [String] { text.split { $0.isWhitespace }.map(String.init) }

  private static let breakfast = """
    breakfast brunch pancake porridge oatmeal oats muesli granola waffle smoothie omelette fruhstuck pfannkuchen
    haferbrei rührei ruhrei petit-dejeuner desayuno tostada
    """
  private static let snack = """
    snack dessert cake cookie biscuit muffin brownie crumble scone pudding cupcake flapjack nachtisch kuchen
    platzchen keks kekse torte waffeln goûter gouter gateau sable postre merienda galleta bizcocho pastel appetizer
    starter aperitif vorspeise entree entrante tapa
    """
  private static let lunch = """
    lunch salad sandwich wrap mittagessen mittag salat brotzeit dejeuner salade tartine almuerzo comida ensalada
    bocadillo
    """
  private static let dinner = """
    dinner supper main maincourse soup stew curry chili chilli casserole roast pasta pizza risotto lasagne lasagna
    noodle burger taco burrito quiche pie gratin stir-fry meatball meatloaf goulash paella ramen steak abendessen
    abendbrot hauptgericht hauptspeise eintopf suppe auflauf braten schnitzel gulasch pfanne spatzle frikadelle plat
    diner soupe potage ragout tarte cena principal sopa guiso estofado cocido arroz tortilla
    """
  private static let parts = list(
    """
    sauce stock broth dough paste dressing jam syrup marinade chutney pickle lemonade cocktail seasoning frosting icing
    vinaigrette crust pastry teig sosse sauce bruhe fond marmelade konfiture sirup limonade bouillon pate confiture sirop
    salsa caldo masa mermelada jarabe bebida
    """)
}
