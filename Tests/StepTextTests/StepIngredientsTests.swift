import Cookbook
import FoodTable
import Nutrition
import Quantities
import TestSupport
import Testing

@testable import StepText

/// The built-in foods, read once.
private let foods = FoodTable.builtIn

@Suite struct StepIngredientsTests {
  /// A list in one line, `flour, butter; Filling: leek, butter`: names by comma, groups by semicolon.
  static func recipe(_ list: String) -> Recipe {
    var recipe = Recipe(title: "Test")
    for part in list.split(separator: ";") {
      let halves = part.split(separator: ":")
      let names = (halves.last ?? "").split(separator: ",").map { String($0.drop { $0 == " " }) }
      let ingredients = names.map { Ingredient(amount: Amount(Rational(2)), name: $0) }
      if halves.count == 1 {
        recipe.ingredients += ingredients
      } else {
        recipe.ingredientGroups.append(
          IngredientGroup(title: String(halves[0].drop { $0 == " " }), ingredients: ingredients))
      }
    }
    return recipe
  }

  static func mentions(_ list: String, _ sections: [InstructionSection], _ language: String) -> [[StepMention]] {
    let recipe = recipe(list)
    var analyst = RecipeAnalyst(foods: foods, language: language)
    let lines = analyst.lines(of: RecipeEntry(path: "test.md", recipe: recipe))
    return StepIngredients(recipe, lines: lines, foods: foods, language: language).mentions(in: sections)
  }

  /// What steps use: `butter` for all of it, `½ butter`, `=butter` where the text says how much, `(butter)` else.
  static func outline(_ list: String, _ steps: [String], _ language: String = "en") -> [String] {
    let names = recipe(list).allIngredients.map(\.name)
    return mentions(list, [InstructionSection(steps: steps.map { InstructionStep($0) })], language).map { step in
      step.map { mention in
        let name = names[mention.ingredient]
        return switch mention.share {
        case .all: name
        case .part(let share): "\(NumberText.display(share)) \(name)"
        case .stated: "=\(name)"
        case .open: "(\(name))"
        }
      }.joined(separator: ", ")
    }
  }

