public import Cookbook
public import JSONReading
internal import Quantities
internal import RecipeMarkdown
internal import SourceText

/// Writes recipes as JSON.
///
/// The same recipe gives the same bytes; what was read and not changed is written as it was.
public enum RecipeJSONWriter {
  /// The exchange form of RecipeMD 2.4.0, with all its keys.
  ///
  /// Factors are decimal texts, exact where the decimal ends within 28 digits, else rounded so that `RecipeJSONReader` finds
  /// the fraction again. A range is what a reader without ranges makes of it, its lower bound and the unit `-9 cups`. Words that stand for an
  /// amount go in front of the name; a yield of words alone has no place in this form and is left out.
  public static func recipeMD(_ recipe: Recipe, layout: JSONWriter.Layout = .pretty) -> [UInt8] {
    var json = JSONWriter(layout: layout)
    write(recipe, to: &json)
    return json.finish()
  }

  /// The exchange form as one value of a larger text.
  ///
  /// - Parameters:
  ///   - recipe: what is written.
  ///   - json: where the value is expected.
  ///   - more: writes further members of the recipe's object, which are not part of the exchange form.
  public static func write(
    _ recipe: Recipe, to json: inout JSONWriter, more: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.beginObject()
    json.member("title", recipe.title)
    json.member("description", recipe.description)
    json.array("tags", recipe.tags) { $0.string($1) }
    json.array("yields", recipe.yields.filter { $0.factor != nil }) { write($1, to: &$0) }
    writeContents(recipe.ingredients, recipe.ingredientGroups, to: &json)
    json.member("instructions", recipe.instructions)
    more(&json)
    json.endObject()
  }

  private static func writeContents(
    _ ingredients: [Ingredient], _ groups: [IngredientGroup], to json: inout JSONWriter
  ) {
    json.array("ingredients", ingredients) { write($1, to: &$0) }
    json.array("ingredient_groups", groups) { json, group in
      json.beginObject()
      json.member("title", group.title)
      writeContents(group.ingredients, group.ingredientGroups, to: &json)
      json.endObject()
    }
  }

  private static func write(_ ingredient: Ingredient, to json: inout JSONWriter) {
    json.beginObject()
    if let amount = ingredient.amount, amount.factor == nil, let words = amount.unit {
      json.member("name", "\(words) \(ingredient.name)")
    } else {
      json.member("name", ingredient.name)
    }
    json.key("amount")
    write(ingredient.amount, to: &json)
    json.member("link", ingredient.link)
    json.endObject()
  }

  private static func write(_ amount: Amount?, to json: inout JSONWriter) {
    guard let amount, let factor = amount.factor else {
      json.null()
      return
    }
    json.beginObject()
    json.member("factor", factor.decimalText)
    json.member("unit", amount.exchangeUnit)
    json.endObject()
  }
}

extension JSONWriter {
  /// Members that were kept as JSON text.
  mutating func members(_ members: [ForeignMember]) {
    for member in members {
      key(member.key)
      let value = JSONReader.read(SourceFile(path: "", text: member.json)).value
      // What was kept came out of a JSON text; a value made elsewhere that is none is written as the text it is.
      if let value { self.value(value) } else { string(member.json) }
    }
  }
}
