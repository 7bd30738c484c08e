public import Fingerprints
import Glibc
public import SourceText

extension BuildState {
  static let fileName = "state"

  /// Loads what the last finished build knew; nothing when there is none, or another version wrote it.
  ///
  /// - Parameter payloadFormat: names the encoding of the payloads; sources of a state with another one are dropped.
  ///
  /// A damaged file counts as none (`storage-state-damaged`, a warning): everything is read and compared anew.
  public static func load(_ lock: BuildLock, payloadFormat: Fingerprint) -> Checked<BuildState> {
    do throws(SystemError) {
      let cache = try Folder.open(lock.folders.cachePath)
      guard let contents = try cache.contents(of: fileName) else { return Checked(.empty) }
      return decode(contents.bytes, payloadFormat, lock.folders)
    } catch {
      return Checked(.empty, [damaged(lock.folders, "cannot be read: \(error.text)")])
    }
  }

  private static func decode(
    _ bytes: [UInt8], _ payloadFormat: Fingerprint, _ folders: SiteFolders
  ) -> Checked<BuildState> {
    switch envelope.open(bytes) {
    case .otherVersion: return Checked(.empty)
    case .damaged: return Checked(.empty, [damaged(folders, "is damaged")])
    case .body(let body):
      do throws(BinaryFormatError) {
        return Checked(try BuildState(decoding: body, payloadFormat: payloadFormat))
      } catch {
        return Checked(.empty, [damaged(folders, "is damaged")])
      }
    }
  }

  /// Writes the state, unless the file would say the same and no source of the last one was too young to tell.
  func save(in cache: Folder, replacing previous: BuildState) throws(SystemError) {
    if says(previous), previous.sources.allSatisfy({ !previous.isRacy($0.signature) }) { return }
    guard let checksum = FingerprintStream() else { throw SystemError(ENOMEM) }
    for part in parts { checksum.append(part) }
    try cache.replace(BuildState.fileName) { file throws(SystemError) in
      try file.write(BuildState.envelope.header(of: checksum.finish()))
      for part in parts { try file.write(part) }
    }
  }

  private func says(_ other: BuildState) -> Bool {
    payloadFormat == other.payloadFormat && list == other.list && outputs == other.outputs
      && sources == other.sources && folders == other.folders
  }

  private static func damaged(_ folders: SiteFolders, _ what: String) -> Diagnostic {
    Diagnostic(
      .warning, "storage-state-damaged", path: "\(folders.cache)/\(fileName)",
      message: "the state of the last build \(what)", hint: "nothing is lost; this build reads everything anew")
  }
}
