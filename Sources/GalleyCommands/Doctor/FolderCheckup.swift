internal import SiteStorage
internal import SourceText

/// Looks at the folders a build writes to.
enum FolderCheckup {
  static func findings(_ folders: SiteFolders) -> [HealthFinding] {
    let survey = SiteSurvey.look(at: folders)
    let problems = survey.diagnostics.map { problem -> HealthFinding in
      HealthFinding(
        check: "folders", level: problem.severity == .error ? .environment : .attention,
        message: "\(problem.path): \(problem.message)", hint: problem.hint)
    }
    guard let found = survey.value else { return problems }
    return problems
      + [
        access(found.output, "output", folders.output), access(found.cache, "cache", folders.cache),
        state(found, folders),
        space(found.freeBytes),
      ].compactMap(\.self)
  }

  private static func access(_ access: SiteSurvey.Access, _ check: String, _ folder: String) -> HealthFinding {
    switch access {
    case .writable: .fine(check, "“\(folder)” can be written to")
    case .denied(let reason):
      .environment(check, "“\(folder)” cannot be written to: \(reason)", hint: "make it writable (chmod u+wx)")
    }
  }

  private static func state(_ survey: SiteSurvey, _ folders: SiteFolders) -> HealthFinding {
    if survey.wasCutOff {
      return .attention("state", "the last build was cut off, or one is at work", hint: "build again; that clears up")
    }
    let files = "\(survey.files.count) \(survey.files.count == 1 ? "file" : "files") in “\(folders.output)”"
    switch survey.state {
    case .none:
      return .note(
        "state", survey.files.isEmpty ? "nothing was built yet" : "\(files), and nothing remembered of their build")
    case .readable: return .fine("state", "the state of the last build can be read: \(files)")
    case .otherVersion:
      return .note("state", "another version of galley built the site; the next build reads everything anew")
    case .damaged:
      return .attention("state", "the state of the last build is damaged", hint: "build again; everything is read anew")
    }
  }

  /// A page and its files take some 100 kB with their neighbours; a site is seldom larger than this.
  static let scarce: Int64 = 512 << 20
  /// Not enough for a site of some hundred recipes beside the one that is there.
  static let exhausted: Int64 = 32 << 20

  static func space(_ free: Int64?) -> HealthFinding? {
    guard let free else { return nil }
    let text = free >= 1 << 30 ? "\(free >> 30) GiB" : "\(free >> 20) MiB"
    let hint = "free some space; a large build needs room for the old site and the new one"
    if free < exhausted { return .environment("disk", "only \(text) are free where the site is written", hint: hint) }
    if free < scarce { return .attention("disk", "only \(text) are free where the site is written", hint: hint) }
    return .fine("disk", "\(text) are free where the site is written")
  }
}
