internal import IngredientLines
internal import Words

/// Where fat and the like go whose amount nobody states.
enum StapleUse {
  /// Onto the plate: `to serve`, `zum Bestreichen`.
  case plate
  /// Into the pan, the tin or onto the board, where most of it stays: `for greasing`, `pour le moule`.
  case vessel

  /// What the words of a remark say, in the four languages; none where they say something else.
  static func uses(in comment: String) -> Set<StapleUse> {
    Set(TextFolding.folded(comment).split { !$0.isLetter }.compactMap { uses[String($0)] })
  }

  private static let uses: [String: StapleUse] = {
    var table: [String: StapleUse] = [:]
    for (use, words) in [(StapleUse.plate, plateWords), (.vessel, vesselWords)] {
      for word in words.split(separator: " ") { table[TextFolding.folded(String(word))] = use }
    }
    return table
  }()

  private static let plateWords = """
    serve serving served taste drizzle drizzling topping top sprinkle sprinkling garnish garnishing spread spreading \
    dip dipping table side dazu servieren serviert bestreichen bestreuen garnieren beträufeln drüber darüber reichen \
    geschmack belieben belegen toppen servir service goût tartiner parsemer napper garnir dresser accompagner accompagnement \
    dessus acompañar gusto espolvorear decorar rociar aliñar
    """
  private static let vesselWords = """
    grease greasing greased brush brushing fry frying pan pans tin tins dish tray sheet mould mold griddle grill dust \
    dusting flouring cooking sautéing searing roasting rolling kneading coating oiling lining fetten einfetten ausfetten \
    braten anbraten ausbacken frittieren backen form pfanne blech backblech arbeitsfläche ausrollen bestäuben einölen \
    ausstreuen bepinseln graisser beurrer moule plaque poêle friture frire cuisson plan fariner badigeonner engrasar molde \
    sartén freír bandeja plancha enharinar amasar pincelar
    """
}

extension IngredientLine {
  /// With what it asks for on top of its own food, where that is for eating: `plus 50 g for the topping`, not `for greasing`.
  var asEaten: IngredientLine {
    guard !extraAmounts.isEmpty, let comment else { return self }
    let uses = StapleUse.uses(in: comment)
    let isForSomething = TextFolding.folded(comment).split { !$0.isLetter }.contains {
      Self.purposes.contains(String($0))
    }
    guard !uses.contains(.vessel), uses.contains(.plate) || isForSomething else { return self }
    var result = self
    result.amounts += extraAmounts.map { amount in
      var amount = amount
      if amount.relation == .first { amount.relation = .plus }
      return amount
    }
    return result
  }

  /// Folded.
  private static let purposes: Set<String> = ["for", "fur", "zum", "zur", "pour", "para"]
}
