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

  /// - Parameter food: What the name stands for, where its words alone say too little: `pinto` are beans.
  func shelf(of name: String, _ food: Food? = nil) -> ShoppingItem.Shelf {
    let found = categoriser.categorise(name)
    if found.category == .uncategorised, found.ownName == nil, let food { return .init(food.category) }
    return .init(found.category, ownName: found.ownName)
  }
}
