import Fingerprints
import Glibc
public import SourceText

/// What can be learnt about a site's folders without changing anything.
///
/// It is taken without the lock, so a build at work may make it out of date.
public struct SiteSurvey: Sendable, Equatable {
  /// What the state of the last build is good for.
  public enum State: Sendable, Equatable {
    /// Nothing was built, or the site was cleaned.
    case none
    case readable
    /// Another version of the program wrote it.
    case otherVersion
    case damaged
  }

  /// Whether files can be made in a folder, or the folder itself where it is missing.
  public enum Access: Sendable, Equatable {
    case writable
    /// Why not, in the words of the C library.
    case denied(String)
  }

  /// Files in the output folder that are ours and there, in order.
  public let files: [String]
  public let state: State
  /// Whether a build was cut off; the next one clears up.
  public let wasCutOff: Bool
  public let output: Access
  public let cache: Access
  /// Bytes left for the output; `nil` where the file system does not tell.
  public let freeBytes: Int64?

  /// Errors: those of ``SiteFolders/safetyProblems()``, `storage-unreadable` when a folder cannot be read, and
  /// `storage-newer` when a newer program wrote the site.
  /// Warnings: `storage-list-damaged`.
  public static func look(at folders: SiteFolders) -> Checked<SiteSurvey?> {
    let unsafe = folders.safetyProblems()
    guard unsafe.isEmpty else { return Checked(nil, unsafe) }
    do throws(SystemError) {
      return try survey(folders)
    } catch {
      let problem = Diagnostic(
        .error, "storage-unreadable", path: folders.output, message: "the site cannot be looked at: \(error.text)",
        hint: "make the output and cache folders readable (chmod u+rx)")
      return Checked(nil, [problem])
    }
  }

  private static func survey(_ folders: SiteFolders) throws(SystemError) -> Checked<SiteSurvey?> {
    let (cache, output) = (try folder(folders.cachePath), try folder(folders.outputPath))
    if let problem = try NewerSite.problem(output, cache: cache, folders) { return Checked(nil, [problem]) }
    let (state, status) = try self.state(in: cache)
    let journal = try cache?.contents(of: Journal.fileName)
    var files: [String] = []
    var diagnostics: [Diagnostic] = []
    if let output {
      let claims = journal.flatMap { Journal(bytes: $0.bytes) }
      let owned = try Ownership.load(output, state: state, journal: claims, folders: folders)
      diagnostics = owned.diagnostics
      for file in owned.value.files where try output.status(of: file.path) != nil { files.append(file.path) }
    }
    let survey = SiteSurvey(
      files: files, state: status, wasCutOff: journal != nil, output: access(folders.outputPath),
      cache: access(folders.cachePath), freeBytes: freeBytes(folders.outputPath))
    return Checked(survey, diagnostics)
  }

  // MARK: Folders

  private static func folder(_ path: String) throws(SystemError) -> Folder? {
    try FileStatus.following(path) == nil ? nil : try Folder.open(path)
  }

  private static func state(in cache: Folder?) throws(SystemError) -> (BuildState, State) {
    guard let contents = try cache?.contents(of: BuildState.fileName) else { return (.empty, .none) }
    switch BuildState.envelope.open(contents.bytes) {
    case .otherVersion: return (.empty, .otherVersion)
    case .damaged: return (.empty, .damaged)
    case .body(let body):
      do throws(BinaryFormatError) {
        return (try BuildState(decoding: body, payloadFormat: .unknown), .readable)
      } catch {
        return (.empty, .damaged)
      }
    }
  }

  private static func access(_ path: String) -> Access {
    let existing = nearestExisting(path)
    if Glibc.access(existing, W_OK | X_OK) != 0 { return .denied(SystemError.last.text) }
    return .writable
  }

  /// The folder itself, else the nearest one above it.
  private static func nearestExisting(_ path: String) -> String {
    var current = RealPath.resolve(path)
    while current != "/", Glibc.access(current, F_OK) != 0 { current = RealPath.split(current).parent }
    return current
  }

  private static func freeBytes(_ path: String) -> Int64? {
    var status = statvfs()
    guard statvfs(nearestExisting(path), &status) == 0 else { return nil }
    return Int64(
      clamping: UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize)).partialValue)
  }
}
