/// Numbers as tables show them.
enum Decimal {
  /// With two digits after the point, or with as many as a large number needs.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    if value >= 100 { return "\(Int(value.rounded()))" }
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  static func range(_ samples: Samples) -> String { "\(text(samples.least))–\(text(samples.most))" }
}
