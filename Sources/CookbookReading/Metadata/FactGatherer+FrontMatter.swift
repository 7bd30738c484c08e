internal import SourceText

extension FactGatherer {
  mutating func readFrontMatter(of document: RecipeDocument) {}
}
