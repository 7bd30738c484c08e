public import SourceText

extension Publisher {
  /// Whether the output folder is as it was, whatever has been written: a first build goes into a tree of its own.
  public var leavesOutput: Bool { if case .staged = mode { true } else { false } }

  /// Ends a build of which nothing is to be published. Errors: `storage-write`.
  ///
  /// Where files are replaced one by one, the journal stays, and the next build finds that nothing of it was done.
  public func giveUp() -> [Diagnostic] {
    guard leavesOutput else { return [] }
    do throws(SystemError) {
      try session.cache.removeTree(Staging.buildName)
      return []
    } catch {
      return [session.unwritable("", error)]
    }
  }
}
