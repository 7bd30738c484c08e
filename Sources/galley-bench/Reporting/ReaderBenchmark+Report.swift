extension ReaderBenchmark {
  var table: String {
    var table = TextTable(["reading \(count) recipes on one core", "ms", "least–most", "recipes/s"])
    table.add(row("cmark-gfm alone", parser))
    table.add(row("recipe reader", reader))
    return table.text
  }

  var bar: Bar {
    Bar(name: "\(count) recipes: reading / cmark-gfm", limit: .atMost(2), measured: reader.ratio(to: parser))
  }

  private func row(_ name: String, _ samples: Samples) -> [String] {
    let milliseconds = samples.values.reduce(into: Samples()) { $0.add($1 * 1000) }
    let rate = Decimal.text(Double(count) / samples.median)
    return [name, Decimal.text(milliseconds.median), Decimal.range(milliseconds), rate]
  }
}
