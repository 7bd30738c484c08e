internal import SourceText

/// What can be checked only when every file has been read.
extension FoodFileReader {
  mutating func addImported() {
    for (name, file, range) in references where !isKnown(name) {
      guard let food = imported(name) else { continue }
      places[name] = (file, range)
      foods.append(food)
    }
  }

  /// Whether the files or the book have a food of that name. Thousands of names may mean the same.
  private mutating func isKnown(_ name: String) -> Bool {
    if places[name] != nil { return true }
    if let answer = inBook[name] { return answer }
    let answer = book?.food(named: name) != nil
    inBook[name] = answer
    return answer
  }

  mutating func checkReferences() {
    let known = foods.map(\.name) + (book?.foods.map(\.name) ?? [])
    var unknownCount = 0
    for (name, file, range) in references where !isKnown(name) {
      unknownCount += 1
      // A thousand names are looked through for each, and what is behind a hundred is counted, not read.
      let meant = unknownCount > Diagnostic.limitPerFile ? nil : NearMiss.suggestion(for: name, among: known)
      diagnostics.append(
        file.diagnostic(
          .error, "food-unknown", at: range, message: "no food is called “\(name)”",
          hint: meant.map { "did you mean “\($0)”?" } ?? "find its name with “galley food search”"))
    }
    var unknown: Set<String> = []
    for (name, _, _) in references where !isKnown(name) { unknown.insert(name) }
    guard !unknown.isEmpty else { return }
    matches.removeAll { $0.food.map(unknown.contains) ?? false }
    for index in foods.indices where foods[index].base.map(unknown.contains) ?? false { foods[index].base = nil }
  }

  /// Two foods of the files must not have one name in one language, whatever its case, accents and number.
  mutating func checkNames() {
    var owners: [String: String] = [:]
    for food in foods {
      guard let place = places[food.name] else { continue }
      for language in FoodLanguage.allCases {
        for name in food.names(in: language) {
          let key = language.code + " " + FoodKey.text(of: name)
          guard let owner = owners.updateValue(food.name, forKey: key), owner != food.name else { continue }
          diagnostics.append(
            place.file.diagnostic(
              .error, "food-name-taken", at: place.range,
              message: "“\(name)” (\(language.code)) of “\(food.name)” already means “\(owner)”",
              hint: "leave it to one of the two"))
        }
      }
    }
  }
}
