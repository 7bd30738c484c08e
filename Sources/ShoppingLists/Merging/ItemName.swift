internal import KitchenUnits
internal import SourceText

/// What an item is called on a list.
struct ItemName: Hashable {
  /// In the list's language where the food has a name in it, else as written.
  let text: String
  /// For more than one piece of it; `nil` where it is not counted.
  let plural: String?
  /// As written, where that is another language.
  let written: String?

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
