package import CommandLineParsing
package import IngredientLines
internal import KitchenUnits
internal import Quantities

/// An ingredient line explained to people: the line, and below it one row for each thing it says.
package struct IngredientText {
  private let line: String
  private let rows: [(label: String, text: String)]
  private let style: TerminalStyle

  package init(_ reading: IngredientLine, line: [UInt8], style: TerminalStyle) {
    self.line = TerminalText.safe(String(decoding: line, as: UTF8.self))
    self.style = style
    var rows = reading.amounts.map { (Self.label(of: $0), Self.text(of: $0)) }
    if let size = reading.size { rows.append(("size", Self.text(of: size))) }
    rows.append(("name", reading.name))
    if let comment = reading.comment { rows.append(("comment", comment)) }
    if reading.isOptional { rows.append(("optional", "yes")) }
    rows += reading.alternatives.map { ("or", Self.text(of: $0)) }
    self.rows = rows.map { (label: $0.0, text: TerminalText.safe($0.1)) }
  }

  package func append(to output: inout [UInt8]) {
    output += "\(style.apply(.bold, to: line))\n".utf8
    let width = rows.map(\.label.utf8.count).max() ?? 0
    for row in rows {
      let space = String(repeating: " ", count: width - row.label.utf8.count + 2)
      output += "  \(style.apply(.dim, to: row.label))\(space)\(row.text)\n".utf8
    }
  }

  private static func label(of amount: LineAmount) -> String {
    switch amount.relation {
    case .first: "amount"
    case .same: "same"
    case .plus: "plus"
    }
  }

  private static let amounts = AmountText(decimalSign: ".")

  private static func text(of amount: LineAmount) -> String {
    let measured = amounts.text(
      Amount(amount.measure, unit: amount.unitLabel, isApproximate: amount.isApproximate))
    guard let content = amount.content else { return measured }
    let unit = Self.word(for: content.unit)
    return measured + ", each " + amounts.text(Amount(content.measure, unit: unit))
  }

  /// A measure by the name it has in the program: `fluidOunce` as `fluid ounce`.
  private static func word(for unit: KitchenUnit) -> String {
    var word = ""
    for character in "\(unit)" {
      if character.isUppercase { word += " " }
      word += character.lowercased()
    }
    return word
  }

  private static func text(of size: IngredientLine.Size) -> String {
    switch size {
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extra large"
    }
  }

  private static func text(of alternative: IngredientLine) -> String {
    (alternative.amounts.prefix(1).map(text(of:)) + [alternative.name]).joined(separator: " ")
  }
}
