/// Values in the order they came, those there were at first as they are, and later ones each once. A set beside the list
/// tells which are there, so that ten thousand names take no hundred million comparisons.
struct DistinctValues<Value: Hashable> {
  private(set) var values: [Value]
  private var known: Set<Value>

  init(_ values: [Value] = []) {
    self.values = values
    known = Set(values)
  }

  mutating func append(_ value: Value) {
    if known.insert(value).inserted { values.append(value) }
  }
}
