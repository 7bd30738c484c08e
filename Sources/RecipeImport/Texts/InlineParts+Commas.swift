internal import Words

/// Ingredients one after another between commas, of which some part a food from what is done with it.
extension InlineParts {
  /// What stands between commas, where those in brackets part nothing: `2 cups figs (chopped, 16 oz)`.
  static func betweenCommas(_ text: String) -> [String] {
    var parts: [String] = []
    var (depth, start) = (0, text.startIndex)
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case "," where depth == 0 && text[index...].dropFirst().first == " ":
        parts.append(String(text[start..<index]))
        start = text.index(index, offsetBy: 2)
        index = text.index(after: index)
      default: break
      }
      index = text.index(after: index)
    }
    // A bracket that never closes holds nothing together.
    if depth > 0 { return text.split(separator: ", ").map(String.init) }
    return (parts + [String(text[start...])]).filter { !$0.isEmpty }
  }

  /// Parts that say more of the one before them joined to it: `1 lemon`, `zest and juice`.
  ///
  /// - Parameter isNew: whether a part without an amount that says no such thing is an ingredient of its own.
  static func joined(_ parts: [String], isNew: (String) -> Bool) -> [String] {
    // All nouns of German have a capital.
    let isGerman = parts.contains { part in
      TextFolding.folded(part).split { !$0.isLetter }.contains { germanWords.contains($0) }
    }
    return parts.indices.reduce(into: []) { result, index in
      let part = parts[index]
      let isNumbered = part.first?.isNumber == true && part.contains(where: \.isLetter)
      let isRemark = isGerman && part.first?.isLowercase == true || goesOn(part)
      // `white wine, chicken stock, or water` are one of the three.
      let isChoice = index + 1 < parts.count && parts[index + 1].hasPrefix("or ")
      if !result.isEmpty, !isNumbered, isRemark || !LineJudge.beginsWithAmount(part) && (isChoice || !isNew(part)) {
        result[result.count - 1] += ", \(part)"
      } else {
        result.append(part)
      }
    }
  }

  /// Whether a part says how an ingredient is prepared, what for, or which one is meant.
  private static func goesOn(_ part: String) -> Bool {
    // `(softened)`, `~15 g`, `3-5`
    if part.hasPrefix("(") || part.hasPrefix("~") || !part.contains(where: \.isLetter) { return true }
    let words = TextFolding.folded(part).split { !$0.isLetter }
    guard let first = words.first else { return true }
    if remarks.contains(first) || words.count == 1 && states.contains(first) { return !namesTakenPart(words) }
    guard part.first?.isLowercase == true else { return false }
    let isParticiple = first.count > 4 && first.hasSuffix("ed") && !first.hasSuffix("eed")
    guard isParticiple || PreparationWords.begin(part) else { return false }
    return !namesFood(words)
  }

  /// `juice of 1 lime`, `Zest and juice of 1 lemon`, `Saft von 2 Orangen`: a part of something that is bought for it.
  private static func namesTakenPart(_ words: [Substring]) -> Bool {
    takenParts.contains(words[0]) && words.dropFirst().prefix(3).contains { ofWords.contains($0) }
  }

  /// `freshly ground black pepper`, `thinly sliced red onions`, but neither `peeled and chopped` nor `cut into pieces`.
  private static func namesFood(_ words: [Substring]) -> Bool {
    if words.contains(where: { salts.contains($0) }) { return true }
    guard words.count > 2, words.count < 6, !words.contains(where: { joining.contains($0) }) else { return false }
    let rest = words.drop { $0.hasSuffix("ly") || $0.hasSuffix("ed") && !$0.hasSuffix("eed") || $0 == "ground" }
    return !rest.isEmpty && rest.count < words.count - 1
  }

  private static let takenParts = set("juice zest saft schale abrieb jus zeste zumo jugo ralladura")
  private static let ofWords = set("of from von einer de d")
  private static let joining = set(
    """
    and or in into on from with without to for at off out about as across against crosswise lengthwise lengthways \
    diagonally thick thin thickly thinly fine apart aside removed discarded reserved until if
    """)
  private static let remarks = set(
    """
    to for plus or and such preferably about approx approximately including not but if with without optional at room \
    cut more your each like as skin skins zest juice rind leaves stems stalks seeds tails peel bones white whites only \
    depending ideally homemade see weighing finely thinly \
    raw mild spicy the any either very quite fat \
    fur zum zur etwa ca oder und nach bzw je davon ohne mit in zimmerwarm grosse type typ klasse nur saft schale abrieb \
    am aus \
    pour ou et au aux en facultatif facultative sans avec jus zeste fondu battu battus battue refroidi refroidie \
    para al opcional sin con zumo jugo ralladura
    """)

  /// Said of an ingredient where nothing else is in the part.
  private static let states = set("ripe cold warm hot fresh frozen canned dry thick thin whole large small medium soft")
  private static let germanWords = set(
    "el tl prise prisen bund stuck zehe zehen dose pck becher msp salz eier mehl etwas")

  private static func set(_ words: String) -> Set<Substring> { Set(words.split(separator: " ")) }
}
