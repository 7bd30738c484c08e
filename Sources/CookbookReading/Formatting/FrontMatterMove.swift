internal import Cookbook
internal import Quantities
internal import SourceText
internal import YAMLReading

/// Moves what front matter says into the recipe itself: fact lines, tags and yields, all of them plain RecipeMD.
///
/// Only entries whose whole meaning is kept are moved; entries of other tools, entries that contradict the recipe and
/// comments stay. When nothing is left, the front matter goes.
struct FrontMatterMove {
  private let original: ReadRecipe
  private let language: String
  private let entries: [YAMLEntry]
  private let moved: [Int]

  init(_ original: ReadRecipe, language: String) {
    self.original = original
    self.language = original.entry.facts.language ?? language
    let file = original.document.file
    let body = ReadRecipe(SourceFile(path: file.path, bytes: Array(file.bytes[original.document.bodyStart...])))
    let node = original.document.frontMatter.flatMap { YAMLReader.read(file, range: $0).value }
    entries = node?.mapping ?? []
    moved = entries.indices.filter { [entries] index in
      body.map { MovableEntry(entries[index], original: original, body: $0).isMovable } ?? false
    }
  }

  /// Whether there is anything to move.
  var isWanted: Bool { !moved.isEmpty }

  /// The file with its facts moved, in canonical form; `nil` when there is nothing to move, or when the file would
  /// not say the same afterwards.
  var bytes: [UInt8]? {
    guard isWanted, let prefix = remainingPrefix else { return nil }
    let body = original.document.file.bytes[original.document.bodyStart...]
    guard let rest = read(prefix + body) else { return nil }
    var recipe = recipe(besides: rest)
    // What the new tags say needs no line.
    guard let tagged = read(prefix + Array(RecipeWriter.write(recipe).utf8)) else { return nil }
    recipe.description = description(adding: lines(besides: tagged))
    let bytes = prefix + Array(RecipeWriter.write(recipe).utf8)
    guard let again = read(bytes), says(again, recipe) else { return nil }
    return bytes
  }

  private func read(_ bytes: [UInt8]) -> ReadRecipe? {
    let recipe = ReadRecipe(SourceFile(path: original.document.file.path, bytes: bytes))
    return recipe.flatMap { $0.errors.isEmpty ? $0 : nil }
  }

  // MARK: The recipe

  /// - Parameter rest: what the file says without the entries that are moved.
  private func recipe(besides rest: ReadRecipe) -> Recipe {
    var recipe = original.document.recipe
    let tags = original.entry.extraTags.filter { !rest.entry.extraTags.contains($0) }
    recipe.tags += tags + marks(besides: rest, tags)
    if rest.entry.yields.isEmpty, let yield = original.entry.facts.statedYield { recipe.yields = [yield] }
    return recipe
  }

  private func lines(besides rest: ReadRecipe) -> [String] {
    let known = Set(FactWriter.lines(rest.entry.facts, language: language).map(\.key))
    return FactWriter.lines(original.entry.facts, language: language).filter { !known.contains($0.key) }.map(\.text)
  }

  private func marks(besides rest: ReadRecipe, _ tags: [String]) -> [String] {
    let (facts, known) = (original.entry.facts, rest.entry.facts)
    return [
      facts.isFavourite && !known.isFavourite && !tags.contains(where: FactWords.isFavourite) ? "favourite" : nil,
      facts.isArchived && !known.isArchived && !tags.contains(where: FactWords.isArchived) ? "archived" : nil,
    ].compactMap(\.self)
  }

  /// New lines join the fact lines there are, or stand behind the description.
  private func description(adding lines: [String]) -> String? {
    guard !lines.isEmpty else { return original.document.recipe.description }
    guard let text = original.document.recipe.description else { return lines.joined(separator: "\n") }
    var paragraphs = text.split(separator: "\n\n", omittingEmptySubsequences: false).map(String.init)
    let facts = paragraphs.lastIndex { paragraph in
      let bytes = Array(paragraph.utf8)
      return !FactLines(of: 0..<bytes.count, in: bytes).lines.isEmpty
    }
    if let facts {
      paragraphs[facts] += "\n" + lines.joined(separator: "\n")
    } else {
      paragraphs.append(lines.joined(separator: "\n"))
    }
    return paragraphs.joined(separator: "\n\n")
  }

  /// Whether the new file says what the old one did.
  private func says(_ again: ReadRecipe, _ recipe: Recipe) -> Bool {
    var (facts, old) = (again.entry.facts, original.entry.facts)
    facts.statedYield = nil
    old.statedYield = nil
    let hasTags = Set(again.entry.tags).isSuperset(of: original.entry.tags)
    return again.document.recipe == recipe && hasTags && facts == old && again.entry.yields == original.entry.yields
      && again.entry.prose == original.entry.prose
      && again.document.links.map(\.destination) == original.document.links.map(\.destination)
  }

  // MARK: What stays of the front matter

  /// Everything before the recipe; `nil` when entries cannot be told apart by lines.
  private var remainingPrefix: [UInt8]? {
    guard let range = original.document.frontMatter else { return nil }
    let bytes = original.document.file.bytes
    let lines = SourceLines(Array(bytes[..<range.upperBound]), from: range.lowerBound)
    let starts = entries.map { entry in
      (1...max(lines.count, 1)).first { lines.start(of: $0) == entry.keyRange.lowerBound }
    }
    guard !starts.contains(nil) else { return nil }
    var removed: Set<Int> = []
    for index in moved {
      guard let first = starts[index] else { return nil }
      var last = (starts[(index + 1)...].compactMap(\.self).min() ?? lines.count + 1) - 1
      while last > first, isBetweenEntries(bytes[lines.range(of: last)]) { last -= 1 }
      removed.formUnion(first...last)
    }
    let kept = (1...max(lines.count, 1)).filter { !removed.contains($0) && $0 <= lines.count }
    let start = bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0
    if kept.allSatisfy({ lines.isBlank($0) }) { return Array(bytes[..<start]) }
    let content = kept.flatMap { Array(bytes[lines.start(of: $0)..<lines.start(of: $0 + 1)]) }
    return Array(bytes[..<range.lowerBound]) + content + bytes[range.upperBound..<original.document.bodyStart] + [0x0A]
  }

  private func isBetweenEntries(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == 0x23 || line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
