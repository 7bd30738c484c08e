internal import Concurrency
internal import Fingerprints
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// The pictures of a site: whether each can be shown, and those of recipes in the sizes and encodings they are published in,
/// where the site wants several.
///
/// What was found out about a picture is kept by its content, so a picture is read and converted once, whatever it is called
/// and wherever the site is built.
struct SitePictures {
  /// The pictures that pages show.
  struct Prepared: Sendable {
    /// By path below the content folder. A picture that is missing here is published as it is.
    var sets: [String: PictureSet] = [:]
    /// Covers are drawn instead of these, and texts show the words for them.
    var damaged: Set<String> = []
  }

  /// What may be done.
  enum Effort {
    /// Read and convert what is new, on so many threads.
    case making(workers: Workers, console: any ProgramOutput)
    /// Read what is new, and keep nothing of it.
    case judging(workers: Workers)
    /// Change nothing: pictures that no build has converted yet are shown as they are.
    case remembering
  }

  struct Picture: Sendable {
    let path: String
    /// Of path and signature.
    let state: Fingerprint
    /// Whether it is published in several sizes.
    let isResized: Bool
  }

  let workspace: Workspace
  let store: PictureStore
  private let pictures: [Picture]

  init(_ workspace: Workspace, of collection: RecipeCollection, pages: [FreePage]) {
    self.workspace = workspace
    store = PictureStore(workspace.folders)
    let files = collection.otherFiles
    let covers =
      workspace.configuration.pictures == .responsive
      ? Set(SitePlanner.covers(of: collection.summaries, among: files)) : []
    let shown = SitePlanner.pictures(of: collection.summaries, among: files)
      .union(FreePageLinks.pictures(of: pages, among: files))
    pictures = shown.sorted().map { path in
      var builder = FingerprintBuilder()
      builder.combine(path)
      builder.combine(files[path] ?? .unknown)
      return Picture(path: path, state: builder.finish(), isResized: covers.contains(path))
    }
  }

  func prepare(_ effort: Effort) -> Checked<Prepared> {
    guard !pictures.isEmpty else { return Checked(Prepared()) }
    let memory = (store.index.map { PictureMemory($0) } ?? PictureMemory()).keeping(store.contents)
    let missing = pictures.filter { outcome(of: $0, memory) == nil }
    guard !missing.isEmpty else { return Checked(prepared(memory), problems(memory)) }
    switch effort {
    case .remembering: return Checked(prepared(memory), problems(memory))
    case .judging(let workers):
      let made = workers.map(missing, size: 1) { reading($0, with: nil, memory) }
      return result(learning(made, memory), made)
    case .making(let workers, let console): return making(missing, memory, workers, console)
    }
  }

  private func making(
    _ missing: [Picture], _ memory: PictureMemory, _ workers: Workers, _ console: any ProgramOutput
  ) -> Checked<Prepared> {
    var program: PictureProgram?
    var problems: [Diagnostic] = []
    if missing.contains(where: \.isResized) {
      do throws(PictureProgram.Missing) {
        program = try PictureProgram.find()
      } catch {
        problems.append(.noProgram(error))
      }
    }
    let progress = ProgressReporter(
      program == nil ? "reading pictures" : "converting pictures", total: missing.count, console: console)
    let made = workers.map(missing, size: 1) { [program] picture in
      defer { progress.advance(by: 1) }
      return reading(picture, with: program, memory)
    }
    progress.finish()
    let known = learning(made, memory)
    problems += store.finish(index: known.bytes, keeping: known.converted)
    var result = result(known, made)
    result.diagnostics += problems
    return result
  }

  // MARK: What is known

  private func outcome(of picture: Picture, _ memory: PictureMemory) -> (Fingerprint, PictureMemory.Outcome)? {
    guard let content = memory.contents[picture.state], let outcome = memory.outcomes[content] else { return nil }
    return picture.isResized && outcome == .sound ? nil : (content, outcome)
  }

  /// With what was found out; what no page shows any more is forgotten.
  private func learning(_ made: [Made], _ memory: PictureMemory) -> PictureMemory {
    var known = memory
    for picture in made {
      guard let content = picture.content, let outcome = picture.outcome else { continue }
      known.note(content, for: picture.picture.state)
      known.note(outcome, for: content)
    }
    var memory = PictureMemory()
    for picture in pictures {
      guard let content = known.contents[picture.state], let outcome = known.outcomes[content] else { continue }
      memory.note(content, for: picture.state)
      memory.note(outcome, for: content)
    }
    return memory
  }

  private func result(_ memory: PictureMemory, _ made: [Made]) -> Checked<Prepared> {
    var result = prepared(memory)
    result.damaged.formUnion(made.filter(\.isUnfinished).map(\.picture.path))
    return Checked(result, problems(memory) + made.flatMap(\.problems))
  }

  private func prepared(_ memory: PictureMemory) -> Prepared {
    var result = Prepared()
    for picture in pictures {
      switch outcome(of: picture, memory) {
      case (let content, .made(let sizes, let placeholder))? where picture.isResized:
        result.sets[picture.path] = PictureSet(
          path: picture.path, content: content, sizes: sizes, placeholder: placeholder)
      case (_, .damaged)?: result.damaged.insert(picture.path)
      case (_, .made)?, (_, .sound)?, nil: break
      }
    }
    return result
  }

  private func problems(_ memory: PictureMemory) -> [Diagnostic] {
    pictures.compactMap { picture in
      guard case (_, .damaged(let reason))? = outcome(of: picture, memory) else { return nil }
      return .damaged(workspace.content.shownPath(of: picture.path), reason)
    }
  }
}
