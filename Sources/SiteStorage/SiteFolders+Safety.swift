public import SourceText

extension SiteFolders {
  /// Says whether building here could harm files of the user; empty when all is well.
  ///
  /// The output folder must not be `/`, the home folder, the root or a folder above one of them; it must not be,
  /// hold or lie in a source folder (except where the source folder is the root itself) or the cache folder
  /// (`storage-output-unsafe`). The cache folder must not be or hold the root or a source folder, and another one than `.galley`
  /// must not hold files of others (`storage-cache-unsafe`). Links are resolved first.
  public func safetyProblems() -> [Diagnostic] {
    let output = RealPath.resolve(outputPath)
    let cache = RealPath.resolve(cachePath)
    if let reason = outputProblem(output, cache: cache) {
      return [
        Diagnostic(
          .error, "storage-output-unsafe", path: self.output, message: "the output folder \(reason)",
          hint: "choose a folder of its own for the output, such as \"output\"")
      ]
    }
    if let reason = cacheProblem(cache) {
      return [
        Diagnostic(
          .error, "storage-cache-unsafe", path: self.cache, message: "the cache folder \(reason)",
          hint: "choose a folder of its own for the cache, such as \".galley\"")
      ]
    }
    return []
  }

  private func outputProblem(_ output: String, cache: String) -> String? {
    if output == "/" { return "is /" }
    if let home, RealPath.isInside(RealPath.resolve(home), output) { return "is or holds the home folder" }
    let root = RealPath.resolve(self.root)
    if RealPath.isInside(root, output) { return "is or holds the site's own folder" }
    for source in sources {
      let resolved = RealPath.resolve(fullPath(source))
      if RealPath.isInside(resolved, output) { return "is or holds the folder \"\(source)\"" }
      if resolved != root, RealPath.isInside(output, resolved) { return "lies in the folder \"\(source)\"" }
    }
    if RealPath.isInside(cache, output) { return "is or holds the cache folder" }
    return RealPath.isInside(output, cache) ? "lies in the cache folder" : nil
  }

  private func cacheProblem(_ cache: String) -> String? {
    if let home, RealPath.isInside(RealPath.resolve(home), cache) { return "is or holds the home folder" }
    if RealPath.isInside(RealPath.resolve(root), cache) { return "is or holds the site's own folder" }
    for source in sources where RealPath.isInside(RealPath.resolve(fullPath(source)), cache) {
      return "is or holds the folder \"\(source)\""
    }
    return foreignCacheFile(cache).map { "holds files that galley did not make: “\($0)”" }
  }

  /// The first file in a cache folder that was named for the first time, and that is somebody else's.
  private func foreignCacheFile(_ cache: String) -> String? {
    guard self.cache != Self.defaultCache, let names = try? Folder.open(cache).names(),
      ![BuildLock.fileName, Trash.name].contains(where: { names.contains(Array($0.utf8)) })
    else { return nil }
    return names.lazy.map { String(decoding: $0, as: UTF8.self) }.first {
      ![Self.foodsName, Self.answersName].contains($0)
    }
  }
}
