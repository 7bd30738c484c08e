internal import Glibc

/// Measures builds of one size: writer, Galley and Hugo in turn, so that noise hits all of them.
///
/// Trees that are done with are moved aside, never removed: see `Workspace`.
struct SiteBenchmark {
  enum Subject: String, CaseIterable {
    case writer = "writer, two threads"
    case cold = "galley, from nothing"
    case unchanged = "galley, no change"
    case edited = "galley, one edit"
    case hugoCold = "hugo, from nothing"
    case hugoUnchanged = "hugo, no change"
    case hugoEdited = "hugo, one edit"
  }

  let options: BenchOptions
  let corpus: Corpus
  private(set) var measured: [Subject: Measurement] = [:]
  /// What Galley said it did.
  private(set) var said: [Subject: String] = [:]

  init(options: BenchOptions, corpus: Corpus) {
    self.options = options
    self.corpus = corpus
  }

  /// The first build is not measured: it makes the tree the writer copies and warms the caches.
  mutating func run() throws(BenchError) {
    _ = try Subprocess.run(options.program, galleyArguments, log: log)
    for round in 0..<options.runs {
      Terminal.note("\(corpus.count) recipes, run \(round + 1) of \(options.runs)")
      try measureWriter(round)
      try measureGalley(round)
      if let hugo = options.hugo { try measureHugo(hugo, round) }
    }
  }

  private mutating func measureWriter(_ round: Int) throws(BenchError) {
    let copy = "\(corpus.folder)/copy-\(round)"
    settle()
    let outcome = try Subprocess.run(options.writer, ["write", corpus.output, copy], log: log)
    guard let nanoseconds = Double(outcome.text.filter { $0 != "\n" }) else {
      throw BenchError("the writer said “\(outcome.text)” instead of a number")
    }
    measured[.writer, default: Measurement()].add(seconds: nanoseconds / 1e9)
  }

  private mutating func measureGalley(_ round: Int) throws(BenchError) {
    try FileTree.move(corpus.output, to: "\(corpus.folder)/output-\(round)")
    try FileTree.move(corpus.site + "/.galley", to: "\(corpus.folder)/state-\(round)")
    try measure(.cold, options.program, galleyArguments)
    try measure(.unchanged, options.program, galleyArguments)
    try corpus.edit(edited(round), round: round)
    try measure(.edited, options.program, galleyArguments)
  }

  private mutating func measureHugo(_ hugo: String, _ round: Int) throws(BenchError) {
    let arguments = ["--quiet", "--source", corpus.hugoSite, "--destination", "../hugo-output"]
    if round > 0 { try FileTree.move(corpus.hugoOutput, to: "\(corpus.folder)/hugo-output-\(round)") }
    try measure(.hugoCold, hugo, arguments)
    try measure(.hugoUnchanged, hugo, arguments)
    try corpus.edit(edited(round + options.runs), round: round)
    try measure(.hugoEdited, hugo, arguments)
  }

  private mutating func measure(_ subject: Subject, _ program: String, _ arguments: [String]) throws(BenchError) {
    settle()
    let outcome = try Subprocess.run(program, arguments, log: log)
    measured[subject, default: Measurement()].add(outcome)
    said[subject] = outcome.text.split(separator: "\n").last.map(String.init)
  }

  private var galleyArguments: [String] { ["build", "--root", corpus.site] }

  /// Lets the disk finish what is still to be written, so that nobody pays for others.
  private func settle() { sync() }

  private func edited(_ round: Int) -> Int { (round * 7_919 + 13) % corpus.count }
  private var log: String { corpus.folder + "/log" }
}
