internal import Cookbook
internal import Foods
internal import IngredientLines
internal import Words

/// What a dish lies in and is taken out of – brine, cure, pickling liquid, salted water –, and marinades.
///
/// A line that says so (`salt, for the brine`, `Zucker zum Einlegen`) counts for nothing, and so do the salt, sugar, vinegar and
/// spices under such a heading; how much of their salt is taken up nobody knows (``UnstatedSalt``). What is named without
/// its purpose counts: `feta in brine`. A marinade is mostly eaten: it counts, but its energy is a guess.
enum PouredOff {
  /// What becomes of a line.
  private enum Use {
    case bath, water, marinade
  }

  /// - Parameter lines: those of all ingredients of the recipe in reading order.
  static func marked(_ lines: [AnalysedLine], in recipe: Recipe) -> [AnalysedLine] {
    let headings =
      recipe.ingredientGroups.isEmpty
      ? []
      : [baths, marinades].map { words in
        recipe.ingredientsBelow { all($0).contains(where: words.contains) }
      }
    return lines.indices.map { place in
      guard case .weighed = lines[place].mass, let food = lines[place].food else { return lines[place] }
      var use = lines[place].line.comment.flatMap(use)
      if use == nil, let baths = headings.first, let marinades = headings.last, isDissolved(food) {
        use = baths[place] ? .bath : marinades[place] ? .marinade : nil
      }
      return marked(lines[place], use, food)
    }
  }

  private static func marked(_ line: AnalysedLine, _ use: Use?, _ food: Food) -> AnalysedLine {
    var line = line
    switch use {
    case .bath, .water:
      guard use == .bath || UnstatedSalt.isSalty(food) else { break }
      line.mass = .unquantified(.pouredOff)
      line.figures = nil
    case .marinade: line.isMarinade = isDissolved(food)
    case nil: break
    }
    return line
  }

  /// Thousandths of a kilocalorie in what may be eaten or may not: in baths, in marinades, and in fat for frying.
  static func doubtfulEnergy(among lines: [AnalysedLine]) -> Int {
    lines.reduce(0) { sum, line in
      if let figures = line.figures {
        return line.isMarinade || FryingFat.isFryingFat(line) ? sum + (figures.energy ?? 0) : sum
      }
      guard line.mass == .unquantified(.pouredOff), let milligrams = line.statedMilligrams else { return sum }
      return sum + (line.food?.figures?.inMilligrams(milligrams).energy ?? 0)
    }
  }

  /// What is taken up; vegetables, meat, fish and eggs are what it is for.
  private static func isDissolved(_ food: Food) -> Bool {
    switch food.category {
    case .vegetablesAndFruits, .meatAndSeafood, .eggs: false
    default: true
    }
  }

  /// What the words of a remark say: a purpose, and what for.
  private static func use(_ comment: String) -> Use? {
    let said = all(comment)
    guard said.contains(where: purposes.contains) else { return nil }
    for (use, words) in [(Use.bath, baths), (.water, waters), (.marinade, marinades)]
    where said.contains(where: words.contains) {
      return use
    }
    return nil
  }

  private static func all(_ text: String) -> [String] {
    TextFolding.folded(text).split { !$0.isLetter }.map(String.init)
  }

  // MARK: Words, folded

  private static let purposes = table("for fur zum zur pour para")
  private static let baths = table(
    """
    brine brining pickling curing cure lake salzlake pokellake einlegen pokeln beize beizen aufguss sud saumure salmuera \
    encurtir curar
    """)
  private static let waters = table(
    """
    water boiling blanching wasser salzwasser nudelwasser kochwasser pastawasser blanchieren eau cuisson agua coccion
    """)
  private static let marinades = table(
    "marinade marinating marinieren marinier mariner marinada marinar adobo adobar")

  private static func table(_ words: String) -> Set<String> { Set(words.split(separator: " ").map(String.init)) }
}
