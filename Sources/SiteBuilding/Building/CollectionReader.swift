internal import Concurrency
internal import Cookbook
package import CookbookReading
package import Fingerprints
internal import Foods
internal import Nutrition
package import PageInputs
package import SitePlanning
package import SiteStorage
package import SourceText

/// The recipes of a content folder: summaries of all, and the text of those that were read in this run.
package struct RecipeCollection: Sendable {
  package var summaries: [RecipeSummary] = []
  package var diagnostics: [Diagnostic] = []
  /// Files that hold no readable recipe.
  var unreadable: Set<String> = []
  /// Files that are no recipes, with the fingerprint of their signature.
  var otherFiles: [String: Fingerprint] = [:]
  /// What the next build needs to know about each source.
  package var records: [SourceRecord] = []
  /// How many recipes were read in this run.
  package var readCount = 0
  /// Recipes read in this run, by path, as far as they are kept.
  package var contents: [String: SourcedRecipe] = [:]
  /// Who looked up their ingredients; `nil` where nobody asked for foods.
  var analyst: RecipeAnalyst?
}

/// Reads the content folder, as far as it has changed since the state was saved.
struct CollectionReader: Sendable {
  let folder: SourceFolder
  let reading: RecipeFileReader
  /// What the ingredients are looked up in; `nil` where nobody asks for foods.
  let foods: FoodBook?
  /// BCP 47 tag of recipes that state none.
  let language: String
  let workers: Workers
  /// Notes the words of what is read; `nil` where nobody asks for them.
  var texts: RecipeTexts?
  /// Whether a build will remember what is found out; else records have no payloads.
  var isRemembered = false

  /// - Parameter kept: how much of the recipes stays in memory; the texts of files with several stay all.
  func read(
    _ files: [ScannedFile], state: BuildState, kept: KeptRecipes = .all,
    console: any ProgramOutput
  ) -> RecipeCollection {
    let analyst = makeAnalyst()
    let outcomes = outcomes(
      of: Array(zip(files, state.statuses(of: files))), analyst, kept: kept, console: console)
    var collection = collection(of: outcomes, files)
    collection.analyst = analyst
    return collection
  }

  /// Looks up ingredients; `nil` where nobody asks for foods.
  func makeAnalyst() -> RecipeAnalyst? { foods.map { RecipeAnalyst(foods: $0, language: language) } }

  /// What each recipe file holds, in the order given; other files are left out.
  func outcomes(
    of files: [(ScannedFile, SourceStatus)], _ analyst: RecipeAnalyst?,
    kept: KeptRecipes = .all, console: any ProgramOutput
  ) -> [Outcome] {
    let sources = files.filter { ContentKind(path: $0.0.path) == .recipe }
    let progress = ProgressReporter("reading", total: sources.count, console: console)
    let outcomes = workers.chunks(of: sources.count, size: 32, state: analyst) { range, analyst in
      let start = WorkSpan.now
      defer {
        progress.advance(by: range.count)
        console.record(WorkSpan(.part, "read \(range.count) files", start: start, end: WorkSpan.now))
      }
      return range.map { source in
        outcome(of: sources[source].0, sources[source].1, &analyst).keeping(kept)
      }
    }
    progress.finish()
    return outcomes
  }

  /// - Parameter outcomes: in the order of paths.
  func collection(of outcomes: [Outcome], _ files: [ScannedFile]) -> RecipeCollection {
    var collection = RecipeCollection()
    collection.summaries.reserveCapacity(outcomes.count)
    collection.records.reserveCapacity(outcomes.count)
    var names: Set<String> = []
    for outcome in outcomes { collection.add(outcome, shownAs: folder.shownPath(of: outcome.path), beside: &names) }
    for file in files where ContentKind(path: file.path) == .other {
      collection.otherFiles[file.path] = Self.fingerprint(of: file.signature)
    }
    return collection
  }

