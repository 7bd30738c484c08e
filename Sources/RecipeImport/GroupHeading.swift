internal import Words

/// Headings that open the ingredients of one part: `Ingredients for the sauce`, `Zutaten für den Teig`, `Salad ingredients`.
enum GroupHeading {
  /// What such a heading is for, `For the sauce`; `nil` where it opens all ingredients, as `Ingredients for 4 people` does.
  ///
  /// - Parameter part: what it opens, of one part of the recipe.
  static func title(_ heading: String, opening part: SectionWords.Part = .ingredients) -> String? {
    guard SectionWords.part(of: heading) == part, !heading.contains(where: \.isNumber) else { return nil }
    let words = heading.withoutColon.split(separator: " ").map(String.init)
    let folded = words.map(TextFolding.folded)
    if let start = folded.indices.dropFirst().first(where: { fors.contains(folded[$0]) }), start + 1 < words.count {
      let rest = words[start...].joined(separator: " ")
      return rest.prefix(1).uppercased() + rest.dropFirst()
    }
    guard part == .ingredients, folded.last == "ingredients", !folded.dropLast().allSatisfy(alls.contains) else {
      return nil
    }
    return words.dropLast().joined(separator: " ")
  }

  /// `For the sauce`, `Für den Teig`; but not `For 4 people`.
  static func namesPart(_ heading: String) -> Bool {
    let words = heading.split(separator: " ")
    return (2...6).contains(words.count) && fors.contains(TextFolding.folded(String(words[0])))
      && !heading.contains(where: \.isNumber)
  }

  private static let fors: Set<String> = ["for", "fur", "pour", "para", "per", "voor", "till", "til"]
  private static let alls: Set<String> = ["the", "all", "main", "key", "recipe", "your", "list", "of", "our", "full"]
}
