internal import KitchenUnits
internal import Words

extension LineParser {
  /// `For the dressing: 2 tbsp oil`, `For the topping, grated cheese`, `Toppings: grated cheese`, `Sauce: 1 cup ketchup`: what
  /// the food is for, before it.
  mutating func skipLabel() {
    if let food = behindTopping {
      comment.append(position..<food)
      position = food
      return
    }
    // `Optional garnish: chopped parsley`
    if given == nil, has(position, .optional), isWord(position + 1),
      Self.labels.contains(where: { isLabel($0, at: position + 1) }),
      kind(position + 2) == .colon
    {
      isOptional = true
      position += 1
    }
    guard let colon = labelEnd, colon + 1 < end else { return }
    comment.append(position..<colon)
    position = colon + 1
  }

  /// Behind `top with`, `topped up with`: what a glass is filled up with.
  private var behindTopping: Int? {
    guard given == nil, isWord(position, "top") || isWord(position, "topped") else { return nil }
    let with = position + (isWord(position + 1, "up") || isWord(position + 1, "off") ? 2 : 1)
    return isWord(with, "with") && isWord(with + 1) ? with + 1 : nil
  }

  /// `Water 720 g 72%`, `Salt – 20 g – 2%`: bakers say behind an amount which share of the flour it is.
  mutating func setShareAside() {
    guard given == nil, end - position > 4, hasShareAtEnd else { return }
    var last = end - 2
    while kind(last - 1) == .dash || kind(last - 1) == .comma { last -= 1 }
    guard let unit = unit(at: last - 1), unit.word.role == .measure, kind(last - 2) == .number else { return }
    comment.append(end - 2..<end)
    end = last
  }

  /// The sign is a word of its own, and so is a number that it touches.
  private var hasShareAtEnd: Bool {
    guard isWord(end - 1, "%") else { return false }
    return kind(end - 2) == .number
      || isWord(end - 2) && foldedWord(end - 2).first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// The colon or comma behind a word for a purpose with its noun, or the colon behind a word for what goes on top.
  private var labelEnd: Int? {
    guard isWord(position), !has(position, .number) else { return nil }
    if kind(position + 1) == .colon {
      let isLabelled = Self.labels.contains { isLabel($0, at: position) }
      return isLabelled || isDish(before: position + 1) ? position + 1 : nil
    }
    guard Self.purposes.contains(where: { isLabel($0, at: position) }) else { return nil }
    return (position + 2..<position + 5).first {
      (kind($0) == .colon || kind($0) == .comma) && (position..<$0).allSatisfy { isWord($0) }
    }
  }

  /// `Sauce: 1 cup ketchup`; but `Sauce: 2 cups` is the sauce.
  private func isDish(before colon: Int) -> Bool {
    guard kind(colon + 1) == .number, Self.dishes.contains(where: { isLabel($0, at: colon - 1) }),
      let measured = measure(at: colon + 1)
    else { return false }
    let behind = qualifiedUnit(at: measured.end(skippingDashIn: self))?.unit.end ?? measured.end
    return isWord(behind) && !has(behind, [.size, .comment])
  }

  private func isLabel(_ word: [UInt8], at index: Int) -> Bool { foldedWord(index).elementsEqual(word) }

  private static let labels = folded(
    "topping toppings garnish garnishes serve decoration dekoration deko garnitur garniture guarnición decoración")
  private static let dishes = folded(
    """
    sauce dressing vinaigrette marinade glaze filling frosting icing crust crumble batter dough brine rub gravy salad salsa syrup \
    soße füllung teig guss glasur belag salat boden streusel garniture glaçage pâte salade farce aliño relleno masa \
    glaseado ensalada
    """)
  private static let purposes = folded("for to für zum zur pour para")

  private static func folded(_ words: String) -> [[UInt8]] {
    words.split(separator: " ").map { Array(TextFolding.folded(String($0)).utf8) }
  }
}
