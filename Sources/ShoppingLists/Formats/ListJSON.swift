internal import Foods
public import JSONReading
internal import KitchenUnits
internal import Quantities

/// The list for scripts. Every object has every key; what is not known is `null`.
///
/// Amounts are exact, as texts (`"3/2"`), in the unit beside them: `g`, `ml`, `mm`, the name of what is counted, or
/// the unit as written. `amounts` are needed, `buy` is what to ask for; it is `null` in lists of exact amounts.
public enum ListJSON {
  public static func write(_ list: ShoppingList, style: ListStyle) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    write(list, style: style, to: &json)
    return json.finish()
  }

  /// The same as a value in a larger file.
  public static func write(_ list: ShoppingList, style: ListStyle, to json: inout JSONWriter) {
    json.beginObject()
    json.key("version")
    json.integer(1)
    json.key("items")
    write(list.items, style, &json)
    json.key("covered")
    write(list.covered, style, &json)
    json.endObject()
  }

  private static func write(_ items: [ShoppingItem], _ style: ListStyle, _ json: inout JSONWriter) {
    json.beginArray()
    for item in items { write(item, style, &json) }
    json.endArray()
  }

  private static func write(_ item: ShoppingItem, _ style: ListStyle, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("name", item.name)
    json.member("food", item.food)
    json.member("category", item.shelf.category.name)
    json.member("shelf", style.words.name(of: item.shelf))
    json.member("written", item.written)
    json.member("quantity", style.quantities.text(item))
    json.member("needed", style.quantities.needed(item))
    json.member("isLookedFor", item.isLookedFor)
    json.key("amounts")
    write(item.quantities, &json)
    json.key("buy")
    if let purchase = item.purchase { write(purchase, &json) } else { json.null() }
    json.member("isComplete", !item.isVague)
    json.member("isOptional", item.isOptional)
    json.member("isBought", item.isBought)
    json.member("link", item.link)
    json.key("recipes")
    json.beginArray()
    for title in item.recipes { json.string(title) }
    json.endArray()
    json.key("needs")
    json.beginArray()
    for share in item.shares { write(share, &json) }
    json.endArray()
    json.key("deductions")
    json.beginArray()
    for deduction in item.deductions { write(deduction, &json) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ purchase: Purchase, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("amounts")
    write(purchase.quantities, &json)
    json.key("needs")
    write(purchase.parts.map(\.need), &json)
    json.key("conversions")
    json.beginArray()
    for text in purchase.conversions { json.string(text) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ share: ShoppingItem.Share, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("text", share.need.text)
    json.member("origin", TraceText.origin(share.need.origin))
    json.member("recipe", share.need.recipe?.path)
    json.key("amounts")
    write(share.quantities, &json)
    json.key("conversions")
    json.beginArray()
    for text in share.conversions { json.string(text) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ deduction: ShoppingItem.Deduction, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("text", deduction.stock.need.text)
    json.member("kind", "\(deduction.stock.kind)")
    json.key("amounts")
    write(deduction.quantities, &json)
    json.key("conversions")
    json.beginArray()
    for text in deduction.conversions { json.string(text) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ quantities: [BuyQuantity], _ json: inout JSONWriter) {
    json.beginArray()
    for quantity in quantities {
      json.beginObject()
      json.member("value", quantity.value.fractionText)
      json.member("unit", unit(quantity))
      json.member("holds", holds(quantity))
      json.endObject()
    }
    json.endArray()
  }

  private static func unit(_ quantity: BuyQuantity) -> String {
    switch quantity.way {
    case .mass: "g"
    case .volume: "ml"
    case .length: "mm"
    case .count(let unit), .container(let unit, _, _): "\(unit)"
    case .word(let key): quantity.word ?? key
    }
  }

  private static func holds(_ quantity: BuyQuantity) -> String? {
    guard case .container(_, let content, let inner) = quantity.way else { return nil }
    return "\(content.fractionText) \(inner == .gram ? "g" : "ml")"
  }
}

extension ShoppingItem {
  /// The English name of its food; `nil` where none is known.
  public var food: String? { key.food }
}