  func outcome(of file: ScannedFile, _ status: SourceStatus, _ analyst: inout RecipeAnalyst?) -> Outcome {
    if case .unchanged(let record) = status, let payload = try? SourcePayload(decoding: record.payload.bytes) {
      return Outcome(path: file.path, payload: payload, record: record, contents: [])
    }
    let read = folder.read(file.path)
    guard let contents = read.value else {
      return Outcome(
        path: file.path, payload: SourcePayload(diagnostics: read.diagnostics, isBroken: true), record: nil,
        contents: [])
    }
    let fingerprint = Fingerprint(of: contents.bytes)
    if case .suspect(let old) = status, old.content == fingerprint,
      let payload = try? SourcePayload(decoding: old.payload.bytes)
    {
      let record = SourceRecord(
        path: file.path, signature: contents.signature, content: fingerprint, payload: old.payload)
      return Outcome(path: file.path, payload: payload, record: record, contents: [])
    }
    let source = SourceFile(path: file.path, bytes: contents.bytes)
    var (payload, entries) = reading.read(source, fingerprint: fingerprint, shownPath: folder.shownPath)
    if let foods, var looking = analyst {
      // What it remembers is not copied.
      analyst = nil
      for (index, contents) in zip(payload.summaries.indices, entries) {
        payload.summaries[index].foods = RecipeFoods(of: contents.entry, analyst: &looking, book: foods)
      }
      analyst = looking
    }
    for contents in entries { texts?.add(contents.entry, source: fingerprint) }
    let record = SourceRecord(
      path: file.path, signature: contents.signature, content: fingerprint,
      payload: .held(isRemembered ? payload.encoded[...] : []))
    return Outcome(path: file.path, payload: payload, record: record, contents: entries)
  }

  private static func fingerprint(of signature: FileSignature) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(Int(signature.size))
    builder.combine(Int(signature.modified))
    builder.combine(Int(truncatingIfNeeded: signature.inode))
    return builder.finish()
  }
}

extension RecipeCollection {
  /// - Parameter names: of the files that were added.
  fileprivate mutating func add(
    _ outcome: CollectionReader.Outcome, shownAs shownPath: String, beside names: inout Set<String>
  ) {
    if let record = outcome.record { records.append(record) }
    // Two names that differ only in how Unicode composes their letters are one name to everybody but the disk.
    guard names.insert(outcome.path).inserted else {
      diagnostics.append(Self.sameName(shownPath))
      return
    }
    summaries += outcome.payload.summaries
    diagnostics += outcome.payload.diagnostics
    if outcome.payload.isBroken { unreadable.insert(outcome.path) }
    readCount += outcome.readCount
    for content in outcome.contents { contents[content.entry.path] = content }
  }

  private static func sameName(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "site-same-name", path: path,
      message: "another file has the same name, only its letters are composed in another way",
      hint: "rename one of the two files")
  }
}

