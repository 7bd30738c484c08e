internal import Foods
internal import KitchenUnits
internal import Words

/// What an item is called on a list.
public struct ItemName: Sendable, Hashable {
  /// In the list's language where the food has a name in it, else as written.
  public let text: String
  /// For more than one piece of it; `nil` where it is not counted.
  public let plural: String?
  /// As written, where that is another language.
  public let written: String?

  init(_ text: String, plural: String? = nil, written: String? = nil) {
    self.text = text
    self.plural = plural
    self.written = written.flatMap { Self.isForm($0, of: text) ? nil : $0 }
  }

  /// Whether a name is another by one or two letters at its end, as singular and plural are.
  static func isForm(_ name: String, of other: String) -> Bool {
    let (name, other) = (TextFolding.folded(name), TextFolding.folded(other))
    return name.hasPrefix(other.dropLast(1)) && name.utf8.count <= other.utf8.count + 3
  }

  /// What says where a shop keeps it: tinned tomatoes stand elsewhere than fresh ones.
  static func shelfWords(_ name: String, in container: KitchenUnit?) -> String {
    container.map { "1 \($0) \(name)" } ?? name
  }
}

/// What the needs of one food are called on a list.
///
/// Each need brings what it is called where all others of its food are called so; needs in the language of the list come
/// before others. Where they differ the food's own name holds.
struct ItemNames {
  /// `nil` where no food is known, and where the food's name is not that of the item (`ItemKey.kind`).
  let food: Food?
  /// Of the list.
  let language: FoodLanguage
  /// The whole is bought, so that leaves or stalks are not named.
  let isWhole: Bool

  /// What needs that are called differently are together; `nil` where the list's language has no name for the food.
  var common: ItemName? {
    guard let food, let known = food.names(in: language).first else { return nil }
    return ItemName(known, plural: FoodPlural.of(food, in: language))
  }

  /// - Parameter written: the language of the food's name that was found in the name.
  /// - Returns: What one need is called, and whether its name is of another language than the list.
  func name(of need: String, in written: FoodLanguage?) -> (name: ItemName, isForeign: Bool) {
    let bare = food.map { StateWords.removed(from: need, of: $0, in: written ?? language) } ?? need
    return name(ofBare: bare, in: written)
  }

  private func name(ofBare need: String, in written: FoodLanguage?) -> (name: ItemName, isForeign: Bool) {
    guard let common else { return (ItemName(need), food != nil && written != language) }
    if written != language { return (ItemName(common.text, plural: common.plural, written: need), true) }
    let isForm = ItemName.isForm(need, of: common.text)
    if isWhole, !isForm { return (common, false) }
    return (ItemName(need, plural: isForm ? common.plural : nil), false)
  }

  /// A name as somebody wrote it, and the language of the food's name that was found in it.
  struct Written: Hashable {
    let name: String
    let language: FoodLanguage?
  }

  /// Of all needs together.
  func name(of needs: Set<Written>) -> ItemName {
    let all = needs.map { name(of: $0.name, in: $0.language) }
    let own = all.filter { !$0.isForeign }
    let names = Set((own.isEmpty ? all : own).map(\.name))
    if names.count == 1, let only = names.first { return only }
    return common ?? names.min { $0.text < $1.text } ?? ItemName("")
  }
}
