public import Foods

/// The user's own order of a shop: which items stand in which category.
///
/// The file has the form of Cooklang's `aisle.conf` (https://cooklang.org/docs/spec/#shopping-lists): a category in
/// brackets, then an item a line with its synonyms between strokes; two slashes begin a comment.
///
///     [Vegetables and Fruits]
///     potatoes|spuds
///     [Cheese counter]
///     feta   // the one in brine
public struct AisleFile: Sendable, Equatable {
  public static let fileName = "aisle.conf"

  public struct Category: Sendable, Equatable {
    /// As written in the file.
    public var name: String
    /// The category of Galley that is meant; `nil` for one of the user's own.
    public var standard: ShoppingCategory?
    /// Each with its synonyms, the name to show first.
    public var items: [[String]]

    public init(name: String, items: [[String]] = []) {
      self.name = name
      standard = AisleNames.category(called: name)
      self.items = items
    }
  }

  /// In the order of the file, each once.
  public var categories: [Category]

  public init(categories: [Category] = []) {
    self.categories = categories
  }
}
