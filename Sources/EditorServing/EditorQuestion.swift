internal import CookbookReading
internal import HTTPServing
internal import JSONReading
internal import RecipeEditing
internal import SourceText

/// The body of a request to the editor: an object whose members say what is wanted.
struct EditorQuestion {
  private let value: JSONValue

  init(_ body: [UInt8]) throws(EditorRefusal) {
    let read = JSONReader.read(SourceFile(path: "request", bytes: body))
    guard let value = read.value, value.object != nil else {
      throw EditorRefusal(.badRequest, "the request is no JSON object")
    }
    self.value = value
  }

  private init(_ value: JSONValue) { self.value = value }

  func text(_ key: String) throws(EditorRefusal) -> String {
    guard let text = value[key]?.string else { throw missing(key, "text") }
    return text
  }

  /// What is written as Base64.
  func bytes(_ key: String) throws(EditorRefusal) -> [UInt8] {
    let text = Array(try text(key).utf8)
    do throws(Base64.Failure) { return try Base64.decoded(text) } catch {
      throw EditorRefusal(.badRequest, "“\(key)” is not written as Base64")
    }
  }

  func texts(_ key: String) throws(EditorRefusal) -> [String] {
    guard let list = value[key]?.array, list.allSatisfy({ $0.string != nil }) else {
      throw missing(key, "list of texts")
    }
    return list.compactMap(\.string)
  }

  func number(_ key: String) throws(EditorRefusal) -> Int {
    guard let number = value[key]?.integer else { throw missing(key, "number") }
    return number
  }

  func flag(_ key: String) throws(EditorRefusal) -> Bool {
    guard let flag = value[key]?.bool else { throw missing(key, "flag") }
    return flag
  }

  func has(_ key: String) -> Bool { value[key].map { !$0.isNull } ?? false }

  private func object(_ key: String) throws(EditorRefusal) -> EditorQuestion {
    guard let object = value[key], object.object != nil else { throw missing(key, "object") }
    return EditorQuestion(object)
  }

  private func missing(_ key: String, _ kind: String) -> EditorRefusal {
    EditorRefusal(.badRequest, "the request has no \(kind) “\(key)”")
  }

  // MARK: Changes

  /// - Parameter language: of the recipe; amounts that were typed into the name are found by it.
  func change(language: String) throws(EditorRefusal) -> RecipeChange {
    let change = try object("change")
    switch try change.text("kind") {
    case "title": return .title(try change.line("text"))
    case "description": return .description(try change.text("text"))
    case "tags": return .tags(.set(try change.tags()))
    case "mark": return .tags(try change.flag("on") ? .mark(change.mark()) : .unmark(change.mark()))
    case "yields": return .yields(try change.line("text"))
    case "fact": return .fact(try change.fact("key"), try change.line("text"))
    case let kind: return .rows(try change.section(), try change.rowChange(kind, language: language))
    }
  }

  func fields() throws(EditorRefusal) -> [RecipeComparison.Field] {
    var fields: [RecipeComparison.Field] = []
    for name in try texts("fields") {
      guard let field = RecipeComparison.Field(name: name) else {
        throw EditorRefusal(.badRequest, "there is no field “\(name)”")
      }
      fields.append(field)
    }
    return fields
  }

  private func line(_ key: String) throws(EditorRefusal) -> String {
    String(decoding: Array(try text(key).utf8)[...].trimmingWhiteSpace, as: UTF8.self)
  }

  private func tags() throws(EditorRefusal) -> [String] {
    let tags = try texts("tags")
    for tag in tags {
      if let problem = TagChange.problem(withTag: tag) {
        throw EditorRefusal(
          .unprocessableContent, "“\(tag)” is no tag: it \(problem)", hint: "use words, digits and hyphens")
      }
    }
    return tags
  }

  private func mark() throws(EditorRefusal) -> RecipeMark {
    let name = try text("mark")
    guard let mark = [RecipeMark.favourite, .archived].first(where: { $0.tag == name }) else {
      throw EditorRefusal(.badRequest, "there is no mark “\(name)”")
    }
    return mark
  }

  private func fact(_ key: String) throws(EditorRefusal) -> FactKey {
    let name = try text(key)
    guard let fact = FactKey(rawValue: name) else { throw EditorRefusal(.badRequest, "there is no fact “\(name)”") }
    return fact
  }

  private func section() throws(EditorRefusal) -> RecipeSheet.Section {
    let name = try text("section")
    guard let section = RecipeSheet.Section(rawValue: name) else {
      throw EditorRefusal(.badRequest, "there is no section “\(name)”")
    }
    return section
  }

  private func rowChange(_ kind: String, language: String) throws(EditorRefusal) -> RowChange {
    switch kind {
    case "set":
      let (amount, text) = try amountAndText(isFinished: has("split"), language: language)
      return .set(try number("row"), amount: amount, text: text)
    case "insert":
      guard let kind = RecipeSheet.Row.Kind(rawValue: try text("row-kind")) else {
        throw EditorRefusal(.badRequest, "there is no such kind of row")
      }
      let (amount, text) = try amountAndText(isFinished: kind == .ingredient, language: language)
      return .insert(try number("row"), RecipeSheet.Row(kind, amount: amount, text: text))
    case "remove": return .remove(try range())
    case "move": return .move(try range(), to: try number("target"))
    default: throw EditorRefusal(.badRequest, "there is no change “\(kind)”")
    }
  }

  private func range() throws(EditorRefusal) -> Range<Int> {
    let (start, end) = (try number("from"), try number("to"))
    guard start >= 0, start <= end else { throw EditorRefusal(.badRequest, "the rows end before they begin") }
    return start..<end
  }

  /// `200 g flour` in the place of the name is an amount and a name, once nobody types there any more.
  private func amountAndText(isFinished: Bool, language: String) throws(EditorRefusal) -> (String, String) {
    let (amount, text) = (has("amount") ? try line("amount") : "", try line("text"))
    guard isFinished, amount.isEmpty else { return (amount, text) }
    return AmountMarking.split(text, language: language) ?? ("", text)
  }
}
