import Testing

@testable import RecipeImport

/// Captions of posts as people write them: names among emoji, facts in sentences, lists without headings.
@Suite struct CaptionTests {
  private func draft(_ text: String) throws -> RecipeDraft { try #require(TextRecipe.read(text)) }

  private static let rest = "\n\n2 eggs\n250 ml milk\n125 g flour\n\nWhisk it all.\nFry thin pancakes."

  @Test(arguments: [
    ("✨ PANCAKES ✨", "PANCAKES"),
    ("Crêpes 💍 Comment \"RECIPE\" and I'll send you the link!", "Crêpes"),
    ("Kürbis-Curry 🎃 fertig in 30 Min und reicht für 4", "Kürbis-Curry"),
    ("Guardad este vídeo 🙌 Tortitas", "Tortitas"),
    ("Werbung | Der beste Pfannkuchen 😍", "Der beste Pfannkuchen"),
    ("[Anzeige] Pfannkuchen", "Pfannkuchen"),
    ("day 12 of cooking something new 🤍 today: thin pancakes", "thin pancakes"),
    ("Pancakes 4 ways? No. Just one way: Thin Pancakes ☕️", "Thin Pancakes"),
    ("You guys asked, so here it is 😍\nThin pancakes", "Thin pancakes"),
    ("¿Conocías este truco? 😱\n\nTortitas sin horno", "Tortitas sin horno"),
    ("Hallo ihr Lieben, heute gibt's was Feines!\n\nPfannkuchen (4 Portionen)", "Pfannkuchen"),
    ("Obsessed 🥹 with these thin pancakes!", "Obsessed with these thin pancakes!"),
    ("BROWNIE SALUDABLE 🍫✨ solo 5 ingredientes", "BROWNIE SALUDABLE solo 5 ingredientes"),
    ("Copycat bowl 🥑 ~ 650 cals, 50g protein", "Copycat bowl"),
    ("Cena en 15 minutos: tortitas finas", "tortitas finas"),
    ("3-INGREDIENT PANCAKES (makes 8 small ones)", "3-INGREDIENT PANCAKES"),
    ("My grandmother's best ever soup: a winter dream", "My grandmother's best ever soup: a winter dream"),
    ("10/10 would make again: pancakes", "10/10 would make again: pancakes"),
  ])
  func findsTheNameOfTheDish(start: String, title: String) throws {
    #expect(try draft(start + Self.rest).title == title)
  }

  @Test(arguments: ["How to 👇", "Make it:", "Manos a la obra", "Los geht's!"])
  func findsTheStepsBelowACry(cry: String) throws {
    let list = "Pancakes\n\nWhat you need 👇\n- 2 eggs\n- 250 ml milk\n- 125 g flour\n\n"
    let draft = try draft(list + cry + "\n➡️ Whisk it all together\n➡️ Fry thin pancakes in butter")
    #expect(draft.ingredientLines.count == 3)
    #expect(draft.instructionLines == ["Whisk it all together", "Fry thin pancakes in butter"])
  }

  @Test(arguments: [
    "Drop a spoonful of batter into the pan.", "Partagez la pâte en deux.", "Save this liquid for the sauce.",
    "Guarda esta mezcla en la nevera.", "Leave the dough for an hour.", "Don't forget to salt the water.",
  ])
  func takesNoStepForARequest(step: String) throws {
    #expect(!CaptionCourtesy.isOne(step))
    #expect(try draft("Pancakes" + Self.rest + "\n" + step).instructionLines.last == step)
  }

  @Test(arguments: [
    "Save this recipe for later!", "Drop a comment below", "Partage avec tes amis", "Guarda esta receta",
    "If you try it, leave a comment below!", "Send this to a friend", "Enregistrez cette vidéo",
  ])
  func takesARequestForNoStep(line: String) {
    #expect(CaptionCourtesy.isOne(line))
  }

  @Test func findsTheNameOnTheLastLine() throws {
    #expect(
      try draft("2 eggs\n250 ml milk\n125 g flour\n\nWhisk it all.\nFry thin pancakes.\n\nClassic crêpes").title
        == "Classic crêpes")
  }

