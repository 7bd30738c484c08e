internal import Cookbook
internal import JSONReading
internal import RecipeMarkdown
internal import SourceText

extension MetadataReader {
  /// The facts of a recipe whose description is a JSON text: found as in a Markdown file, reported at that text.
  static func entry(of recipe: Recipe, at place: JSONPlace?, report: inout RecipeJSONReport) -> RecipeEntry {
    var gatherer = FactGatherer(file: report.file)
    gatherer.readTags(recipe.tags)
    var prose: String?
    if let description = recipe.description {
      let bytes = Array(description.utf8)
      let range = place?.value.range ?? 0..<0
      let lines = FactLines(of: 0..<bytes.count, in: bytes)
      for line in lines.lines { gatherer.read(line.key, line.value, at: range) }
      let image = recipe.texts.tree(.blocks, of: description).root.firstImage
      prose = gatherer.readPicture(
        image?.destination, text: image.map { MarkdownPlainText.text(of: $0) }, in: lines.prose)
    }
    report.add(gatherer.diagnostics)
    return RecipeEntry(path: report.file.path, recipe: recipe, facts: gatherer.facts, prose: prose)
  }
}

extension MarkdownNode {
  fileprivate var firstImage: MarkdownNode? {
    if kind == .image { return self }
    for child in children {
      if let image = child.firstImage { return image }
    }
    return nil
  }
}
