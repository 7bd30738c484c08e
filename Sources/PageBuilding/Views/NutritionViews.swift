package import Mustache

/// A part of the ring of macros.
package struct NutritionSegmentView: View {
  package let kind: String
  package let length: Int
  package let rest: Int
  package let offset: Int

  package static let schema = Schema<Self>("NutritionSegment") {
    Field("kind", \.kind, "`protein`, `carbohydrate` or `fat`.")
    Field("length", \.length, "How much of the ring it takes, in thousandths.")
    Field("rest", \.rest, "The rest of the ring, in thousandths.")
    Field("offset", \.offset, "Where it begins, as a dash offset in thousandths.")
  }
}

/// One of protein, carbohydrate and fat.
package struct NutritionBarView: View {
  package let kind: String
  package let label: String
  package let value: String
  package let share: String?
  package let width: Int

  package static let schema = Schema<Self>("NutritionBar") {
    Field("kind", \.kind, "`protein`, `carbohydrate` or `fat`.")
    Field("label", \.label, "Its name.")
    Field("value", \.value, "Such as `18 g`.")
    Field("share", \.share, "Its share of the energy, such as `17 %`.")
    Field("width", \.width, "The same in thousandths.")
  }
}

/// A row of the table of nutrients.
package struct NutrientRowView: View {
  package let label: String
  package let values: [String]
  package let isPart: Bool

  package static let schema = Schema<Self>("NutrientRow") {
    Field("label", \.label, "The nutrient.")
    Field("values", \.values, "One for each column.")
    Field("isPart", \.isPart, "Whether it is part of the one above: sugars of carbohydrates.")
  }
}

/// Where the figures of one ingredient come from, or what all of them add up to.
package struct NutritionLineView: View {
  package let name: String
  package let values: [String]
  package let note: String?

  package static let schema = Schema<Self>("NutritionLine") {
    Field("name", \.name, "The ingredient, or what the total is called.")
    Field("values", \.values, "Grams, kilocalories, grams of protein, carbohydrates and fat; `–` where unknown.")
    Field("note", \.note, "The food and its source, how the amount became a mass, what was assumed.")
  }
}

/// What a recipe provides, and where each number comes from.
package struct NutritionView: View {
  package let basis: String
  package let isIncomplete: Bool
  package let energy: String?
  let isEstimate: Bool
  package let segments: [NutritionSegmentView]
  package let bars: [NutritionBarView]
  package let note: String
  let guessNote: String?
  package let missing: [String]
  package let columns: [String]
  package let nutrients: [NutrientRowView]
  package let lines: [NutritionLineView]
  package let total: NutritionLineView
  package let gap: String?
  package let sources: String?

  package static let schema = Schema<Self>("Nutrition") {
    Field("basis", \.basis, "What the figures are for: a serving, or the whole recipe.")
    Field("isIncomplete", \.isIncomplete, "Whether too little is known to show figures.")
    Field("energy", \.energy, "Kilocalories as a number; absent where too little is known.")
    Field("isEstimate", \.isEstimate, "Whether the figures are an estimate, which a sign before the energy says.")
    Field("segments", \.segments, "The ring; may be empty.")
    Field("bars", \.bars, "Protein, carbohydrates, fat, as far as known; may be empty.")
    Field("note", \.note, "How the figures were found, or why there are none.")
    Field("guessNote", \.guessNote, "How much of the weight rests on typical weights.")
    Field("missing", \.missing, "Ingredients that could not be counted.")
    Field("columns", \.columns, "Headings of the table of nutrients.")
    Field("nutrients", \.nutrients, "The table of nutrients; may be empty.")
    Field("lines", \.lines, "One row for each ingredient.")
    Field("total", \.total, "What the rows add up to.")
    Field("gap", \.gap, "How the energy compares with that of the macros.")
    Field("sources", \.sources, "What the names of the sources mean.")
  }
}

/// The allergens and diets of a recipe, as far as its ingredients are known.
package struct LabelsView: View {
  package let contains: [String]
  package let mayContain: [String]
  package let unknown: [String]
  let unknownCount: String?
  let isNothingFound: Bool
  package let diets: [String]

  package static let schema = Schema<Self>("Labels") {
    Field("contains", \.contains, "Allergens of the ingredients.")
    Field("mayContain", \.mayContain, "Allergens of some products of that name, or of what may be left out.")
    Field("unknown", \.unknown, "Ingredients nobody knows.")
    Field("unknownCount", \.unknownCount, "How many those are, where a card has no room for their names.")
    Field("isNothingFound", \.isNothingFound, "Whether no allergen was found; never that there is none.")
    Field("diets", \.diets, "Diets that every ingredient is known to fit.")
  }
}
