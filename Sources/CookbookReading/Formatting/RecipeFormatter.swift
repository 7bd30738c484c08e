internal import Cookbook
internal import RecipeMarkdown
public import SourceText

/// Rewrites RecipeMD files in canonical form, without changing what they say.
///
/// Byte order mark and front matter stay as they are, and lines end as the first one does. What was written is read
/// again, and used only if recipe, facts and links are the same as before.
public enum RecipeFormatter {
  /// What becomes of facts that stand in front matter.
  public enum FrontMatterFacts: Sendable, Equatable {
    case stay
    /// They become fact lines, tags and yields; keys that mean nothing here stay.
    ///
    /// - Parameter language: of the fact lines where a recipe does not state its own.
    case become(language: String)
  }

  /// The bytes of the file in canonical form; those it has where nothing can or need be done.
  ///
  /// Errors are those of `RecipeReader` and of front matter; the file is left as it is. Warnings:
  /// `format-unfaithful` when the recipe could not be written so that reading gives the same, `format-facts` when its
  /// front matter could not be moved.
  ///
  /// - Parameters:
  ///   - file: a recipe in Markdown.
  ///   - frontMatter: What becomes of its front matter.
  ///   - marksAmounts: Whether amounts without asterisks get them (``AmountMarking``).
  public static func format(
    _ file: SourceFile, frontMatter: FrontMatterFacts = .stay, marksAmounts: Bool = false
  ) -> Checked<[UInt8]> {
    canonical(file, frontMatter, marksAmounts: marksAmounts).map { bytes in
      bytes == file.bytes ? bytes : LineEnding(of: file.bytes).applied(to: bytes)
    }
  }

  private static func canonical(
    _ file: SourceFile, _ frontMatter: FrontMatterFacts, marksAmounts: Bool
  ) -> Checked<[UInt8]> {
    let formatted = format(file, frontMatter)
    guard marksAmounts, !formatted.hasErrors,
      let read = ReadRecipe(SourceFile(path: file.path, bytes: formatted.value))
    else { return formatted }
    let marked = AmountMarking.marked(read.document.recipe, language: read.entry.facts.language)
    let bytes = prefix(of: read.document) + Array(RecipeWriter.write(marked.recipe).utf8)
    guard marked.count > 0, let again = ReadRecipe(SourceFile(path: file.path, bytes: bytes)) else { return formatted }
    guard again.document.recipe == marked.recipe else {
      return Checked(formatted.value, formatted.diagnostics + [unfaithful(file)])
    }
    return Checked(bytes, formatted.diagnostics)
  }

  private static func format(_ file: SourceFile, _ frontMatter: FrontMatterFacts) -> Checked<[UInt8]> {
    guard let original = ReadRecipe(file) else {
      return Checked(file.bytes, RecipeReader.read(file).diagnostics.filter { $0.severity == .error })
    }
    guard original.errors.isEmpty else { return Checked(file.bytes, original.errors) }
    var diagnostics: [Diagnostic] = []
    if case .become(let language) = frontMatter, original.document.frontMatter != nil {
      let move = FrontMatterMove(original, language: language)
      if let moved = move.bytes { return Checked(moved) }
      if move.isWanted { diagnostics.append(notMoved(file)) }
    }
    // What is written anew has no place for comments among the ingredients.
    if original.document.blocks[original.document.ingredientBlocks].contains(where: { $0.kind == .htmlBlock }) {
      return Checked(file.bytes, diagnostics + [unfaithful(file)])
    }
    let canonical = prefix(of: original.document) + Array(RecipeWriter.write(original.document.recipe).utf8)
    if canonical == file.bytes { return Checked(canonical, diagnostics) }
    guard let again = ReadRecipe(SourceFile(path: file.path, bytes: canonical)), again.says(original) else {
      return Checked(file.bytes, diagnostics + [unfaithful(file)])
    }
    return Checked(canonical, diagnostics)
  }

  /// What stands before the recipe, and a blank line behind front matter.
  private static func prefix(of document: RecipeDocument) -> [UInt8] {
    let kept = Array(document.file.bytes[..<document.bodyStart])
    let hasBlankLine = ["\n\n", "\r\n\r\n", "\r\r"].contains { kept.suffix($0.utf8.count).elementsEqual($0.utf8) }
    guard document.frontMatter != nil, !hasBlankLine else { return kept }
    return kept + (kept.last == 0x0A || kept.last == 0x0D ? [0x0A] : [0x0A, 0x0A])
  }

  private static func unfaithful(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .warning, "format-unfaithful", path: file.path,
      message: "in canonical form this recipe would say something else; it was left alone",
      hint: "write link definitions as inline links, and plain lists of ingredients without ticks and titles of links")
  }

  private static func notMoved(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .warning, "format-facts", path: file.path, message: "the front matter could not become fact lines; it stays",
      hint: "move it by hand")
  }
}

/// A recipe with everything its file says.
struct ReadRecipe {
  let document: RecipeDocument
  let entry: RecipeEntry
  /// Of the facts; warnings too.
  let diagnostics: [Diagnostic]

  init?(_ file: SourceFile) {
    let read = RecipeReader.read(file)
    guard let document = read.value, !read.hasErrors else { return nil }
    let entry = MetadataReader.read(document)
    self.document = document
    self.entry = entry.value
    diagnostics = entry.diagnostics
  }

  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  private var unsaid: UnsaidMarks { UnsaidMarks(in: document) }

  /// Whether two files say the same: the recipe, its facts, where its links lead and what they are called, and what is
  /// ticked off.
  func says(_ other: ReadRecipe) -> Bool {
    document.recipe == other.document.recipe && entry == other.entry && unsaid == other.unsaid
      && document.links.map(\.destination) == other.document.links.map(\.destination)
      && document.images.map(\.destination) == other.document.images.map(\.destination)
  }
}
