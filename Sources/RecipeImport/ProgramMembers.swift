internal import JSONReading

/// What programs of pages call the parts of a recipe in data of their own, `totalTimeInMinutes`, `heroImage`, by the names of
/// schema.org.
enum ProgramMembers {
  /// The object with a further member for each that it has under another name alone.
  static func completed(_ object: JSONValue) -> JSONValue {
    guard let members = object.object else { return object }
    var known = Set(members.filter { !$0.value.isNull }.map(\.key))
    let further = members.compactMap { member -> JSONMember? in
      guard !member.value.isNull, let name = names[bare(member.key)], known.insert(name).inserted else { return nil }
      return JSONMember(key: name, keyRange: member.keyRange, value: member.value)
    }
    // The first of several with one name counts, which may be `null`.
    return JSONValue(.object(further + members), range: object.range)
  }

  /// Letters alone, in lowercase, without the unit of a time; seconds are none.
  private static func bare(_ key: String) -> String {
    let letters = key.lowercased().filter(\.isLetter)
    for unit in ["inminutes", "minutes", "mins", "min"] where letters.hasSuffix("time" + unit) {
      return String(letters.dropLast(unit.count))
    }
    return letters
  }

  private static let names: [String: String] = {
    let rows = [
      "totalTime": ["totaltime", "overalltime", "readyin", "readyinminutes", "duration"],
      "prepTime": ["preptime", "preparationtime", "activetime", "worktime"],
      "cookTime": ["cooktime", "cookingtime", "baketime", "bakingtime"],
      "image": [
        "image", "images", "heroimage", "mainimage", "coverimage", "featuredimage", "imageurl", "photo", "photos",
        "photourl",
        "picture", "pictures", "cover", "hero",
      ],
      "recipeYield": ["numberofservings", "servingscount", "portions", "portion", "serves", "yields"],
      "description": ["summary", "teaser", "intro", "introduction", "subtitle", "excerpt"],
      "recipeCuisine": ["cuisine"],
      "author": ["chef", "authorname"],
    ]
    var result: [String: String] = [:]
    for (name, words) in rows {
      for word in words { result[word] = name }
    }
    return result
  }()
}