  @Test(
    "words for several ingredients, and words that only look like one",
    arguments: [
      ("crème liquide, poulet, oignon", "Ajoutez la crème.", "crème liquide", "fr"),
      ("crème entière liquide, poulet", "Versez la crème et le poulet.", "crème entière liquide, poulet", "fr"),
      ("crème de cassis, vin blanc", "Versez la crème dans les verres.", "", "fr"),
      (
        "chickpeas, tahini, garlic, parsley", "Put everything except the parsley in a blender.",
        "chickpeas, tahini, garlic", "en"
      ),
      ("flour, oil, salt", "Mix all the ingredients in a bowl.", "flour, oil, salt", "en"),
      // Of several parts.
      ("sugar", "Whisk in two thirds of the sugar.", "⅔ sugar", "en"),
      ("sugar", "Add ¾ of the sugar.", "¾ sugar", "en"),
      ("sugar", "Add 2/3 of the sugar.", "⅔ sugar", "en"), ("sugar", "Add 1/2 cup of the sugar.", "=sugar", "en"),
      ("Milch", "Drei Viertel der Milch erwärmen.", "¾ Milch", "de"),
      ("beef chuck, beef broth", "Brown the beef and add the broth.", "beef chuck, beef broth", "en"),
      ("Mehl, Backpulver, Milch", "Mehl mit Backpulver mischen.", "Mehl, Backpulver", "de"),
      ("butter, flour", "Butter two tins. Add the flour.", "flour", "en"),
      ("butter, flour", "Mix the flour. Butter 2 20 cm tins.", "flour", "en"),
      ("flour, oil, salt", "Add the salt. Blend the remaining ingredients together.", "salt, flour, oil", "en"),
      ("flour, oil, salt", "Place the ingredients into a blender.", "", "en"),
      ("flour, oil, salt", "Add the oil. Mix the ingredients well.", "oil", "en"),
      ("flour, oil, salt", "Mix all the ingredients for the dough.", "", "en"),
      ("flour, oil, salt", "All the ingredients should be cold.", "", "en"),
      ("flour, oil, salt", "Gather all the ingredients.", "", "en"),
      ("Mehl, Eier, Salz", "Am besten alle Zutaten gut vorbereiten.", "", "de"),
      ("Mehl, Eier, Salz", "Alle Zutaten in einer Schüssel verrühren.", "Mehl, Eier, Salz", "de"),
      ("Mehl, Eier, Salz", "Mehl sieben. Die restlichen Zutaten unterrühren.", "Mehl, Eier, Salz", "de"),
      ("Mehl, Eier, Salz", "Alle Zutaten für den Teig verkneten.", "", "de"),
      ("farine, œufs, lait", "Mélanger tous les ingrédients dans un saladier.", "farine, œufs, lait", "fr"),
      ("farine, œufs, lait", "Mixer tous les ingrédients de la sauce.", "", "fr"),
      ("harina, huevos, leche", "Mezcla todos los ingredientes en un bol.", "harina, huevos, leche", "es"),
      ("harina, huevos, leche", "Tritura todos los ingredientes de la salsa.", "", "es"),
      ("flour, oil, salt", "Combine everything but the oil and salt.", "flour", "en"),
      ("flour, oil, salt", "Mix all the ingredients, flour included, except for the oil.", "flour, salt", "en"),
      ("flour, oil, salt", "Mix everything except the oil in a bowl with salt.", "flour, salt", "en"),
      ("Mehl, Butter, Salz", "Alle Zutaten bis auf die Butter verrühren.", "Mehl, Salz", "de"),
      ("farine, beurre, sel", "Mélanger tous les ingrédients hormis le beurre.", "farine, sel", "fr"),
      ("harina, mantequilla, sal", "Mezcla todos los ingredientes menos la mantequilla.", "harina, sal", "es"),
      ("flour, oil, salt, eggs", "Whisk the first two ingredients.", "flour, oil", "en"),
      ("flour, oil, salt, eggs", "Stir in the last 2 ingredients.", "salt, eggs", "en"),
      ("Mehl, Öl, Salz, Eier", "Die ersten drei Zutaten verrühren.", "Mehl, Öl, Salz", "de"),
      ("farine, huile, sel, œufs", "Mélangez les trois premiers ingrédients.", "farine, huile, sel", "fr"),
      ("harina, aceite, sal, huevos", "Mezcla los primeros 3 ingredientes.", "harina, aceite, sal", "es"),
      ("Mehl, Zucker, Salz, Äpfel, Zimt", "Alle Zutaten bis und mit Salz mischen.", "Mehl, Zucker, Salz", "de"),
      ("farine, sucre, sel, pommes", "Mélanger tous les ingrédients, sel compris.", "farine, sucre, sel", "fr"),
      ("Eier, Zucker", "Das Eigelb mit dem Zucker verrühren.", "Eier, Zucker", "de"),
      ("œufs, sucre", "Fouettez les jaunes avec le sucre.", "œufs, sucre", "fr"),
      ("huevos, azúcar", "Bate las yemas con el azúcar.", "huevos, azúcar", "es"),
      ("eggs, sugar", "Beat the yolks with the sugar.", "eggs, sugar", "en"),
      ("oignons jaunes, poivrons", "Faites revenir les oignons jaunes.", "oignons jaunes", "fr"),
      ("chickpeas, tahini, garlic", "Add the tahini. Mix everything well.", "tahini", "en"),
      ("Linsen, Wasser, Salz", "Alles außer dem Salz in einen Topf geben.", "Linsen, Wasser", "de"),
      (
        "chicken, ground cumin, paprika, salt", "Rub the spices into the chicken.", "ground cumin, paprika, chicken",
        "en"
      ),
      ("flour, sugar, butter, salt, eggs", "Mix the dry ingredients.", "flour, sugar, salt", "en"),
      ("Mehl, Zucker, Butter, Backpulver", "Die trockenen Zutaten mischen.", "Mehl, Zucker, Backpulver", "de"),
      ("vanilla, flour", "Add the vanilla extract.", "vanilla", "en"),
      ("vegan butter, flour", "Melt the butter.", "vegan butter", "en"),
      ("peanut butter, flour", "Melt the butter.", "", "en"),
      ("Pimientos de Padrón, Salz", "Die Pimientos waschen.", "Pimientos de Padrón", "de"),
      ("ice water, flour", "Drizzle in the water.", "ice water", "en"),
      ("chunky salsa, cheddar", "Add the salsa.", "chunky salsa", "en"),
      ("chicken tenders, flour", "Add the chicken pieces.", "chicken tenders", "en"),
      (
        "garam masala, curry powder, ground cumin", "Add all the spices.", "garam masala, curry powder, ground cumin",
        "en"
      ),
      ("thyme, rosemary, beef", "Chop the herbs.", "thyme, rosemary", "en"),
      ("mixed herbs, thyme", "Add the herbs.", "mixed herbs", "en"),
      ("Sauce: paprika; Rub: ground cumin, chicken", "Rub in the spices.", "", "en"),
      ("red bell peppers, salt and pepper", "Slice the peppers.", "red bell peppers", "en"),
      ("red pepper, salt and freshly ground black pepper", "Dice the pepper.", "red pepper", "en"),
      ("green bell pepper, black pepper, onion", "Fry the onion and pepper.", "onion, green bell pepper", "en"),
      ("chicken stock pot, water", "Fill a pot with the water.", "water", "en"),
      ("curry powder, onion", "Start before the curry: fry the onion.", "onion", "en"),
      ("cucumbers, salt", "Halve the cucumbers lengthwise.", "cucumbers", "en"),
      ("cucumbers, salt", "Add half the cucumbers.", "½ cucumbers", "en"),
      ("hot water, flour", "Wash hands with soap and water.", "", "en"),
      ("Wasser, Mehl", "Die Hände mit Seife und Wasser waschen.", "", "de"),
      ("eau, pommes de terre", "Cuire les pommes de terre dans de l'eau salée.", "pommes de terre", "fr"),
      ("water, potatoes", "Boil the potatoes in salted water.", "potatoes", "en"),
      ("rôti de palette de boeuf, oignon", "Transférer la viande dans une assiette.", "rôti de palette de boeuf", "fr"),
      (
        "farine de blé, farine de sarrasin, sel", "Réunir les farines et le sel.",
        "farine de blé, farine de sarrasin, sel", "fr"
      ),
      ("bread flour, rye flour, salt", "Mix the flours and the salt.", "bread flour, rye flour, salt", "en"),
      ("onions, spring onions", "Fry the onions.", "onions", "en"),
      ("sugar, brown sugar, butter", "Cream the butter and both sugars.", "butter, sugar, brown sugar", "en"),
      ("baking powder, flour", "Line the baking sheets.", "", "en"),
      ("gluten-free spaghetti, olive oil", "Cook the pasta.", "gluten-free spaghetti", "en"),
      ("vanilla bean, cream", "Warm the cream with the vanilla.", "cream, vanilla bean", "en"),
      ("pecan halves, strawberries", "Top with berries and nuts.", "strawberries, pecan halves", "en"),
      ("Kidneybohnen, Mais", "Die Bohnen zugeben.", "Kidneybohnen", "de"),
      ("Chilipulver, Zwiebel", "Mit Chili würzen.", "Chilipulver", "de"),
      ("Bio-Zitrone, Quark", "Quark mit Zitronenschale verrühren.", "Quark, Bio-Zitrone", "de"),
      ("Rinderhack, Zwiebel", "Das Hackfleisch anbraten.", "Rinderhack", "de"),
      ("Blätterteig, Ei", "Den Teig ausrollen.", "Blätterteig", "de"),
      ("Mehl, Ei, Blätterteig", "Den Teig kneten.", "", "de"),
      ("cuisses de poulet, beurre", "Faire dorer le poulet dans le beurre.", "cuisses de poulet, beurre", "fr"),
      ("pechugas de pollo, limón", "Dorar el pollo.", "pechugas de pollo", "es"),
      ("turkey, onions, butter", "Rub the bird with butter.", "turkey, butter", "en"),
      ("chicken, duck breasts", "Rest the bird.", "", "en"),
      ("pâte brisée, oeufs", "Étaler la pâte.", "pâte brisée", "fr"),
      ("spaghetti, sauce tomate", "Cuire les pâtes.", "spaghetti", "fr"),
      ("gruyère râpé, lardons", "Ajouter le fromage.", "gruyère râpé", "fr"),
    ])
  func severalInOneWord(list: String, step: String, used: String, language: String) {
    #expect(Self.outline(list, [step], language) == [used])
  }

