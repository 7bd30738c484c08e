internal import Foods
package import JSONReading
package import ShoppingCategories

/// An item with its category as a JSON object.
package enum CategoryJSON {
  package static func append(
    _ item: String, _ found: Categorisation, layout: JSONWriter.Layout, to output: inout [UInt8]
  ) {
    var json = JSONWriter(layout: layout)
    json.beginObject()
    json.key("item")
    json.string(item)
    json.key("category")
    json.string(found.name)
    json.key("emoji")
    json.string(found.category.emoji)
    json.key("reason")
    write(found.reason, to: &json)
    json.endObject()
    output += json.finish()
    if output.last != 0x0A { output.append(0x0A) }
  }

  private static func write(_ reason: Categorisation.Reason, to json: inout JSONWriter) {
    let (kind, text): (String, String?) =
      switch reason {
      case .aisle(let name): ("aisle", name)
      case .product(let phrase): ("product", phrase)
      case .food(let name): ("food", name)
      case .noun(let noun): ("noun", noun)
      case .word(let word): ("word", word)
      case .model: ("model", nil)
      case .unknown: ("unknown", nil)
      }
    json.beginObject()
    json.key("kind")
    json.string(kind)
    if let text {
      json.key("text")
      json.string(text)
    }
    json.endObject()
  }
}
