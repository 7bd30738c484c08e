internal import SourceText

extension ContentPath {
  /// The recipe that a link which leads nowhere probably means, as the link would have to be written; `nil` when none is
  /// close. A file of the same name elsewhere comes before a name that is spelt alike.
  ///
  /// - Parameters:
  ///   - destination: percent-decoded, relative to `file`.
  ///   - paths: of all recipes, below the content folder.
  public static func suggestion(for destination: String, from file: String, among paths: [String]) -> String? {
    let relative = paths.sorted().map { relativePath(to: $0, from: file) }
    let wanted = destination.hasSuffix(".md") || destination.hasSuffix(".json") ? destination : destination + ".md"
    if let name = wanted.split(separator: "/").last,
      let elsewhere = relative.first(where: { $0.split(separator: "/").last == name })
    {
      return elsewhere
    }
    return NearMiss.suggestion(for: wanted, among: relative)
  }

  /// The path of a file as seen from the folder of another one; both are given below the content folder.
  public static func relativePath(to target: String, from file: String) -> String {
    var from = file.split(separator: "/").dropLast()[...]
    var to = target.split(separator: "/")[...]
    while let first = from.first, first == to.first, to.count > 1 {
      from = from.dropFirst()
      to = to.dropFirst()
    }
    return (from.map { _ in ".." } + to.map(String.init)).joined(separator: "/")
  }
}
