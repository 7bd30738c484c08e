internal import SourceText

/// What MasterCook writes in the same way into its XML and its texts.
enum MasterCookParts {
  /// A row of the list of ingredients.
  struct Line {
    fileprivate let text: String
    /// Whether it may go on with the row before: rows have 32 columns, and longer texts take several.
    fileprivate let mayGoOn: Bool

    /// - Parameter isBare: whether it has neither amount nor unit.
    init(_ text: String, preparation: String?, _ isBare: Bool) {
      self.text = [text.trimmed.nonEmpty, preparation].compactMap(\.self).joined(separator: ", ")
      mayGoOn = isBare
    }
  }

  /// `***SYRUP***`, `-----Sauce-----`, `For the sauce:`: the title of a group.
  static func title(_ text: String) -> String? {
    let inner = text.drop { marks.contains($0) }
    if text.count - inner.count > 1, text.first != "-" || !text.hasPrefix("-- ") {
      let title = String(inner.reversed().drop { marks.contains($0) || $0 == ":" }.reversed())
      return title.contains(where: \.isLetter) ? title : nil
    }
    return text.hasSuffix(":") && text.utf8.count < 60 ? text.withoutColon.nonEmpty : nil
  }

  /// A unit as a row has it; one that only says that pieces are counted is none.
  static func unit(_ text: String?) -> String? { text?.lowercased() == "each" ? nil : text }

  private static let marks: Set<Character> = ["*", "-", "=", "~", "_", " "]

  /// A category without the star that sorts it to the front.
  static func category(_ text: String) -> String? {
    let name = String(text.drop { $0 == "*" || $0 == " " })
    return name.isEmpty || name.lowercased() == "none" ? nil : name
  }

  /// `Per Serving (excluding unknown items): 340 Calories; 23g Fat (62.1% calories from fat); 32g Protein; …`: figures for
  /// another amount than a serving are among the losses.
  static func takeNutrition(_ text: String, into draft: inout RecipeDraft) {
    guard text.lowercased().hasPrefix("per serving"), let colon = text.firstIndex(of: ":") else {
      draft.losses.append(ImportLoss(.dropped, "nutrition", text))
      return
    }
    for piece in text[text.index(after: colon)...].split(whereSeparator: { $0 == ";" }) {
      guard let figure = figure(String(piece).trimmed) else { continue }
      draft.nutrients.append(figure)
    }
  }

  /// `23g Fat (62.1% calories from fat)`; `nil` for what is no figure, `Exchanges: .`
  private static func figure(_ piece: String) -> RecipeDraft.Nutrient? {
    let number = piece.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard number.contains(where: \.isNumber) else { return nil }
    let rest = String(piece[number.endIndex...].drop { $0 == " " })
    let words = rest.prefix { $0 != "(" && $0 != "." }.split(separator: " ").map(String.init)
    let unit = ["g", "mg", "mcg", "kcal", "kJ"].contains(words.first) ? words.first : nil
    let name = words.dropFirst(unit == nil ? 0 : 1).joined(separator: " ")
    guard !name.isEmpty else { return nil }
    let known = names[name.lowercased()]
    return RecipeDraft.Nutrient(
      name: known ?? name.lowercased(), text: "\(number) \(unit ?? (known == "calories" ? "kcal" : ""))".trimmed)
  }

  private static let names = [
    "calories": "calories", "calorie": "calories", "fat": "fatContent", "total fat": "fatContent",
    "protein": "proteinContent", "carbohydrate": "carbohydrateContent", "carbohydrates": "carbohydrateContent",
  ]
}

extension [String] {
  /// Adds a row of ingredients, or what goes on with the one before: behind a comma or an open bracket, or with the
  /// preparation.
  mutating func add(_ line: MasterCookParts.Line) {
    guard line.text.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    // No row that goes on in others is longer.
    if line.mayGoOn, let before = last, before.utf8.count < 200 {
      let isOpen = before.lastIndex(of: "(").map { !before[$0...].contains(")") } ?? false
      let isPreparation = line.text.hasPrefix("-- ")
      let goesOn = MasterCookRows.goesOn(before, in: line.text)
      if isPreparation || before.hasSuffix(",") || isOpen || goesOn != nil {
        let rest = isPreparation ? line.text.dropFirst(3) : line.text[...]
        let isApart = isPreparation && !before.hasSuffix(",") || !isOpen && goesOn == .withPreparation
        self[count - 1] += (isApart && !before.hasSuffix(",") ? ", " : " ") + rest
        return
      }
    }
    append(line.text)
  }
}
