import Glibc

extension Folder {
  /// The whole content of a regular file, or `nil` where there is none.
  func contents(of path: String) throws(SystemError) -> FileContents? {
    let file: Descriptor
    do {
      file = try Descriptor.open(path, at: descriptor.raw, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw error
    }
    let status = try FileStatus.of(file)
    guard status.kind == .file else { throw SystemError(EISDIR) }
    return FileContents(bytes: try file.bytes(count: Int(status.signature.size)), signature: status.signature)
  }

  /// Whether a regular file holds exactly these bytes.
  func file(_ path: String, holds bytes: UnsafeRawBufferPointer) throws(SystemError) -> Bool {
    let file = try Descriptor.open(path, at: descriptor.raw, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    let status = try FileStatus.of(file)
    guard status.kind == .file, status.signature.size == Int64(bytes.count) else { return false }
    return try file.holds(bytes)
  }

  /// What a regular file begins with, no more than `count` bytes.
  func start(of path: String, count: Int) throws(SystemError) -> [UInt8] {
    try Descriptor.open(path, at: descriptor.raw, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).bytes(count: count)
  }

  /// Puts a file of our own in place in one step: readers see the old bytes or the new ones.
  @discardableResult
  func replace(_ name: String, with bytes: [UInt8]) throws(SystemError) -> FileSignature {
    try replace(name) { file throws(SystemError) in try file.write(bytes) }
  }

  /// The same with what `fill` writes.
  @discardableResult
  func replace(
    _ name: String, filling fill: (borrowing Descriptor) throws(SystemError) -> Void
  ) throws(SystemError) -> FileSignature {
    let temporary = Folder.temporaryName(for: name)
    try removeFile(temporary)
    do throws(SystemError) {
      let signature = try create(temporary, mode: 0o666, fill)
      try rename(temporary, to: name, in: self)
      return signature
    } catch {
      discard(temporary)
      throw error
    }
  }

  /// Puts new bytes in place of a file in one step, with the owner, group and permissions of a model.
  func replace(_ name: String, like model: String, with bytes: [UInt8]) throws(SystemError) {
    let temporary = Folder.temporaryName(for: name)
    try removeFile(temporary)
    do throws(SystemError) {
      try copyOut(bytes, to: temporary, like: model)
      try rename(temporary, to: name, in: self)
    } catch {
      discard(temporary)
      throw error
    }
  }

  /// Writes new bytes into a file that is there.
  func overwrite(_ name: String, with bytes: [UInt8]) throws(SystemError) {
    try change(.writeBytes, name) { () throws(SystemError) in
      try Descriptor.open(name, at: descriptor.raw, O_WRONLY | O_TRUNC | O_NOFOLLOW).write(bytes)
    }
  }

  /// The name a file of our own is written under first: `.galley-state.tmp`.
  static func temporaryName(for name: String) -> String {
    let prefix = OutputPath.reservedPrefix
    return (name.utf8.starts(with: prefix.utf8) ? name : prefix + name) + ".tmp"
  }
}

extension Descriptor {
  /// Up to `count` bytes from here on, in an array of exactly the size that was read.
  func bytes(count: Int) throws(SystemError) -> [UInt8] {
    // Filling an empty array would write to the one that all threads share.
    guard count > 0 else { return [] }
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemError) {
        filled = try read(into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Whether the rest of the file starts with these bytes; read in pieces, because pages are compared by thousands.
  func holds(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Bool {
    let result = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
      do throws(SystemError) {
        return Result<Bool, SystemError>.success(try holds(bytes, piece: buffer))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func holds(
    _ bytes: UnsafeRawBufferPointer, piece: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Bool {
    var done = 0
    while done < bytes.count, let start = bytes.baseAddress, let pieceStart = piece.baseAddress {
      let wanted = min(piece.count, bytes.count - done)
      let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: piece[..<wanted]))
      if count != wanted || memcmp(start + done, pieceStart, wanted) != 0 { return false }
      done += wanted
    }
    return true
  }
}
