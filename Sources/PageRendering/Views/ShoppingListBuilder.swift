internal import Foods
internal import Mustache
internal import ShoppingLists

/// Builds a shopping list for pages and paper: shelf by shelf, then what is bought, then what is at home.
struct ShoppingListBuilder {
  let text: InterfaceText
  let list: ShoppingList
  let quantities: QuantityText
  /// Whether items name the recipes that need them.
  var namesRecipes = false

  func view() -> ShoppingListView {
    let open = list.shelves.compactMap { shelf, items -> ShoppingShelfView? in
      let open = items.filter { !$0.isBought }
      return open.isEmpty ? nil : self.shelf(shelf, open)
    }
    let bought = list.items.filter(\.isBought)
    let count = list.items.count - bought.count
    // What was ticked off is named as such.
    let covered = list.covered.filter { $0.deductions.contains { $0.stock.kind == .pantry } }
    return ShoppingListView(
      shelves: open, bought: bought.map(item), covered: covered.map(item), count: text.counted(.itemCount, count))
  }

  private func shelf(_ shelf: ShoppingItem.Shelf, _ items: [ShoppingItem]) -> ShoppingShelfView {
    ShoppingShelfView(
      name: shelf.ownName ?? text.name(of: shelf.category), emoji: shelf.category.emoji, items: items.map(item))
  }

  private func item(_ item: ShoppingItem) -> ShoppingItemView {
    ShoppingItemView(
      name: item.name, quantity: item.quantities.first.map(quantities.text), notes: notes(item), url: item.link)
  }

  private func notes(_ item: ShoppingItem) -> [String] {
    var notes = item.quantities.dropFirst().map { text.text(.alsoAmount, ["amount": quantities.text($0)]) }
    if item.isVague, !item.quantities.isEmpty { notes.append(text[.someMore]) }
    if item.isOptional { notes.append(text[.optionalItem]) }
    if namesRecipes { notes += item.recipes }
    return notes
  }
}

extension InterfaceText {
  /// Pieces are rounded up: nobody buys a third of an onion.
  func quantities() -> QuantityText {
    QuantityText(language: language, decimalSign: self[.decimalSign], counting: .whole)
  }

  func name(of category: ShoppingCategory) -> String { self[Self.shelves[Int(category.rawValue)]] }

  /// In the order of the categories.
  private static let shelves: [RequiredText] = [
    .shelfUncategorised, .shelfVegetablesAndFruits, .shelfVegetarian, .shelfGlucoseFree, .shelfLactoseFree,
    .shelfBreadProducts, .shelfSweets, .shelfPantry, .shelfMilkProducts, .shelfMeatAndSeafood, .shelfEggs,
    .shelfCoffeeAndTea, .shelfHouseholdSupplies, .shelfBeverages, .shelfRefrigeratedItems, .shelfElectronics,
    .shelfOther,
  ]
}
