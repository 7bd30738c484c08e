package import ShoppingCategories

/// An item and its category as a row of tab-separated values.
package enum CategoryRow {
  package static func append(_ item: String, _ found: Categorisation, to output: inout [UInt8]) {
    append(item, to: &output)
    output.append(0x09)
    append(found.name, to: &output)
    output.append(0x0A)
  }

  /// A cell; control characters, which would begin another, are spaces.
  private static func append(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 { output.append(byte < 0x20 ? 0x20 : byte) }
  }
}
