/// A limit that was set, and what was measured.
struct Bar {
  enum Limit {
    case atMost(Double)
    case atLeast(Double)
  }

  let name: String
  let limit: Limit
  let measured: Samples
  var unit = ""

  var isMet: Bool {
    switch limit {
    case .atMost(let bound): measured.median <= bound
    case .atLeast(let bound): measured.median >= bound
    }
  }

  var row: [String] {
    let bound =
      switch limit {
      case .atMost(let bound): "≤ \(Decimal.text(bound))"
      case .atLeast(let bound): "≥ \(Decimal.text(bound))"
      }
    return [
      name, bound + unit, Decimal.text(measured.median) + unit, Decimal.range(measured), isMet ? "met" : "missed",
    ]
  }
}
