import Testing

@testable import SiteBuilding

@Suite struct RenderingOrderTests {
  @Test func filesThatLookAtTheSameRecipesFollowEachOther() {
    let groups: [RenderingOrder.Group?] = [nil, (0, true), (1, true), (1, false), (0, false), nil, (0, false)]
    let order = RenderingOrder(of: groups)
    #expect(order.places == [4, 6, 1, 3, 2, 0, 5])
  }

  @Test func someGroupsMayBeOfAnotherBuild() {
    let groups: [RenderingOrder.Group?] = [nil, (3, false), (7, true)]
    #expect(RenderingOrder(of: groups).places == [1, 2, 0])
    #expect(RenderingOrder(of: groups.prefix(0)).places == [])
    #expect(RenderingOrder(of: [groups[0], nil]).places == [0, 1])
  }
}

@Suite struct PreparedCardsTests {
  /// Prepared cards save time where most pages are rendered, and take room for each recipe.
  @Test(arguments: [
    (20_000, 20_001, true), (20_000, 20_000, false), (20_001, 120_000, false), (100, 50, false), (0, 12, true),
  ]) func cardsArePreparedForManyPagesOfASiteThatIsNotTooLarge(recipes: Int, pending: Int, isExpected: Bool) {
    #expect(SiteBuild.preparesCards(recipes: recipes, pending: pending) == isExpected)
  }
}
