internal import Words

/// The tools that the steps of a method name: what a cook takes out before beginning.
///
/// Each is named once, in the order of first use. A word that is no tool by itself – `pan`, `tin`, `form` – counts where
/// the words around it say so, and the pan that a later step goes back to is the frying pan of the first. A tool that
/// the text does without, a tin of tomatoes, a pot of yoghurt and what is pan-fried are none.
///
/// English, German, French and Spanish are read; in other languages nothing is found.
public enum StepTools {
  /// - Parameters:
  ///   - steps: plain texts in the order of the method.
  ///   - language: BCP 47 tag of the recipe.
  public static func tools(in steps: [String], language: String) -> [StepTool] {
    guard let words = ToolWords.of(language) else { return [] }
    var list = ToolList()
    for step in steps {
      let reader = ToolReader(StepTokens(Array(step.utf8)), words: words, language: language)
      reader.read(into: &list)
    }
    return list.tools
  }
}

/// The tools found so far.
struct ToolList {
  private(set) var tools: [StepTool] = []
  private var names: Set<String> = []
  private var families: Set<ToolWords.Family> = []

  func has(_ name: String) -> Bool { names.contains(name) }
  func has(anyOf families: Set<ToolWords.Family>) -> Bool { !self.families.isDisjoint(with: families) }

  mutating func add(_ tool: StepTool, _ family: ToolWords.Family?) {
    tools.append(tool)
    note(tool.name, family)
  }

  /// Adds what may be taken in place of the last one.
  mutating func add(alternative name: String, _ family: ToolWords.Family?, joinedBy or: String) {
    tools[tools.count - 1].name += " \(or) \(name)"
    note(name, family)
  }

  private mutating func note(_ name: String, _ family: ToolWords.Family?) {
    names.insert(name)
    if let family { families.insert(family) }
  }
}
