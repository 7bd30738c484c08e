package import Cookbook
internal import RecipeMarkdown
internal import SourceText

/// Where the parts of a recipe stand in its file, for those who change one of them and leave every other byte alone.
package struct RecipeOutline: Sendable {
  /// Part of a section, in whole lines.
  package struct Block: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
      case heading, ingredient, step
      /// What is neither: a remark between steps, link definitions.
      case text
    }

    package let kind: Kind
    /// Whole lines, without the end of the last one.
    package let range: Range<Int>
    /// What is behind the marker of a list or heading, to the end of the last line.
    package let content: Range<Int>
    /// The amount of an ingredient with the marks around it.
    package let amount: Range<Int>?
    /// Of a heading, 1 to 6.
    package let level: Int

    package init(
      _ kind: Kind, _ range: Range<Int>, content: Range<Int>? = nil, amount: Range<Int>? = nil, level: Int = 0
    ) {
      self.kind = kind
      self.range = range
      self.content = content ?? range
      self.amount = amount
      self.level = level
    }
  }

  /// Blocks one after the other; between them stands white space alone.
  package struct Section: Sendable, Hashable {
    package let range: Range<Int>
    package let blocks: [Block]
  }

  /// The text of the heading.
  package let title: Range<Int>
  /// From the end of the title to tags, yields or the first divider.
  package let description: Section
  /// Of which blocks of the description every line is a fact.
  package let factBlocks: Set<Int>
  package let ingredients: Section
  /// `nil` without a second divider.
  package let method: Section?
  /// What makes a step of the method.
  package let stepSource: StepSource

  package init(_ document: RecipeDocument) {
    let scan = OutlineScan(document)
    title = scan.title.text
    description = scan.description
    let facts = FactLines(of: document.descriptionRange, in: document.file.bytes).factRanges
    let blocks = scan.description.blocks
    factBlocks = Set(blocks.indices.filter { facts.contains(blocks[$0].range) })
    ingredients = scan.ingredients
    method = scan.method
    stepSource = StepSource(of: scan.methodNodes)
  }
}
