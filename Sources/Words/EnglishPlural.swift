/// Plurals of English nouns.
public enum EnglishPlural {
  /// The regular plural of a noun, or of a name that ends in one: `cherry`, `peach`, `tomato`, `leaf`.
  public static func of(_ name: String) -> String {
    if name.hasSuffix("y"), let before = name.dropLast().last, !"aeiou".contains(before) {
      return name.dropLast() + "ies"
    }
    for (one, many) in [("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves")] where name.hasSuffix(one) {
      return name.dropLast(one.count) + many
    }
    return name + (hissing.contains(where: name.hasSuffix) ? "es" : "s")
  }

  private static let hissing = ["x", "ch", "sh", "ato", "mango", "chilli", "chili"]
}
