import Fingerprints

/// The planned outputs joined with what is ours: both lists sorted by path, walked once.
struct OutputPlan: Sendable {
  let planned: PlannedOutputs
  /// Indices of `planned`, sorted by the bytes of the paths.
  let order: Places
  /// For each planned output what we own at its path.
  let owned: [OutputRecord?]
  /// What we own and nobody plans any more.
  let obsolete: [OutputRecord]

  init(_ planned: PlannedOutputs, _ ownership: Ownership) {
    self.planned = planned
    let order = OutputPlan.sortedIndices(planned)
    var owned = [OutputRecord?](repeating: nil, count: planned.count)
    var obsolete: [OutputRecord] = []
    var next = 0
    let files = ownership.files
    for index in order {
      let path = planned.path(index)
      while next < files.count, PathOrder.precedes(files[next].path, path) {
        obsolete.append(files[next])
        next += 1
      }
      guard next < files.count, PathOrder.compare(files[next].path, path) == 0 else { continue }
      owned[index] = files[next]
      next += 1
    }
    obsolete.append(contentsOf: files[next...])
    (self.order, self.owned, self.obsolete) = (order, owned, obsolete)
  }

  private static func sortedIndices(_ planned: PlannedOutputs) -> Places {
    var last = ""
    let isSorted = planned.indices.allSatisfy { index in
      let path = planned.path(index)
      defer { last = path }
      return PathOrder.compare(last, path) <= 0
    }
    if isSorted { return Places(all: planned.count) }
    return Places(
      planned.indices.sorted {
        let order = PathOrder.compare(planned.path($0), planned.path($1))
        return order == 0 ? $0 < $1 : order < 0
      }.map(UInt32.init))
  }

  /// Whether the output before this one in path order has the same path.
  func repeatsPath(at position: Int) -> Bool {
    position > 0 && PathOrder.compare(planned.path(order[position]), planned.path(order[position - 1])) == 0
  }

  /// The planned paths, sorted.
  var paths: [String] { order.map { planned.path($0) } }

  /// Obsolete files that stand where a folder is needed, or in a folder that has to become a file.
  func obstacles() -> [OutputRecord] {
    if obsolete.isEmpty { return [] }
    let paths = self.paths
    let folders = SortedPaths.folders(of: paths)
    return obsolete.filter { record in
      if SortedPaths.contains(record.path, in: folders) { return true }
      return SortedPaths.folders(of: [record.path]).contains { SortedPaths.contains($0, in: paths) }
    }
  }
}

extension OutputPlan {
  /// Whether the file on disk is the one that was written, and shows what is planned now.
  func isCurrent(_ index: Int, in output: Folder) -> Bool {
    guard let owned = owned[index], owned.plan == planned.plan(index), owned.plan != .unknown else { return false }
    // What cannot be examined is not proven; the survey meets the same error again and reports it.
    guard let status = try? output.status(of: owned.path) else { return false }
    return status.kind == .file && owned.matches(status.signature)
  }
}
