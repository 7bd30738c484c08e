internal import JSONReading
internal import SourceText

/// The JSON shapes a recipe can have.
enum RecipeJSONShape: CaseIterable {
  case recipeMD, schemaOrg, organiser, assistant

  var name: String {
    switch self {
    case .recipeMD: "RecipeMD JSON"
    case .schemaOrg: "schema.org Recipe"
    case .organiser: "organiser JSON"
    case .assistant: "assistant JSON"
    }
  }

  /// What has to be there for a recipe to be taken for this shape and be complete.
  var requiredKeys: [String] {
    switch self {
    case .recipeMD: ["title", "ingredients"]
    case .schemaOrg: ["@type"]
    case .organiser: OrganiserForm.requiredKeys
    case .assistant: ["recipes"]
    }
  }

  /// The shape of a value by its keys; `nil` when it is none of them.
  static func of(_ value: JSONValue) -> RecipeJSONShape? {
    guard let members = value.object else { return nil }
    if isSchemaOrgRecipe(value) { return .schemaOrg }
    if value.member("@type") != nil { return nil }
    if value.member("recipes") != nil, value.member("title") == nil { return .assistant }
    let keys = members.map(\.key)
    let organiserCount = keys.count { organiserKeys.contains($0) }
    let recipeMDCount = keys.count { recipeMDKeys.contains($0) }
    let hasTitle = keys.contains("title")
    let hasParts = keys.contains("ingredients") || keys.contains("steps")
    if organiserCount > recipeMDCount, hasParts, hasTitle || organiserCount >= 3 { return .organiser }
    let hasBody = ["ingredients", "ingredient_groups", "instructions", "yields"].contains(where: keys.contains)
    return hasBody && (hasTitle || recipeMDCount >= 3) ? .recipeMD : nil
  }

  /// Whether a node says it is a `Recipe`, or says nothing of its type and holds what only recipes hold.
  private static func isSchemaOrgRecipe(_ value: JSONValue) -> Bool {
    guard let type = value["@type"] else {
      return value.member("recipeIngredient") != nil || value.member("recipeInstructions") != nil
    }
    return SchemaOrgForm.types(type).contains("Recipe")
  }

  /// Keys that only one of the two forms with a title has.
  private static let organiserKeys: Set<String> = [
    "id", "steps", "servings", "prepTime", "cookTime", "sourceUrl", "sourcePlatform", "thumbnail", "caption",
    "category", "nutrition", "isArchived", "isFavourite", "createdAt", "updatedAt",
  ]
  private static let recipeMDKeys: Set<String> = ["description", "tags", "yields", "ingredient_groups", "instructions"]
}

/// Finds the recipes of a JSON text, in the order they stand in.
enum RecipeJSONFinder {
  static func recipes(in root: JSONPlace, report: inout RecipeJSONReport) -> [(RecipeJSONShape, JSONPlace)] {
    var search = Search()
    search.collect(root, &report)
    if search.found.isEmpty, !search.hasUnknown { report.noRecipe(root, types: search.otherTypes) }
    return search.found
  }

  private struct Search {
    var found: [(RecipeJSONShape, JSONPlace)] = []
    /// Whether something was reported that may have been meant for a recipe.
    var hasUnknown = false
    /// The types of schema.org nodes that are no recipes.
    var otherTypes: [String] = []

    mutating func collect(_ place: JSONPlace, _ report: inout RecipeJSONReport) {
      if let elements = place.value.array {
        // One after the other: a list may have hundreds of thousands.
        for (index, element) in elements.enumerated() {
          collect(JSONPlace(value: element, pointer: place.pointer.appending(index)), &report)
        }
      } else if let shape = RecipeJSONShape.of(place.value) {
        found.append((shape, place))
      } else {
        let inner = ["@graph", "mainEntity"].compactMap { place.stated($0) }.filter { $0.value.string == nil }
        for node in inner { collect(node, &report) }
        if let type = place["@type"] {
          otherTypes += SchemaOrgForm.types(type.value)
        } else if inner.isEmpty {
          hasUnknown = true
          report.unknownShape(place)
        }
      }
    }
  }
}

extension RecipeJSONReport {
  fileprivate mutating func unknownShape(_ place: JSONPlace) {
    guard let members = place.value.object else {
      wrongType(place, mustBe: "a recipe")
      return
    }
    let keys = members.map(\.key)
    let missing = RecipeJSONShape.allCases.map { shape in
      let absent = shape.requiredKeys.filter { !keys.contains($0) }
      let list = absent.map { "“\($0)”" }.joined(separator: ", ")
      return "\(shape.name) (\(list.isEmpty ? "more of its keys" : list) missing)"
    }
    let wanted = RecipeJSONShape.allCases.flatMap(\.requiredKeys)
    let nearMiss = keys.lazy.filter { !wanted.contains($0) }.compactMap { key in
      NearMiss.suggestion(for: key, among: wanted).map { (key, $0) }
    }.first { !keys.contains($0.1) }
    add(
      .error, "shape", at: place.value.range,
      "\(place.inWords) has no shape of a recipe: neither \(missing.joined(separator: ", nor "))",
      hint: nearMiss.map { "rename “\(ShownText.line($0.0))” to “\($0.1)”" } ?? "write a recipe in one of these shapes")
  }

  fileprivate mutating func noRecipe(_ root: JSONPlace, types: [String]) {
    let found = types.isEmpty ? "nothing" : types.prefix(5).map { "“\(ShownText.line($0))”" }.joined(separator: ", ")
    add(
      .error, "shape", at: root.value.range, "expected a recipe, found \(found)",
      hint: types.isEmpty ? "put a recipe between the brackets" : "give the node of the recipe the “@type” “Recipe”")
  }
}
