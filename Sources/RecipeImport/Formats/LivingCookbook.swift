internal import WebPages

/// Recipes in the XML that Living Cookbook exports (`.fdx`, and packed with its pictures `.fdxz`).
///
/// Source: what the program writes: facts and rows of ingredients stand in attributes, steps and notes are texts.
enum LivingCookbook {
  /// Whether a file begins so, in lowercase.
  static func isOne(_ head: some StringProtocol) -> Bool {
    ["fdx", "fdxz", "hixz"].contains { head.contains("<\($0) ") || head.contains("<\($0)>") }
  }

  static func recipes(_ bytes: [UInt8]) throws(WebPageError) -> [RecipeDraft] {
    let document = try XMLTree.read(bytes)
    let chapters = XMLTree.elements("cookbookchapter", in: document).compactMap { node in
      node.text("id").flatMap { id in node.text("name").map { (id, $0) } }
    }
    let names = Dictionary(chapters) { first, _ in first }
    return XMLTree.elements("recipe", in: document).map { recipe($0, names) }.filter { !$0.isEmpty }
  }

  private static func recipe(_ node: HTMLNode, _ chapters: [String: String]) -> RecipeDraft {
    var draft = RecipeDraft()
    draft.title = node.text("name")
    draft.authors = [node.text("author")].compactMap(\.self)
    draft.summary = ImportedText.lines(node["comments"] ?? "").joined(separator: "\n").nonEmpty
    draft.yieldText = number(node, "servings")
    draft.furtherYields = [node.text("yield").map(ProgramNumber.readable)].compactMap(\.self)
    draft.preparationMinutes = minutes(node, "preparationtime", &draft)
    draft.cookingMinutes = minutes(node, "cookingtime", &draft)
    draft.statedTotalMinutes = minutes(node, "readyintime", &draft)
    let chapter = node.text("cookbookchapterid").flatMap { chapters[$0] }
    draft.takeLabels(types(node.text("recipetypes")) + [chapter].compactMap(\.self))
    draft.take(groups(node, &draft))
    draft.take(sections(node))
    draft.tip = (texts(node, "recipeauthornote") + texts(node, "recipetip")).joined(separator: "\n").nonEmpty
    takeSource(node, into: &draft)
    takePictures(node, into: &draft)
    takeNutrition(node, into: &draft)
    draft.losses += others.compactMap { key, name in
      number(node, key).map { ImportLoss(.dropped, name, $0) }
    }
    draft.losses += (1...15).compactMap { index in
      number(node, "userdata\(index)").map { ImportLoss(.dropped, "field \(index)", $0) }
    }
    return draft
  }

  /// What has no place in a recipe here.
  private static let others = [
    ("inactivetime", "time of rest"), ("oventemperaturef", "oven temperature (°F)"),
    ("oventemperaturec", "oven temperature (°C)"), ("degreeofdifficulty", "difficulty"), ("copyright", "copyright"),
  ]

  /// A text that says something: nothing and 0 are what the program writes where nobody has.
  private static func number(_ node: HTMLNode, _ name: String) -> String? {
    node.text(name).map(ProgramNumber.readable).flatMap { $0 == "0" ? nil : $0 }
  }

  /// Bare numbers are minutes.
  private static func minutes(_ node: HTMLNode, _ name: String, _ draft: inout RecipeDraft) -> Int? {
    let text = node.text(name)
    return draft.minutes(text.flatMap { Int($0) }.map { "\($0) min" } ?? text, in: name)
  }

