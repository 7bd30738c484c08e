internal import Words

/// Nouns of the kitchen that numbers count, with both forms.
///
/// Only nouns whose plural is beyond doubt, and that nobody measures by weight under the same name for more than one.
struct CountedNounTable: Sendable {
  enum Grammar: Sendable { case english, german, romance }

  let grammar: Grammar
  /// Both forms lead to both.
  private let entries: [String: Forms]
  private let feminine: Set<String>

  struct Forms: Sendable {
    let one: String
    let other: String
  }

  /// `nil` for languages without a table.
  static func of(language: String) -> CountedNounTable? {
    switch UnitForms.primary(language) {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    default: nil
    }
  }

  func forms(of word: String) -> Forms? { entries[word] }

  /// Of German nouns: their adjectives end in -e for one and for several.
  func isFeminine(_ word: String) -> Bool { feminine.contains(word) }

  private init(_ grammar: Grammar, _ forms: [Forms], feminine: [Forms] = []) {
    self.grammar = grammar
    let all = (forms + feminine).flatMap { [($0.one.lowercased(), $0), ($0.other.lowercased(), $0)] }
    entries = Dictionary(all) { first, _ in first }
    self.feminine = Set(feminine.flatMap { [$0.one.lowercased(), $0.other.lowercased()] })
  }

  // MARK: Words around nouns

  /// What may follow an English noun without making another one of it: `onion finely chopped`, `head of broccoli`, `egg until`.
  static func endsPhrase(_ word: String) -> Bool {
    word.hasSuffix("ed") && word.utf8.count > 4 || word.hasSuffix("ly") || enders.contains(word)
  }

  private static let enders: Set<String> = [
    "of", "with", "without", "in", "into", "for", "from", "at", "on", "to", "per", "plus", "cut", "torn", "beaten",
    "split",
    "about", "each", "thin", "lengthwise", "lengthways", "crosswise", "as", "if", "only", "that", "until", "till",
    "then",
    "over", "under", "onto", "the", "a", "an", "one", "is", "are", "has", "by", "through", "together", "well", "all",
    "while",
    "when", "so", "which", "using", "back", "aside", "out", "your", "some", "any", "very",
  ]

  /// What people do with what is counted: `add 1 egg and mix`.
  static func isVerb(_ word: String) -> Bool { verbs.contains(word) }

  private static let verbs: Set<String> = [
    "mix", "beat", "stir", "whisk", "cook", "fry", "add", "bring", "simmer", "combine", "blend", "season", "toss",
    "fold", "set",
    "sauté", "saute", "sweat", "let", "leave", "continue", "place", "put", "pour", "knead", "process", "pulse", "bake",
    "roast",
    "grill", "boil", "chop", "slice", "squeeze", "grate", "crush", "peel", "keep", "return", "serve", "repeat",
  ]

  /// `de` of `gousse de`, `d'ail`.
  static func joins(_ word: String) -> Bool { word == "de" || word == "d" }

  // MARK: Tables

  private static func pairs(_ text: String) -> [Forms] {
    text.split(separator: ",").compactMap { pair in
      let words = pair.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.count == 2 ? Forms(one: words[0], other: words[1]) : nil
    }
  }

  private static let english = CountedNounTable(
    .english,
    """
    egg yolk white onion shallot scallion lemon lime orange grapefruit clementine mandarin satsuma tangerine apple pear quince
    peach nectarine plum apricot cherry fig date banana plantain papaya pineapple avocado strawberry tomato tomatillo potato
    yam carrot parsnip turnip beet beetroot radish swede rutabaga leek cucumber gherkin pickle cornichon courgette aubergine
    eggplant pepper capsicum chilli chili chile jalapeño jalapeno habanero squash pumpkin artichoke endive mushroom clove
    leaf sprig stalk stick rib head bulb bunch cob ear pod bean floret spear frond crown wedge strip slice round half piece
    breast thigh leg wing drumstick fillet filet steak chop cutlet shank hock quail pigeon duck chicken crab lobster scallop
    oyster mussel clam prawn sardine anchovy kipper sausage frankfurter bratwurst rasher patty bun roll bagel baguette
    loaf tortilla wrap muffin crumpet croissant biscuit cookie cracker wafer sheet cube square block ball knob marshmallow
    olive almond walnut pecan hazelnut cashew peppercorn teabag pinch handful dash splash drop scoop cake pie pancake
    waffle tart pizza burger brownie dumpling meatball skewer packet sachet tin can jar bag box carton tub pot bottle envelope
    package pack punnet scone cupcake flapjack taco burrito sandwich truffle macaroon doughnut donut pretzel pasty turnover crepe
    crêpe quiche tartlet flatbread pita fritter popsicle smoothie cocktail drink
    """.split(whereSeparator: \.isWhitespace).map { Forms(one: String($0), other: EnglishPlural.of(String($0))) }
      + pairs("mango mangoes, mango mangos"))

