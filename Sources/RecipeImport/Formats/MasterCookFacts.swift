/// What MasterCook's texts say below names of their own, in the order of the file.
struct MasterCookFacts {
  private struct Fact {
    let name: String
    var text: String
  }

  private var facts: [Fact] = []

  var count: Int { facts.count }

  var last: String { facts.last?.text ?? "" }

  mutating func begin(_ name: String, _ text: String = "") { facts.append(Fact(name: name, text: text)) }

  /// What goes on with the last of them.
  mutating func add(_ text: String) {
    if !facts[facts.count - 1].text.isEmpty { facts[facts.count - 1].text += " " }
    facts[facts.count - 1].text += text
  }

  mutating func removeLast() { facts.removeLast() }

  // MARK: Names

  /// `Description:` alone in a line.
  static func name(_ text: String) -> String? {
    guard text.hasSuffix(":"), text.utf8.count < 40, case let name = text.dropLast().lowercased() else { return nil }
    let isTime = name.hasPrefix("t(") && name.hasSuffix(")")
    let isAddress = name.hasPrefix("s(") && name.hasSuffix(")")
    return isTime || isAddress || names.contains(name) ? name : nil
  }

  private static let names: Set<String> = [
    "description", "source", "copyright", "yield", "start to finish time", "cuisine", "internet address", "url",
  ]

  // MARK: Their places in a recipe

  func take(into draft: inout RecipeDraft) {
    var (descriptions, tips) = ([String](), [String]())
    for fact in facts {
      guard let text = Self.unquoted(fact.text) else { continue }
      switch fact.name {
      case "description": descriptions.append(text)
      case "notes", "serving ideas": tips.append(text)
      default: Self.take(fact.name, text, into: &draft)
      }
    }
    draft.summary = descriptions.joined(separator: "\n").nonEmpty
    draft.tip = tips.joined(separator: "\n").nonEmpty
  }

  private static func unquoted(_ text: String) -> String? {
    let value = text.split(separator: " ").joined(separator: " ")
    let isQuoted = value.utf8.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    return (isQuoted ? String(value.dropFirst().dropLast()).trimmed : value).nonEmpty
  }

  private static func take(_ name: String, _ text: String, into draft: inout RecipeDraft) {
    switch name {
    case "source", "internet address", "url": draft.takeSource(text, in: name)
    case "yield": draft.furtherYields.append(ProgramNumber.readable(text))
    case "cuisine": draft.cuisines.append(text)
    case "start to finish time": draft.takeTime(text, label: name)
    case "nutrition": MasterCookParts.takeNutrition(text, into: &draft)
    // Numbers of foods in the program's own table.
    case "nutr. assoc.": break
    // `T(Cooking Time)`, `S(Internet Address)`: names that people give.
    case _ where name.hasPrefix("t("): draft.takeTime(text, label: String(name.dropFirst(2).dropLast()))
    case _ where name.hasPrefix("s("): draft.takeSource(text, in: String(name.dropFirst(2).dropLast()))
    default: draft.losses.append(ImportLoss(.dropped, name, text))
    }
  }
}
