internal import Concurrency
internal import Fingerprints
internal import PictureFiles
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// Pictures of recipes in the sizes and encodings they are published in, where the site wants several.
///
/// What was made of a picture is kept by its content, so a picture is converted once, whatever it is called and wherever
/// the site is built.
struct SitePictures {
  /// The pictures that recipes show.
  struct Prepared: Sendable {
    /// By path below the content folder. A picture that is missing here is published as it is.
    var sets: [String: PictureSet] = [:]
    /// Covers are drawn instead of these.
    var damaged: Set<String> = []
  }

  /// What may be done.
  enum Effort {
    /// Convert what is new, on so many threads.
    case making(workers: Workers, console: any ProgramOutput)
    /// Change nothing: pictures that no build has converted yet are shown as they are.
    case remembering
  }

  private struct Picture: Sendable {
    let path: String
    /// Of path and signature.
    let state: Fingerprint
  }

  private let workspace: Workspace
  private let pictures: [Picture]
  private let store: PictureStore

  /// More than any camera of today makes, and what one picture may take in memory.
  private static let mostPixels = 250_000_000

  init(_ workspace: Workspace, of collection: RecipeCollection) {
    self.workspace = workspace
    store = PictureStore(workspace.folders)
    guard workspace.configuration.pictures == .responsive else {
      pictures = []
      return
    }
    let files = collection.otherFiles
    pictures = SitePlanner.pictures(of: collection.summaries, among: files).map { path in
      var builder = FingerprintBuilder()
      builder.combine(path)
      builder.combine(files[path] ?? .unknown)
      return Picture(path: path, state: builder.finish())
    }
  }

  func prepare(_ effort: Effort) -> Checked<Prepared> {
    guard !pictures.isEmpty else { return Checked(Prepared()) }
    let memory = (store.index.map { PictureMemory($0) } ?? PictureMemory()).keeping(store.contents)
    let missing = pictures.filter { outcome(of: $0, memory) == nil }
    guard case .making(let workers, let console) = effort, !missing.isEmpty else {
      return Checked(prepared(memory), problems(memory))
    }
    let program: PictureProgram
    do throws(PictureProgram.Missing) {
      program = try PictureProgram.find()
    } catch {
      return Checked(prepared(memory), problems(memory) + [.noProgram(error)])
    }
    let progress = ProgressReporter("converting pictures", total: missing.count, console: console)
    let made = workers.map(missing, size: 1) { picture in
      defer { progress.advance(by: 1) }
      return convert(picture, with: program, memory)
    }
    progress.finish()
    return finish(memory, made)
  }

  private func outcome(of picture: Picture, _ memory: PictureMemory) -> (Fingerprint, PictureMemory.Outcome)? {
    guard let content = memory.contents[picture.state], let outcome = memory.outcomes[content] else { return nil }
    return (content, outcome)
  }

  private func prepared(_ memory: PictureMemory) -> Prepared {
    var result = Prepared()
    for picture in pictures {
      switch outcome(of: picture, memory) {
      case (let content, .made(let sizes, let placeholder))?:
        result.sets[picture.path] = PictureSet(
          path: picture.path, content: content, sizes: sizes, placeholder: placeholder)
      case (_, .damaged)?: result.damaged.insert(picture.path)
      case nil: break
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

  // MARK: Making

  private struct Made: Sendable {
    let picture: Picture
    var content: Fingerprint?
    var outcome: PictureMemory.Outcome?
    /// The picture could not be read, or the helper ended without an answer. That may lie in the machine, so it is not remembered.
    var isUnfinished = false
    var problems: [Diagnostic] = []
  }

  private func finish(_ memory: PictureMemory, _ made: [Made]) -> Checked<Prepared> {
    var known = memory
    for picture in made {
      guard let content = picture.content, let outcome = picture.outcome else { continue }
      known.note(content, for: picture.picture.state)
      known.note(outcome, for: content)
    }
    // What no recipe shows any more is forgotten.
    var memory = PictureMemory()
    for picture in pictures {
      guard let (content, outcome) = outcome(of: picture, known) else { continue }
      memory.note(content, for: picture.state)
      memory.note(outcome, for: content)
    }
    let written = store.finish(index: memory.bytes, keeping: Set(memory.outcomes.keys))
    var result = prepared(memory)
    result.damaged.formUnion(made.filter(\.isUnfinished).map(\.picture.path))
    return Checked(result, problems(memory) + made.flatMap(\.problems) + written)
  }

  private func convert(
    _ picture: Picture, with program: PictureProgram, _ memory: PictureMemory
  ) -> Made {
    let read = workspace.content.read(picture.path, limit: SourceFolder.pictureSizeLimit)
    guard let bytes = read.value?.bytes else {
      return Made(picture: picture, isUnfinished: true, problems: read.diagnostics)
    }
    let content = Fingerprint(of: bytes)
    var made = Made(picture: picture, content: content)
    if let outcome = memory.outcomes[content] {
      made.outcome = outcome
    } else {
      switch answer(to: bytes, program) {
      case .refused(let reason): made.outcome = .damaged(reason)
      case .none(let reason):
        made.isUnfinished = true
        made.problems = [.unfinished(workspace.content.shownPath(of: picture.path), reason)]
      case .sizes(let message, let picture):
        made.problems = store.keep(message, of: content)
        if made.problems.isEmpty { made.outcome = PictureMemory.Outcome(picture) }
      }
    }
    return made
  }

  private func answer(to bytes: [UInt8], _ program: PictureProgram) -> PictureProgram.Answer {
    guard let info = PictureFiles.PictureFile.read(bytes) else {
      return .refused(reason: "it is cut off, or no JPEG, PNG, WebP or GIF file")
    }
    guard info.width <= Self.mostPixels / info.height else {
      return .refused(reason: "it has \(info.width) × \(info.height) pixels")
    }
    return program.resize(bytes)
  }
}

extension Diagnostic {
  fileprivate static func damaged(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error, "picture-damaged", path: path, message: "the picture cannot be shown: \(reason)",
      hint: "save it again as JPEG, PNG or WebP; until then the drawn cover takes its place")
  }

  fileprivate static func unfinished(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error, "picture-unfinished", path: path, message: "the picture could not be made smaller: \(reason)",
      hint:
        "build again, with more memory or time; if that fails, make it smaller yourself or write “pictures: original”")
  }

  fileprivate static func noProgram(_ missing: PictureProgram.Missing) -> Diagnostic {
    Diagnostic(
      .warning, "picture-program", path: Workspace.configurationName,
      message: "pictures are published as they are, since they cannot be made smaller: \(missing.reason)",
      hint: "\(missing.hint), or write “pictures: original”")
  }
}
