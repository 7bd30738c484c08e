import Fingerprints
import Glibc
import SourceText

extension Publisher {
  /// Writes one planned output; safe to call from several threads at once for different outputs.
  ///
  /// - Parameter index: of ``planned``, one of ``pending``.
  /// - Returns: what became of it, to be handed to ``finish(_:sources:payloadFormat:)``.
  public func write(_ index: Int, _ bytes: UnsafeRawBufferPointer) -> WriteResult {
    let content = Fingerprint(of: bytes)
    do throws(SystemError) {
      switch mode {
      case .staged(let staging):
        let signature = try staging.tree.create(planned.path(index), bytes)
        return .written(WrittenFile(content, signature))
      case .inPlace(let output):
        return try update(index, bytes, content, output)
      }
    } catch {
      return .failed(session.unwritable(planned.path(index), error))
    }
  }

  public func write(_ index: Int, _ bytes: [UInt8]) -> WriteResult {
    bytes.withUnsafeBytes { write(index, $0) }
  }

  private func update(
    _ index: Int, _ bytes: UnsafeRawBufferPointer, _ content: Fingerprint, _ output: Folder
  ) throws(SystemError) -> WriteResult {
    let path = planned.path(index)
    switch targets[index] {
    case .absent:
      return try createNew(index, bytes, content, output)
    case .owned(let record, let status):
      if try holds(path, status, record, bytes, content, output) {
        return .unchanged(WrittenFile(content, status.signature))
      }
      return .written(WrittenFile(content, try replace(index, bytes, output)))
    case .foreign(let status):
      if try holds(path, status, nil, bytes, content, output) {
        return .unchanged(WrittenFile(content, status.signature))
      }
      let isConverted = status.kind == .file ? try hasOtherLineEnds(path, bytes, output) : false
      return .refused(isConverted ? converted(path) : foreign(path))
    case .current, .blocked:
      preconditionFailure("output \(path) is not pending")
    }
  }

  private func createNew(
    _ index: Int, _ bytes: UnsafeRawBufferPointer, _ content: Fingerprint, _ output: Folder
  ) throws(SystemError) -> WriteResult {
    let path = planned.path(index)
    let temporary = OutputPath.temporary(for: path, index: index)
    let signature = try output.create(temporary, bytes)
    do {
      try output.renameNew(temporary, to: path, in: output)
    } catch {
      output.discard(temporary)
      if error.code == EEXIST { return .refused(foreign(path)) }
      throw error
    }
    return .written(WrittenFile(content, signature))
  }

  /// Puts new bytes in the place of a file of ours.
  ///
  /// The two are exchanged and the old one is removed: a rename over an existing file makes ext4 write the new one
  /// to the disk at once (its `auto_da_alloc`), which slowed thousands of replacements by a fifth.
  private func replace(
    _ index: Int, _ bytes: UnsafeRawBufferPointer, _ output: Folder
  ) throws(SystemError) -> FileSignature {
    let path = planned.path(index)
    let temporary = OutputPath.temporary(for: path, index: index)
    let signature = try output.create(temporary, bytes)
    do {
      try exchangeOrRename(temporary, path, output)
    } catch {
      output.discard(temporary)
      throw error
    }
    return signature
  }

  private func exchangeOrRename(_ temporary: String, _ path: String, _ output: Folder) throws(SystemError) {
    do {
      try output.exchange(temporary, with: path, in: output)
    } catch {
      // Some file systems cannot exchange; or somebody removed the old file meanwhile.
      guard [EINVAL, ENOSYS, ENOENT].contains(error.code) else { throw error }
      try output.rename(temporary, to: path, in: output)
      return
    }
    try output.removeFile(temporary)
  }

  /// Whether the file holds these bytes: by size, then by what is known of it, then by reading it.
  private func holds(
    _ path: String, _ status: FileStatus, _ record: OutputRecord?, _ bytes: UnsafeRawBufferPointer,
    _ content: Fingerprint, _ output: Folder
  ) throws(SystemError) -> Bool {
    guard status.kind == .file, status.signature.size == Int64(bytes.count) else { return false }
    if let record, record.matches(status.signature) { return record.content == content }
    return try output.file(path, holds: bytes)
  }

  /// Whether the first line of the file ends as on Windows, and that of the page does not: git writes files so when it is told to
  /// fit them to the machine.
  private func hasOtherLineEnds(
    _ path: String, _ bytes: UnsafeRawBufferPointer, _ output: Folder
  ) throws(SystemError) -> Bool {
    let start = bytes.prefix(1024)
    guard let end = start.firstIndex(of: UInt8(ascii: "\n")), end > 0, start[end - 1] != UInt8(ascii: "\r") else {
      return false
    }
    let found = try output.start(of: path, count: end + 2)
    return found.count == end + 2 && found[end...] == [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
      && found[..<end].elementsEqual(start[..<end])
  }

  private func converted(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "storage-foreign-file", path: session.folders.shownPath(of: path),
      message: "the lines of this page do not end as galley writes them, so that it is not known for galley’s",
      hint: "git may have changed them: write “* -text” into .gitattributes of that folder and check it out anew")
  }

  private func foreign(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "storage-foreign-file", path: session.folders.shownPath(of: path),
      message: "this file was not made by galley and differs from the page planned here",
      hint: "move it away, or choose another output folder")
  }
}
