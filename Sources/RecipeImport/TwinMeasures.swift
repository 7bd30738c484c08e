internal import IngredientLines
internal import KitchenUnits
internal import Quantities
internal import Words

/// Lists that name each ingredient once for each system of measures, `50 g butter` and `1.8 oz butter`.
enum TwinMeasures {
  /// The lines without those that say of an ingredient what an earlier line says in metric units; a line alone of its
  /// kind may be another addition of the same, so that one pair takes nothing away.
  static func once(_ groups: [RecipeDraft.Group]) -> [RecipeDraft.Group] {
    var metric: [String: [Measured]] = [:]
    var twins = 0
    let kept = groups.map { group in
      var group = group
      group.lines = group.lines.filter { line in
        guard let measured = Measured(line) else { return true }
        if measured.isMetric {
          metric[measured.words, default: []].append(measured)
          return true
        }
        guard metric[measured.words]?.contains(where: measured.isAbout) == true else { return true }
        twins += 1
        return false
      }
      return group
    }
    return twins > 1 ? kept.filter { !$0.lines.isEmpty } : groups
  }

  /// A line whose amount one system has and others do not.
  private struct Measured {
    let isMetric: Bool
    let dimension: Dimension
    /// In grams or millilitres.
    let size: Double
    /// What is said beside the amount, folded.
    let words: String

    init?(_ line: String) {
      let reading = IngredientLineReader.read(line)
      guard let amount = reading.amounts.first, let value = amount.measure.upperBound, let unit = amount.unit,
        let size = unit.size,
        unit.dimension == .mass || unit.dimension == .volume,
        unit.belongs(to: .metric) != unit.belongs(to: .us)
      else { return nil }
      isMetric = unit.belongs(to: .metric)
      dimension = unit.dimension
      self.size = value.approximateDouble * size.approximateDouble
      words = TextFolding.folded([reading.name, reading.comment].compactMap(\.self).joined(separator: ", "))
    }

    /// Sites round each by itself: `0.1 cup` stands beside `25 ml`.
    func isAbout(_ other: Measured) -> Bool {
      dimension == other.dimension && abs(size - other.size) <= 0.15 * max(size, other.size)
    }
  }
}
