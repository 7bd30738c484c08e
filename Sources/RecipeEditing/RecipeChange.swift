public import CookbookReading

/// What is to become of one part of a recipe.
public enum RecipeChange: Sendable, Hashable {
  /// Front matter and what else stands above the title; nothing where it is empty.
  case head(String)
  case title(String)
  /// The paragraphs of the description that are no facts.
  case description(String)
  case tags(TagChange)
  /// As between the asterisks, `4 servings, 1.5 l`; nothing where it is empty.
  case yields(String)
  /// The value of a fact line; no such line where it is empty.
  case fact(FactKey, String)
  case rows(RecipeSheet.Section, RowChange)
  /// The whole Markdown of a part.
  case section(RecipeSheet.Section, String)

  /// What is changed, to begin a sentence.
  var subject: String {
    switch self {
    case .head: "the front matter"
    case .title: "the title"
    case .description: "the description"
    case .tags: "the tags"
    case .yields: "the yields"
    case .fact: "the fact"
    case .rows(.ingredients, _), .section(.ingredients, _): "the ingredients"
    case .rows(.method, _), .section(.method, _): "the method"
    }
  }
}

/// What is to become of the rows of a section. Rows are counted from 0, all of them.
public enum RowChange: Sendable, Hashable {
  case set(Int, amount: String, text: String)
  /// Before a row; behind the last one where there is none of that number.
  case insert(Int, RecipeSheet.Row)
  case remove(Range<Int>)
  /// To before a row that is not among them, or behind the last one.
  case move(Range<Int>, to: Int)

  /// The rows as they become; `nil` where a number is out of bounds.
  func applied(to rows: [RecipeSheet.Row]) -> [RecipeSheet.Row]? {
    var rows = rows
    switch self {
    case .set(let index, let amount, let text):
      guard rows.indices.contains(index) else { return nil }
      rows[index].amount = amount
      rows[index].text = text
    case .insert(let index, let row):
      guard (0...rows.count).contains(index) else { return nil }
      rows.insert(row, at: index)
    case .remove(let range):
      guard range.lowerBound >= 0, range.upperBound <= rows.count else { return nil }
      rows.removeSubrange(range)
    case .move(let range, let target): return Self.moved(rows, range, to: target)
    }
    return rows
  }

  static func moved<Element>(_ list: [Element], _ range: Range<Int>, to target: Int) -> [Element]? {
    guard range.lowerBound >= 0, range.upperBound <= list.count, (0...list.count).contains(target),
      target <= range.lowerBound || target >= range.upperBound
    else { return nil }
    let moving = list[range]
    var rest = list
    rest.removeSubrange(range)
    rest.insert(contentsOf: moving, at: target <= range.lowerBound ? target : target - range.count)
    return rest
  }
}
