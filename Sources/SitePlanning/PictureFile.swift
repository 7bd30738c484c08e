/// Picture files of the collection.
public enum PictureFile {
  /// SVG is left out on purpose, because it can carry scripts; AVIF, because its metadata cannot be taken out yet.
  static let endings = ["webp", "jpg", "jpeg", "png", "gif"]

  public static func isPicture(_ path: String) -> Bool {
    guard let dot = path.utf8.lastIndex(of: 0x2E) else { return false }
    return endings.contains(path[path.utf8.index(after: dot)...].lowercased())
  }

  /// Pictures by the paths of recipes they may stand beside, without their endings, which cameras write in capitals.
  ///
  /// Of several with one name the first ending counts, and small letters before capitals.
  public static func byStem(_ paths: some Sequence<String>) -> [String: String] {
    var found: [String: (rank: Int, path: String)] = [:]
    for path in paths {
      guard let dot = path.utf8.lastIndex(of: 0x2E),
        let rank = endings.firstIndex(of: path[path.utf8.index(after: dot)...].lowercased())
      else { continue }
      let stem = String(path[..<dot])
      if let other = found[stem], other.rank < rank || (other.rank == rank && other.path > path) { continue }
      found[stem] = (rank, path)
    }
    return found.mapValues(\.path)
  }

  /// Where a file of the collection is published: under its name, as far as every system can keep that.
  public static func site(_ path: String) -> String { "files/" + PortableName.path(path) }

  /// Whether a path of the site is that of such a file.
  public static func isInSite(_ path: String) -> Bool { path.hasPrefix("files/") }

  /// The file of the collection that is published at a path.
  public static func content(_ path: String) -> String {
    PortableName.original(String(path.dropFirst("files/".utf8.count)))
  }
}