  @Test(
    "pepper that nobody cuts is ground",
    arguments: [
      "Season with salt and pepper.", "Fry the steak with pepper.", "Fry the onion, then add salt and pepper.",
      "Dice the onion and season with pepper.",
    ])
  func pepperIsGround(step: String) {
    let found = Self.outline("red pepper, salt and freshly ground black pepper", [step])
    #expect(found.allSatisfy { !$0.contains("red pepper") })
  }

  @Test func theDryIngredientsHaveNoSugarThatWasCreamed() {
    let list = "flour, baking soda, butter, sugar, brown sugar, eggs"
    #expect(
      Self.outline(list, ["Cream the butter and both sugars.", "Beat in the dry ingredients."])
        == ["butter, sugar, brown sugar", "flour, baking soda"])
    #expect(
      Self.outline(list, ["Cream the butter with both sugars. Beat in the dry ingredients."])
        == ["butter, sugar, brown sugar, flour, baking soda"])
    #expect(
      Self.outline(list, ["Sift the flour and sugar.", "Add the dry ingredients to the eggs."])[1].contains("(sugar)"))
  }

  @Test(
    "of two kinds it is the one whose name is kept for later",
    arguments: [
      (["Beat butter and sugar.", "Dust with icing sugar."], ["butter, caster sugar", "icing sugar"]),
      (["Beat butter and sugar. Dust with icing sugar."], ["butter, caster sugar, icing sugar"]),
      (["Sift the icing sugar.", "Add the sugar."], ["icing sugar", ""]), (["Add the sugar."], [""]),
      (["Sift the icing sugar. Add the sugar."], ["icing sugar"]),
      (["Stir.", "Add the sugar.", "Stir.", "Sift the icing sugar."], ["", "caster sugar", "", "icing sugar"]),
      (["Sift the icing sugar.", "Add the sugar.", "Sift the icing sugar."], ["icing sugar", "", "(icing sugar)"]),
    ])
  func tellsByWhatFollows(steps: [String], used: [String]) {
    #expect(Self.outline("butter, caster sugar, icing sugar", steps) == used)
  }

  /// Where a step asks anew for each word what the whole method calls by its name, this takes minutes.
  @Test func aLongStepThatSaysTheSameIsReadInOneGo() {
    let step = String(repeating: "Add the sugar and the icing sugar. ", count: 6_000)
    #expect(Self.outline("butter, caster sugar, icing sugar", [step]) == ["caster sugar, icing sugar"])
  }

  @Test func readsNothingIntoAMethodThatNobodyReads() {
    let list = (["salt"] + (0..<999).map { "thing \($0)" }).joined(separator: ",")
    let filling = String(repeating: "Wait. ", count: (StepIngredients.limit / 1_000 - 100) / 6)
    #expect(Self.outline(list, ["Add the salt. " + filling]) == ["salt"])
    #expect(Self.outline(list, ["Add the salt. " + filling, filling]) == ["", ""])
  }

  @Test func linesOfOneFoodAreUsedInTheirOrder() {
    let mentions = Self.mentions(
      "butter, flour, butter",
      [
        InstructionSection(
          steps: ["Melt the butter.", "Add flour.", "Stir in the butter."].map { InstructionStep($0) })
      ],
      "en")
    #expect(mentions.map { $0.map(\.ingredient) } == [[0], [1], [2]])
    // Whose amount that is nobody knows for certain.
    #expect(mentions[0].map(\.share) == [.open])
  }

  @Test(
    "verbs say what is added where a language has them",
    arguments: [
      ("Kartoffeln, Salz, Pfeffer", "Kartoffeln kochen, salzen und pfeffern.", "de", "Kartoffeln, (Salz), (Pfeffer)"),
      ("saumon, sel, poivre", "Salez et poivrez le saumon.", "fr", "(sel), (poivre), saumon"),
      ("pollo, sal, pimienta negra", "Salpimentar el pollo.", "es", "(sal), (pimienta negra), pollo"),
      ("salt", "Salt the water.", "en", ""),
    ])
  func readsSeasoningVerbs(list: String, step: String, language: String, expected: String) {
    #expect(Self.outline(list, [step], language) == [expected])
  }

  @Test(
    "a step uses the ingredients it names, in the order of its text",
    arguments: [
      ("onions, carrot", "Fry the carrot, then the onion.", "carrot, onions"),
      ("red onion, garlic", "Add the onion and the garlic cloves.", "red onion, garlic"),
      ("scallions", "Scatter with the spring onions.", "scallions"),
      ("eggs", "Beat the egg yolks.", "eggs"),
      ("lemon", "Add lemon juice and zest.", "lemon"),
      ("extra virgin olive oil", "Heat the oil.", "extra virgin olive oil"),
      ("olive oil, sunflower oil", "Heat the oil.", ""),
      ("olive oil, sunflower oil", "Heat the olive oil.", "olive oil"),
      ("cheddar", "Sprinkle with the cheese.", "cheddar"),
      ("chicken breasts", "Brown the chicken.", "chicken breasts"),
      ("canned chopped tomatoes", "Add the tomatoes.", "canned chopped tomatoes"),
      ("butter or margarine", "Melt the margarine.", "butter or margarine"),
      ("Parmesan", "*Grate* the **Parmesan**.", "Parmesan"),
    ])
  func findsNames(list: String, step: String, expected: String) {
    #expect(Self.outline(list, [step]) == [expected])
  }

  @Test(
    "of two kinds of one food a plural means both, and one of them means neither",
    arguments: [("Slice the onions.", "red onion, white onion"), ("Slice the onion.", "")])
  func tellsKindsApart(step: String, expected: String) {
    #expect(Self.outline("red onion, white onion", [step]) == [expected])
  }

  @Test(
    "words that say how a food is, or what kind of thing, do not hide it",
    arguments: [
      ("soft butter", "Beat the butter.", "soft butter"), ("salted butter", "Melt the butter.", "salted butter"),
      ("boneless skinless chicken breasts, chicken stock", "Return the chicken.", "boneless skinless chicken breasts"),
      ("sebago (starchy) potatoes", "Turn the potatoes.", "sebago (starchy) potatoes"),
      ("kosher salt, black pepper", "Sprinkle with the salt and pepper.", "kosher salt, black pepper"),
      ("salt and pepper", "Add a pinch of salt.", "=salt and pepper"),
      ("beef mince, onion", "Brown the meat.", "beef mince"), ("pork chops, beef mince", "Brown the meat.", ""),
      ("hake", "Turn the fish.", "hake"),
      ("flour, eggs, salt", "Mix all the ingredients except the salt.", "flour, eggs"),
      ("olive oil, leek, olive oil", "Heat the oil.", "(olive oil)"),
    ])
  func seesThroughWords(list: String, step: String, expected: String) {
    #expect(Self.outline(list, [step]) == [expected])
  }

  @Test(
    "German compounds are named by their last part",
    arguments: [
      ("Knollensellerie", "Den Sellerie würfeln.", "Knollensellerie"),
      ("Rumpsteaks", "Die Steaks braten.", "Rumpsteaks"),
      ("Putenfleisch", "Das Fleisch anbraten.", "Putenfleisch"), ("Meersalz", "Das Wasser salzen.", "(Meersalz)"),
      ("Rinderhüfte, Tomaten", "Tomaten entkernen, das Fleisch würfeln.", "Tomaten"),
      ("Gurke, Joghurt", "Mit dem Gurken-Joghurt-Dip servieren.", ""),
      ("Mehl, Eier, Salz", "Alle Zutaten außer dem Salz verrühren.", "Mehl, Eier"),
    ])
  func readsCompounds(list: String, step: String, expected: String) {
    #expect(Self.outline(list, [step], "de") == [expected])
  }

  @Test func underSeveralHeadingsAllIngredientsAreThoseOfOne() {
    func found(_ list: String) -> [[Int]] {
      let sections = ["Sauce", "Salad"].map {
        InstructionSection(title: $0, steps: [InstructionStep("Mix all the ingredients.")])
      }
      return Self.mentions(list, sections, "en").map { $0.map(\.ingredient) }
    }
    #expect(found("oil, vinegar, leek") == [[], []])
    #expect(found("Sauce: oil, vinegar; Salad: leek") == [[0, 1], [2]])
  }

  @Test(
    "the longest name wins, and nothing is found inside a word or in what was made of a food",
    arguments: [
      ("ice", "Boil the rice."), ("butter", "Add the peanut butter."), ("butter", "Pour in the buttermilk."),
      ("butter", "Stir in the cashew butter."), ("black pepper", "Slice the bell pepper."),
      ("red pepper", "Season with pepper."), ("tomatoes", "Add the tomato paste."), ("onion", "Add the onion mixture."),
      ("soy sauce", "Pour the sauce over."), ("rose water", "Bring water to the boil."),
      ("ice water", "Soak in cold water."), ("basil leaves", "Leave it to cool."), ("cloves", "Add the garlic cloves."),
      ("cloves", "Add two cloves of garlic."), ("walnuts", "Shape balls like walnuts."),
      ("sugar", "Sweeten without sugar."), ("butter", "Butter a tin."), ("olive oil", "Grease the tin with olive oil."),
      ("double cream", "Thick instead of double cream."), ("potatoes", "Use a potato masher."),
      ("peas", "See https://peas.example/with/peas for more."), ("red lentils", "\\label{red-lentils}"),
    ])
  func wouldRatherFindNothing(list: String, step: String) {
    #expect(Self.outline(list, [step]) == [""])
  }

  @Test(
    "words around a name say how much is used",
    arguments: [
      (["Melt half the butter.", "Add the remaining butter."], ["½ butter", "½ butter"]),
      (["Melt half the butter.", "Add the last of the butter."], ["½ butter", "½ butter"]),
      (
        ["Melt two thirds of the butter.", "Once the butter foams, stir.", "Add the rest of the butter."],
        ["⅔ butter", "(butter)", "⅓ butter"]
      ),
      (["Melt half the butter. Brush with the remaining butter."], ["butter"]),
      (
        ["Melt a third of the butter.", "Melt a third of the butter. Add the remaining butter."],
        ["⅓ butter", "⅔ butter"]
      ),
      (
        ["Set aside a third of the butter.", "Melt the remaining butter.", "Add the reserved butter."],
        ["⅓ butter", "⅔ butter", "(butter)"]
      ),
      (["Set aside a third of the butter.", "Add the reserved butter."], ["⅓ butter", "(butter)"]),
      (
        ["Melt half the butter.", "Add some butter.", "Add the remaining butter."],
        ["½ butter", "(butter)", "(butter)"]
      ),
      (["Spread a third of the butter. Repeat.", "Add the remaining butter."], ["⅓ butter", "(butter)"]),
      (
        ["Melt half the butter.", "Add the remaining butter.", "Add the rest of the butter."],
        ["½ butter", "(butter)", "(butter)"]
      ),
      (["Stir in half of the butter."], ["½ butter"]), (["Brush with half the butter."], ["½ butter"]),
      (["Melt a third of the cold butter."], ["⅓ butter"]),
      (["Melt two thirds of the butter."], ["⅔ butter"]),
      (["Melt some butter.", "Add butter."], ["(butter)", "(butter)"]),
      (["Melt the butter.", "Brush with butter."], ["butter", "(butter)"]),
      (["Melt 50 g of butter.", "Add the rest of the butter."], ["=butter", "(butter)"]),
      (["Melt a tablespoon of the butter."], ["=butter"]), (["Melt ½ tsp butter."], ["=butter"]),
      (["Melt butter (50 g)."], ["=butter"]),
      (["Melt butter.", "Add the rest of the butter."], ["(butter)", "(butter)"]),
      (
        ["Cube the butter.", "Melt half the butter.", "Add the remaining butter."], ["butter", "½ butter", "(butter)"]
      ),
      (["Melt the butter and stir in 2 tbsp of the butter."], ["=butter"]),
    ])
  func readsShares(steps: [String], expected: [String]) {
    #expect(Self.outline("butter", steps) == expected)
  }

  @Test(
    "the rest may be that of what was named last",
    arguments: [
      ("milk", ["Whisk in half the milk, then add the rest."], ["milk"], "en"),
      ("milk, cheddar", ["Add a third of the milk.", "Pour in the rest."], ["⅓ milk", "⅔ milk"], "en"),
      ("milk, flour", ["Add half the milk and the flour, then the rest."], ["½ milk, flour"], "en"),
      ("milk", ["Add half the milk for the rest of the day."], ["½ milk"], "en"),
      ("milk", ["Add half the milk. Let it rest."], ["½ milk"], "en"),
      ("Milch", ["Die Hälfte der Milch zugeben, dann den Rest."], ["Milch"], "de"),
      ("lait, farine", ["Versez la moitié du lait sur la farine, puis le reste du lait."], ["lait, farine"], "fr"),
      ("leche", ["Añade la mitad de la leche y después el resto."], ["leche"], "es"),
    ] as [(String, [String], [String], String)])
  func aRestIsOfWhatWasNamedLast(list: String, steps: [String], expected: [String], language: String) {
    #expect(Self.outline(list, steps, language) == expected)
  }

  @Test func whatIsStatedLeavesARest() {
    #expect(Self.outline("onions", ["Fry 1 onion.", "Add the remaining onion."]) == ["=onions", "½ onions"])
    #expect(Self.outline("onions", ["Fry one of it.", "Add the remaining onion."]) == ["", "(onions)"])
    #expect(Self.outline("onions", ["Fry 1 onion, then the rest of the onions."]) == ["onions"])
    #expect(Self.outline("onions", ["Fry an onion."]) == ["=onions"])
    #expect(
      Self.outline("Zucker", ["Zwei Dritteln des Zuckers zugeben.", "Mit dem restlichen Zucker bestreuen."], "de")
        == ["⅔ Zucker", "⅓ Zucker"])
  }

  @Test(
    "parts and sauces are called by one word",
    arguments: [
      ("eggs", "Whisk the whites.", "eggs", "en"), ("eggs", "Chop the whites of the leeks.", "", "en"),
      ("eggs", "Cut the white bread.", "", "en"), ("œufs", "Montez les blancs en neige.", "œufs", "fr"),
      ("œufs", "Poêlez les blancs de poulet.", "", "fr"),
      ("light soy sauce, fish", "Stir in the soy.", "light soy sauce", "en"),
      ("fish sauce, salt", "Add the fish.", "", "en"), ("tomato sauce", "Slice the tomato.", "", "en"),
      ("Zitronen", "Den Saft der Zitrone zugeben.", "Zitronen", "de"),
      ("Zitronen", "Den Saft einer Zitrone zugeben.", "=Zitronen", "de"),
      ("limes", "Toss with the juice of 1 lime.", "=limes", "en"), ("limes", "Add juice of the limes.", "limes", "en"),
      ("citrons", "Ajoutez le jus d’un citron.", "=citrons", "fr"),
      ("bacon lardons", "Fry the bacon.", "bacon lardons", "en"),
      ("lait, farine", "Versez le lait sur la farine.", "lait, farine", "fr"),
    ])
  func goByOneWord(list: String, step: String, expected: String, language: String) {
    #expect(Self.outline(list, [step], language) == [expected])
  }

  @Test func theRestMayBeThatOfTwo() {
    let first = "Mix half the butter and half the sugar."
    let halves = "½ butter, ½ sugar"
    #expect(Self.outline("butter, sugar", [first, "Add the remaining butter and sugar."]) == [halves, halves])
    #expect(
      Self.outline("butter, sugar", [first, "Add the remaining butter, sugar."]) == [halves, "½ butter, (sugar)"])
    #expect(
      Self.outline("butter, sugar", ["Melt half the butter.", "Add the remaining butter and sugar."])
        == ["½ butter", "½ butter, sugar"])
  }

  @Test(
    "German, French and Spanish are read by their own words",
    arguments: [
      ("de", "Eier, Mehl", ["Die Eier mit dem Mehl verrühren."], ["Eier, Mehl"]),
      ("de", "Ei", ["Mit den Eiern bestreichen."], ["Ei"]), ("de", "Ei", ["Eine Form mit Alufolie auslegen."], [""]),
      ("de", "Äpfel", ["Mit den Äpfeln belegen."], ["Äpfel"]), ("de", "Olivenöl", ["Das Öl erhitzen."], ["Olivenöl"]),
      (
        "de", "Butter", ["Die Hälfte der Butter schmelzen.", "Die restliche Butter zugeben."], ["½ Butter", "½ Butter"]
      ),
      ("de", "Mehl", ["Eine Mehlschwitze kochen."], [""]), ("de", "Butter", ["Die Form buttern."], [""]),
      ("de", "Butter", ["50 g Butter schmelzen."], ["=Butter"]), ("de", "Reis, Eis", ["Reis kochen."], ["Reis"]),
      ("de", "Salz", ["Ohne Salz kochen.", "Eine Prise Salz zugeben."], ["", "=Salz"]),
      ("fr", "œufs, lait", ["Battre les œufs avec le lait."], ["œufs, lait"]),
      ("fr", "huile d’olive, ail", ["Chauffer l’huile et l’ail."], ["huile d’olive, ail"]),
      ("fr", "beurre", ["Fondre la moitié du beurre.", "Ajouter le beurre restant."], ["½ beurre", "½ beurre"]),
      ("fr", "tomates", ["Ajouter la sauce tomate."], [""]), ("fr", "pommes", ["Peler les pommes de terre."], [""]),
      ("es", "aceite de oliva, cebollas", ["Calentar el aceite y dorar la cebolla."], ["aceite de oliva, cebollas"]),
      (
        "es", "perejil", ["Añadir la mitad del perejil.", "El resto del perejil al final."], ["½ perejil", "½ perejil"]
      ),
      ("es", "tomates", ["Añadir la salsa de tomate."], [""]), ("it", "burro", ["Sciogliere il burro."], [""]),
    ])
  func readsLanguages(language: String, list: String, steps: [String], expected: [String]) {
    #expect(Self.outline(list, steps, language) == expected)
  }

  @Test(
    "a group is meant by its name, and decides between ingredients of one name",
    arguments: [
      ("leek; Dressing: oil, vinegar", "Whisk the dressing ingredients.", "oil, vinegar"),
      ("leek; For the dough: flour, yeast", "Mix all ingredients for the dough.", "flour, yeast"),
      ("flour, yeast", "Mix all the ingredients.", "flour, yeast"), ("flour, yeast", "Mix the wet ingredients.", ""),
      ("Dough: flour, salt; Filling: leek, salt", "Mix the flour with the salt.", "flour, salt"),
      ("Dough: flour, salt; Filling: leek, salt", "Add salt.", ""),
    ])
  func knowsGroups(list: String, step: String, expected: String) {
    #expect(Self.outline(list, [step]) == [expected])
  }

  @Test func headingsDecideBetweenIngredientsOfOneName() {
    let sections = [
      InstructionSection(title: "Filling", steps: [InstructionStep("Add salt.")]),
      InstructionSection(title: "The dough", steps: [InstructionStep("Add salt.")]),
    ]
    let mentions = Self.mentions("Dough: flour, salt; Filling: leek, salt", sections, "en")
    #expect(mentions.map { $0.map(\.ingredient) } == [[3], [1]])
  }

  @Test(
    "whatever the words, each ingredient is named at most once in a step and exists",
    arguments: [UInt64](1...40))
  func namesEachOnce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    let words = """
      the half of rest remaining butter oil olive eggs egg salt pepper, and bell 2 ½ a pinch tbsp (cold) water. zest lemon \
      all ingredients for dough peanut “ – ’ red onion cloves garlic without
      """.split(separator: " ")
    let steps = (0..<4).map { _ in (0..<next(30)).map { _ in String(words[next(words.count)]) }.joined(separator: " ") }
    let list = "butter, olive oil, eggs, salt, black pepper; Dough: water, lemon, red onion, garlic"
    for language in ["en", "de", "fr", "es"] {
      let found = Self.mentions(list, [InstructionSection(steps: steps.map { InstructionStep($0) })], language)
      #expect(found.count == steps.count)
      for step in found {
        let places = step.map(\.ingredient)
        #expect(places.allSatisfy((0..<9).contains) && Set(places).count == places.count)
      }
    }
  }

  @Test func recipesWithoutIngredientsOrStepsHaveNone() {
    #expect(Self.mentions("", [InstructionSection(steps: [InstructionStep("Add salt.")])], "en") == [[]])
    #expect(Self.mentions("salt", [], "en").isEmpty)
  }

  /// Read again from each of its words, either would take minutes.
  @Test func endlessNamesAndStepsAreReadOnce() {
    var recipe = Self.recipe("Salz, Mehl")
    recipe.ingredients.append(Ingredient(name: String(repeating: "1,", count: 20_000)))
    var analyst = RecipeAnalyst(foods: foods, language: "de")
    let lines = analyst.lines(of: RecipeEntry(path: "test.md", recipe: recipe))
    for clause in ["alle Zutaten bis und mit Mehl ", "alles außer Salz und "] {
      let step = String(repeating: clause, count: 5_000)
      let found = StepIngredients(recipe, lines: lines, foods: foods, language: "de")
        .mentions(in: [InstructionSection(steps: [InstructionStep(step)])])
      #expect(found.count == 1)
    }
  }
}
