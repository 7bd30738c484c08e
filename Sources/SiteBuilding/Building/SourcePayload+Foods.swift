package import Cookbook
package import SitePlanning
package import SiteStorage

/// What foods say about a recipe, between builds. Places of foods mean those of one book: the format of the payload
/// names the program and the foods of the site.
extension BinaryWriter {
  package mutating func append(_ foods: RecipeFoods) {
    append(count: foods.parts.count)
    for part in foods.parts {
      append(part.food)
      append(flag: part.isGuess)
      append(part.milligrams)
    }
    append(foods.analysis)
  }

  package mutating func append(_ stated: StatedNutrition) {
    append(integer: stated.energy)
    append(stated.protein)
    append(stated.carbohydrate)
    append(stated.fat)
  }
}

extension BinaryReader {
  package mutating func foods() throws(BinaryFormatError) -> RecipeFoods {
    var parts: [RecipeFoods.Part] = []
    for _ in 0..<(try count()) {
      let food = try optionalInteger()
      let isGuess = try flag()
      parts.append(RecipeFoods.Part(food: food, isGuess: isGuess, milligrams: try optionalInteger()))
    }
    return RecipeFoods(parts: parts, analysis: try analysis())
  }

  package mutating func stated() throws(BinaryFormatError) -> StatedNutrition {
    var nutrition = StatedNutrition(energy: try integer())
    nutrition.protein = try optionalInteger()
    nutrition.carbohydrate = try optionalInteger()
    nutrition.fat = try optionalInteger()
    return nutrition
  }
}
