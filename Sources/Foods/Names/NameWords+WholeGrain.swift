/// Words for flour of the whole grain that stand before what is made of it.
extension NameWords {
  /// `orecchiette` of `whole grain orecchiette`; `nil` where no such words begin the name, or nothing is left.
  var withoutWholeGrain: NameWords? {
    let first = words.prefix(2).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    guard words.count > 1 else { return nil }
    let isPair = first[0] == "whole" && Self.grains.contains(first[1])
    guard isPair || Self.wholeGrains.contains(first[0]) else { return nil }
    let end = words[isPair ? 1 : 0].range.upperBound
    return keeping { $0.range.lowerBound >= end }
  }

  private static let grains: Set<String> = ["grain", "wheat", "meal"]
  private static let wholeGrains: Set<String> = ["wholegrain", "wholewheat", "wholemeal", "multigrain", "spelt"]
}
