internal import Cookbook
internal import IngredientLines
internal import Quantities

/// How a line of a list came about.
enum TraceText {
  static func lines(_ item: ShoppingItem, _ quantities: QuantityText) -> [String] {
    item.shares.map { "    + \(text($0, quantities))" } + item.deductions.map { "    − \(text($0, quantities))" }
      + purchase(item, quantities).map { "    = \($0)" }
  }

  /// `buy 2 heads, needed: 12 cloves; 1 clove = 3 g (SR28 …)`
  private static func purchase(_ item: ShoppingItem, _ quantities: QuantityText) -> [String] {
    guard let purchase = item.purchase, let needed = quantities.needed(item) else { return [] }
    let bought = purchase.isAtHome ? "look for it at home" : "buy \(quantities.text(purchase.quantities))"
    return [(["\(bought), needed: \(needed)"] + purchase.conversions).joined(separator: "; ")]
  }

  static func text(_ share: ShoppingItem.Share, _ quantities: QuantityText) -> String {
    let amount = share.quantities.isEmpty ? "some" : quantities.text(share.quantities)
    var parts =
      ["\(amount): “\(share.need.text)”", origin(share.need.origin, quantities.decimalSign)] + share.conversions
    if share.need.line.isOptional { parts.append("optional") }
    return parts.joined(separator: "; ")
  }

  static func text(_ deduction: ShoppingItem.Deduction, _ quantities: QuantityText) -> String {
    let amount = deduction.quantities.isEmpty ? "some" : quantities.text(deduction.quantities)
    let place = deduction.stock.kind == .pantry ? "in the pantry" : "bought already"
    return (["\(amount): “\(deduction.stock.need.text)”, \(place)"] + deduction.conversions).joined(separator: "; ")
  }

  static func origin(_ origin: ShoppingNeed.Origin, _ decimalSign: String = ".") -> String {
    switch origin {
    case .recipe(let steps, let day):
      let path = steps.map { "\($0.title) × \(NumberText.display($0.factor, decimalSign: decimalSign))" }
      return path.joined(separator: " → ") + (day.map { " on \($0.text)" } ?? "")
    case .plan(let day): return "planned for \(day.text)"
    case .list: return "on the list"
    case .wish: return "added"
    case .stock: return "at home"
    }
  }
}
