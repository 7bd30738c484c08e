public import Cookbook
internal import RecipeMarkdown
public import SourceText

/// A recipe together with the file it was read from, so that it can be written back without a byte changed.
public struct RecipeDocument: Sendable {
  public let file: SourceFile
  public let recipe: Recipe
  /// The YAML between `---` lines at the very start of the file, without those lines; `nil` when there is none.
  public let frontMatter: Range<Int>?
  /// Where the recipe itself starts: after a byte order mark, front matter and what else stands above the title.
  public let bodyStart: Int
  /// Every link of the recipe in reading order: ingredients, description and instructions.
  public let links: [LinkReference]
  /// Every image of the description and the instructions in reading order.
  public let images: [LinkReference]
  /// Where the description stands in the file; empty when there is none.
  public let descriptionRange: Range<Int>
  /// The lines of the paragraph of tags in the file; `nil` where there is none.
  public let tagsRange: Range<Int>?
  /// Where such a paragraph can be put: the start of the line behind title and description.
  public let tagsPlace: Int
  /// The lines of the paragraph of yields in the file; `nil` where there is none.
  public let yieldsRange: Range<Int>?
  /// What the description consists of.
  let descriptionBlocks: [DescriptionBlock]
  /// The top-level blocks of the file, with their places.
  let blocks: [MarkdownNode]
  /// Where the ingredients start: behind the first divider, or with the first of them where there is none.
  let ingredientsStart: Int
  /// Those between the dividers.
  let ingredientBlocks: Range<Int>
}

/// A block of the description and the whole lines it stands in.
struct DescriptionBlock: Sendable {
  let node: MarkdownNode
  let range: Range<Int>
}

/// Where some text leads to, and where in the file it says so.
public struct LinkReference: Sendable, Hashable {
  /// As written, unescaped.
  public let destination: String
  public let range: Range<Int>
  /// What an image shows, in words; nothing of a link.
  var text = ""
}
