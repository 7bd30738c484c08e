internal import WebPages

/// Recipes in the XML that MasterCook exports since version 5 (`.mx2`, and packed with its pictures `.mz2`).
///
/// Source: the DTD that came with the program, corrected by what it writes: names and amounts stand in attributes, texts below
/// elements of four letters.
enum MasterCook {
  static func recipes(_ bytes: [UInt8]) throws(WebPageError) -> [RecipeDraft] {
    let document = try XMLTree.read(bytes)
    return XMLTree.elements("rcpe", in: document).map(recipe).filter { !$0.isEmpty }
  }

  private static func recipe(_ node: HTMLNode) -> RecipeDraft {
    var draft = RecipeDraft()
    draft.title = node.text("name")
    draft.authors = [node.text("author")].compactMap(\.self)
    draft.summary = node.lines(of: "desc").joined(separator: "\n").nonEmpty
    draft.yieldText = node.part("serv")?.text("qty")
    if let made = node.part("yield"), let number = made.text("qty").map(ProgramNumber.readable), number != "0" {
      draft.furtherYields = [[number, made.text("unit")].compactMap(\.self).joined(separator: " ")]
    }
    draft.preparationMinutes = draft.minutes(node.part("prpt")?.text("elapsed"), in: "preparation time")
    draft.statedTotalMinutes = draft.minutes(node.part("ttim")?.text("elapsed"), in: "total time")
    // Those that people name themselves, `Cooking Time`.
    for time in node.parts("altt") { draft.takeTime(time.text("elapsed"), label: time.text("label") ?? "time") }
    draft.categories = node.parts("cats").flatMap { $0.lines(of: "catt") }.compactMap(MasterCookParts.category)
    draft.cuisines = node.lines(of: "natn")
    draft.take(groups(node.parts("ingr")))
    draft.take(LinedText.sections(node.parts("dirs").flatMap { $0.lines(of: "dirt") }))
    draft.tip = (node.lines(of: "note") + node.lines(of: "srvi")).joined(separator: "\n").nonEmpty
    draft.takeSource(node.line(of: "srce"))
    for other in node.parts("alts") { draft.takeSource(other.text("source"), in: other.text("label") ?? "source") }
    takePictures(node, into: &draft)
    for text in node.lines(of: "nutr") { MasterCookParts.takeNutrition(text, into: &draft) }
    draft.losses += node.parts("rats").flatMap { $0.parts("rate") }.compactMap { rating in
      let words = [rating.text("name"), rating.text("value")].compactMap(\.self)
      return words.isEmpty ? nil : ImportLoss(.dropped, "rating", words.joined(separator: ": "))
    }
    draft.losses += node.losses(besides: known)
    return draft
  }

  /// `rtxt` is the same recipe once more, as a text.
  private static let known: Set<String> = [
    "rtxt", "serv", "prpt", "cats", "ingr", "dirs", "desc", "natn", "srce", "alts", "yield", "ttim", "altt", "rats",
    "srvi", "note", "nutr", "rcpe",
  ]

  /// Pictures are named by their paths on the disk they came from.
  private static func takePictures(_ node: HTMLNode, into draft: inout RecipeDraft) {
    let steps = node.parts("dirs").flatMap { $0.parts("dirt") }
    var names = ([node] + steps).compactMap { $0.text("img") }.map { path in
      path.split { $0 == "\\" || $0 == "/" }.last.map(String.init) ?? path
    }
    guard !names.isEmpty else { return }
    draft.image = names.removeFirst()
    if !names.isEmpty { draft.losses.append(ImportLoss(.dropped, "pictures", names.joined(separator: ", "))) }
  }

  private static func groups(_ nodes: [HTMLNode]) -> [RecipeDraft.Group] {
    var groups = [RecipeDraft.Group()]
    for node in nodes {
      let name = node.text("name")
      let amount = node.text("qty")
      // Some versions write the amount, or what kind of line it is, into the unit too.
      let unit = node.text("unit").flatMap { $0 == amount || $0 == node["code"] ? nil : $0 }
      if amount == nil, unit == nil, let name {
        if let title = MasterCookParts.title(name) ?? (node["code"] == "S" ? name : nil) {
          groups.append(RecipeDraft.Group(title: title))
          continue
        }
      }
      let line = [amount, MasterCookParts.unit(unit), name].compactMap(\.self).joined(separator: " ")
      groups[groups.count - 1].lines.add(
        MasterCookParts.Line(line, preparation: node.line(of: "iprp"), amount == nil && unit == nil))
    }
    return groups
  }
}
