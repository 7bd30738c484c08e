/// Figures of the same thing, one of each run.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var median: Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return .nan }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : min(sorted[middle], last)
  }

  var least: Double { values.min() ?? .nan }
  var most: Double { values.max() ?? .nan }

  /// Run by run, so that noise that hits a whole run cancels out.
  func ratio(to other: Samples) -> Samples {
    Samples(values: zip(values, other.values).map { $0 / $1 })
  }
}
