internal import JSONReading
internal import WebPages
internal import Words

/// Reads what a recipe states of its energy and nutrients, each as it is stated.
///
/// Source: https://schema.org/NutritionInformation.
struct SchemaNutrition {
  let reader: SchemaRecipeReader

  /// The first of several that says anything; a text is read as one that a page shows.
  func nutrients(_ value: JSONValue?) -> [RecipeDraft.Nutrient] {
    for element in reader.elements(value) {
      if let text = element.string {
        let read = ShownNutrition(ImportedText.lines(text).map { PageBlock(.text, $0) }).nutrients
        if read.isEmpty { continue } else { return read }
      }
      let found = (element.object ?? []).compactMap { member -> RecipeDraft.Nutrient? in
        guard !member.key.hasPrefix("@"), member.key != "type", let text = text(member.value, of: member.key) else {
          return nil
        }
        return RecipeDraft.Nutrient(name: member.key, text: text)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func text(_ value: JSONValue, of name: String) -> String? {
    if name != "servingSize", let text = reader.texts(value).first, let figure = Self.figure(in: text) { return figure }
    return reader.text(value).map(Self.withoutLabel)
  }

  /// The figure of a box that holds its label, too, in a line of its own: `33 gram` above `Koolhydraten`, `Fat` above `9 g`.
  /// A unit in the line below it belongs to it, but for kilocalories, which an energy without a unit is in anyway.
  private static func figure(in text: String) -> String? {
    let lines = ImportedText.lines(text)
    guard lines.count > 1, let index = lines.firstIndex(where: { $0.contains { $0.isNumber } }) else { return nil }
    let unit = lines.dropFirst(index + 1).first { line in
      let folded = TextFolding.folded(line)
      return NutrientWords.massUnits.contains(folded) || folded == "kj"
    }
    return ([withoutLabel(lines[index])] + [unit].compactMap(\.self)).joined(separator: " ")
  }

  /// `Calories: 410` says `410`.
  private static func withoutLabel(_ text: String) -> String {
    guard let colon = text.firstRange(of: ": "), !text[..<colon.lowerBound].contains(where: \.isNumber) else {
      return text
    }
    return String(text[colon.upperBound...])
  }
}
