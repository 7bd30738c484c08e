import FoodTable
import Foods
import KitchenUnits
import Testing

@Suite struct FoodTableMatchingTests {
  private let matcher = FoodMatcher(FoodTable.builtIn)

  private func food(_ name: String, unit: KitchenUnit? = nil, language: String) -> String? {
    matcher.match(name, unit: unit, language: language).flatMap { match in
      match.confidence == .guess ? nil : matcher.book.foods[match.index].name
    }
  }

  @Test(
    "English names",
    arguments: [
      ("large ripe tomatoes", "tomato"), ("plum tomatoes", "plum tomato"), ("tomato paste", "tomato paste"),
      ("sun-dried tomatoes", "sun-dried tomatoes"), ("2% milk", "semi-skimmed milk"), ("milk", "whole milk"),
      ("unsalted butter, softened", "butter"), ("butter, at room temperature", "butter"),
      ("freshly squeezed lemon juice", "lemon juice"), ("juice of 1 lemon", "lemon juice"),
      ("zest of 2 oranges", "orange zest"), ("cloves garlic, minced", "garlic"), ("garlic cloves", "garlic"),
      ("clove of garlic", "garlic"), ("chicken stock", "chicken stock"),
      ("low-sodium chicken broth", "chicken broth"), ("chicken breasts, boneless and skinless", "chicken breast"),
      ("boneless, skinless chicken thighs", "boneless chicken thigh"), ("eggs", "egg"),
      ("large free-range eggs", "egg"),
      ("egg yolks", "egg yolk"), ("eggplants", "aubergine"), ("ham", "ham"), ("all-purpose flour", "all-purpose flour"),
      ("flour, all-purpose", "all-purpose flour"), ("plain flour, plus extra for dusting", "all-purpose flour"),
      ("bread flour", "bread flour"), ("cornstarch", "cornstarch"), ("caster sugar", "caster sugar"),
      ("confectioners' sugar", "powdered sugar"), ("light brown sugar, packed", "brown sugar"),
      ("extra virgin olive oil", "extra-virgin olive oil"), ("olive oil", "olive oil"),
      ("vegetable oil", "vegetable oil"),
      ("oil", "vegetable oil"), ("water", "water"), ("boiling water", "water"), ("ice", "ice"),
      ("diced ice cream", "vanilla ice cream"),
      ("chickpeas", "chickpea"), ("canned chickpeas, drained", "canned chickpeas"), ("chick peas", "chickpea"),
      ("black beans", "black beans"), ("red lentils", "red lentils"), ("basmati rice", "basmati rice"),
      ("half-and-half", "half-and-half"), ("heavy cream", "heavy cream"), ("whipping cream", "heavy cream"),
      ("center-cut, lean pork chops", "pork chop"), ("thick cut ham", "ham"),
      ("frozen cut green beans", "frozen green beans"),
      ("ready-to-serve vegetable broth", "vegetable stock"), ("chicken cut into pieces", "chicken"),
      ("instant beef-flavored broth mix", "beef bouillon powder"), ("broth mix", "mixed dried beans"),
      ("reduced-fat margarine", "light margarine"), ("light whipped topping", "light whipped topping"),
      ("evaporated skim milk", "fat-free evaporated milk"), ("sour cream", "sour cream"),
      ("Greek yoghurt", "Greek yogurt"), ("crème fraîche", "crème fraîche"),
      ("coconut milk", "coconut milk"), ("peanut butter", "peanut butter"), ("fresh basil leaves", "basil"),
      ("sprigs of fresh thyme", "thyme"), ("fresh flat-leaf parsley, chopped", "parsley"), ("bay leaves", "bay leaf"),
      ("butternut squash", "butternut squash"), ("sweet potatoes", "sweet potato"), ("new potatoes", "new potato"),
      ("spring onions", "spring onion"), ("scallions", "spring onion"), ("red onion", "red onion"),
      ("carrots, peeled and diced", "carrot"), ("celery stalks", "celery"), ("ribs celery", "celery"),
      ("mushrooms", "mushroom"), ("shiitake mushrooms", "shiitake"), ("bok choy", "pak choi"), ("arugula", "rocket"),
      ("cilantro", "coriander"), ("zucchini", "courgette"), ("red bell pepper", "red bell pepper"),
      ("soy sauce", "soy sauce"), ("fish sauce", "fish sauce"), ("worcestershire sauce", "Worcestershire sauce"),
      ("Dijon mustard", "Dijon mustard"), ("apple cider vinegar", "cider vinegar"),
      ("red wine vinegar", "red wine vinegar"),
      ("dry white wine", "white wine"), ("honey", "honey"), ("maple syrup", "maple syrup"),
      ("baking powder", "baking powder"), ("baking soda", "baking soda"), ("vanilla extract", "vanilla extract"),
      ("dark chocolate", "dark chocolate"), ("rolled oats", "rolled oats"), ("breadcrumbs", "breadcrumbs"),
      ("salmon fillets, skin on", "salmon"), ("king prawns", "king prawn"), ("ground beef", "ground beef"),
      ("minced beef", "ground beef"), ("minced beef 5% fat", "extra-lean ground beef"),
      ("turkey mince 7% fat", "ground turkey"), ("beef mince (20% fat)", "80/20 ground beef"),
      ("dark chocolate 60% cocoa solids", "dark chocolate"),
      ("pork shoulder", "pork shoulder"), ("smoked bacon rashers", "bacon"),
      ("chicken or vegetable stock", "chicken stock"),
      ("red or white wine vinegar", "red wine vinegar"), ("butter or margarine", "butter"),
      ("orange bell pepper", "orange bell pepper"), ("frozen peas", "frozen peas"), ("peas", "pea"),
      ("smoked applewood cheddar", "cheddar"), ("wild rice", "wild rice"), ("diced peppers", "red bell pepper"),
      ("pepper", "black pepper"),
      ("salt and pepper to taste", "salt and pepper"), ("zest of 2 oranges", "orange zest"),
      ("cooked rice", "cooked white rice"),
    ])
  func matchesEnglish(name: String, expected: String) {
    #expect(food(name, language: "en") == expected)
  }

