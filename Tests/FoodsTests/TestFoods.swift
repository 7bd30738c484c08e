import Foods
import SourceText

/// A small table with one of each thing that matters.
enum TestFoods {
  static let book = FoodBook(FoodFileReader.read([SourceFile(path: "foods.yaml", text: text)]).value.foods)

  private static let text = """
    tomato: {category: Vegetables and Fruits, origin: vegan, de: [Tomate, Tomaten], fr: [tomate], es: [tomate]}
    cherry tomato: {category: Vegetables and Fruits, origin: vegan, fr: [tomate cerise]}
    canned tomatoes: {category: Pantry, origin: vegan, form: canned, of: tomato}
    cheddar: {category: Milk Products, origin: varies, contains: [milk]}
    whole milk: {category: Milk Products, origin: vegetarian, contains: [milk], en: [milk], de: [Milch], fr: [lait]}
    butter: {category: Milk Products, origin: vegetarian, contains: [milk], de: [Butter], fr: [beurre]}
    half and half: {category: Milk Products, origin: vegetarian, contains: [milk]}
    almond: {category: Pantry, origin: vegan, contains: [nuts], fr: [amande]}
    all-purpose flour: {category: Pantry, origin: vegan, contains: [gluten], en: [flour], de: [Mehl], fr: [farine]}
    pasta: {category: Pantry, origin: vegan, contains: [gluten], de: [Nudeln, Nudel], fr: [pâtes]}
    chickpea: {category: Pantry, origin: vegan, de: [Kichererbsen]}
    canned chickpeas: {category: Pantry, origin: vegan, form: canned, of: chickpea}
    white rice: {category: Pantry, origin: vegan, en: [rice], de: [Reis], fr: [riz]}
    cooked rice: {category: Pantry, origin: vegan, form: cooked, of: white rice}
    thyme: {category: Vegetables and Fruits, origin: vegan, fr: [thym], look: {colour: "446633", shape: sprig}}
    dried thyme: {category: Pantry, origin: vegan, form: dried, of: thyme}
    oregano: {category: Pantry, origin: vegan, form: dried, of: fresh oregano}
    fresh oregano: {category: Vegetables and Fruits, origin: vegan, typical: {sprig: 1}}
    chicken: {category: Meat and Seafood, origin: meat, fr: [poulet]}
    chicken stock: {category: Pantry, origin: meat, en: [chicken broth]}
    vegetable stock: {category: Pantry, origin: vegan}
    lemon: {category: Vegetables and Fruits, origin: vegan, fr: [citron]}
    lemon juice: {category: Beverages, origin: vegan, fr: [jus de citron]}
    banana: {category: Vegetables and Fruits, origin: vegan, fr: [banane]}
    orange: {category: Vegetables and Fruits, origin: vegan}
    bell pepper: {category: Vegetables and Fruits, origin: vegan, de: [Paprika]}
    green bell pepper: {category: Vegetables and Fruits, origin: vegan}
    greens: {category: Vegetables and Fruits, origin: vegan}
    garlic: {category: Vegetables and Fruits, origin: vegan, fr: [ail], typical: {clove: 3}}
    egg: {category: Eggs, origin: vegetarian, contains: [eggs], de: [Ei, Eier]}
    salmon: {category: Meat and Seafood, origin: fish, contains: [fish], fr: [saumon]}
    """
}
