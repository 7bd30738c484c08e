internal import Foods
internal import ShoppingCategories
internal import ShoppingLists

/// Finds the shelf of an item: where the user's aisle file has it, else by its food or its words.
struct ShopShelves: Sendable {
  private let categoriser: ItemCategoriser

  /// - Parameter language: BCP 47 tag of names, tried first.
  init(_ foods: FoodBook, _ aisles: AisleFile?, language: String) {
    categoriser = ItemCategoriser(foods: foods, aisles: aisles, language: language)
  }

  func shelf(of name: String) -> ShoppingItem.Shelf {
    let found = categoriser.categorise(name)
    return .init(found.category, ownName: found.ownName)
  }
}
