internal import Glibc
internal import Synchronization

/// The Markdown texts of one recipe, each parsed at most once.
///
/// A recipe keeps its texts as they were written; here is the tree that belongs to each. The reader of a document
/// leaves the parts of its tree; a text that was made later, such as scaled instructions, is parsed when it is first
/// asked for, with the link definitions of the document. Copies of a recipe share what is remembered.
public struct MarkdownTexts: Sendable {
  /// How a text is read.
  public enum Form: Sendable, Hashable {
    /// As the contents of one paragraph: titles, names, facts.
    case inline
    /// As blocks: descriptions, methods.
    case blocks
  }

  /// A text that was parsed alone is the same in either form.
  private struct Trees {
    var inline: MarkdownTree?
    var blocks: MarkdownTree?

    subscript(form: Form) -> MarkdownTree? {
      get { form == .inline ? inline : blocks }
      set { if form == .inline { inline = newValue } else { blocks = newValue } }
    }
  }

  /// A text as it is written, byte by byte: methods are long, and strings are made alike before they are compared.
  private struct Source: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (lhs: Source, rhs: Source) -> Bool {
      var (lhs, rhs) = (lhs.text, rhs.text)
      return lhs.withUTF8 { lhs in
        rhs.withUTF8 { rhs in
          guard lhs.count == rhs.count, let left = lhs.baseAddress, let right = rhs.baseAddress else {
            return lhs.isEmpty && rhs.isEmpty
          }
          return memcmp(left, right, lhs.count) == 0
        }
      }
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  private final class Memory: Sendable {
    let definitions: LinkDefinitions
    let trees = Mutex<[Source: Trees]>([:])

    init(_ definitions: LinkDefinitions) { self.definitions = definitions }
  }

  private let memory: Memory

  public init(definitions: LinkDefinitions = .none) { memory = Memory(definitions) }

  /// Whether the document defines where references lead.
  public var hasDefinitions: Bool { memory.definitions != .none }

  /// Whether a text may mean something else than in another recipe: it has brackets, and the document definitions.
  public func mayRefer(_ source: String) -> Bool {
    hasDefinitions && source.utf8.contains(0x5B)
  }

  /// The tree of a text.
  public func tree(_ form: Form, of source: String) -> MarkdownTree {
    let key = Source(source)
    if let known = memory.trees.withLock({ $0[key]?[form] }) { return known }
    let tree = MarkdownDocument.parse(source, dialect: .github, definitions: memory.definitions)
    memory.trees.withLock { trees in
      let known = trees[key]
      trees[key] = Trees(inline: known?.inline ?? tree, blocks: known?.blocks ?? tree)
    }
    return tree
  }

  /// Leaves a tree that was cut out of a document read as CommonMark.
  ///
  /// A text that shows more in GitHub's dialect is not remembered, since that is what people are shown.
  public func remember(_ tree: @autoclosure () -> MarkdownTree, _ form: Form, of source: String) {
    guard ExtensionSyntax(in: source).isEmpty else { return }
    let tree = tree()
    memory.trees.withLock { $0[Source(source), default: Trees()][form] = tree }
  }

  /// Leaves inlines of such a document; plain text needs no tree.
  public func remember(_ inlines: @autoclosure () -> [MarkdownNode], as source: String) {
    if !InlineSyntax.isPlain(source) { remember(MarkdownTree.paragraph(of: inlines()[...]), .inline, of: source) }
  }

  /// The words of inline Markdown such as a title or the name of an ingredient.
  public func plainText(_ source: String) -> String {
    InlineSyntax.isPlain(source) ? source : MarkdownPlainText.text(of: tree(.inline, of: source).root)
  }

  /// The words of Markdown with blocks, an empty line between them.
  public func plainBlocks(_ source: String) -> String {
    if InlineSyntax.isPlain(source) { return source }
    return tree(.blocks, of: source).root.children.map { MarkdownPlainText.text(of: $0) }.filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }
}

/// A memory follows from the texts, and does not tell two recipes apart.
extension MarkdownTexts: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
