internal import JSONReading
internal import SourceText

/// The JSON-LD of a page: its `script` elements of the type `application/ld+json`, in order.
struct JSONLDBlocks {
  var values: [JSONValue] = []
  /// How many blocks are no JSON but could be repaired without guessing at their words.
  var repaired = 0
  /// How many are beyond repair.
  var unreadable = 0

  init(of page: HTMLDocument) {
    for node in page.root.descendants where node.name == "script" && Self.isJSONLD(node) {
      let text = node.rawText
      guard text.utf8.contains(where: { $0 > 0x20 }) else { continue }
      if let value = Self.read(text) {
        values.append(value)
      } else {
        let found = JSONRepair.values(in: text).compactMap(Self.read)
        values += found
        if found.isEmpty { unreadable += 1 } else { repaired += 1 }
      }
    }
    values = values.map { $0.withoutVocabulary }
  }

  private static func isJSONLD(_ node: HTMLNode) -> Bool {
    let type = (node["type"] ?? "").lowercased().prefix { $0 != ";" }
    return type.contains("ld+json")
  }

  /// What a page hands to its own program as JSON, where a recipe is spoken of.
  static func programData(of page: HTMLDocument) -> [JSONValue] {
    page.root.descendants.flatMap { node -> [JSONValue] in
      guard node.name == "script", !isJSONLD(node) else { return [] }
      let text = node.rawText
      guard (node["type"] ?? "").lowercased().contains("json") else { return ProgramData.values(in: text) }
      return recipeType.isFound(in: text) ? read(text).map { [$0] } ?? [] : []
    }
  }

  private static let recipeType = PhraseList(["\"Recipe\"", "\"recipe\"", "/Recipe\""])

  /// The value of a text. One that is a text itself, which holds JSON, was packed twice.
  static func read(_ text: String) -> JSONValue? {
    guard let value = JSONReader.read(SourceFile(path: "", text: text)).value else { return nil }
    guard let inner = value.string, inner.utf8.contains(0x7B) else { return value }
    return JSONReader.read(SourceFile(path: "", text: inner)).value ?? value
  }
}

extension JSONValue {
  /// With names of members such as `schema:name` and `https://schema.org/name` as `name`.
  ///
  /// Source: JSON-LD 1.1 §3.2 “IRIs”, for compact and absolute ones. A document nests no deeper than its reader allows.
  fileprivate var withoutVocabulary: JSONValue {
    switch content {
    case .array(let elements): JSONValue(.array(elements.map(\.withoutVocabulary)), range: range)
    case .object(let members):
      JSONValue(
        .object(
          members.map {
            JSONMember(key: Self.bareName($0.key), keyRange: $0.keyRange, value: $0.value.withoutVocabulary)
          }), range: range)
    default: self
    }
  }

  /// Some programs begin the names with capitals, `RecipeIngredient`.
  private static func bareName(_ name: String) -> String {
    let bytes = Array(name.utf8.prefix(2))
    if bytes.count == 2, (0x41...0x5A).contains(bytes[0]), (0x61...0x7A).contains(bytes[1]) {
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    for vocabulary in ["schema:", "http://schema.org/", "https://schema.org/"] where name.hasPrefix(vocabulary) {
      return String(name.dropFirst(vocabulary.count))
    }
    return name
  }
}
