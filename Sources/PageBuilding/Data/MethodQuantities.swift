internal import Cookbook
internal import JSONReading
internal import KitchenUnits
internal import Quantities
internal import RecipeQueries

/// The quantities in the steps of a recipe that change when it is scaled, or read in other measures.
///
/// A method may have a hundred thousand. Each is written for the data block of its page where it is found, and nothing
/// else of it is kept but its unit.
package struct MethodQuantities {
  private(set) var count = 0
  /// All that amounts are measured in.
  private(set) var units: Set<KitchenUnit> = []
  /// The elements of a JSON array, safe inside a script element.
  private var elements: [UInt8] = []
  private let writer: PageAmountWriter

  /// - Parameter language: BCP 47 tag of the recipe.
  init(language: String) {
    writer = PageAmountWriter(language: language)
  }

  /// Adds an amount of an ingredient. Where the text says it in two units, both scale and neither is converted; sticks of
  /// butter are weighed in systems that have none.
  mutating func add(_ amount: Amount, _ unit: KitchenUnit?, _ words: RangeWords?, isSaidTwice: Bool, isStick: Bool) {
    add(amount, unit, words) { json in
      if isSaidTwice { json.member("isSaidTwice", true) }
      if isStick { json.member("ounces", PageAmountWriter.text(ButterSticks.ounces)) }
    }
  }

  /// Adds a mass or volume of nobody knows what: it is converted and not scaled.
  mutating func add(unclear amount: Amount, _ unit: KitchenUnit?, _ words: RangeWords?, isSaidTwice: Bool) {
    add(amount, unit, words) { json in
      json.member("isUnclear", true)
      if isSaidTwice { json.member("isSaidTwice", true) }
    }
  }

  /// Adds a noun that a number counts, which agrees with it.
  mutating func add(_ noun: CountedNoun, by measure: Amount.Measure) {
    append { [writer] json in
      writer.write(Amount(measure, unit: noun.written), nil, noun, to: &json) { $0.member("part", "unit") }
    }
  }

  /// Adds a temperature, a length or the size of a pack, with its text in each system that has another one.
  mutating func add(fixed texts: [(system: MeasurementSystem, text: String)]) {
    append { json in
      json.beginObject()
      for (system, text) in texts { json.member("\(system)", text) }
      json.endObject()
    }
  }

  /// Writes them as an array, in the order in which they were added.
  func write(to json: inout JSONWriter) {
    json.beginArray()
    if count > 0 { json.value(elements) }
    json.endArray()
  }

  private mutating func add(
    _ amount: Amount, _ unit: KitchenUnit?, _ words: RangeWords?, more: (inout JSONWriter) -> Void
  ) {
    if let unit { units.insert(unit) }
    let writer = writer
    append { json in
      writer.write(amount, unit, to: &json) { json in
        if let words { json.member("range", [words.before, words.between]) }
        more(&json)
      }
    }
  }

  private mutating func append(_ element: (inout JSONWriter) -> Void) {
    if count > 0 { elements.append(UInt8(ascii: ",")) }
    count += 1
    // Moved and not copied: a copy for each would take minutes.
    var lent: [UInt8] = []
    swap(&lent, &elements)
    var json = JSONWriter(escaping: .scriptSafe, appendingTo: consume lent)
    element(&json)
    elements = json.finish()
  }
}
