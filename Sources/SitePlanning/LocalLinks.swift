internal import Cookbook
internal import CookbookReading
internal import SourceText

/// Which links of a recipe lead into the collection.
enum LocalLinks {
  static func links(of document: RecipeDocument, entry: RecipeEntry) -> [LocalLink] {
    let subRecipes = Set(document.recipe.allIngredients.compactMap(\.link))
    var result = document.links.compactMap { reference in
      let isSubRecipe = subRecipes.contains(PercentEncoding.normalized(reference.destination))
      return link(isSubRecipe ? .subRecipe : .text, reference.destination, at: reference.range, in: document.file)
    }
    var images = document.images.compactMap { link(.image, $0.destination, at: $0.range, in: document.file) }
    // The first one of the description that became the page's own is the only one that its texts no longer show.
    if let own = images.firstIndex(where: { $0.destination == entry.facts.image }),
      pictures(in: entry.recipe.description) > pictures(in: entry.prose)
    {
      images[own].kind = .picture
    }
    result += images
    if let image = entry.facts.image, !images.contains(where: { $0.destination == image }) {
      let range = document.file.bytes.firstRange(of: Array(image.utf8)) ?? 0..<0
      if let link = link(.picture, image, at: range, in: document.file) { result.append(link) }
    }
    return result
  }

  /// Links of a recipe without a Markdown source; they point at the start of the file.
  static func links(of entry: RecipeEntry) -> [LocalLink] {
    var found: [(LocalLink.Kind, String)] = entry.recipe.allIngredients.compactMap { $0.link.map { (.subRecipe, $0) } }
    if let image = entry.facts.image {
      let showsPictures = pictures(in: entry.prose) + pictures(in: entry.recipe.instructions) > 0
      found.append((showsPictures ? .image : .picture, image))
    }
    return found.compactMap { kind, destination in
      guard case .local(let path, _) = LinkDestination(destination), !path.isEmpty else { return nil }
      return LocalLink(
        kind: kind, destination: path, position: SourcePosition(line: 1, column: 1),
        excerpt: Diagnostic.Excerpt(line: "", length: 1))
    }
  }

  private static func pictures(in text: String?) -> Int {
    guard let bytes = text?.utf8 else { return 0 }
    return zip(bytes, bytes.dropFirst()).count { $0 == UInt8(ascii: "!") && $1 == UInt8(ascii: "[") }
  }

  private static func link(
    _ kind: LocalLink.Kind, _ destination: String, at range: Range<Int>, in file: SourceFile
  ) -> LocalLink? {
    guard case .local(let path, _) = LinkDestination(destination), !path.isEmpty else { return nil }
    let pointer = file.diagnostic(.error, "", at: range, message: "")
    guard let position = pointer.position, let excerpt = pointer.excerpt else { return nil }
    return LocalLink(kind: kind, destination: path, position: position, excerpt: excerpt)
  }
}

/// Where a link of a recipe leads, by its form alone.
public enum LinkDestination: Sendable, Equatable {
  /// A path relative to the recipe's file, percent-decoded, and the fragment with its `#` or nothing.
  case local(path: String, fragment: String)
  /// An absolute URL with a scheme that pages may link to.
  case external(String)
  /// Anything else: other schemes, network paths.
  case refused

  /// Schemes that a page may link to; everything else, `javascript:` above all, is shown as text.
  public static let allowedSchemes: Set<String> = ["http", "https", "mailto", "tel"]

  public init(_ destination: String) {
    if let scheme = LinkForm.scheme(of: destination) {
      self = Self.allowedSchemes.contains(scheme.lowercased()) ? .external(destination) : .refused
    } else if destination.hasPrefix("//") || destination.utf8.contains(where: { $0 < 0x20 }) {
      self = .refused
    } else {
      let path = destination.prefix { $0 != "?" && $0 != "#" }
      let fragment = destination.firstIndex(of: "#").map { String(destination[$0...]) } ?? ""
      self = .local(path: PercentEncoding.decoded(String(path)), fragment: fragment)
    }
  }
}

/// Paths inside the collection.
public enum ContentPath {
  /// The path a relative path leads to from the folder of a file; `nil` when it leaves the collection.
  public static func resolve(_ destination: String, from file: String) -> String? {
    var parts = destination.hasPrefix("/") ? [] : file.split(separator: "/").dropLast().map(String.init)
    for part in destination.split(separator: "/") {
      switch part {
      case ".": break
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