  @Test(
    "What is done with the skin, and how pulses are washed, decides which food is meant",
    arguments: [
      ("chicken", "whole or cut up, skin removed", nil, "skinless bone-in chicken"),
      ("chicken thighs", "skinned", nil, "skinless bone-in chicken thigh"),
      ("chicken drumsticks", "skin pulled off", nil, "skinless bone-in chicken drumstick"),
      ("chicken", "skin on", nil, "chicken"), ("skinless chicken", nil, nil, "chicken meat"),
      ("lentils", "rinsed, drained", .cup, "lentil"), ("lentils", "rinsed and drained", .can, "canned lentils"),
      ("black beans", "rinsed, drained", .cup, "canned black beans"),
      ("turkey", "diced", .cup, "cooked turkey"), ("chicken", nil, .cup, "cooked chicken"),
    ] as [(String, String?, KitchenUnit?, String)])
  func readsComments(name: String, comment: String?, unit: KitchenUnit?, expected: String) throws {
    let match = try #require(matcher.match(name, comment: comment, unit: unit, language: "en"))
    #expect(matcher.book.foods[match.index].name == expected)
  }

  @Test(
    "Words for less fat choose the lighter food, wherever they stand",
    arguments: [
      ("reduced-fat sharp grated cheddar", nil, "reduced-fat cheddar"),
      ("low-fat natural yogurt", nil, "low-fat yogurt"),
      ("plain yogurt", "low fat", "low-fat yogurt"), ("natural yoghurt", "0% fat", "low-fat yogurt"),
      ("sour cream", "light", "light sour cream"), ("lean pork sausages", nil, "reduced-fat sausage"),
      ("fat-free refried pinto beans", nil, "fat-free refried beans"), ("lean top sirloin", nil, "lean sirloin steak"),
      ("low-sodium cheddar", nil, "cheddar"), ("cheddar", "less if preferred", "cheddar"),
      ("light brown sugar", nil, "brown sugar"), ("plain yogurt", nil, "plain yogurt"),
      ("butter or low-fat margarine", nil, "butter"),
      ("lean ground turkey", nil, "ground turkey"),
    ] as [(String, String?, String)])
  func choosesLighterFoods(name: String, comment: String?, expected: String) throws {
    let match = try #require(matcher.match(name, comment: comment, unit: nil, language: "en"))
    #expect(matcher.book.foods[match.index].name == expected)
  }

