internal import WebPages

/// Steps that a page shows one by one and its mark-up runs together.
///
/// Programs state all steps as one text, or drop the line breaks of one.
enum ShownSteps {
  /// A step with fewer letters and digits is seldom two.
  private static let least = 60
  /// How many blocks may stand between two of a step: pictures with their captions, `Step 2`.
  private static let reach = 3
  /// A page that shows the beginning of a step more often lists something else.
  private static let most = 8

  /// Whether there is only one step, and that a long one, or one has lost line breaks; else nobody has to look.
  static func mayPart(_ sections: [RecipeDraft.Section]) -> Bool {
    let steps = sections.flatMap(\.steps)
    return steps.contains { step in
      step.text.utf8.count > least
        && (steps.count == 1 || step.name != nil || StepLines.unglued(step.text).count > 1)
    }
  }

  /// The same words, a step for each block that the page shows them in; a name that is above several is their heading.
  static func parted(_ sections: [RecipeDraft.Section], in blocks: [PageBlock]) -> [RecipeDraft.Section] {
    let shown = Shown(blocks)
    let isAlone = sections.reduce(0) { $0 + $1.steps.count } == 1
    return sections.flatMap { section -> [RecipeDraft.Section] in
      let parts = section.steps.map { step in
        shown.parts(of: step.text, isAlone: isAlone) ?? step.name.flatMap { shown.list(below: $0, of: step.text) }
          ?? [step.text]
      }
      let areNamesHeadings = zip(section.steps, parts).contains { $0.name != nil && $1.count > 1 }
      var result = [RecipeDraft.Section(title: section.title)]
      for (step, texts) in zip(section.steps, parts) {
        let isHeading = areNamesHeadings && step.name != nil
        if isHeading { result.append(RecipeDraft.Section(title: step.name)) }
        for (index, text) in texts.enumerated() {
          let name = index == 0 && !isHeading ? step.name : nil
          result[result.count - 1].steps.append(RecipeDraft.Step(name: name, text))
        }
      }
      return result.filter { $0.title != nil || !$0.steps.isEmpty }
    }
  }

  /// What a page shows, found by how it begins: a page may have twenty thousand lines.
  private struct Shown {
    private var areOrdered: [Bool] = []
    private var texts: [String] = []
    private var keys: [[UInt8]] = []
    private var places: [ArraySlice<UInt8>: [Int]] = [:]

    init(_ blocks: [PageBlock]) {
      for block in blocks where block.hint != .noise {
        let key = ShownSteps.key(block.text)
        guard key.count >= beginning else { continue }
        places[key.prefix(beginning), default: []].append(keys.count)
        areOrdered.append(block.isOrdered)
        texts.append(block.text)
        keys.append(key)
      }
    }

    /// One that is stated among others is a step, whatever the page shows, unless it has lost its line breaks.
    func parts(of text: String, isAlone: Bool) -> [String]? {
      let wanted = ShownSteps.key(text)
      guard wanted.count >= least else { return nil }
      let starts = (places[wanted.prefix(beginning)] ?? []).prefix(most).filter { keys[$0].count < wanted.count }
      let glued = isAlone ? [] : StepLines.unglued(text).map(ShownSteps.key)
      guard isAlone || glued.count > 1 else { return nil }
      return starts.lazy.compactMap { walk(from: $0, wanted) }.first { isAlone || $0.map { keys[$0] } == glued }?
        .map { texts[$0] }
    }

    /// The items of the list that counts below the name of a step, where they hold its words: then the name is a heading, and
    /// each item is a step.
    func list(below name: String, of text: String) -> [String]? {
      let (wanted, title) = (ShownSteps.key(text), ShownSteps.key(name))
      guard wanted.count >= least, title.count >= beginning else { return nil }
      let starts = (places[wanted.prefix(beginning)] ?? []).prefix(most).filter { start in
        areOrdered[start] && start > 0 && keys[start - 1] == title && keys[start].count < wanted.count
      }
      return starts.lazy.compactMap { walk(from: $0, wanted) }
        .first { $0.allSatisfy { areOrdered[$0] } }?.map { texts[$0] }
    }

    /// The blocks that hold all of the words, one after another; `nil` unless each begins as a sentence does.
    private func walk(from start: Int, _ wanted: [UInt8]) -> [Int]? {
      guard wanted.starts(with: keys[start]) else { return nil }
      var rest = wanted.dropFirst(keys[start].count)
      var found = [start]
      while !rest.isEmpty {
        let next = keys.indices[(found[found.count - 1] + 1)...].prefix(reach + 1).first { rest.starts(with: keys[$0]) }
        guard let next, texts[next].first?.isLowercase == false else { return nil }
        found.append(next)
        rest = rest.dropFirst(keys[next].count)
      }
      return found
    }
  }

  /// So many bytes of a block tell it from most others; a shorter one is no step.
  private static let beginning = 4

  /// Letters and digits alone: white space and marks are what mark-up loses.
  private static func key(_ text: String) -> [UInt8] {
    text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      .flatMap { Array(String($0).utf8) }
  }
}
