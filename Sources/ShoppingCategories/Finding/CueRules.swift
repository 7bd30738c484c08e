internal import Foods
internal import IngredientLines
internal import KitchenUnits

/// Moves an item where a shop keeps it for what is said about it: frozen, in a tin, without lactose.
struct CueRules {
  private let item: String
  private let cues: FoundCues
  private let isContained: Bool
  /// `loaf of wholemeal`
  private let isLoaf: Bool

  init(item: String, words: NameWords, line: IngredientLine) {
    self.item = item
    cues = CueWords.standard.cues(in: words)
    let unit = line.amounts.first?.unit
    isLoaf = unit == .loaf
    isContained = unit == .can || unit == .jar || unit == .glass
  }

  /// The first rule that holds decides.
  func apply(to subject: Categorisation) -> Categorisation {
    if let purpose = ItemPurpose(cues), purpose.category != subject.category {
      return Categorisation(purpose.category, reason: .word(text(of: purpose.cue)))
    }
    switch subject.category {
    // Sweetener is sold in tablets, too.
    case .electronics where cues.contains(.sugarFree): break
    case .householdSupplies, .other, .electronics: return subject
    default: break
    }
    if isLoaf, subject.category == .pantry || subject.category == .uncategorised {
      return Categorisation(.breadProducts, reason: .noun("loaf"))
    }
    if cues.all.isEmpty && !isContained { return subject }
    guard let (category, cue) = moved(subject.category), category != subject.category else { return subject }
    return Categorisation(category, reason: .word(text(of: cue)))
  }

  private func moved(_ category: ShoppingCategory) -> (ShoppingCategory, CategoryCues)? {
    if cues.contains(.frozen) { return (.refrigeratedItems, .frozen) }
    if let meatless = meatless(category) { return meatless }
    if cues.contains(.milkFree) { return (.lactoseFree, .milkFree) }
    if isPlantMilk(category) { return (.lactoseFree, .milkPlant) }
    if cues.contains(.sugarFree) { return (.glucoseFree, .sugarFree) }
    if cues.contains(.chilled), category != .beverages { return (.refrigeratedItems, .chilled) }
    if let stored = stored(category) { return stored }
    if cues.contains(.fresh), cues.contains(.freshGoods), category == .pantry || category == .uncategorised {
      return (.refrigeratedItems, .fresh)
    }
    return nil
  }

  /// Sausages without meat, cheese without milk.
  private func meatless(_ category: ShoppingCategory) -> (ShoppingCategory, CategoryCues)? {
    let isVegan = cues.contains(.vegan)
    if isVegan || cues.contains(.vegetarian) {
      let cue: CategoryCues = isVegan ? .vegan : .vegetarian
      if cues.contains(.meaty) || cues.contains(.animal) || category == .meatAndSeafood { return (.vegetarian, cue) }
      switch category {
      case .milkProducts where isVegan: return (.lactoseFree, cue)
      case .eggs, .uncategorised: return (isVegan && cues.contains(.dairy) ? .lactoseFree : .vegetarian, cue)
      default: return nil
      }
    }
    guard cues.contains(.meatPlant), cues.contains(.meaty), !cues.contains(.animal) else { return nil }
    return category == .meatAndSeafood || category == .uncategorised ? (.vegetarian, .meatPlant) : nil
  }

  /// Almond yogurt; but coconut milk is cooked with.
  private func isPlantMilk(_ category: ShoppingCategory) -> Bool {
    guard cues.contains(.milkPlant), cues.contains(.dairy) else { return false }
    return category == .milkProducts || category == .uncategorised
  }

  /// What is in tins and jars, and what is dried.
  private func stored(_ category: ShoppingCategory) -> (ShoppingCategory, CategoryCues)? {
    let isPreserved = cues.contains(.preserved) || isContained
    switch category {
    case .vegetablesAndFruits:
      if isPreserved { return (.pantry, .preserved) }
      return cues.contains(.dried) ? (.pantry, .dried) : nil
    case .meatAndSeafood, .uncategorised: return isPreserved ? (.pantry, .preserved) : nil
    // `ravioli tin`, `canned soup`
    case .refrigeratedItems where cues.contains(.freshGoods) && !cues.contains(.fresh):
      return isPreserved ? (.pantry, .preserved) : nil
    default: return nil
    }
  }

  private func text(of cue: CategoryCues) -> String {
    guard let place = cues.place(of: cue) else { return item }
    return String(decoding: Array(item.utf8)[place], as: UTF8.self)
  }
}
