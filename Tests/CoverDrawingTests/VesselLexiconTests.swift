import Testing

@testable import CoverDrawing

@Suite struct VesselLexiconTests {
  static let rules: [(title: String, vessel: Vessel)] = [
    ("Lentil soup with lemon and cumin", .soup), ("Kürbissuppe mit Ingwer und Apfel", .soup),
    ("Soupe à l’oignon gratinée", .soup), ("Sopa de ajo", .soup), ("Gazpacho andaluz", .soup), ("Gemüsebrühe", .soup),
    ("Smoky black bean chili", .stew), ("Rindergulasch", .stew), ("Ratatouille", .stew), ("Chicken curry", .stew),
    ("Spaghetti carbonara", .pasta), ("Pasta with pesto, potatoes and green beans", .pasta), ("Käsespätzle", .pasta),
    ("Schwäbischer Kartoffelsalat", .salad), ("Salade tiède de lentilles vertes", .salad), ("Pasta salad", .salad),
    ("Merluza en salsa verde", .fish), ("Fish and chips", .fish), ("Roast chicken with lemon", .bird),
    ("Poulet rôti", .meat), ("Wiener Schnitzel", .meat), ("Steak frites", .plate), ("Chicken skewers", .skewers),
    ("Bratwurst mit Sauerkraut", .sausages), ("Cheese omelette", .omelette), ("Fish tacos", .tacos),
    ("Mushroom risotto", .plate), ("Miso salmon bowls", .bowl), ("Trail mix", .heap), ("Overnight oats", .porridge),
    ("Arroz con leche", .porridge), ("Rote Grütze", .porridge), ("Hummus", .dip), ("Basil pesto", .dip),
    ("Mousse au chocolat", .ramekins), ("Vanilla ice cream with raspberries", .scoops), ("Erdbeereis", .scoops),
    ("Shakshuka with feta", .pan), ("Gemüsepfanne", .pan), ("Tortilla de patatas", .skillet),
    ("Skillet cornbread", .skillet), ("Lasagne", .gratin), ("Kartoffelgratin", .gratin), ("Pizza margherita", .pizza),
    ("Carrot cake", .cake), ("Versunkener Apfelkuchen", .cake), ("Quiche lorraine", .tart), ("Tarte aux pommes", .tart),
    ("Apple pie", .pie), ("Apfelstrudel", .pie), ("No-knead bread", .loaf), ("Pain de campagne", .loaf),
    ("Bauernbrot", .loaf), ("Pan con tomate", .toast), ("Pain perdu à la fleur d’oranger", .toast),
    ("Pizza dough", .dough),
    ("Pâte brisée", .dough), ("Brownies", .squares), ("Müsliriegel", .squares), ("Chocolate chip cookies", .cookies),
    ("Weihnachtsplätzchen", .cookies), ("Blueberry muffins", .muffins), ("Albóndigas en salsa de tomate", .balls),
    ("Semmelknödel", .balls), ("Frikadellen", .patties), ("Cinnamon rolls", .buns), ("Beef burgers", .burgers),
    ("Gyoza", .dumplings), ("Sushi rolls", .sushi), ("Buttermilk pancakes", .pancakes), ("Belgian waffles", .waffles),
    ("Ginger lemonade", .glass), ("Orangensaft", .glass), ("Hot chocolate", .cup), ("Chocolat chaud", .cup),
    ("Pickled red onions", .jar), ("Erdbeermarmelade", .jar), ("Salsa de tomate", .jar), ("Garam masala", .spice),
  ]

  @Test(arguments: rules)
  func readsTheVesselFromTheTitle(title: String, vessel: Vessel) {
    #expect(VesselLexicon.shared.vessel(title: title, tags: []) == vessel)
  }

  @Test func everyVesselHasAnExample() {
    #expect(Vessel.allCases.filter { vessel in !Self.rules.contains { $0.vessel == vessel } } == [])
  }

  @Test func asksTheTagsOnlyWhenTheTitleIsSilent() {
    let lexicon = VesselLexicon.shared
    #expect(lexicon.vessel(title: "Grandmother’s Sunday", tags: ["easy", "soup"]) == .soup)
    #expect(lexicon.vessel(title: "Grandmother’s cake", tags: ["soup"]) == .cake)
    #expect(lexicon.vessel(title: "Grandmother’s Sunday", tags: ["easy"]) == nil)
  }

  @Test func neverReadsInsideAWord() {
    #expect(VesselLexicon.shared.vessel(title: "Soupçon", tags: []) == nil)
    #expect(VesselLexicon.shared.vessel(title: "Steamed", tags: []) == nil)
    #expect(VesselLexicon.shared.vessel(title: "Barely", tags: []) == nil)
  }

  @Test func guessesFromThePortionsWhenNothingIsSaid() {
    func portion(_ shape: PieceShape, _ share: Double) -> CoverPortion {
      CoverPortion(color: Tint(0x808080), inner: Tint(0x808080), shape: shape, share: share)
    }
    #expect(Vessel.suiting([portion(.noodle, 3), portion(.sauce, 1)]) == .pasta)
    #expect(Vessel.suiting([portion(.liquid, 9), portion(.seed, 1)]) == .glass)
    #expect(Vessel.suiting([portion(.liquid, 6), portion(.slice, 4)]) == .soup)
    #expect(Vessel.suiting([portion(.sauce, 4), portion(.chunk, 6)]) == .stew)
    #expect(Vessel.suiting([portion(.leaf, 4), portion(.slice, 6)]) == .salad)
    #expect(Vessel.suiting([portion(.chunk, 1)]) == .plate)
    #expect(Vessel.suiting([]) == .plate)
  }
}
