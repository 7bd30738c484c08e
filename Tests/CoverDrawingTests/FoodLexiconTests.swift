import Testing

@testable import CoverDrawing

@Suite struct FoodLexiconTests {
  private func shapes(_ names: String...) -> [PieceShape] {
    FoodLexicon.shared.portions(of: names.map { CoverIngredient(name: $0, share: 1) }).map(\.shape)
  }

  private func color(_ name: String) -> Tint? {
    FoodLexicon.shared.portions(of: [CoverIngredient(name: name, share: 1)]).first?.color
  }

  @Test(arguments: [
    ("red lentils", PieceShape.bean), ("rote Linsen", .bean), ("lentilles vertes", .bean), ("lentejas", .bean),
    ("tomatoes, chopped", .slice), ("Tomaten", .slice), ("tomates bien mûres", .slice), ("tomato paste", .sauce),
    ("basmati rice", .grain), ("Langkornreis", .grain), ("riz", .grain), ("arroz redondo", .grain),
    ("potatoes", .wedge), ("Kartoffeln", .wedge), ("pommes de terre", .wedge), ("patatas", .wedge),
    ("sweet potato", .dice), ("Äpfel", .wedge), ("œufs très frais", .egg), ("Eier", .egg), ("huevos", .egg),
    ("green beans, trimmed", .pod), ("Hokkaido-Kürbis, entkernt und gewürfelt", .dice), ("Petersilie, gehackt", .sprig),
    ("crème entière", .cream), ("coconut milk", .liquid), ("vegetable stock", .liquid), ("Gemüsebrühe", .liquid),
    ("comté râpé", .strand), ("small pasta, such as ditalini", .tube), ("gemischtes Hackfleisch", .crumb),
  ])
  func knowsTheShapeOf(name: String, shape: PieceShape) {
    #expect(shapes(name) == [shape])
  }

  @Test(arguments: [
    "water", "Wasser", "eau", "agua fría", "salt", "Salz und Pfeffer", "fleur de sel, pour servir", "olive oil",
    "huile d’olive", "aceite de oliva virgen extra", "Backpulver", "caster sugar", "Rotweinessig", "lemon juice",
    "vanilla extract", "ice",
  ])
  func leavesOutWhatDisappears(name: String) {
    #expect(shapes(name).isEmpty)
  }

  @Test func theDecidingWordBeatsTheLongerOne() {
    #expect(shapes("chicken stock") == [.liquid])
    #expect(shapes("sunflower oil").isEmpty)
    #expect(shapes("bouillon de légumes") == [.liquid])
  }

  @Test func readsThePreparationOnlyWhenTheNameSaysNothing() {
    #expect(shapes("onions, in oil") == [.strand])
    #expect(shapes("the best you can find, such as spinach") == [.leaf])
  }

  @Test func joinsEqualFoods() {
    let portions = FoodLexicon.shared.portions(of: [
      CoverIngredient(name: "carrots", share: 2), CoverIngredient(name: "Karotten", share: 3),
    ])
    #expect(portions.map(\.share) == [5])
  }

  @Test func anUnknownFoodKeepsItsLook() {
    #expect(color("zorbleberries of Mars") == color("Zorbleberries of mars"))
    #expect(color("zorbleberries of Mars") != nil)
    #expect(shapes("🍲", "", "½").isEmpty)
  }
}
