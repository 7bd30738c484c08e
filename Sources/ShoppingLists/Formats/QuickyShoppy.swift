internal import Foods
internal import JSONReading

/// The list as a link that puts it into a shopping app: `quickyshoppy://import?data=` and base64 of
/// `{"items":[{"name","quantity?","category?","recipeLink?"}]}`.
///
/// What is bought already is left out. The base64 is that of RFC 4648 §4, its `+`, `/` and `=` percent-encoded.
public enum QuickyShoppy {
  public static let prefix = "quickyshoppy://import?data="

  public static func write(_ list: ShoppingList, style: ListStyle) -> String {
    prefix
      + Base64.encoded(json(list, style: style)).replacing("+", with: "%2B").replacing("/", with: "%2F")
      .replacing("=", with: "%3D")
  }

  static func json(_ list: ShoppingList, style: ListStyle) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("items")
    json.beginArray()
    for item in list.items where !item.isBought {
      json.beginObject()
      json.entry("name", item.name)
      if let quantity = style.quantities.text(item) { json.entry("quantity", quantity) }
      if item.shelf.category != .uncategorised { json.entry("category", item.shelf.name) }
      if let link = item.link { json.entry("recipeLink", link) }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }
}