  @Test(arguments: [
    ("Pancakes\nOn the table in 25 minutes and feeds 4 hungry people!", "4 servings", 25),
    ("Pancakes\n(serves 2, takes 30 min)", "2 servings", 30),
    ("Pfannkuchen, fertig in 30 Min und reicht für 4", "4 servings", 30),
    ("Pfannkuchen\n(Springform 20 cm, 8 Stücke)", "8 servings", nil),
    ("Gaufres\nUne recette pour 6 personnes, prête en 20 minutes.", "6 servings", 20),
    ("Tortitas 🍅 listas en 10 minutos", nil, 10),
    ("Pfannkuchen\n2 Portionen à 480 kcal", "2 servings", nil),
    ("Cena en 15 minutos: tortitas", nil, 15),
    ("Crêpes\n1 serving • 5 min prep", "1 serving", 5),
    ("Pancakes\nThe recipe makes a dozen pancakes.", "12 pancakes", nil),
    ("Pfannkuchen\nReicht für 4.", "4 servings", nil),
    ("Pfannkuchen\nDas Rezept reicht für vier Personen.", "4 servings", nil),
    ("Crêpes\nUne recette pour 6 gourmands et gourmandes.", "6 servings", nil),
    ("Pancakes\nEnough for eight as a starter.", "8 servings", nil),
    ("Pancakes\nCuts into 10 slices.", "10 slices", nil), ("Pancakes\nA cosy supper for two.", "2 servings", nil),
    ("Pancakes\nThis will serve four to six people.", "6 servings", nil),
    ("Tortitas\nIdeal para cuatro personas.", "4 servings", nil),
    ("Crêpes\nPour une tablée de 4.", "4 servings", nil),
    ("Pancakes\nA quick lunch for 20 minutes.", nil, nil),
    ("Pancakes\nWe made these for two hours with one pan.", nil, nil),
    ("Pancakes\nFor 5 minutes of work they are great.", nil, nil),
  ])
  func readsYieldAndTimeFromSentences(start: String, yield: String?, minutes: Int?) throws {
    let draft = try draft(start + Self.rest)
    #expect(draft.yieldText.flatMap(YieldText.canonical) == yield)
    #expect(draft.totalMinutes == minutes)
    #expect(draft.ingredientLines == ["2 eggs", "250 ml milk", "125 g flour"])
  }

  @Test func readsWhatStandsBelowTheSteps() throws {
    let draft = try draft(
      "Gazpacho\n1 kg de tomates\n1 pepino\n30 ml de vinagre\n\nTritura todo.\nEnfría dos horas.\n\nSalen 6 vasos 😋")
    #expect(draft.yieldText.flatMap(YieldText.canonical) == "6 servings")
    #expect(draft.instructionLines == ["Tritura todo.", "Enfría dos horas."])
  }

  @Test(arguments: [
    "How to make it 👩‍🍳\n1️⃣ Whisk it all.\n2️⃣ Fry thin pancakes.",
    "👩🏻‍🍳 Here's how:\n• Whisk it all.\n• Fry thin pancakes.",
    "1️⃣ Whisk it all.\n2️⃣ Fry thin pancakes.",
    "Schritt 1\nWhisk it all.\nSchritt 2\nFry thin pancakes.",
    "1) Whisk it all.\n2) Fry thin pancakes.",
    "🔹Whisk it all.\n🔹Fry thin pancakes.\n\nLet me know if you try it!",
    "Whisk it all.\nFry thin pancakes.\nEure Lena",
    "Whisk it all.\nFry thin pancakes.\nServes 6 as a side, 4 as a main!",
  ])
  func findsTheStepsBelowTheList(steps: String) throws {
    let draft = try draft("Crêpes\n\n🥚 2 eggs\n🌶 1 jalapeño\n🧂 salt to taste\n\(steps)")
    #expect(draft.ingredientLines == ["2 eggs", "1 jalapeño", "salt to taste"])
    #expect(draft.instructionLines == ["Whisk it all.", "Fry thin pancakes."])
  }

  @Test func partsALineThatPointsPart() throws {
    let draft = try draft(
      "Bean soup 🥣 . . . 1 onion, diced . 2 cans beans . 1 l stock . Cook them all for 20 min. Blend.")
    #expect(draft.title == "Bean soup")
    #expect(draft.ingredientLines == ["1 onion, diced", "2 cans beans", "1 l stock"])
    #expect(draft.instructionLines == ["Cook them all for 20 min. Blend."])
  }

