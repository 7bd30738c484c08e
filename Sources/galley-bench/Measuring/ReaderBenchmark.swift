internal import CookbookReading
internal import RecipeMarkdown
internal import SourceText

/// Measures reading on one core: recipes against the bare parse of the same text by cmark-gfm.
struct ReaderBenchmark {
  /// Seconds for all recipes.
  private(set) var reader = Samples()
  private(set) var parser = Samples()
  let count: Int
  private let files: [SourceFile]

  init(_ corpus: Corpus) {
    files = (0..<corpus.count).map { index in
      let recipe = corpus.generator.recipe(index)
      return SourceFile(path: recipe.stem + ".md", text: recipe.recipeMD)
    }
    count = files.count
  }

  /// The first run of each is not measured.
  mutating func run(_ runs: Int) throws(BenchError) {
    _ = (try read(), parse())
    for _ in 0..<runs {
      parser.add(parse())
      reader.add(try read())
    }
  }

  private func read() throws(BenchError) -> Double {
    let start = Clock.thread()
    var recipes = 0
    for file in files where RecipeReader.read(file).value != nil { recipes += 1 }
    let seconds = Double(Clock.thread() - start) / 1e9
    guard recipes == files.count else { throw BenchError("\(files.count - recipes) recipes could not be read") }
    return seconds
  }

  private func parse() -> Double {
    let start = Clock.thread()
    for file in files {
      file.bytes.withUnsafeBufferPointer { MarkdownDocument.parseInLibrary($0) }
    }
    return Double(Clock.thread() - start) / 1e9
  }
}
