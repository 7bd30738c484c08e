internal import WebPages

/// Goes through the elements of a document's text.
struct OfficeReader {
  let styles: OfficeStyles
  /// Paths of pictures by the identifiers that the text has for them.
  let pictures: [String: String]
  /// Addresses of links by the same.
  let addresses: [String: String]
  var paragraphs: [OfficeDocument.Paragraph] = []
  private var current: OfficeDocument.Paragraph?
  /// Where the current paragraph comes, before the boxes of text within it.
  private var place = 0
  /// Of the paragraph that comes next.
  var startsPage = false
  /// What is struck out of the current paragraph.
  private var struck = ""

  init(styles: OfficeStyles, pictures: [String: String] = [:], addresses: [String: String] = [:]) {
    (self.styles, self.pictures, self.addresses) = (styles, pictures, addresses)
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
    case "w:br" where node["w:type"] == "page": breakPage()
    case "w:br", "w:cr", "text:line-break": current?.text += "\n"
    case "w:nobreakhyphen": current?.text += "-"
    case "w:sym": symbol(node)
    case "m:f": fraction(node, isItem: isItem)
    case "w:hyperlink": link(node, to: node["r:id"].flatMap { addresses[$0] }, isItem: isItem)
    case "text:a": link(node, to: node["xlink:href"], isItem: isItem)
    case "w:r", "text:span": run(node, isItem: isItem)
    case "text:soft-page-break": break
    case "w:object", "draw:object": lose("a formula, a sheet or another thing made elsewhere")
    case "w:lastrenderedpagebreak", "w:instrtext", "w:del", "w:movefrom", "w:deltext", "mc:fallback",
      "office:annotation",
      "text:tracked-changes", "text:note-citation", "w:ppr", "w:rpr", "w:sectpr", "m:fpr":
      break
    case "a:blip": if let path = node["r:embed"].flatMap({ pictures[$0] }) { current?.pictures.append(path) }
    case "draw:image": if let path = node["xlink:href"] { current?.pictures.append(path) }
    default: for child in node.children { walk(child, isItem: isItem) }
    }
  }

  // MARK: Paragraphs

  private mutating func paragraph(_ node: HTMLNode, isItem: Bool) {
    // A box of text stands within a paragraph, and comes behind it.
    let outer = (current, place, struck, isStruckAsWhole, isStriking)
    var paragraph = OfficeDocument.Paragraph(text: "", isItem: isItem, startsPage: startsPage)
    startsPage = false
    let properties = node.part("w:ppr")
    let id = properties?.part("w:pstyle")?["w:val"]
    let style = id == nil ? styles.open(node["text:style-name"]) : styles.word(id)
    paragraph.level = style.level
    if let level = properties?.part("w:outlinelvl")?["w:val"].flatMap({ Int($0) }) {
      paragraph.level = level < 9 ? OfficeDocument.level(level + 1) : paragraph.level
    }
    if let level = node["text:outline-level"].flatMap({ Int($0) }) { paragraph.level = OfficeDocument.level(level) }
    if properties?.part("w:numpr") != nil { paragraph.isItem = true }
    if properties?.isOn("w:pagebreakbefore") ?? style.startsPage { paragraph.startsPage = true }
    (current, place, struck) = (paragraph, paragraphs.count, "")
    (isStruckAsWhole, isStriking) = (style.isStruck ?? false, false)
    if isStruckAsWhole, id == nil {
      strike(node, isItem: isItem)
    } else {
      for child in node.children { walk(child, isItem: isItem) }
    }
    finish()
    (current, place, struck, isStruckAsWhole, isStriking) = outer
    // The next section of a document begins a page, if it does not say otherwise.
    if let section = properties?.part("w:sectpr"), section.part("w:type")?["w:val"] != "continuous" {
      startsPage = true
    }
  }

  /// Puts the current paragraph where it belongs.
  private mutating func finish() {
    guard var done = current else { return }
    if let struck = ImportedText.line(struck) {
      done.losses.append(ImportLoss(.dropped, "text", "“\(struck)” is struck out, and left out"))
    }
    paragraphs.insert(done, at: place)
  }

  /// A page begins with the paragraph where nothing stands before the break, else the rest of it is one of its own.
  private mutating func breakPage() {
    if isStriking {
      startsPage = true
      return
    }
    guard var rest = current, !rest.text.trimmed.isEmpty || !rest.pictures.isEmpty else {
      if current == nil { startsPage = true } else { current?.startsPage = true }
      return
    }
    finish()
    (rest.text, rest.startsPage, rest.pictures, rest.losses) = ("", true, [], [])
    (current, place, struck) = (rest, paragraphs.count, "")
  }

  // MARK: Runs

  /// Whether the style of the current paragraph strikes out what does not say otherwise.
  private var isStruckAsWhole = false
  private var isStriking = false

  private mutating func run(_ node: HTMLNode, isItem: Bool) {
    let properties = node.part("w:rpr")
    let style =
      node.name == XMLTree.name("w:r")
      ? styles.word(properties?.part("w:rstyle")?["w:val"])
      : styles.open(node["text:style-name"], of: "text")
    if OfficeStyles.struck(properties) ?? style.isStruck ?? (node.name == XMLTree.name("w:r") && isStruckAsWhole) {
      strike(node, isItem: isItem)
    } else {
      // `1` and a small `1` before `/2` are no eleven.
      if properties?.part("w:vertalign")?["w:val"] == "superscript", current?.text.last?.isNumber == true,
        node.part("w:t")?.rawText.first?.isNumber == true
      {
        current?.text += " "
      }
      for child in node.children { walk(child, isItem: isItem) }
    }
  }

  /// Goes through what is struck out, which is no text of the document any more.
  private mutating func strike(_ node: HTMLNode, isItem: Bool) {
    let whole = current?.text ?? ""
    let outer = isStriking
    current?.text = ""
    isStriking = true
    for child in node.children { walk(child, isItem: isItem) }
    struck += current?.text ?? ""
    current?.text = whole
    isStriking = outer
  }

  /// A half as Word's formulas have it, `1` above `2`.
  private mutating func fraction(_ node: HTMLNode, isItem: Bool) {
    if current?.text.last?.isNumber == true { current?.text += " " }
    for child in node.part("m:num")?.children ?? [] { walk(child, isItem: isItem) }
    current?.text += "/"
    for child in node.part("m:den")?.children ?? [] { walk(child, isItem: isItem) }
  }

  /// The words of a link stay; its address is among the losses where they are not the same.
  private mutating func link(_ node: HTMLNode, to address: String?, isItem: Bool) {
    let start = current?.text.utf8.count ?? 0
    for child in node.children { walk(child, isItem: isItem) }
    guard let address, address.hasPrefix("https://") || address.hasPrefix("http://"), address.utf8.count < 2_000,
      let now = current, now.losses.count < 5,
      !String(decoding: now.text.utf8.dropFirst(start), as: UTF8.self).contains(address)
    else { return }
    current?.losses.append(ImportLoss(.dropped, "link", address))
  }

  private mutating func symbol(_ node: HTMLNode) {
    let (code, font) = (node["w:char"] ?? "", node["w:font"] ?? "")
    if let character = OfficeSymbols.character(code, font: font) {
      current?.text += character
    } else {
      lose("a sign of the font \(font.prefix(40)) (\(code.prefix(8)))")
    }
  }

  /// Names what has no text, with the words before it.
  private mutating func lose(_ what: String) {
    guard let now = current, now.losses.count < 5 else { return }
    let before = ImportedText.line(String(now.text.suffix(40))).map { " behind “\($0)”" } ?? ""
    current?.losses.append(ImportLoss(.dropped, "text", "\(what)\(before) is not known"))
  }

  // MARK: What other parts of a document say

  static func addresses(_ links: HTMLNode) -> [String: String] {
    var result: [String: String] = [:]
    for link in links.descendants where link["targetmode"]?.lowercased() == "external" {
      if let id = link["id"], let target = link["target"] { result[id] = target }
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