  @Test(arguments: [
    ("2 ripe bananas + 2 eggs + 60 g oats", ["2 ripe bananas", "2 eggs", "60 g oats"]),
    ("1 tin tuna, 1 egg, 30 g cheese, Oregano", ["1 tin tuna", "1 egg", "30 g cheese", "Oregano"]),
    (
      "2 tortillas, 1 avocat, 100 g saumon, jus de citron",
      ["2 tortillas", "1 avocat", "100 g saumon", "jus de citron"]
    ),
    ("2 eggs, 1 onion, 100 g spinach, thawed", ["2 eggs", "1 onion", "100 g spinach, thawed"]),
  ])
  func readsIngredientsThatFollowEachOther(line: String, expected: [String]) throws {
    #expect(try draft("Lunch\n\(line)\nFry it all for ten minutes. Eat it hot.").ingredientLines == expected)
  }

  @Test func readsListsBehindTheNamesOfParts() throws {
    let draft = try draft(
      "Greek salad\n\nyou need: 500 g pasta • 1 cucumber • 200 g feta\ndressing: 80 ml oil • 3 tbsp vinegar • 1 tsp oregano\n\nMix it all."
    )
    #expect(draft.groups.map(\.title) == [nil, "dressing"])
    #expect(draft.ingredientLines.count == 6)
  }

  @Test func readsWhatIsServedAlong() throws {
    let draft = try draft(
      "Bowl\n\nRice:\n300 g rice\n1 lime\n\nToppings: corn salsa, guac, cheese\n\nCook it all and serve.")
    #expect(draft.groups.map(\.title) == ["Rice", "Toppings"])
    #expect(draft.groups.last?.lines == ["corn salsa", "guac", "cheese"])
  }

  @Test(arguments: ["Préparation: 10 min", "Preparación: 10 min", "Preparation: 1 h 10 min"])
  func takesATimeForNoHeading(line: String) throws {
    let draft = try draft("Crêpes\n\n\(line)\nCategory: Dessert\(Self.rest)")
    #expect(draft.instructionLines == ["Whisk it all.", "Fry thin pancakes."])
    #expect(draft.preparationMinutes != nil)
  }

  @Test func keepsAnotherRecipeAmongTheIngredients() throws {
    let draft = try draft(
      "Meatballs\n\n- 500 g beef\n- 4 servings potato salad\n- 1 egg\n\nFry it all for ten minutes.")
    #expect(draft.ingredientLines == ["500 g beef", "4 servings potato salad", "1 egg"])
  }

  @Test func keepsTheSentenceBelowNumberedSteps() throws {
    let draft = try draft(
      "Crêpes\n2 eggs\n250 ml milk\n\n1. Whisk it all.\n2. Fry thin pancakes.\nServe them right away.")
    #expect(draft.instructionLines == ["Whisk it all.", "Fry thin pancakes.", "Serve them right away."])
  }

  @Test func losesNoStepThatHasAWordOfOtherHeadings() throws {
    let draft = try draft(
      "Risotto\n-INGREDIENTS-\n~ 250g rice\n~ 1 shallot\n-METHOD-\n~ Toast the rice.\n~ Add stock, about 20 mins\n~ Serve it hot."
    )
    #expect(draft.ingredientLines == ["250g rice", "1 shallot"])
    #expect(draft.instructionLines == ["Toast the rice.", "Add stock, about 20 mins", "Serve it hot."])
  }

  @Test func takesTheFirstLinesOfParagraphsForTheirTitles() throws {
    let draft = try draft(
      "Ratatouille\n6 portions · 1 h 15\n\nLes légumes\n2 aubergines\n3 courgettes\n\nL'assaisonnement\n4 gousses d'ail\nhuile d'olive\n\nFaites tout cuire doucement."
    )
    #expect(draft.groups.map(\.title) == ["Les légumes", "L'assaisonnement"])
  }

  @Test(arguments: ["Macros each: 520 cals, 48P / 55C / 11F", "Pro Stück: 98 kcal | 12 g Protein | 8 g KH | 1 g Fett"])
  func takesFiguresOfNutritionForNoSteps(line: String) throws {
    #expect(try draft("Pancakes\(Self.rest)\n\n\(line)").instructionLines == ["Whisk it all.", "Fry thin pancakes."])
  }
}
