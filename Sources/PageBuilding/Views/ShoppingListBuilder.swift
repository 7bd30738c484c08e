package import Foods
public import KitchenUnits
internal import Mustache
public import ShoppingLists
public import Themes

/// Builds a shopping list for pages and paper: shelf by shelf, then what is looked for at home, what is bought, and what
/// is there.
package struct ShoppingListBuilder {
  package let text: InterfaceText
  package let list: ShoppingList
  package let quantities: QuantityText
  /// Whether items name the recipes that need them.
  package let namesRecipes: Bool

  package init(text: InterfaceText, list: ShoppingList, quantities: QuantityText, namesRecipes: Bool = false) {
    self.text = text
    self.list = list
    self.quantities = quantities.onPages
    self.namesRecipes = namesRecipes
  }

  package func view() -> ShoppingListView {
    let open = list.shelves.compactMap { shelf, items -> ShoppingShelfView? in
      let open = items.filter { !$0.isBought }
      return open.isEmpty ? nil : self.shelf(shelf, open)
    }
    let bought = list.items.filter(\.isBought)
    let lookedFor = list.lookedFor
    let count = list.items.count - bought.count - lookedFor.count
    let cupboard = ShoppingShelfView(
      name: text[.listCupboard], emoji: ListWords.cupboardSign, items: lookedFor.map(item))
    // What was ticked off is named as such.
    let covered = list.covered.filter { $0.deductions.contains { $0.stock.kind == .pantry } }
    return ShoppingListView(
      shelves: open + (lookedFor.isEmpty ? [] : [cupboard]), bought: bought.map(item), covered: covered.map(item),
      count: text.counted(.itemCount, count))
  }

  private func shelf(_ shelf: ShoppingItem.Shelf, _ items: [ShoppingItem]) -> ShoppingShelfView {
    ShoppingShelfView(
      name: shelf.ownName ?? text.name(of: shelf.category), emoji: shelf.category.emoji, items: items.map(item))
  }

  private func item(_ item: ShoppingItem) -> ShoppingItemView {
    ShoppingItemView(
      name: item.name, quantity: quantities.texts(item.toBuy).first, notes: notes(item), url: item.link)
  }

  private func notes(_ item: ShoppingItem) -> [String] {
    var notes = [item.written].compactMap(\.self)
    notes += quantities.texts(item.toBuy).dropFirst().map { text.text(.alsoAmount, ["amount": $0]) }
    if let needed = quantities.neededBeside(item) { notes.append(text.text(.listNeeded, ["amount": needed])) }
    if item.isVague, item.purchase == nil, !item.quantities.isEmpty { notes.append(text[.someMore]) }
    if item.isOptional { notes.append(text[.optionalItem]) }
    if namesRecipes { notes += item.recipes }
    return notes
  }
}

extension InterfaceText {
  /// How quantities of lists are written, on pages and by every command.
  public func quantities(in system: MeasurementSystem = .asWritten) -> QuantityText {
    QuantityText(
      language: language, decimalSign: self[.decimalSign],
      words: QuantityText.Words(and: self[.listAnd], someMore: self[.someMore]), system: system)
  }

  /// What lists say beside names and amounts.
  public var listWords: ListWords {
    ListWords(
      shelves: Self.shelves.map { self[$0] }, cupboard: self[.listCupboard], check: self[.listCheck],
      needed: self[.listNeeded], optional: self[.optionalItem])
  }

  package func name(of category: ShoppingCategory) -> String { self[Self.shelves[Int(category.rawValue)]] }

  /// In the order of the categories.
  private static let shelves: [RequiredText] = [
    .shelfUncategorised, .shelfVegetablesAndFruits, .shelfVegetarian, .shelfGlucoseFree, .shelfLactoseFree,
    .shelfBreadProducts, .shelfSweets, .shelfPantry, .shelfMilkProducts, .shelfMeatAndSeafood, .shelfEggs,
    .shelfCoffeeAndTea, .shelfHouseholdSupplies, .shelfBeverages, .shelfRefrigeratedItems, .shelfElectronics,
    .shelfOther,
  ]
}
