/// All that a ``Food`` says, while it is put together.
struct FoodFacts: Sendable, Hashable {
  var name: String
  var storedNames = FoodNameLists.given([:])
  var category: ShoppingCategory
  var origin: Food.Origin
  var contains: AllergenSet = []
  var mayContain: AllergenSet = []
  var form: Food.Form?
  var base: String?
  var isFamily = false
  var figures: Nutrients?
  var source: Food.Source?
  var density: Food.Density?
  var edible: Int?
  var weights: [Food.Weight] = []
  var look: Food.Look?

  init(name: String, category: ShoppingCategory, origin: Food.Origin) {
    self.name = name
    self.category = category
    self.origin = origin
  }
}
