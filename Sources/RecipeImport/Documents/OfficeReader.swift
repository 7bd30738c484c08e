internal import WebPages

/// Goes through the elements of a document's text.
struct OfficeReader {
  /// Of the styles of paragraphs, by their identifiers in lowercase.
  let levels: [String: Int]
  /// Paths of pictures by the identifiers that the text has for them.
  let pictures: [String: String]
  private(set) var paragraphs: [OfficeDocument.Paragraph] = []
  private var current: OfficeDocument.Paragraph?
  private var startsPage = false

  init(levels: [String: Int], pictures: [String: String]) {
    (self.levels, self.pictures) = (levels, pictures)
  }

  mutating func read(_ root: HTMLNode) {
    for child in root.children { walk(child, isItem: false) }
  }

  private mutating func walk(_ node: HTMLNode, isItem: Bool) {
    guard let name = node.name else {
      // How the file is written breaks no line; elements do.
      if current != nil, let text = node.characters {
        current?.text += text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(
          separator: " ")
      }
      return
    }
    switch name.dropFirst(2) {
    case "w:p", "text:p", "text:h": paragraph(node, isItem: isItem)
    case "text:list-item": for child in node.children { walk(child, isItem: true) }
    case "w:tbl", "table:table": table(node)
    case "w:tab", "text:tab", "text:s": current?.text += " "
    case "w:br" where node["w:type"] == "page": startsPage = true
    case "w:br", "w:cr", "text:line-break": current?.text += "\n"
    case "text:soft-page-break": break
    case "w:lastrenderedpagebreak", "w:instrtext", "w:del", "w:deltext", "mc:fallback", "office:annotation",
      "text:tracked-changes", "text:note-citation", "w:ppr", "w:rpr", "w:sectpr":
      break
    case "a:blip": if let path = node["r:embed"].flatMap({ pictures[$0] }) { current?.pictures.append(path) }
    case "draw:image": if let path = node["xlink:href"] { current?.pictures.append(path) }
    default: for child in node.children { walk(child, isItem: isItem) }
    }
  }

  private mutating func paragraph(_ node: HTMLNode, isItem: Bool) {
    // A box of text stands within a paragraph, and comes behind it.
    let outer = current
    var paragraph = OfficeDocument.Paragraph(text: "", isItem: isItem, startsPage: startsPage)
    startsPage = false
    let properties = node.children.first { $0.name == XMLTree.name("w:ppr") }
    let style = property("w:pstyle", of: properties) ?? node["text:style-name"]
    paragraph.level = style.flatMap { levels[$0.lowercased()] }
    if let level = property("w:outlinelvl", of: properties).flatMap({ Int($0) }), level < 9 {
      paragraph.level = level + 1
    }
    if let level = node["text:outline-level"].flatMap({ Int($0) }) { paragraph.level = level }
    if properties?.children.contains(where: { $0.name == XMLTree.name("w:numpr") }) == true { paragraph.isItem = true }
    if properties?.children.contains(where: { $0.name == XMLTree.name("w:pagebreakbefore") }) == true {
      paragraph.startsPage = true
    }
    let place = paragraphs.count
    current = paragraph
    for child in node.children { walk(child, isItem: isItem) }
    if let done = current { paragraphs.insert(done, at: place) }
    current = outer
  }

  private func property(_ name: String, of properties: HTMLNode?) -> String? {
    properties?.children.first { $0.name == XMLTree.name(name) }?["w:val"]
  }

  // MARK: Tables

  /// Rows of short cells are items of a list, `200 g` and `flour`; below heads that open parts of a recipe each column is
  /// a part, and the cells of other tables follow each other.
  private mutating func table(_ node: HTMLNode) {
    let rows = cells(of: node)
    let heads = rows.first?.compactMap { $0.first?.text } ?? []
    if heads.count > 1, heads.contains(where: { SectionWords.part(of: $0) != nil }) {
      for column in heads.indices { for row in rows where column < row.count { paragraphs += row[column] } }
      return
    }
    for row in rows {
      let filled = row.map { $0.filter { !$0.text.trimmed.isEmpty } }.filter { !$0.isEmpty }
      if filled.count > 1, filled.allSatisfy({ $0.count == 1 && $0[0].text.utf8.count < 80 && $0[0].level == nil }) {
        let text = filled.map { $0[0].text.trimmed }.joined(separator: " ")
        paragraphs.append(.init(text: text, isItem: true, pictures: row.joined().flatMap(\.pictures)))
      } else {
        for cell in row { paragraphs += cell }
      }
    }
  }

  private func cells(of table: HTMLNode) -> [[[OfficeDocument.Paragraph]]] {
    Self.parts(of: table, ["w:tr", "table:table-row"]).map { row in
      Self.parts(of: row, ["w:tc", "table:table-cell"]).map { cell in
        var reader = OfficeReader(levels: levels, pictures: pictures)
        reader.read(cell)
        return reader.paragraphs
      }
    }
  }

  /// The elements of some names below one, not those within another of them or within a table.
  private static func parts(of node: HTMLNode, _ names: [String]) -> [HTMLNode] {
    node.children.flatMap { child -> [HTMLNode] in
      guard let name = child.name.map({ String($0.dropFirst(2)) }), name != "w:tbl", name != "table:table" else {
        return []
      }
      return names.contains(name) ? [child] : parts(of: child, names)
    }
  }

  // MARK: What other parts of a document say

  /// Word calls its styles by English names in every language: `heading 1`, `Title`.
  static func levels(_ styles: HTMLNode) -> [String: Int] {
    var result: [String: Int] = [:]
    for style in styles.descendants where style.name == XMLTree.name("w:style") {
      guard let id = style["w:styleid"]?.lowercased(),
        let name = style.children.first(where: { $0.name == XMLTree.name("w:name") })?["w:val"]?.lowercased()
      else { continue }
      if name == "title" { result[id] = 0 }
      if name.hasPrefix("heading "), let level = Int(name.dropFirst(8)) { result[id] = level }
    }
    return result
  }

  static func pictures(_ links: HTMLNode) -> [String: String] {
    var result: [String: String] = [:]
    for link in links.descendants where link.name == XMLTree.name("relationship") {
      guard let id = link["id"], let target = link["target"], link["targetmode"]?.lowercased() != "external" else {
        continue
      }
      result[id] = target.hasPrefix("/") ? String(target.dropFirst()) : "word/\(target)"
    }
    return result
  }
}
