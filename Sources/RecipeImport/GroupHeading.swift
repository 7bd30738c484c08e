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
      return capitalised(words[start...])
    }
    // `Liste des ingrédients` is of nothing else.
    if let start = folded.indices.dropFirst().first(where: { ofs.contains(folded[$0]) }),
      SectionWords.part(of: words[..<start].joined(separator: " ")) == part
    {
      // `de la masa`
      let name = start + 1 < words.count && articles.contains(folded[start + 1]) ? start + 2 : start + 1
      return name < words.count && (name > start + 1 || folded[start] != "de") ? capitalised(words[name...]) : nil
    }
    // `Zutaten Schnitzel`
    if part == .ingredients, (2...4).contains(words.count), SectionWords.part(of: words[0]) == part,
      !folded.dropFirst().contains(where: alls.contains),
      words.dropFirst().allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "-" } })
    {
      return capitalised(words[1...])
    }
    guard let last = folded.last, ends[part]?.contains(last) == true, !folded.dropLast().allSatisfy(alls.contains)
    else {
      return nil
    }
    return words.dropLast().joined(separator: " ")
  }

  private static func capitalised(_ words: ArraySlice<String>) -> String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// `For the sauce`, `Für den Teig`; but not `For 4 people`.
  static func namesPart(_ heading: String) -> Bool {
    let words = heading.split(separator: " ")
    return (2...6).contains(words.count) && fors.contains(TextFolding.folded(String(words[0])))
      && !heading.contains(where: \.isNumber)
  }

  private static let fors: Set<String> = [
    "for", "fur", "pour", "para", "per", "voor", "till", "til", "na", "для", "για",
  ]
  /// What stands between ingredients and the part that they are of: `Ingredientes do pudim`, `Ingrédients de la pâte`.
  private static let ofs: Set<String> = [
    "de", "do", "da", "dos", "das", "del", "della", "dello", "dei", "degli", "delle", "du", "des",
  ]
  private static let articles: Set<String> = ["la", "el", "los", "las", "le", "les"]
  /// What stands behind the name of a part: `Salad ingredients`, `Bread dough method`.
  private static let ends: [SectionWords.Part: Set<String>] = [
    .ingredients: ["ingredients"], .instructions: ["method", "instructions", "directions"],
  ]
  private static let alls: Set<String> = [
    "the", "all", "main", "key", "recipe", "your", "list", "of", "our", "full", "you", "needed", "need", "liste",
    "lista", "and", "und", "et", "y", "e", "en", "och", "og",
    "method", "notes", "overview", "ubersicht", "nodig", "necesarios", "necessaires", "necessari", "necessarios", "to",
    "in", "i", "a",
    "used", "shopping", "substitutions", "info", "print",
  ]
}
