internal import Foods
internal import JSONReading

/// The list as a link that puts it into a shopping app: `quickyshoppy://import?data=` and base64 of
/// `{"items":[{"name","quantity?","category?","recipeLink?"}]}`.
///
/// What is bought already is left out. An item links to where somebody said it is found, else to the page of the first
/// recipe that needs it. The base64 is that of RFC 4648 §4, its `+`, `/` and `=` percent-encoded.
public enum QuickyShoppy {
  public static let prefix = "quickyshoppy://import?data="

  /// The address of a recipe's page, by its path below the content folder; `nil` where it has none.
  public typealias RecipePage = (String) -> String?

  public static func write(
    _ list: ShoppingList, style: ListStyle, page: RecipePage = { _ in nil }
  ) -> String {
    prefix
      + Base64.encoded(json(list, style: style, page: page)).replacing("+", with: "%2B").replacing("/", with: "%2F")
      .replacing("=", with: "%3D")
  }

  static func json(_ list: ShoppingList, style: ListStyle, page: RecipePage = { _ in nil }) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("items")
    json.beginArray()
    for item in list.items where !item.isBought {
      json.beginObject()
      json.member("name", item.name)
      if item.isLookedFor {
        json.member("quantity", style.words.check)
      } else if let quantity = style.quantities.text(item) {
        json.member("quantity", quantity)
      }
      // The app knows the categories by their English names.
      if item.shelf.category != .uncategorised { json.member("category", item.shelf.name) }
      if let link = item.link ?? recipePage(of: item, page) { json.member("recipeLink", link) }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private static func recipePage(of item: ShoppingItem, _ page: RecipePage) -> String? {
    for share in item.shares {
      if let recipe = share.need.recipe, let address = page(recipe.path) { return address }
    }
    return nil
  }
}
