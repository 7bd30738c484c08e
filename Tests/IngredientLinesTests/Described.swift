import KitchenUnits
import Quantities

@testable import IngredientLines

extension IngredientLine {
  /// The reading on one line: `2 tin of 400 gram each; same ~8 oz · small · name · comment · optional · or 1 tsp name`.
  var described: String {
    var parts = [amounts.map(\.described).joined(separator: "; ")]
    if let size { parts.append("\(size)") }
    parts.append(phrase == name ? name : "\(name) [\(phrase)]")
    if let comment { parts.append("(\(comment))") }
    if isOptional { parts.append("optional") }
    parts += alternatives.map { "or " + $0.described }
    parts += additions.map { "and " + $0.described }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension LineAmount {
  var described: String {
    let relation = relation == .first ? "" : "\(relation) "
    let label = unitLabel.map { " " + $0 } ?? ""
    let content = content.map { " of \($0.measure.described) \($0.unit)" } ?? ""
    return relation + (isApproximate ? "~" : "") + measure.described + label + content
  }
}

extension Amount.Measure {
  var described: String {
    switch self {
    case .exact(let value): NumberText.plain(value)
    case .range(let lower, let upper): "\(NumberText.plain(lower))–\(NumberText.plain(upper))"
    case .unmeasured: "?"
    }
  }
}
