public import Cookbook
internal import IngredientLines
internal import Quantities
internal import SourceText

/// Puts asterisks around the amounts of ingredients that have none: `- 2 cups flour` becomes `- *2 cups* flour`.
///
/// Only a number at the start of a line is marked, with the unit that stands behind it, and only where white space follows and
/// the line says the same afterwards; `250g/9oz butter`, whose amount goes on, and a tin that the number is no count of (`400 g tin tomatoes`) stays as it is.
public enum AmountMarking {
  /// - Parameters:
  ///   - recipe: whose amounts are marked.
  ///   - language: BCP 47 tag of the recipe.
  /// - Returns: The recipe, and how many amounts were marked.
  public static func marked(_ recipe: Recipe, language: String?) -> (recipe: Recipe, count: Int) {
    var marking = Marking(language: language)
    var result = recipe
    result.ingredients = marking.marked(recipe.ingredients)
    result.ingredientGroups = recipe.ingredientGroups.map { marking.marked($0) }
    return (result, marking.count)
  }

  /// The amount that a line begins with, as written, and what stands behind it; `nil` where nothing would be marked.
  public static func split(_ line: String, language: String?) -> (amount: String, name: String)? {
    guard let marked = marked(Ingredient(name: line), language: language), line.hasSuffix(marked.name) else {
      return nil
    }
    return (String(line.dropLast(marked.name.count)).trimmingSpaces, marked.name)
  }

  private struct Marking {
    let language: String?
    var count = 0

    mutating func marked(_ group: IngredientGroup) -> IngredientGroup {
      IngredientGroup(
        title: group.title, ingredients: marked(group.ingredients),
        ingredientGroups: group.ingredientGroups.map { marked($0) })
    }

    mutating func marked(_ list: [Ingredient]) -> [Ingredient] {
      list.map { ingredient in
        guard let marked = AmountMarking.marked(ingredient, language: language) else { return ingredient }
        count += 1
        return marked
      }
    }
  }

  /// `nil` where there is nothing to mark, or it could not be done without changing what the line says.
  private static func marked(_ ingredient: Ingredient, language: String?) -> Ingredient? {
    guard ingredient.amount == nil, ingredient.link == nil else { return nil }
    let line = Array(ingredient.name.utf8.prefix { $0 != 0x0A })
    let before = IngredientLineReader.read(String(decoding: line, as: UTF8.self), language: language)
    guard let place = before.amounts.first?.place, place.number.lowerBound == 0, !place.number.isEmpty,
      !before.amounts.contains(where: { $0.place?.number.isEmpty ?? false })
    else { return nil }
    let end = place.unit.map { $0.lowerBound >= place.number.upperBound ? $0.upperBound : place.number.upperBound }
    let amountEnd = end ?? place.number.upperBound
    // `250g/9oz butter`: what another program would take for the name is half of the amount.
    guard amountEnd < line.count, line[amountEnd] == 0x20,
      line[amountEnd...].drop(while: { $0 == 0x20 }).first != UInt8(ascii: "/"),
      !line[..<amountEnd].contains(where: { $0 == 0x2A || $0 == 0x5F }),
      // Other programs know nothing of the rest of `1 taza y media`.
      let reading = try? AmountReader.read(line[..<amountEnd]), reading.amount.factor != nil,
      reading.amount.measure == before.amounts[0].measure
    else { return nil }
    let rest = Array(ingredient.name.utf8)[amountEnd...].drop { $0 == 0x20 }
    let name = String(decoding: rest, as: UTF8.self)
    let firstLine = String(decoding: rest.prefix { $0 != 0x0A }, as: UTF8.self)
    let after = IngredientLineReader.read(name: firstLine, amount: reading.amount, language: language)
    guard saysTheSame(before, after) else { return nil }
    return Ingredient(amount: reading.amount, name: name)
  }

  private static func saysTheSame(_ before: IngredientLine, _ after: IngredientLine) -> Bool {
    before.name == after.name && before.amounts.count == after.amounts.count
      && zip(before.amounts, after.amounts).allSatisfy {
        $0.measure == $1.measure && $0.unit == $1.unit && $0.content == $1.content && $0.relation == $1.relation
      }
  }
}
