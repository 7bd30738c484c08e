internal import JSONReading
public import SourceText
internal import WebPages

/// What a file holds, read by its shape and not by its name.
public struct ImportReading: Sendable {
  /// What the file is, in words for people: `web page`, `text`.
  public let form: String
  public let recipes: [RecipeDraft]
}

/// Why a source gives no recipe.
public struct ImportFailure: Error, Sendable, Equatable {
  /// One of the diagnostics' identifiers.
  public let identifier: String
  public let message: String
  public let hint: String

  init(_ identifier: String, _ message: String, hint: String) {
    self.identifier = identifier
    self.message = message
    self.hint = hint
  }

  static func nothing(in form: String) -> ImportFailure {
    ImportFailure(
      "import-nothing", "no recipe was found in this \(form)",
      hint: "copy its text into a file, or start a blank recipe that keeps the source with --manual")
  }
}

/// Reads recipes from the files and texts people have.
public enum ImportReader {
  /// Recipes in the order of the source.
  ///
  /// Errors: `import-nothing`, `import-too-large`, `import-broken`; each says what to do.
  public static func read(_ file: SourceFile) throws(ImportFailure) -> ImportReading {
    let shape = SourceShape(file)
    let reading = ImportReading(form: shape.name, recipes: try recipes(in: file, shape))
    guard !reading.recipes.isEmpty else { throw .nothing(in: shape.name) }
    return reading
  }

  private static func recipes(in file: SourceFile, _ shape: SourceShape) throws(ImportFailure) -> [RecipeDraft] {
    switch shape {
    case .page: try page(file)
    case .text: TextRecipe.read(String(decoding: file.bytes, as: UTF8.self)).map { [$0] } ?? []
    }
  }

  private static func page(_ file: SourceFile) throws(ImportFailure) -> [RecipeDraft] {
    do throws(WebPageError) {
      return PageRecipes.read(try WebPage(bytes: file.bytes)).filter {
        !$0.ingredientLines.isEmpty || !$0.instructionLines.isEmpty
      }
    } catch {
      switch error {
      case .empty: throw .nothing(in: SourceShape.page.name)
      case .tooLarge:
        throw ImportFailure(
          "import-too-large", "the page has \(file.bytes.count) bytes; at most \(WebPage.sizeLimit) are read",
          hint: "save the page without its pictures")
      case .tooDeep:
        throw ImportFailure(
          "import-broken", "the elements of the page are nested deeper than any browser would show",
          hint: "copy the text of the recipe into a file")
      }
    }
  }
}

/// What kind of file some bytes are.
enum SourceShape {
  case page, text

  init(_ file: SourceFile) {
    let head = String(decoding: file.bytes.prefix(2048), as: UTF8.self).lowercased()
    let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let isPage = start.hasPrefix("<") || head.contains("<html") || head.contains("<!doctype html")
    self = isPage ? .page : .text
  }

  /// For people.
  var name: String {
    switch self {
    case .page: "web page"
    case .text: "text"
    }
  }
}
