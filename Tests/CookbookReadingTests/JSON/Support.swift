import Cookbook
import CookbookReading
import JSONReading
import Quantities
import SourceText

func readJSON(_ text: String, path: String = "a.json") -> Checked<[RecipeEntry]> {
  RecipeJSONReader.read(SourceFile(path: path, text: text))
}

/// What is wrong with a text, as `line:column severity identifier: message`.
func problems(_ text: String) -> [String] {
  readJSON(text).diagnostics.map(inWords)
}

func inWords(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.position.map { "\($0.line):\($0.column) " } ?? ""
  return "\(place)\(diagnostic.severity) \(diagnostic.identifier): \(diagnostic.message)"
}

func hints(_ text: String) -> [String] { readJSON(text).diagnostics.compactMap(\.hint) }

/// An amount as number and unit.
func shown(_ amount: Amount?) -> String? {
  guard let amount else { return nil }
  let number =
    switch amount.measure {
    case .exact(let value): NumberText.plain(value)
    case .range(let lower, let upper): "\(NumberText.plain(lower))-\(NumberText.plain(upper))"
    case .unmeasured: "?"
    }
  return amount.unit.map { "\(number) \($0)" } ?? number
}

func shown(_ ingredients: [Ingredient]) -> [String] {
  ingredients.map { ingredient in shown(ingredient.amount).map { "\($0) | \(ingredient.name)" } ?? ingredient.name }
}

func json(_ bytes: [UInt8]) -> JSONValue? { JSONReader.read(SourceFile(path: "out.json", bytes: bytes)).value }

/// A value as compact text with keys in order and without members that are `null`: the same for texts that say the same.
func normalized(_ value: JSONValue) -> String {
  switch value.content {
  case .array(let elements): return "[" + elements.map(normalized).joined(separator: ",") + "]"
  case .object(let members):
    let pairs = members.filter { !$0.value.isNull }.sorted { $0.key < $1.key }
    return "{" + pairs.map { "\($0.key):\(normalized($0.value))" }.joined(separator: ",") + "}"
  default:
    var writer = JSONWriter()
    writer.value(value)
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
