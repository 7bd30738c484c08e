package import Mustache

/// Something to buy.
package struct ShoppingItemView: View {
  package let name: String
  package let quantity: String?
  package let notes: [String]
  package let url: String?

  package static let schema = Schema<Self>("ShoppingItem") {
    Field("name", \.name, "What to buy.")
    Field("quantity", \.quantity, "How much of it, such as `500 g`.")
    Field(
      "notes", \.notes,
      "The name as written, more amounts, what is needed, that it is optional, which recipes need it; may be empty.")
    Field("url", \.url, "The address somebody gave the item.")
  }
}

/// What stands together in a shop.
package struct ShoppingShelfView: View {
  package let name: String
  package let emoji: String
  package let items: [ShoppingItemView]

  package static let schema = Schema<Self>("ShoppingShelf") {
    Field("name", \.name, "The category, in the site's language or as `aisle.conf` calls it.")
    Field("emoji", \.emoji, "The sign of the category.")
    Field("items", \.items, "What is to be bought.")
  }
}

/// A shopping list: what to buy, what is bought, what is at home.
package struct ShoppingListView: View {
  package let shelves: [ShoppingShelfView]
  package let bought: [ShoppingItemView]
  package let covered: [ShoppingItemView]
  package let count: String

  package static let schema = Schema<Self>("ShoppingList") {
    Field("shelves", \.shelves, "In the order of a shop, each with something to buy.")
    Field("bought", \.bought, "What is ticked off; may be empty.")
    Field("covered", \.covered, "What is needed and at home already; may be empty.")
    Field("count", \.count, "How many items are to be bought, in words.")
  }
}
