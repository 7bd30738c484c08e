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
  }

  private static func isJSONLD(_ node: HTMLNode) -> Bool {
    let type = (node["type"] ?? "").lowercased().prefix { $0 != ";" }
    return type.contains("ld+json")
  }

  /// What a page hands to its own program as JSON, where a recipe is spoken of.
  static func programData(of page: HTMLDocument) -> [JSONValue] {
    page.root.descendants.compactMap { node in
      guard node.name == "script", (node["type"] ?? "").lowercased() == "application/json" else { return nil }
      let text = node.rawText
      return recipeType.isFound(in: text) ? read(text) : nil
    }
  }

  private static let recipeType = PhraseList(["\"Recipe\"", "\"recipe\"", "/Recipe\""])

  private static func read(_ text: String) -> JSONValue? {
    JSONReader.read(SourceFile(path: "", text: text)).value
  }
}
