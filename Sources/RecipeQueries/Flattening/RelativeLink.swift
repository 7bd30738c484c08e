internal import CookbookReading
internal import SitePlanning

/// Links between recipes, as seen from one file or another.
enum RelativeLink {
  /// A link of one recipe, written so that it leads to the same place from another one's folder.
  ///
  /// Both paths are of recipes in the collection. Links from the root of the collection, to other places and within
  /// the recipe itself stay as they are.
  static func moved(_ link: String, from source: String, to target: String) -> String {
    let (old, new) = (folder(of: source), folder(of: target))
    guard old != new, case .local(let path, _) = LinkDestination(link), !path.isEmpty, !path.hasPrefix("/")
    else { return link }
    let end = link.firstIndex { $0 == "?" || $0 == "#" } ?? link.endIndex
    var parts = old
    for part in link[..<end].split(separator: "/").map(String.init) where part != "." {
      if part != ".." { parts.append(part) } else if parts.popLast() == nil { return link }
    }
    let shared = zip(parts.dropLast(), new).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: new.count - shared) + parts[shared...]
    return steps.joined(separator: "/") + link[end...]
  }

  /// The folders above a file, percent-encoded.
  private static func folder(of path: String) -> [String] {
    path.split(separator: "/").dropLast().map { encoded($0) }
  }

  private static func encoded(_ name: Substring) -> String {
    let reserved = name.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "#": result += "%23"
      case "?": result += "%3F"
      default: result.append(character)
      }
    }
    return PercentEncoding.normalized(reserved)
  }
}
