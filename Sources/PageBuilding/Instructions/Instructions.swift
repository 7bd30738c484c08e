package import Cookbook
package import RecipeMarkdown

/// The method of a recipe: its instructions as sections of steps.
///
/// Where the instructions have an ordered list at their top level, its items are the steps and everything else is text
/// around them. Without one, every paragraph is a step, except below headings such as "Notes" or "Variations".
/// Headings become sections; text before the first step of a section introduces it and text behind the last one ends it.
/// Text between two steps belongs to the first of them, as does a list right behind a step that ends with a colon.
/// A paragraph of nothing but commands of a typesetter is left out.
package struct Instructions {
  package struct Step {
    package fileprivate(set) var html: [UInt8]
    /// All that ``html`` says, on one line.
    package fileprivate(set) var plainText: String
  }

  package struct Section {
    package var title: (html: [UInt8], plainText: String, level: Int)?
    var intro: [UInt8] = []
    package var steps: [Step] = []
    var outro: [UInt8] = []

    package var isEmpty: Bool { title == nil && intro.isEmpty && steps.isEmpty && outro.isEmpty }
  }

  package private(set) var sections: [Section] = []
  private var remarkNodes: [(title: String?, node: MarkdownNode)] = []

  /// What stands around the steps as plain text, in its order; pages show it as it is.
  var remarks: [InstructionRemark] {
    remarkNodes.map { InstructionRemark(title: $0.title, MarkdownPlainText.text(of: $0.node)) }
  }

  /// The steps as plain text, with the address of each on a page.
  func instructionSections(pageURL: String?) -> [InstructionSection] {
    var number = 0
    return sections.map { section in
      InstructionSection(
        title: section.title?.plainText,
        steps: section.steps.map { step in
          number += 1
          return InstructionStep(step.plainText, url: pageURL.map { "\($0)#step-\(number)" })
        })
    }
  }

  var stepCount: Int { sections.reduce(0) { $0 + $1.steps.count } }

  package init(_ recipe: Recipe, renderer: () -> MarkdownHTMLRenderer) {
    guard let instructions = recipe.instructions else { return }
    var builder = InstructionsBuilder(recipe.texts.tree(.blocks, of: instructions), renderer: renderer())
    sections = builder.build()
    remarkNodes = builder.remarks
  }
}

private struct InstructionsBuilder {
  private let blocks: [MarkdownNode]
  private var renderer: MarkdownHTMLRenderer
  private let source: StepSource
  private var sections: [Instructions.Section] = []
  private var section = Instructions.Section()
  /// Blocks since the last step: the end of the section, or part of that step when another one follows.
  private var pending: [(title: String?, node: MarkdownNode)] = []
  private(set) var remarks: [(title: String?, node: MarkdownNode)] = []

  init(_ tree: MarkdownTree, renderer: MarkdownHTMLRenderer) {
    blocks = Array(tree.root.children)
    self.renderer = renderer
    source = StepSource(of: blocks)
  }

  mutating func build() -> [Instructions.Section] {
    for block in blocks {
      switch block.kind {
      case .heading: openSection(block)
      case .thematicBreak: closeSection()
      case .list where source.isSteps(block, isAside: isAside): addSteps(of: block)
      case .paragraph where TypesettingCommands.isAll(of: block): continue
      case .paragraph where source.isSteps(block, isAside: isAside): addStep(block, wrapped: true)
      default: addText(block)
      }
    }
    closeSection()
    return sections
  }

  /// Whether the section holds remarks, not steps.
  private var isAside: Bool { section.title.map { AsideHeading.matches($0.plainText) } ?? false }

  private mutating func openSection(_ heading: MarkdownNode) {
    closeSection()
    renderer.renderInlines(of: heading)
    section.title = (renderer.take(), MarkdownPlainText.text(of: heading), heading.headingLevel)
  }

  private mutating func closeSection() {
    let html = takePending()
    if section.steps.isEmpty { section.intro += html } else { section.outro += html }
    if !section.isEmpty { sections.append(section) }
    section = Instructions.Section()
  }

  /// What is no part of a step.
  private mutating func takePending() -> [UInt8] {
    for (_, node) in pending { renderer.renderBlock(node) }
    remarks += pending
    pending = []
    return renderer.take()
  }

  private mutating func addSteps(of list: MarkdownNode) {
    for item in list.children { addStep(item, wrapped: false) }
  }

  private mutating func addStep(_ node: MarkdownNode, wrapped: Bool) {
    if section.steps.isEmpty {
      section.intro += takePending()
    } else {
      for (_, node) in pending { extendLastStep(by: node) }
      pending = []
    }
    if wrapped { renderer.renderBlock(node) } else { renderer.renderBlocks(of: node) }
    let text = Self.onOneLine(MarkdownPlainText.text(of: node))
    section.steps.append(Instructions.Step(html: renderer.take(), plainText: text))
  }

  private mutating func extendLastStep(by node: MarkdownNode) {
    let last = section.steps.count - 1
    renderer.renderBlock(node)
    section.steps[last].html += renderer.take()
    let text = Self.onOneLine(MarkdownPlainText.text(of: node))
    if !text.isEmpty { section.steps[last].plainText += section.steps[last].plainText.isEmpty ? text : " \(text)" }
  }

  private static func onOneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// As characters have it; most steps have none, and looking at scalars is quick.
  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private mutating func addText(_ node: MarkdownNode) {
    if node.kind == .list, pending.isEmpty, section.steps.last?.plainText.utf8.last == UInt8(ascii: ":") {
      extendLastStep(by: node)
    } else {
      pending.append((section.steps.isEmpty && pending.isEmpty ? section.title?.plainText : nil, node))
    }
  }
}
