internal import CookbookReading
internal import JSONReading

/// How much of what one recipe of a page states is looked at: each value is read in several ways.
struct SchemaBounds {
  /// Values within one member: five for each step that a recipe can have, two for each ingredient.
  private static func most(of key: String) -> Int {
    SchemaRecipeReader.ingredientKeys.contains(key) ? 2 * RecipeSize.ingredients : 5 * RecipeSize.steps
  }

  /// What is said in a few words.
  private static let facts: Set = [
    "yield", "servings", "nutrition", "author", "keywords", "difficulty", "tool", "url", "inLanguage", "datePublished",
    "isBasedOn", "creditText", "estimatedCost", "cookingMethod", "suitableForDiet", "prepTime", "cookTime",
    "performTime", "totalTime", "recipeYield", "recipeCategory", "recipeCuisine",
  ]

  /// Bytes of the texts within one member, of those that are read word by word.
  private static func mostBytes(of key: String) -> Int {
    if facts.contains(key) { return 20_000 }
    if SchemaRecipeReader.ingredientKeys.contains(key) { return RecipeSize.names }
    return SchemaRecipeReader.stepKeys.contains(key) ? 2 * TextLimit.bytes : .max
  }

  /// The recipe with so much in each member.
  let node: JSONValue
  /// Of what it has more.
  private(set) var losses: [ImportLoss] = []

  init(_ node: JSONValue) {
    guard let members = node.object, Self.isExceeded(by: members) else {
      self.node = node
      return
    }
    var kept: [JSONMember] = []
    for member in members {
      var cut = Cut(left: Self.most(of: member.key), bytes: Self.mostBytes(of: member.key))
      let value = cut.kept(of: member.value)
      kept.append(JSONMember(key: member.key, keyRange: member.keyRange, value: value))
      for (count, what) in [
        (cut.dropped, "more than a recipe can have"), (cut.long, "longer than those of a recipe can be"),
      ]
      where count > 0 {
        losses.append(ImportLoss(.dropped, member.key, "\(count) further \(count == 1 ? "value" : "values"), \(what)"))
      }
    }
    self.node = JSONValue(.object(kept), range: node.range)
  }

  private static func isExceeded(by members: [JSONMember]) -> Bool {
    members.contains { member in
      var cut = Cut(left: most(of: member.key), bytes: mostBytes(of: member.key))
      return !cut.fits(member.value)
    }
  }

  /// Takes values in their order until there are enough.
  private struct Cut {
    var left: Int
    var bytes: Int
    /// Elements of lists that are left out.
    var dropped = 0
    /// Texts that are left out for their length.
    var long = 0

    mutating func fits(_ value: JSONValue) -> Bool {
      left -= 1
      bytes -= value.string?.utf8.count ?? 0
      guard left >= 0, bytes >= 0 else { return false }
      for element in value.array ?? [] where !fits(element) { return false }
      for member in value.object ?? [] where !fits(member.value) { return false }
      return true
    }

    mutating func kept(of value: JSONValue) -> JSONValue {
      left -= 1
      if let text = value.string {
        guard text.utf8.count <= bytes else {
          long += 1
          return JSONValue(.null, range: value.range)
        }
        bytes -= text.utf8.count
        return value
      }
      if let elements = value.array {
        var kept: [JSONValue] = []
        for element in elements {
          guard left > 0 else { break }
          kept.append(self.kept(of: element))
        }
        dropped += elements.count - kept.count
        return JSONValue(.array(kept), range: value.range)
      }
      guard let members = value.object else { return value }
      let kept = members.map { member in
        JSONMember(key: member.key, keyRange: member.keyRange, value: self.kept(of: member.value))
      }
      return JSONValue(.object(kept), range: value.range)
    }
  }
}
