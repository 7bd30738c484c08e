internal import Cookbook

/// The names of people in plans, each spelled in one way.
struct PlanPeople {
  /// Those of the configuration, and others as the first plan writes them.
  private(set) var known: [String]

  /// `@ben` is Ben.
  mutating func spelled(_ place: PlanPlace) -> PlanPlace {
    guard !place.item.shares.isEmpty else { return place }
    var result = place
    for index in result.item.shares.indices {
      let name = Person.spelling(of: result.item.shares[index].person, among: known)
      if !known.contains(name) { known.append(name) }
      result.item.shares[index].person = name
    }
    return result
  }

  /// Who is named before a colon where a dish is expected, `Ben: 150 g yoghurt`.
  static func named(before content: PlanItem.Content, known: [String]) -> String? {
    let text: String
    switch content {
    case .food(let food): text = food
    case .note(let note, _): text = note
    case .recipe, .recipeID, .leftover: return nil
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = String(text[..<colon])
    return known.first { !$0.isEmpty && Person.isSame($0, name) }
  }
}