  @Test(
    "A word that the language knows is no food of another", arguments: ["can", "tin", "cut", "large", "mac", "sag"])
  func takesNoWordForForeign(word: String) {
    #expect(food(word, language: "en") == nil)
  }

  @Test(
    "German names",
    arguments: [
      ("Rinderhack 5 % Fett", "extra-lean ground beef"), ("Rinderhack 8 % Fett", "ground beef"),
      ("Zartbitterschokolade 70 % Kakao", "semisweet chocolate"),
      ("Eiern", "egg"), ("frischen Eiern", "egg"), ("Äpfeln", "apple"), ("Nüssen", "mixed nuts"),
      ("Pilzen", "mushroom"),
      ("Mehl", "all-purpose flour"), ("Weizenmehl Type 405", "type 405 flour"), ("Vollkornnudeln", "whole wheat pasta"),
      ("Kirschtomaten", "cherry tomato"), ("reife Tomaten", "tomato"), ("Tomatenmark", "tomato paste"),
      ("Zwiebeln", "onion"), ("rote Zwiebel", "red onion"), ("Knoblauchzehen", "garlic"), ("Zehen Knoblauch", "garlic"),
      ("weiche Butter", "butter"), ("Eier", "egg"), ("Ei", "egg"), ("frische Eier", "egg"), ("Eigelb", "egg yolk"),
      ("Zucker", "granulated sugar"), ("Puderzucker", "powdered sugar"), ("Milch", "whole milk"),
      ("Sahne", "light whipping cream"),
      ("Schlagsahne", "light whipping cream"), ("Kartoffeln", "potato"), ("festkochende Kartoffeln", "waxy potato"),
      ("Möhren", "carrot"), ("Karotten", "carrot"), ("Petersilie", "parsley"), ("frischer Basilikum", "basil"),
      ("Olivenöl", "olive oil"), ("Kokosmilch", "coconut milk"), ("Kichererbsen", "chickpea"),
      ("rote Linsen", "red lentils"), ("Reis", "white rice"), ("Hackfleisch", "mixed mince"),
      ("Hähnchenbrust", "chicken breast"),
      ("Lachsfilet", "salmon"), ("Gemüsebrühe", "vegetable stock"), ("Zitronensaft", "lemon juice"),
      ("Speisestärke", "cornstarch"), ("Backpulver", "baking powder"), ("Paprika rot", "red bell pepper"),
      ("Champignons", "mushroom"), ("Lauch", "leek"), ("Aubergine", "aubergine"), ("Frühlingszwiebeln", "spring onion"),
      ("Quark", "low-fat quark"), ("Butternut", "butternut squash"), ("Erdnussbutter", "peanut butter"),
      ("Honig", "honey"), ("Oel", "vegetable oil"), ("Moehren", "carrot"),
      ("Kraeuter der Provence", "herbes de Provence"),
      ("Gruene Bohnen", "green bean"), ("Rind Hackfleisch", "ground beef"), ("Kokos Milch", "coconut milk"),
      ("Zitronen Saft", "lemon juice"), ("Halbfettmargarine", "light margarine"), ("Sauerkraut", "sauerkraut"),
    ])
  func matchesGerman(name: String, expected: String) {
    #expect(food(name, language: "de") == expected)
  }

