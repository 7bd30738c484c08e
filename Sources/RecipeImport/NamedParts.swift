internal import WebPages
internal import Words

/// Titles of groups that nothing but their words tells from ingredients: `Sauce` above `2 tbsp soy sauce`.
enum NamedParts {
  /// The places of such titles, where the list of a text begins with the name of a part; below it any word or two that stand
  /// between lines with amounts, as `Noodles`, are one.
  static func titles(in blocks: [PageBlock]) -> Set<Int> {
    guard let first = blocks.first, namesPart(first.text), isTitle(at: 0, in: blocks) else { return [] }
    return Set(blocks.indices.filter { isTitle(at: $0, in: blocks) })
  }

  private static func isTitle(at index: Int, in blocks: [PageBlock]) -> Bool {
    let (block, below) = (blocks[index], blocks[(index + 1)...].prefix(2))
    return block.kind == .text && block.text.first?.isUppercase == true && LineJudge.wordCount(block.text) <= 2
      && !block.text.contains { $0 == "," || $0.isNumber } && !InlineParts.namesSalt(block.text)
      && below.count == 2 && below.allSatisfy { LineJudge.beginsWithAmount($0.text) }
      && (index == 0 || LineJudge.beginsWithAmount(blocks[index - 1].text))
  }

  /// `Sauce`, `Salad dressing`, `Teig`
  private static func namesPart(_ text: String) -> Bool {
    TextFolding.folded(text).split { !$0.isLetter }.last.map { parts.contains($0) } ?? false
  }

  private static let parts: Set<Substring> = Set(
    """
    sauce dressing dough filling topping toppings marinade glaze icing frosting crust base batter crumble streusel \
    vinaigrette syrup garnish rub salad cake pastry custard ganache meringue dip slaw stew broth curry burgers patties \
    teig fullung belag guss glasur sosse creme boden streusel salat kuchen bruhe panade \
    pate garniture farce glacage nappage creme base sirop salade \
    masa relleno salsa cobertura glaseado alino crema impasto ripieno condimento
    """.split(separator: " "))
}
