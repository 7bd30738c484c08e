public import Mustache

/// The records of what foods say about a recipe.
extension ViewTypes {
  public static let nutritionSegment = RecordType(
    "NutritionSegment",
    [
      .init("kind", .text, "`protein`, `carbohydrate` or `fat`."),
      .init("length", .integer, "How much of the ring it takes, in thousandths."),
      .init("rest", .integer, "The rest of the ring, in thousandths."),
      .init("offset", .integer, "Where it begins, as a dash offset in thousandths."),
    ])

  public static let nutritionBar = RecordType(
    "NutritionBar",
    [
      .init("kind", .text, "`protein`, `carbohydrate` or `fat`."),
      .init("label", .text, "Its name."),
      .init("value", .text, "Such as `18 g`."),
      .init("share", .text, "Its share of the energy, such as `17 %`; may be absent."),
      .init("width", .integer, "The same in thousandths."),
    ])

  public static let nutrientRow = RecordType(
    "NutrientRow",
    [
      .init("label", .text, "The nutrient."),
      .init("values", .list(.text), "One for each column."),
      .init("isPart", .bool, "Whether it is part of the one above: sugars of carbohydrates."),
    ])

  public static let nutritionLine = RecordType(
    "NutritionLine",
    [
      .init("name", .text, "The ingredient, or what the total is called."),
      .init("values", .list(.text), "Grams, kilocalories, grams of protein, carbohydrates and fat; `–` where unknown."),
      .init("note", .text, "The food and its source, how the amount became a mass, what was assumed; may be absent."),
    ])

  public static let nutrition = RecordType(
    "Nutrition",
    [
      .init("basis", .text, "What the figures are for: a serving, or the whole recipe."),
      .init("isIncomplete", .bool, "Whether too little is known to show figures."),
      .init("energy", .text, "Kilocalories as a number; absent where too little is known."),
      .init("segments", .list(.record(nutritionSegment)), "The ring; may be empty."),
      .init("bars", .list(.record(nutritionBar)), "Protein, carbohydrates, fat, as far as known; may be empty."),
      .init("note", .text, "How the figures were found, or why there are none."),
      .init("guessNote", .text, "How much of the weight rests on typical weights; may be absent."),
      .init("missing", .list(.text), "Ingredients that could not be counted."),
      .init("hasMissing", .bool, "Whether there are any."),
      .init("columns", .list(.text), "Headings of the table of nutrients."),
      .init("nutrients", .list(.record(nutrientRow)), "The table of nutrients; may be empty."),
      .init("hasNutrients", .bool, "Whether there are any."),
      .init("lines", .list(.record(nutritionLine)), "One row for each ingredient."),
      .init("hasLines", .bool, "Whether there are any."),
      .init("total", .record(nutritionLine), "What the rows add up to."),
      .init("gap", .text, "How the energy compares with that of the macros; may be absent."),
      .init("sources", .text, "What the names of the sources mean; may be absent."),
    ])

  public static let labels = RecordType(
    "Labels",
    [
      .init("contains", .list(.text), "Allergens of the ingredients."),
      .init("hasContains", .bool, "Whether there are any."),
      .init("mayContain", .list(.text), "Allergens of some products of that name, or of what may be left out."),
      .init("hasMayContain", .bool, "Whether there are any."),
      .init("unknown", .list(.text), "Ingredients nobody knows."),
      .init("hasUnknown", .bool, "Whether there are any."),
      .init("isNothingFound", .bool, "Whether no allergen was found; never that there is none."),
      .init("diets", .list(.text), "Diets that every ingredient is known to fit."),
      .init("hasDiets", .bool, "Whether there are any."),
    ])
}