  /// Between commas, which some of the program's own have within their names.
  private static func types(_ text: String?) -> [String] {
    guard var rest = text else { return [] }
    var types: [String] = []
    for name in ["Cakes, Pastries, and Desserts", "Potatoes, Pasta, and Grains"] where rest.contains(name) {
      types.append(name)
      rest = rest.replacing(name, with: "")
    }
    return rest.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty } + types
  }

  // MARK: Ingredients and steps

  /// Elements that stand directly below a recipe, as older versions write them, or in a list.
  private static func parts(_ node: HTMLNode, _ name: String) -> [HTMLNode] {
    node.parts(name) + node.parts(name + "s").flatMap { $0.parts(name) }
  }

  private static func texts(_ node: HTMLNode, _ name: String) -> [String] {
    parts(node, name).flatMap { part in
      ImportedText.lines(part.rawText).map { isTitle(part) ? "\($0.withoutColon):" : $0 }
    }
  }

  private static func isTitle(_ node: HTMLNode) -> Bool { node.text("heading")?.uppercased() == "Y" }

  private static func groups(_ node: HTMLNode, _ draft: inout RecipeDraft) -> [RecipeDraft.Group] {
    var groups = [RecipeDraft.Group()]
    for row in parts(node, "recipeingredient") {
      let name = row.text("ingredient") ?? row.text("ingredientname") ?? row.text("recipename")
      if isTitle(row) {
        groups.append(RecipeDraft.Group(title: name?.withoutColon))
        continue
      }
      let amount = number(row, "quantity")
      let line = [amount, row.text("unit"), name].compactMap(\.self).joined(separator: " ")
      guard !line.isEmpty else { continue }
      groups[groups.count - 1].lines.append(line)
      // A recipe within a recipe.
      if let recipe = row.text("recipename"), let name, name.contains(recipe) { draft.link(to: [recipe]) }
    }
    return groups
  }

  private static func sections(_ node: HTMLNode) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section()]
    for step in parts(node, "recipeprocedure") {
      let lines = step.part("proceduretext").map { ImportedText.lines($0.rawText) } ?? []
      if isTitle(step) {
        sections.append(RecipeDraft.Section(title: lines.joined(separator: " ").withoutColon.nonEmpty))
      } else {
        sections[sections.count - 1].steps += lines.map { RecipeDraft.Step(ImportedText.withoutStepNumber($0)) }
      }
    }
    return sections
  }

  // MARK: Facts

  private static func takeSource(_ node: HTMLNode, into draft: inout RecipeDraft) {
    let page = node.text("webpage").map { $0.hasPrefix("www.") ? "http://\($0)" : $0 }
    draft.takeSource(page, in: "web page")
    let pages = node.text("sourcepagenumber").map { ", p. \($0)" } ?? ""
    draft.takeSource(node.text("source").map { $0 + pages })
  }

  /// Pictures stand in the file itself in Base64, or in the archive it comes in, by their names.
  private static func takePictures(_ node: HTMLNode, into draft: inout RecipeDraft) {
    let pictures = parts(node, "recipeimage")
    if let first = pictures.first {
      if let path = first.text("filename") {
        draft.image = path.split { $0 == "\\" || $0 == "/" }.last.map(String.init)
      } else {
        draft.takePicture(first.rawText)
      }
    }
    let further = pictures.count - 1 + parts(node, "recipeprocedure").count { $0.part("procedureimage") != nil }
    if further > 0 { draft.losses.append(ImportLoss(.dropped, "pictures", "all but the first, \(further) more")) }
  }

  /// Figures for another amount than a serving are among the losses.
  private static func takeNutrition(_ node: HTMLNode, into draft: inout RecipeDraft) {
    guard let figures = node.part("recipenutrition") else { return }
    let size = figures.text("servingsize") ?? ""
    let told = nutrients.compactMap { key, name, unit in
      number(figures, key).map { RecipeDraft.Nutrient(name: name, text: "\($0) \(unit)") }
    }
    if size.lowercased().contains("serving") {
      draft.nutrients = told
    } else if !told.isEmpty {
      let text = told.map { "\($0.name.replacing("Content", with: "")) \($0.text)" }.joined(separator: ", ")
      draft.losses.append(
        ImportLoss(.dropped, "nutrition", "\(text), for \(size.isEmpty ? "no stated amount" : "“\(size)”")"))
    }
  }

  private static let nutrients = [
    ("calories", "calories", "kcal"), ("totalfat", "fatContent", "g"), ("protein", "proteinContent", "g"),
    ("totalcarbohydrate", "carbohydrateContent", "g"),
  ]
}
