internal import Mustache

/// An entry of an index.
struct BookIndexEntryView: View {
  let name: String
  let id: String
  let references: [BookReferenceView]

  static let schema = Schema<Self>("BookIndexEntry") {
    Field("name", \.name, "The ingredient or tag.")
    Field("id", \.id, "Unique in the book.")
    Field("references", \.references, "The recipes, in the order of the book.")
  }
}

/// The entries of an index that start with one letter.
struct BookIndexGroupView: View {
  let letter: String
  let entries: [BookIndexEntryView]

  static let schema = Schema<Self>("BookIndexGroup") {
    Field("letter", \.letter, "The letter the entries start with.")
    Field("entries", \.entries, "In alphabetical order.")
  }
}

/// What may be used instead of something.
struct BookSubstitutionView: View {
  let missing: String
  let isRepeated: Bool
  let parts: String
  let effect: String?
  let avoid: String?

  static let schema = Schema<Self>("BookSubstitution") {
    Field("missing", \.missing, "What is missing, with its amount.")
    Field("isRepeated", \.isRepeated, "Whether the entry before it is missing the same.")
    Field("parts", \.parts, "What to take instead, with amounts.")
    Field("effect", \.effect, "What it does to the dish; only in English books, since it is written in English.")
    Field("avoid", \.avoid, "Where it does not work; only in English books.")
  }
}

/// A volume or weight in metric units.
struct BookMeasureView: View {
  let amount: String
  let metric: String

  static let schema = Schema<Self>("BookMeasure") {
    Field("amount", \.amount, "Such as `½ cup`.")
    Field("metric", \.metric, "In millilitres or grams, rounded as one measures.")
  }
}

/// An oven temperature on each scale.
struct BookOvenMarkView: View {
  let celsius: String
  let fahrenheit: String
  let gasMark: String

  static let schema = Schema<Self>("BookOvenMark") {
    Field("celsius", \.celsius, "Degrees Celsius, without unit.")
    Field("fahrenheit", \.fahrenheit, "Degrees Fahrenheit, without unit.")
    Field("gasMark", \.gasMark, "The mark of a British gas oven.")
  }
}

/// What a cup of a food weighs.
struct BookCupView: View {
  let food: String
  let weight: String
  let source: String

  static let schema = Schema<Self>("BookCup") {
    Field("food", \.food, "Its name in the language of the book, with its form where the weight holds for one.")
    Field("weight", \.weight, "Such as `120 g`.")
    Field("source", \.source, "The table that says so, and the number of the food there.")
  }
}

/// What a recipe of the book provides.
struct BookNutritionRowView: View {
  let title: String
  let language: String
  let url: String?
  let isPer100g: Bool
  let energy: String?
  let protein: String?
  let carbohydrate: String?
  let fat: String?
  let salt: String?
  let coverage: String?

  static let schema = Schema<Self>("BookNutritionRow") {
    Field("title", \.title, "Title of the recipe.")
    Field("language", \.language, "BCP 47 tag of the title.")
    Field("url", \.url, "Address of its place in the book.")
    Field("isPer100g", \.isPer100g, "Whether the figures are for 100 g, since no yield counts people.")
    Field("energy", \.energy, "Kilocalories, without unit, an estimate behind “≈”; absent where not known.")
    Field("protein", \.protein, "Grams; absent where not known.")
    Field("carbohydrate", \.carbohydrate, "Grams; absent where not known.")
    Field("fat", \.fat, "Grams; absent where not known.")
    Field("salt", \.salt, "Grams; absent where not known.")
    Field("coverage", \.coverage, "The known share of the weight; absent where the recipe states the figures.")
  }
}