  @Test(
    "French names",
    arguments: [
      ("farine", "all-purpose flour"), ("beurre mou", "butter"), ("œufs", "egg"), ("jaunes d'œufs", "egg yolk"),
      ("tomates cerises", "cherry tomato"), ("tomates bien mûres", "tomato"), ("gousses d'ail", "garlic"),
      ("oignon", "onion"), ("gros oignons", "onion"), ("oignon rouge", "red onion"), ("échalotes", "shallot"),
      ("pommes de terre", "potato"), ("Pomme(s) de terre", "potato"), ("le jus d'1/2 citron", "lemon juice"),
      ("Beurre - 20 grammes", "butter"), ("pommes", "apple"), ("carottes râpées", "carrot"), ("poireaux", "leek"),
      ("huile d’olive", "olive oil"), ("lait de coco", "coconut milk"), ("lait", "whole milk"),
      ("sucre", "granulated sugar"),
      ("sucre glace", "powdered sugar"), ("crème fraîche épaisse", "crème fraîche"), ("jus de citron", "lemon juice"),
      ("petits pois", "pea"), ("pois chiches", "chickpea"), ("riz", "white rice"),
      ("lentilles vertes", "green lentils"),
      ("champignons de Paris", "mushroom"), ("basilic frais", "basil"), ("branches de thym", "thyme"),
      ("persil plat haché", "parsley"), ("poulet", "chicken"), ("filets de saumon", "salmon"),
      ("moutarde de Dijon", "Dijon mustard"),
      ("levure chimique", "baking powder"), ("pâte feuilletée", "puff pastry"), ("vin blanc sec", "white wine"),
      ("miel", "honey"), ("courgettes", "courgette"), ("concentré de tomate", "tomato paste"),
    ])
  func matchesFrench(name: String, expected: String) {
    #expect(food(name, language: "fr") == expected)
  }

  @Test(
    "Spanish names",
    arguments: [
      ("harina de trigo", "all-purpose flour"), ("mantequilla", "butter"), ("huevos", "egg"),
      ("tomates maduros", "tomato"),
      ("dientes de ajo", "garlic"), ("cebolla", "onion"), ("cebolla roja", "red onion"), ("patatas", "potato"),
      ("papas", "potato"), ("zanahorias ralladas", "carrot"),
      ("aceite de oliva virgen extra", "extra-virgin olive oil"),
      ("leche de coco", "coconut milk"), ("leche", "whole milk"), ("azúcar", "granulated sugar"),
      ("garbanzos", "chickpea"),
      ("arroz", "white rice"), ("perejil picado", "parsley"), ("cilantro fresco", "coriander"), ("limones", "lemon"),
      ("zumo de limón", "lemon juice"), ("pimiento rojo", "red bell pepper"), ("calabacín", "courgette"),
      ("berenjenas", "aubergine"), ("pechuga de pollo", "chicken breast"), ("salmón", "salmon"),
      ("vino blanco", "white wine"), ("miel", "honey"), ("champiñones", "mushroom"),
      ("frijoles negros", "black beans"), ("aguacates", "avocado"), ("levadura en polvo", "baking powder"),
    ])
  func matchesSpanish(name: String, expected: String) {
    #expect(food(name, language: "es") == expected)
  }

  @Test(
    "names that only look like foods mean none",
    arguments: [
      ("dream", "en"), ("diced", "en"), ("seasoning of your dreams", "en"), ("plastic wrapperino", "en"),
      ("tomato whatsit", "en"), ("chickenless wonder", "en"), ("teff flour deluxe spread", "en"), ("hamster", "en"),
      ("Butterfahrt", "de"), ("Eisenpfanne", "de"), ("Reiseproviant", "de"), ("Ölpest", "de"), ("painture", "fr"),
      ("sauce surprise", "fr"), ("salsa sorpresa", "es"), ("quesoso", "es"), ("champignonsuppenteller", "en"),
      ("for the dressing", "en"), ("to serve", "en"), ("cashew cheddar", "en"), ("almond croissant filling", "en"),
    ])
  func matchesNothing(name: String, language: String) {
    #expect(food(name, language: language) == nil)
  }

  @Test(
    "measures choose between forms",
    arguments: [
      ("thyme", .teaspoon, "dried thyme"), ("thyme", .sprig, "thyme"), ("basil", .bunch, "basil"),
      ("chickpeas", .can, "canned chickpeas"), ("dried thyme", .tablespoon, "dried thyme"),
    ] as [(String, KitchenUnit, String)])
  func choosesForms(name: String, unit: KitchenUnit, expected: String) {
    #expect(food(name, unit: unit, language: "en") == expected)
  }
}
