internal import Foods
internal import JSONReading
internal import LanguageModels
internal import ShoppingCategories
internal import SourceText

/// Sorts items that nothing else knows with the help of a language model.
///
/// It may only choose one of the categories it is given for each item; “Uncategorised” is what it says when it does not
/// know. An answer that leaves an item out, names one twice or makes a category up is sent back once, and then refused.
struct ModelSorter {
  /// Items in one question.
  static let portion = 40
  /// Characters of an item; longer ones are no items of a list, and are not sent.
  static let longest = 120

  private let client: ModelClient
  private let categories: [String: Categorisation]
  private let names: [String]

  init(client: ModelClient, aisles: AisleFile?) {
    let own = (aisles?.categories ?? []).filter { $0.standard == nil }
      .map { Categorisation(.other, ownName: $0.name, reason: .model) }
    let all = ShoppingCategory.allCases.map { Categorisation($0, reason: .model) } + own
    self.client = client
    names = all.map(\.name)
    categories = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Items as they are asked for: each once, in their order.
  static func portions(of items: [String]) -> [[String]] {
    var seen: Set<String> = []
    let sent = items.filter { !$0.isEmpty && $0.count <= longest && seen.insert($0).inserted }
    return stride(from: 0, to: sent.count, by: portion).map { Array(sent[$0..<min($0 + portion, sent.count)]) }
  }

  /// The categories of one portion, in its order; `nil` for an item the model does not know either.
  func sort(_ portion: [String]) throws(ModelFailure) -> [Categorisation?] {
    try client.ask(question(portion)) { (answer) throws(ModelMistake) in try read(answer, count: portion.count) }
  }

  func question(_ portion: [String]) -> ModelQuestion {
    var json = JSONWriter(layout: .compact)
    json.beginArray()
    for (index, item) in portion.enumerated() {
      json.beginObject()
      json.key("id")
      json.integer(index + 1)
      json.member("item", item)
      json.endObject()
    }
    json.endArray()
    let list = String(decoding: json.finish(), as: UTF8.self)
    return ModelQuestion(task: task, content: UntrustedContent.marked(list))
  }

  private var task: String {
    """
    You sort the items of a shopping list into the categories of a shop. \(UntrustedContent.rule)
    Categories: \(names.map { "“\($0)”" }.joined(separator: ", ")).
    Member: "items" (list of {"id": the number given, "category": one of the categories exactly as written}), one for each \
    item. Where you are not certain, the category is “\(ShoppingCategory.uncategorised.name)”.
    """
  }

  private func read(_ answer: JSONValueText, count: Int) throws(ModelMistake) -> [Categorisation?] {
    let value = JSONReader.read(SourceFile(path: "answer", bytes: answer.bytes)).value
    guard let items = value?["items"]?.array else { throw ModelMistake("“items” is no list") }
    var found: [Int: Categorisation] = [:]
    for item in items {
      guard let id = item["id"]?.number.flatMap({ Int($0.literal) }), (1...count).contains(id) else {
        throw ModelMistake("an “id” is none of 1 to \(count)")
      }
      guard let category = item["category"]?.string.flatMap({ categories[$0] }) else {
        throw ModelMistake("the category of item \(id) is none of those given")
      }
      guard found.updateValue(category, forKey: id) == nil else { throw ModelMistake("item \(id) stands there twice") }
    }
    if let missing = (1...count).first(where: { found[$0] == nil }) { throw ModelMistake("item \(missing) is missing") }
    return (1...count).map { id in found[id].flatMap { $0.category == .uncategorised ? nil : $0 } }
  }
}
