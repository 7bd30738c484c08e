internal import JSONReading

/// The one spelling of what older vocabularies call otherwise.
///
/// Source: schema.org/Recipe, which names the properties it superseded; data-vocabulary.org (2009, given up 2020);
/// microformats.org/wiki/h-recipe and /hrecipe.
enum PropertyNames {
  /// A property without its vocabulary, by its name in schema.org.
  static func canonical(_ name: Substring) -> String {
    let bare = name.split { $0 == "/" || $0 == "#" || $0 == ":" }.last ?? name
    return renamed[String(bare)] ?? String(bare)
  }

  private static let renamed = [
    "ingredient": "recipeIngredient", "ingredients": "recipeIngredient", "instructions": "recipeInstructions",
    "instruction": "recipeInstructions", "yield": "recipeYield", "photo": "image", "duration": "totalTime",
    "preptime": "prepTime", "cooktime": "cookTime", "totaltime": "totalTime", "fn": "name", "summary": "description",
    "recipeType": "recipeCategory", "tag": "keywords", "category": "recipeCategory", "fat": "fatContent",
    "protein": "proteinContent", "carbohydrates": "carbohydrateContent", "fiber": "fiberContent",
    "sugar": "sugarContent", "sodium": "sodiumContent", "saturatedFat": "saturatedFatContent",
    "cholesterol": "cholesterolContent",
  ]
}

/// Collects properties of one item; what comes more than once becomes a list, in order.
struct ItemProperties {
  private var names: [String] = []
  private var values: [String: [JSONValue]] = [:]

  var isEmpty: Bool { names.isEmpty }

  mutating func add(_ name: String, _ value: JSONValue) {
    if values[name] == nil { names.append(name) }
    values[name, default: []].append(value)
  }

  func item(types: [String]) -> JSONValue {
    var members = types.isEmpty ? [] : [JSONMember("@type", .array(types.map { .text($0) }))]
    for name in names {
      guard let found = values[name] else { continue }
      members.append(JSONMember(name, found.count == 1 ? found[0].content : .array(found)))
    }
    return JSONValue(.object(members), range: 0..<0)
  }
}

extension JSONValue {
  /// A text that stands in no JSON file.
  static func text(_ text: String) -> JSONValue { JSONValue(.string(text), range: 0..<0) }
}

extension JSONMember {
  init(_ key: String, _ content: JSONValue.Content) {
    self.init(key: key, keyRange: 0..<0, value: JSONValue(content, range: 0..<0))
  }
}
