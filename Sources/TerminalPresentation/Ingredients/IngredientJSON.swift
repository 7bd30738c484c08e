package import IngredientLines
package import JSONReading
internal import KitchenUnits
internal import Quantities

/// An ingredient line as a JSON object with everything that was understood.
package enum IngredientJSON {
  package static func append(
    _ reading: IngredientLine, line: [UInt8], layout: JSONWriter.Layout, to output: inout [UInt8]
  ) {
    var json = JSONWriter(layout: layout)
    json.beginObject()
    json.key("line")
    json.string(String(decoding: line, as: UTF8.self))
    writeMembers(of: reading, to: &json)
    json.endObject()
    output += json.finish()
    if output.last != 0x0A { output.append(0x0A) }
  }

  private static func writeMembers(of line: IngredientLine, to json: inout JSONWriter) {
    write("amounts", line.amounts, to: &json, writeAmount)
    json.key("size")
    write(line.size.map { "\($0)" }, to: &json)
    json.key("name")
    json.string(line.name)
    json.key("phrase")
    json.string(line.phrase)
    json.key("comment")
    write(line.comment, to: &json)
    json.key("isOptional")
    json.bool(line.isOptional)
    for (key, others) in [("alternatives", line.alternatives), ("additions", line.additions)] {
      write(key, others, to: &json) { other, json in
        json.beginObject()
        writeMembers(of: other, to: &json)
        json.endObject()
      }
    }
  }

  private static func writeAmount(_ amount: LineAmount, to json: inout JSONWriter) {
    json.beginObject()
    json.key("relation")
    json.string("\(amount.relation)")
    write(amount.measure, to: &json)
    json.key("isApproximate")
    json.bool(amount.isApproximate)
    json.key("unit")
    write(amount.unit.map { "\($0)" }, to: &json)
    json.key("unitLabel")
    write(amount.unitLabel, to: &json)
    json.key("unitText")
    write(amount.unitText, to: &json)
    json.key("content")
    if let content = amount.content {
      json.beginObject()
      write(content.measure, to: &json)
      json.key("unit")
      json.string("\(content.unit)")
      json.endObject()
    } else {
      json.null()
    }
    json.endObject()
  }

  /// `quantity`, and for ranges also `upperQuantity`: an exact fraction and a decimal each.
  private static func write(_ measure: Amount.Measure, to json: inout JSONWriter) {
    switch measure {
    case .exact(let value): write("quantity", value, to: &json)
    case .range(let lower, let upper):
      write("quantity", lower, to: &json)
      write("upperQuantity", upper, to: &json)
    case .unmeasured:
      json.key("quantity")
      json.null()
    }
  }

  private static func write(_ key: String, _ value: Rational, to json: inout JSONWriter) {
    json.key(key)
    json.beginObject()
    json.key("exact")
    json.string(value.isInteger ? String(value.numerator) : "\(value.numerator)/\(value.denominator)")
    json.key("decimal")
    if let number = JSONNumber(value.decimalText) { json.number(number) } else { json.null() }
    json.endObject()
  }

  private static func write(_ text: String?, to json: inout JSONWriter) {
    if let text { json.string(text) } else { json.null() }
  }

  private static func write<Element>(
    _ key: String, _ elements: [Element], to json: inout JSONWriter, _ body: (Element, inout JSONWriter) -> Void
  ) {
    json.key(key)
    json.beginArray()
    for element in elements { body(element, &json) }
    json.endArray()
  }
}
