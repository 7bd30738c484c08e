/// Look-ups in lists that are sorted by path bytes.
enum SortedPaths {
  /// The index of the element with this path, or `nil`.
  static func index<Element>(of path: String, in list: [Element], by key: (Element) -> String) -> Int? {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      let order = PathOrder.compare(key(list[middle]), path)
      if order == 0 { return middle }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  static func contains(_ path: String, in list: [String]) -> Bool {
    index(of: path, in: list, by: { $0 }) != nil
  }

  /// Sorted by bytes, each path once.
  static func unique(_ paths: [String]) -> [String] {
    var result: [String] = []
    for path in paths.sorted(by: PathOrder.precedes) {
      if let last = result.last, PathOrder.compare(last, path) == 0 { continue }
      result.append(path)
    }
    return result
  }

  /// Every folder above the paths, sorted, each once: `a/b/c.html` gives `a` and `a/b`. The paths come sorted.
  static func folders(of paths: [String]) -> [String] {
    var result: [String] = []
    var previous: Substring.UTF8View?
    for path in paths {
      guard let end = path.utf8.lastIndex(of: 0x2F) else { continue }
      let folder = path.utf8[..<end]
      if let previous, previous.elementsEqual(folder) { continue }
      previous = folder
      appendFolders(of: path, to: &result)
    }
    return unique(result)
  }

  private static func appendFolders(of path: String, to result: inout [String]) {
    var rest = path.utf8[...]
    while let slash = rest.lastIndex(of: 0x2F) {
      rest = rest[..<slash]
      let folder = String(Substring(rest))
      if let last = result.last, PathOrder.compare(last, folder) == 0 { return }
      result.append(folder)
    }
  }
}
