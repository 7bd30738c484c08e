internal import Cookbook
internal import ShoppingLists

/// What a pantry spares the shopper.
struct PantryStock {
  /// What is still good on the day.
  let stock: [ShoppingStock]
  /// What was not counted, and until which day it could be used.
  let expired: [(item: Pantry.Item, last: CalendarDate)]

  /// - Parameters:
  ///   - day: what could be used only until the day before does not count.
  ///   - language: BCP 47 tag of the pantry.
  init(_ pantry: Pantry, on day: CalendarDate, language: String) {
    var stock: [ShoppingStock] = []
    var expired: [(Pantry.Item, CalendarDate)] = []
    for item in pantry.items {
      if let last = item.bestBefore, last < day {
        expired.append((item, last))
      } else {
        stock.append(
          ShoppingStock(ShoppingNeed(item.text, language: language, origin: .stock), .pantry, until: item.bestBefore))
      }
    }
    self.stock = stock
    self.expired = expired
  }
}
