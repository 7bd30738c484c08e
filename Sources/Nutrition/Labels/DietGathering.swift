/// Gathers what sub-recipes bring to what is found for a diet.
struct DietGathering {
  private let own: DietFinding
  private var breaking: [String] = []
  private var doubts: DistinctValues<DietFinding.Doubt>
  private var hasDoubts = false

  init(_ own: DietFinding) {
    self.own = own
    if case .unknown(let known) = own { doubts = DistinctValues(known) } else { doubts = DistinctValues() }
    if case .breaks(let names) = own { breaking = names }
  }

  var finding: DietFinding {
    if !breaking.isEmpty { return .breaks(breaking) }
    return hasDoubts ? .unknown(doubts.values) : own
  }

  /// Adds that of a recipe that is an ingredient; `nil` when that recipe is not known.
  ///
  /// - Parameter isNew: whether the same recipe has not been added before: its doubts are the same each time.
  mutating func add(_ other: DietFinding?, of use: SubRecipeUse, isNew: Bool) {
    switch other {
    case nil: doubt(.init(use.name, .unmatched))
    case .fits: break
    case .unknown(let others):
      hasDoubts = true
      if isNew { for other in others { doubt(other) } }
    case .breaks: if use.isOptional { doubt(.init(use.name, .avoidable)) } else { breaking.append(use.name) }
    }
  }

  private mutating func doubt(_ doubt: DietFinding.Doubt) {
    hasDoubts = true
    doubts.append(doubt)
  }
}
