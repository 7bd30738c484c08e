internal import FoodTable
package import Foods
package import SiteStorage
package import SourceText

/// What a site says of foods: its file `foods.yaml` beside `galley.yaml`.
package struct SiteFoods: Sendable {
  package static let fileName = "foods.yaml"

  private let file: FoodFile?
  /// The bytes of the file and the figures of imported foods it names, empty where there is no file: whatever is
  /// remembered of foods depends on them.
  package let bytes: [UInt8]

  /// Errors of the file leave out what they are about.
  ///
  /// - Parameter cache: the folder of imported foods, from where the user stands.
  package static func read(_ root: SourceFolder, cache: String) -> Checked<SiteFoods> {
    guard root.has(fileName) else { return Checked(SiteFoods(file: nil, bytes: [])) }
    let contents = root.read(fileName)
    guard let bytes = contents.value?.bytes else {
      return Checked(SiteFoods(file: nil, bytes: []), contents.diagnostics)
    }
    let source = SourceFile(path: root.shownPath(of: fileName), bytes: bytes)
    let imported = ImportedFoods(cache: cache)
    var problems: [Diagnostic] = []
    var figures: [UInt8] = []
    let read = FoodFileReader.read([source], over: FoodTable.builtIn) { identifier in
      let found = imported.food(identifier)
      problems += found.diagnostics
      figures += Array("\(identifier) \(found.value.map(Self.facts) ?? "")".utf8)
      return found.value
    }
    return Checked(
      SiteFoods(file: read.value, bytes: bytes + figures), contents.diagnostics + problems + read.diagnostics)
  }

  /// All that a recipe shows of an imported food.
  private static func facts(_ food: Food) -> String {
    let allergens = food.statesAllergens ? "\(food.contains.rawValue) \(food.mayContain.rawValue)" : "?"
    return "\(food.title) \(food.figures ?? Nutrients()) \(food.weights) \(allergens)"
  }

  /// The food that `match` says a name means; `nil` for other names, and for one that means none.
  package func food(meantBy name: String, in book: FoodBook) -> Food? {
    file?.food(meantBy: name).flatMap(book.food(named:))
  }

  /// The built-in foods and those of the site; made anew with each call.
  package func makeBook() -> FoodBook {
    guard let file else { return FoodTable.builtIn }
    return FoodTable.builtIn.adding(file)
  }
}
