internal import WebPages

extension RecipeDraft {
  /// Takes over energy and nutrients that a program keeps as free text, `Calories: 410, Fat: 20 g`; a text that states no
  /// energy together with one of the three macros is among the losses.
  mutating func takeNutrition(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: " ")
    nutrients = ShownNutrition(lines.map { PageBlock(.text, $0) }).nutrients
    losses.append(
      nutrients.isEmpty
        ? ImportLoss(.dropped, "nutrition", text) : ImportLoss(.changed, "nutrition", "read from the text “\(text)”"))
  }

  /// Takes over figures with the names schema.org has for them; those that say nothing are left out.
  mutating func takeNutrients(_ found: [(name: String, text: String?)]) {
    nutrients += found.compactMap { name, text in
      text.flatMap { $0.contains(where: \.isNumber) ? Nutrient(name: name, text: $0) : nil }
    }
  }
}
