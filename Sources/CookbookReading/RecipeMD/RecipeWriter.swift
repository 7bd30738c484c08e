public import Cookbook
package import Quantities
internal import SourceText

/// Writes RecipeMD 2.4.0.
///
/// Order: title, description, tags, yields, divider, ingredients (groups from `##`), divider, instructions. Reading what
/// was written gives the same recipe, and a document whose recipe was not changed gives back its bytes.
public enum RecipeWriter {
  /// The file of a document with its recipe replaced. Byte order mark and front matter stay.
  public static func write(_ recipe: Recipe, into document: RecipeDocument) -> [UInt8] {
    if recipe == document.recipe { return document.file.bytes }
    return Array(document.file.bytes[..<document.bodyStart]) + Array(write(recipe).utf8)
  }

  /// A whole new file, in canonical form.
  public static func write(_ recipe: Recipe) -> String {
    var blocks = [title(recipe.title)]
    if let description = recipe.description { blocks.append(description) }
    if !recipe.tags.isEmpty { blocks.append(emphasis(recipe.tags.joined(separator: ", "), marks: 1)) }
    if !recipe.yields.isEmpty {
      blocks.append(emphasis(recipe.yields.map(AmountWriter.text).joined(separator: ", "), marks: 2))
    }
    blocks.append("---")
    if !recipe.ingredients.isEmpty { blocks.append(list(recipe.ingredients)) }
    let level = groupLevel(of: recipe)
    for group in recipe.ingredientGroups { append(group, level: level, to: &blocks) }
    if let instructions = recipe.instructions { blocks += ["---", instructions] }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: Headings

  private static func title(_ text: String) -> String {
    isPlainHeading(text) ? "# \(text)" : "\(text)\n==="
  }

  /// Whether a heading can be written on one line: a trailing run of `#` would be taken for a closing one.
  private static func isPlainHeading(_ text: String) -> Bool {
    !text.utf8.contains(0x0A) && text.utf8.last != 0x23
  }

  /// Groups start at level two; at level one where they are nested six deep, or where a title needs two lines, which
  /// only the underlined headings of levels one and two can hold.
  private static func groupLevel(of recipe: Recipe) -> Int {
    let groups = recipe.ingredientGroups
    let isDeep = groups.contains { depth(of: $0) >= 6 }
    return isDeep || groups.contains(where: hasUnderlinedChild) ? 1 : 2
  }

  private static func depth(of group: IngredientGroup) -> Int {
    1 + (group.ingredientGroups.map(depth).max() ?? 0)
  }

  private static func hasUnderlinedChild(_ group: IngredientGroup) -> Bool {
    group.ingredientGroups.contains { !isPlainHeading($0.title) }
  }

  private static func append(_ group: IngredientGroup, level: Int, to blocks: inout [String]) {
    if isPlainHeading(group.title) || level > 2 {
      blocks.append(String(repeating: "#", count: min(level, 6)) + " " + group.title)
    } else {
      blocks.append(group.title + (level == 1 ? "\n===" : "\n---"))
    }
    if !group.ingredients.isEmpty { blocks.append(list(group.ingredients)) }
    for child in group.ingredientGroups { append(child, level: level + 1, to: &blocks) }
  }

  // MARK: Ingredients

  private static func list(_ ingredients: [Ingredient]) -> String {
    ingredients.map(item).joined(separator: "\n")
  }

  private static func item(_ ingredient: Ingredient) -> String {
    if ingredient.link == nil, ingredient.name.utf8.contains(0x0A) {
      // Which lines belong to the first paragraph cannot be told from the name, so the reader decides.
      let candidates = [indented(ingredient.name), ingredient.name].map { item(ingredient.amount, $0) }
      return candidates.first { readsBack($0, as: ingredient) } ?? candidates[0]
    }
    return item(
      ingredient.amount, ingredient.link.map { "[\(ingredient.name)](\(destination($0)))" } ?? ingredient.name)
  }

  private static func readsBack(_ item: String, as ingredient: Ingredient) -> Bool {
    let file = SourceFile(path: "", text: "# t\n\n---\n\n\(item)\n")
    return RecipeReader.read(file).value?.recipe.ingredients == [ingredient]
  }

  private static func item(_ amount: Amount?, _ name: String) -> String {
    guard let amount else {
      // A dash before dashes alone would be a divider.
      let marker = name.utf8.prefix { $0 != 0x0A }.allSatisfy { $0 == 0x2D || $0 == 0x20 } ? "+" : "-"
      return "\(marker) \(name)"
    }
    return "- \(emphasis(AmountWriter.text(amount), marks: 1)) \(name)"
  }

  /// Lines of the first paragraph are indented below the marker; those of later blocks carry their own indentation.
  private static func indented(_ name: String) -> String {
    var inFirstParagraph = true
    return name.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      if index > 0, line.isEmpty || line.first == " " || line.first == "\t" { inFirstParagraph = false }
      return index > 0 && inFirstParagraph ? "  \(line)" : String(line)
    }.joined(separator: "\n")
  }

  /// A destination with brackets or nothing in it needs the pointed form.
  private static func destination(_ link: String) -> String {
    link.isEmpty || link.utf8.contains(0x28) || link.utf8.contains(0x29) ? "<\(link)>" : link
  }

  private static func emphasis(_ text: String, marks: Int) -> String {
    let mark = String(repeating: text.utf8.contains(0x2A) ? "_" : "*", count: marks)
    return mark + text + mark
  }
}

/// Writes amounts so that reading them gives the same amount.
package enum AmountWriter {
  package static func text(_ amount: Amount) -> String {
    candidates(for: amount).first { text in
      (try? AmountReader.read(text.utf8))?.amount == amount
    } ?? candidates(for: amount)[0]
  }

  /// The usual way to write an amount first, then ways that stay unambiguous before an unusual unit.
  private static func candidates(for amount: Amount) -> [String] {
    let sign = amount.isApproximate ? "~" : ""
    switch amount.measure {
    case .unmeasured:
      return [amount.unit ?? ""]
    case .exact(let value):
      let decimal = value.isInteger ? value.decimalText + ".0" : value.decimalText
      return [NumberText.plain(value), "\(value.numerator)/\(value.denominator)", decimal].map {
        sign + withUnit($0, amount.unit)
      }
    case .range(let lower, let upper):
      let short = sign + withUnit("\(NumberText.plain(lower))-\(NumberText.plain(upper))", amount.unit)
      guard let written = amount.plainUnit else { return [short] }
      let low = sign + NumberText.plain(lower)
      // A dash between blanks stays between blanks, and a unit behind one.
      let scalars = written.unicodeScalars
      let isSpaced = scalars.dropFirst().first == " " || scalars.first?.properties.isAlphabetic == true
      let (joined, spaced) = (low + written, "\(low) \(written)")
      return [short, isSpaced ? spaced : joined, isSpaced ? joined : spaced]
    }
  }

  private static func withUnit(_ number: String, _ unit: String?) -> String {
    // `1-inch piece`, as it was written.
    unit.map { $0.hasPrefix("-") ? number + $0 : "\(number) \($0)" } ?? number
  }
}