/// Reads one recipe file, whatever its form.
package struct RecipeFileReader: Sendable {
  package let options: RecipeReader.Options
  /// BCP 47 tag of recipes that state none: what foods are found depends on it.
  package let language: String
  private let languages: RecipeLanguages

  package init(configuration: SiteConfiguration) {
    language = configuration.language
    languages = RecipeLanguages(configuration)
    let usesDecimalComma = LanguageTag.decimalSign(configuration.language) == ","
    options = RecipeReader.Options(decimalComma: usesDecimalComma, isStrict: configuration.strict)
  }

  /// Names the options, which what was read and found out depends on.
  package var key: String { "\(options.decimalComma) \(options.isStrict) \(language) \(languages.key)" }

  /// What a file holds; the paths of diagnostics are those shown to people.
  package func read(
    _ file: SourceFile, fingerprint: Fingerprint, shownPath: (String) -> String
  ) -> (payload: SourcePayload, contents: [SourcedRecipe]) {
    var payload = SourcePayload()
    var contents: [SourcedRecipe] = []
    if Self.isJSON(file) {
      return readJSON(file, fingerprint: fingerprint, shownPath: shownPath)
    }
    let document = RecipeReader.read(file, options: options)
    payload.diagnostics = document.diagnostics
    if let value = document.value {
      let entry = entry(of: value)
      if let problem = RecipeSize.problem(of: entry.value) {
        payload.diagnostics = [problem.moved(to: shownPath(file.path))]
        payload.isBroken = true
        return (payload, [])
      }
      if let own = ownOptions(of: entry.value, file) {
        payload.diagnostics = RecipeReader.read(file, options: own).diagnostics
      }
      payload.diagnostics += entry.diagnostics + LinkCheck.diagnostics(value)
      payload.summaries = [RecipeSummary(of: entry.value, document: value, fingerprint: fingerprint)]
      contents = [SourcedRecipe(entry: entry.value, source: file.bytes)]
    } else {
      payload.isBroken = true
    }
    payload.diagnostics = payload.diagnostics.sorted().limitedPerFile().map { $0.moved(to: shownPath($0.path)) }
    return (payload, contents)
  }

  /// The recipes of a file alone, for who knows already what is to be said of it.
  func contents(of file: SourceFile) -> [SourcedRecipe] {
    if Self.isJSON(file) { return contents(ofJSON: recipes(ofJSON: file).value) }
    guard let document = RecipeReader.read(file, options: options).value else { return [] }
    let entry = entry(of: document).value
    return RecipeSize.problem(of: entry) == nil ? [SourcedRecipe(entry: entry, source: file.bytes)] : []
  }

  private static func isJSON(_ file: SourceFile) -> Bool { file.path.lowercased().hasSuffix(".json") }

  private func entry(of document: RecipeDocument) -> Checked<RecipeEntry> {
    var entry = MetadataReader.read(document)
    languages.complete(&entry.value)
    return entry
  }

  /// What `1.000 g` may mean depends on the recipe's own language; `nil` where nothing of that kind is written.
  private func ownOptions(of entry: RecipeEntry, _ file: SourceFile) -> RecipeReader.Options? {
    var own = options
    own.decimalComma = LanguageTag.decimalSign(entry.facts.language ?? language) == ","
    guard own != options else { return nil }
    var digits = -1
    for byte in file.bytes {
      if byte.isASCIIDigit {
        digits = digits < 0 ? digits : digits + 1
        if digits == 3 { return own }
      } else {
        digits = byte == 0x2E || byte == 0x2C ? 0 : -1
      }
    }
    return nil
  }

  private func readJSON(
    _ file: SourceFile, fingerprint: Fingerprint, shownPath: (String) -> String
  ) -> (payload: SourcePayload, contents: [SourcedRecipe]) {
    let read = recipes(ofJSON: file)
    let payload = SourcePayload(
      summaries: read.value.map { RecipeSummary(of: $0, fingerprint: fingerprint) },
      diagnostics: read.diagnostics.map { $0.moved(to: shownPath($0.path)) }, isBroken: read.hasErrors)
    return (payload, contents(ofJSON: read.value))
  }

  /// A JSON file may hold several recipes; those without an error are used.
  private func recipes(ofJSON file: SourceFile) -> Checked<[RecipeEntry]> {
    var read = RecipeJSONReader.read(file)
    read.diagnostics += read.value.compactMap(RecipeSize.problem)
    read.value.removeAll { RecipeSize.problem(of: $0) != nil }
    for index in read.value.indices { languages.complete(&read.value[index]) }
    return read
  }

  private func contents(ofJSON entries: [RecipeEntry]) -> [SourcedRecipe] {
    entries.map { SourcedRecipe(entry: $0, source: Array(RecipeWriter.write($0.recipe).utf8)) }
  }
}

extension Diagnostic {
  /// The same, pointing into the same text under another path.
  package func moved(to path: String) -> Diagnostic {
    Diagnostic(
      severity, identifier, path: path, position: position, excerpt: excerpt, message: message, hint: hint)
  }
}
