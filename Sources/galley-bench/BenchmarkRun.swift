/// Everything that was asked for: all sizes of sites, then reading.
struct BenchmarkRun {
  let options: BenchOptions

  init(_ options: BenchOptions) {
    self.options = options
  }

  func run() throws(BenchError) {
    try Workspace.prepare(options.folder)
    var bars: [Bar] = []
    // Reading keeps all recipes in memory and so comes after everything whose memory is measured.
    if options.measuresBuilds {
      for size in options.sizes { bars += try measureSite(corpus(size)) }
    }
    if options.measuresReading {
      for size in options.sizes { bars.append(try measureReading(corpus(size))) }
    }
    report(bars)
    try Workspace.clear(options.folder)
  }

  private func corpus(_ size: Int) -> Corpus {
    Corpus(
      folder: "\(options.folder)/\(size)", generator: RecipeGenerator(seed: options.seed, count: size),
      hasHugo: options.hugo != nil)
  }

  private func measureSite(_ corpus: Corpus) throws(BenchError) -> [Bar] {
    let bytes = try corpus.write()
    var benchmark = SiteBenchmark(options: options, corpus: corpus)
    try benchmark.run()
    let pages = try Self.count(corpus.output)
    Terminal.write(
      "\n\(corpus.count) recipes (\(Self.megabytes(bytes))) → \(pages), medians of \(options.runs) runs in turn\n")
    if corpus.hasHugo { Terminal.write("hugo → \(try Self.count(corpus.hugoOutput))\n") }
    Terminal.write("\n" + benchmark.table)
    return benchmark.bars
  }

  private func measureReading(_ corpus: Corpus) throws(BenchError) -> Bar {
    var benchmark = ReaderBenchmark(corpus)
    try benchmark.run(options.runs)
    Terminal.write("\n" + benchmark.table)
    return benchmark.bar
  }

  private func report(_ bars: [Bar]) {
    var table = TextTable(["bar", "wanted", "measured", "least–most", ""])
    for bar in bars { table.add(bar.row) }
    let missed = bars.filter { !$0.isMet }.map(\.name)
    let verdict = missed.isEmpty ? "" : "; missed: " + missed.joined(separator: ", ")
    Terminal.write("\n\(table.text)\n\(bars.count - missed.count) of \(bars.count) bars are met\(verdict)\n")
  }

  private static func count(_ folder: String) throws(BenchError) -> String {
    let files = try FileTree.list(folder).files
    var bytes = 0
    for file in files { bytes += try FileTree.read("\(folder)/\(file)").count }
    return "\(files.count) files (\(megabytes(bytes)))"
  }

  private static func megabytes(_ bytes: Int) -> String { Decimal.text(Double(bytes) / 1e6) + " MB" }
}