  private static let german = CountedNounTable(
    .german,
    pairs(
      """
      Ei Eier, Apfel Äpfel, Pfirsich Pfirsiche, Kürbis Kürbisse, Rettich Rettiche, Lorbeerblatt Lorbeerblätter, Blatt Blätter,
      Zweig Zweige, Steak Steaks, Fischfilet Fischfilets, Hähnchenbrustfilet Hähnchenbrustfilets,
      Kuchen Kuchen, Pfannkuchen Pfannkuchen, Brot Brote, Brötchen Brötchen, Keks Kekse, Muffin Muffins
      """),
    feminine: pairs(
      """
      Zwiebel Zwiebeln, Schalotte Schalotten, Frühlingszwiebel Frühlingszwiebeln, Karotte Karotten, Möhre Möhren,
      Kartoffel Kartoffeln, Süßkartoffel Süßkartoffeln, Tomate Tomaten, Zitrone Zitronen, Limette Limetten, Orange Orangen,
      Banane Bananen, Gurke Gurken, Aubergine Auberginen, Paprikaschote Paprikaschoten, Chilischote Chilischoten, Zehe Zehen,
      Knoblauchzehe Knoblauchzehen, Vanilleschote Vanilleschoten, Zimtstange Zimtstangen, Stange Stangen, Scheibe Scheiben,
      Birne Birnen, Pflaume Pflaumen, Feige Feigen, Dattel Datteln, Avocado Avocados, Hähnchenbrust Hähnchenbrüste,
      Nelke Nelken, Forelle Forellen, Olive Oliven, Torte Torten, Pizza Pizzen, Waffel Waffeln, Semmel Semmeln
      """))

  private static let french = CountedNounTable(
    .romance,
    pairs(
      """
      œuf œufs, oeuf oeufs, oignon oignons, échalote échalotes, carotte carottes, tomate tomates, citron citrons, orange oranges,
      pomme pommes, poire poires, pêche pêches, abricot abricots, prune prunes, figue figues, datte dattes, banane bananes,
      courgette courgettes, aubergine aubergines, poivron poivrons, concombre concombres, avocat avocats, poireau poireaux,
      navet navets, gousse gousses, feuille feuilles, branche branches, brin brins, bâton bâtons, jaune jaunes, blanc blancs,
      tranche tranches, filet filets, gâteau gâteaux, tarte tartes, crêpe crêpes, gaufre gaufres, biscuit biscuits,
      madeleine madeleines, pizza pizzas
      """))

  private static let spanish = CountedNounTable(
    .romance,
    pairs(
      """
      huevo huevos, cebolla cebollas, cebolleta cebolletas, zanahoria zanahorias, tomate tomates, patata patatas, papa papas,
      limón limones, naranja naranjas, manzana manzanas, pera peras, plátano plátanos, pimiento pimientos, berenjena berenjenas,
      calabacín calabacines, pepino pepinos, puerro puerros, aguacate aguacates, diente dientes, hoja hojas, rama ramas,
      ramita ramitas, yema yemas, clara claras, pechuga pechugas, rebanada rebanadas, galleta galletas, magdalena magdalenas,
      tarta tartas, bizcocho bizcochos, empanada empanadas, tortita tortitas, pizza pizzas
      """))
}
