public import Foods
public import SourceText
internal import YAMLReading

/// Which foods count as which when one looks for what is there.
///
/// **Kinds** (`kinds:` of the file) stand for the whole and the whole for its kinds. **Parts** (`parts:`) are had by who
/// has the whole, but do not stand for it. **Forms** follow from the table of foods: raw, fresh and frozen ones stand
/// for the food and for one another's place in it, and who has a food can cook it. Dried, canned, ground and smoked
/// forms are other foods; substitutions lead to them. Nothing is inferred twice over: two kinds of one food do not stand
/// for each other.
public struct FoodKinds: Sendable {
  private var served: [String: [String]] = [:]
  private var wholes: [String: [String]] = [:]

  /// Names no food has are errors.
  public static func read(_ file: SourceFile, over book: FoodBook) -> Checked<FoodKinds> {
    let document = YAMLReader.read(file)
    var kinds = FoodKinds(book)
    guard let root = document.value else { return Checked(kinds, document.diagnostics) }
    var map = YAMLMapReader(root, in: file)
    for (key, isMutual) in [("kinds", true), ("parts", false)] {
      map.map(key) { lists in
        for entry in lists.entries {
          let others = lists.stringList(entry.key.text) ?? []
          for name in [entry.key.text] + others where book.index(named: name) == nil {
            lists.report(unknown(name, at: entry.keyRange, in: file))
          }
          for other in others { kinds.add(other, of: entry.key.text, isMutual: isMutual) }
        }
      }
    }
    return Checked(kinds, (document.diagnostics + map.finish()).sorted())
  }

  private static func unknown(_ name: String, at range: Range<Int>, in file: SourceFile) -> Diagnostic {
    file.diagnostic(
      .error, "kinds-food", at: range, message: "no food is called “\(name)”",
      hint: "write the food's first English name")
  }

  /// The forms of foods alone.
  public init(_ book: FoodBook) {
    for food in book.foods {
      guard let base = food.base, let form = food.form else { continue }
      switch form {
      case .raw, .fresh, .frozen, .skinless, .light: add(food.name, of: base, isMutual: true)
      case .cooked: add(food.name, of: base, isMutual: false)
      case .dried, .canned, .ground, .smoked: break
      }
    }
  }

  private mutating func add(_ kind: String, of whole: String, isMutual: Bool) {
    served[whole, default: []].append(kind)
    guard isMutual else { return }
    served[kind, default: []].append(whole)
    wholes[kind, default: []].append(whole)
  }

  /// The foods that who has this one also has, without itself.
  public func foods(servedBy food: String) -> [String] { served[food] ?? [] }

  /// The foods this one is a kind of.
  public func foods(above food: String) -> [String] { wholes[food] ?? [] }
}
