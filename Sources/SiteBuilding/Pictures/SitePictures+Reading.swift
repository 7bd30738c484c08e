internal import Fingerprints
internal import PictureFiles
internal import SiteStorage
internal import SourceText

extension SitePictures {
  /// What became of a picture that was read.
  struct Made: Sendable {
    let picture: Picture
    var content: Fingerprint?
    var outcome: PictureMemory.Outcome?
    /// The picture could not be read, or the helper ended without an answer. That may lie in the machine, so it is not remembered.
    var isUnfinished = false
    var problems: [Diagnostic] = []
  }

  /// More than any camera of today makes, and what one picture may take in memory.
  private static let mostPixels = 250_000_000

  /// - Parameter program: makes the sizes; without it, a picture is only looked at.
  func reading(_ picture: Picture, with program: PictureProgram?, _ memory: PictureMemory) -> Made {
    let read = workspace.content.read(picture.path, limit: SourceFolder.pictureSizeLimit)
    guard let bytes = read.value?.bytes else {
      return Made(picture: picture, isUnfinished: true, problems: read.diagnostics.map(Self.ofPicture))
    }
    let content = Fingerprint(of: bytes)
    let program = picture.isResized ? program : nil
    var made = Made(picture: picture, content: content)
    if let outcome = memory.outcomes[content], program == nil || outcome != .sound {
      made.outcome = outcome
    } else if let program {
      convert(bytes, of: content, with: program, &made)
    } else {
      made.outcome = PictureFiles.PictureFile.read(bytes) == nil ? .damaged(Self.broken) : .sound
    }
    return made
  }

  /// What is told of files in general is no help with a picture.
  private static func ofPicture(_ problem: Diagnostic) -> Diagnostic {
    guard problem.identifier == "storage-too-large" else { return problem }
    return Diagnostic(
      problem.severity, "storage-too-large", path: problem.path, message: problem.message,
      hint: "save it smaller, as JPEG or WebP")
  }

  private func convert(_ bytes: [UInt8], of content: Fingerprint, with program: PictureProgram, _ made: inout Made) {
    let picture = made.picture
    switch answer(to: bytes, program) {
    case .refused(let reason): made.outcome = .damaged(reason)
    case .none(let reason):
      made.isUnfinished = true
      made.problems = [.unfinished(workspace.content.shownPath(of: picture.path), reason)]
    case .sizes(let message, let resized):
      made.problems = store.keep(message, of: content)
      if made.problems.isEmpty { made.outcome = PictureMemory.Outcome(resized) }
    }
  }

  private static let broken = "it is cut off, or no JPEG, PNG, WebP or GIF file"

  private func answer(to bytes: [UInt8], _ program: PictureProgram) -> PictureProgram.Answer {
    guard let info = PictureFiles.PictureFile.read(bytes) else { return .refused(reason: Self.broken) }
    guard info.width <= Self.mostPixels / info.height else {
      return .refused(reason: "it has \(info.width) × \(info.height) pixels")
    }
    return program.resize(bytes)
  }
}

extension Diagnostic {
  static func damaged(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error, "picture-damaged", path: path, message: "the picture cannot be shown: \(reason)",
      hint: "save it again as JPEG, PNG or WebP; until then a drawn cover, or its words, take its place")
  }

  fileprivate static func unfinished(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error, "picture-unfinished", path: path, message: "the picture could not be made smaller: \(reason)",
      hint:
        "build again, with more memory or time; if that fails, make it smaller yourself or write “pictures: original”")
  }

  static func noProgram(_ missing: PictureProgram.Missing) -> Diagnostic {
    Diagnostic(
      .warning, "picture-program", path: Workspace.configurationName,
      message: "pictures are published as they are, since they cannot be made smaller: \(missing.reason)",
      hint: "\(missing.hint), or write “pictures: original”")
  }
}
