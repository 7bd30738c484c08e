internal import JSONReading
public import SourceText

/// Something a person shared with the site's pages, to be taken over later.
public struct PendingImport: Sendable, Equatable {
  public let title: String?
  public let text: String?
  /// The address, which counts before the text.
  public let url: String?

  /// What a message names it by.
  public var name: String { url ?? title ?? text.flatMap { ImportedText.lines($0).first } ?? "shared item" }

  /// What was shared as a text with its title and address, as a caption has them.
  public var caption: String { [title, text, url].compactMap(\.self).joined(separator: "\n") }
}

/// Reads the file in which the site's pages save what was shared with them.
///
/// Its form: `{"format": "galley-pending", "version": 1, "items": [{"title", "text", "url"}]}`.
public enum PendingImports {
  /// The items in order, without empty ones.
  ///
  /// Errors: the diagnostics of JSON, and `import-pending` for a file of another form or version, or an item that is no object.
  public static func read(_ file: SourceFile) -> Checked<[PendingImport]> {
    let read = JSONReader.read(file)
    guard let value = read.value else { return Checked([], read.diagnostics) }
    guard value["format"]?.string == "galley-pending", value["version"]?.integer == 1, let items = value["items"]?.array
    else { return Checked([], [unknownForm(file, value)]) }
    var problems = read.diagnostics
    var found: [PendingImport] = []
    for item in items {
      guard item.object != nil else {
        problems.append(noObject(file, item))
        continue
      }
      let texts = ["title", "text", "url"].map { item[$0]?.string?.nonEmpty }
      guard texts.contains(where: { $0 != nil }) else { continue }
      found.append(PendingImport(title: texts[0], text: texts[1], url: texts[2] ?? address(in: texts[1])))
    }
    return Checked(found, problems)
  }

  /// The one address of a short text: some programs share it so, alone or behind a title, `Lemon cake https://…`.
  private static func address(in text: String?) -> String? {
    guard let text, text.utf8.count <= longestMessage else { return nil }
    let addresses = text.split(whereSeparator: \.isWhitespace).filter { word in
      ["https://", "http://"].contains { word.hasPrefix($0) && word.count > $0.count }
    }
    return addresses.count == 1 ? addresses.first.map(String.init) : nil
  }

  /// In bytes; whoever shares more shares a recipe.
  private static let longestMessage = 300

  private static func unknownForm(_ file: SourceFile, _ value: JSONValue) -> Diagnostic {
    file.diagnostic(
      .error, "import-pending", at: value.range, message: "this is no list of pending imports of version 1",
      hint: "save the list from the page “To be imported” again")
  }

  private static func noObject(_ file: SourceFile, _ item: JSONValue) -> Diagnostic {
    file.diagnostic(
      .error, "import-pending", at: item.range, message: "an item is \(item.kindName) instead of an object",
      hint: "write it like {\"url\": \"https://example.org/soup\"}")
  }
}
