internal import SourceText

extension WebPage {
  /// What stands in elements that are called the author's or the byline, in order: `<span class="author">Ann</span>`. Of
  /// those that hold an element for the name, or a link, its words; none of comments and menus.
  public var bylines: [String] {
    document.root.descendants.lazy.filter(PageByline.isOne).prefix(PageByline.most).compactMap(PageByline.name)
  }
}

private enum PageByline {
  /// A page with more of them lists articles.
  static let most = 20

  static func isOne(_ node: HTMLNode) -> Bool {
    guard node.name != "meta", node.name != "link", node.name != "body" else { return false }
    return (node["itemprop"].map(marks.isFoundAsWords) ?? false)
      || (node["class"].map(marks.isFoundAsWords) ?? false)
  }

  static func name(_ node: HTMLNode) -> String? {
    let records = node.document.records
    var around = node.parent
    // What holds most of the page is no comment, whatever it is called.
    while let element = around, (records[element.index].end - element.index) * 3 < records.count {
      if PageHint.hint(of: element) == .noise { return nil }
      around = element.parent
    }
    let inner = node.descendants.prefix(60).filter { isName($0) || $0.name == "a" }
    // `<div class="author-box">Author <span class="author">Ann</span></div>`
    let named =
      inner.first(where: isName) ?? inner.first { !$0.line.isEmpty }
      ?? node.descendants.prefix(60).first { $0.index != node.index && isOne($0) && isLeaf($0) }
    let line = (named ?? node).line
    return line.isEmpty ? nil : line
  }

  private static func isLeaf(_ node: HTMLNode) -> Bool {
    !node.line.isEmpty && !node.descendants.contains { $0.index != node.index && $0.name != nil }
  }

  private static func isName(_ node: HTMLNode) -> Bool {
    guard node.name != nil else { return false }
    return node["itemprop"] == "name" || node.words(of: "class").contains { $0 == "fn" || $0.hasSuffix("name") }
  }

  /// Every element is asked: names in two spellings cost less than to change that of each class.
  private static let marks = PhraseList(["author", "byline", "autor", "auteur", "autore", "Author", "Byline"])
}
