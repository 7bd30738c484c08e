internal import CookbookReading
internal import SitePlanning
internal import SourceText

/// Links of Markdown files that go on leading where they led when files of the collection get other names.
public struct LinkMending: Sendable {
  /// What becomes of a file, by its path below the content folder.
  private let moves: [String: String]
  /// Whether what does not move stays where it was, as seen from a file that does.
  private let isWithinCollection: Bool

  /// - Parameters:
  ///   - moves: by old paths the new ones.
  ///   - isWithinCollection: whether files move from one place of the collection to another; links of those that come from
  ///     elsewhere are left where they lead to nothing that comes along.
  public init(_ moves: [String: String], isWithinCollection: Bool = true) {
    self.moves = moves
    self.isWithinCollection = isWithinCollection
  }

  /// The bytes of a file with its links mended; every other byte stays.
  ///
  /// - Parameter path: where the file was, below the content folder.
  public func mended(_ bytes: [UInt8], at path: String) -> [UInt8] {
    guard bytes.contains(0x5D) else { return bytes }
    let places = LinkPlaces(in: bytes, from: Self.bodyStart(of: bytes))
    let wanted = places.all.filter { destination(places.decoded($0), in: path) != nil }
    var (result, start): ([UInt8], Int) = ([], 0)
    for place in places.confirmed(wanted) {
      guard let new = destination(places.decoded(place), in: path) else { continue }
      let written = String(decoding: bytes[place.range], as: UTF8.self)
      // A fragment stays as it is written.
      let text = new.path + (written.hasSuffix(new.fragment) ? new.fragment : Self.escaped(new.fragment))
      guard text != written else { continue }
      result += bytes[start..<place.range.lowerBound] + Array(text.utf8)
      start = place.range.upperBound
    }
    return result + bytes[start...]
  }

  /// How many links and pictures of a Markdown file lead to what gets another name.
  ///
  /// - Parameter path: where the file is, below the content folder.
  public func count(leadingToMoved bytes: [UInt8], at path: String) -> Int {
    guard bytes.contains(0x5D) else { return 0 }
    return LinkPlaces.destinations(of: bytes[Self.bodyStart(of: bytes)...]).count { leadsToMoved($0, from: path) }
  }

  /// Whether a link leads to what gets another name.
  public func leadsToMoved(_ destination: String, from path: String) -> Bool {
    guard case .local(let local, _) = LinkDestination(destination), !local.isEmpty else { return false }
    return ContentPath.resolve(local, from: path).flatMap(ending) != nil
  }

  /// Behind front matter and a byte order mark.
  static func bodyStart(of bytes: [UInt8]) -> Int {
    FrontMatter.find(in: bytes)?.bodyStart ?? (bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0)
  }

  // MARK: Destinations

  /// What has to be put behind a path so that it is one that moves.
  private func ending(of target: String) -> String? { ["", ".md"].first { moves[target + $0] != nil } }

  /// What a destination becomes; `nil` where it stays.
  private func destination(_ said: String, in path: String) -> (path: String, fragment: String)? {
    guard case .local(let local, let fragment) = LinkDestination(said), !local.isEmpty,
      let target = ContentPath.resolve(local, from: path)
    else { return nil }
    let ending = ending(of: target)
    guard ending != nil || isWithinCollection && moves[path] != nil else { return nil }
    var new = ending.flatMap { moves[target + $0] } ?? target
    if ending == ".md" { new = String(new.dropLast(".md".count)) }
    return (Self.escaped(ContentPath.relativePath(to: new, from: moves[path] ?? path)), fragment)
  }

  /// As it can stand between parentheses: without signs that end a destination or begin an entity.
  private static func escaped(_ path: String) -> String {
    PercentEncoding.normalized(path).replacing("(", with: "%28").replacing(")", with: "%29").replacing("&", with: "%26")
  }
}
