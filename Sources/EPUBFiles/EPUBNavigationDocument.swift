internal import Words
internal import XMLWriting

/// The navigation document: table of contents, landmarks, pages (EPUB 3.3 §7).
struct EPUBNavigationDocument {
  private let navigation: EPUBNavigation
  private var xml = XMLText()

  init(_ publication: EPUBPublication) {
    navigation = publication.navigation
    let language = publication.metadata.languages.first ?? "und"
    xml.raw("<!DOCTYPE html>\n")
    xml.open(
      "html",
      [
        "xmlns": "http://www.w3.org/1999/xhtml", "xmlns:epub": "http://www.idpf.org/2007/ops", "lang": language,
        "xml:lang": language, "dir": WritingDirection.of(language),
      ])
    writeHead()
    xml.open("body", ["class": "contents"])
    writeContents()
    writeLandmarks()
    writePages()
    xml.close("body")
    xml.close("html")
  }

  var bytes: [UInt8] { xml.bytes }

  private mutating func writeHead() {
    xml.open("head")
    xml.empty("meta", ["charset": "utf-8"])
    xml.element("title", navigation.headings.contents)
    xml.empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    if let styleSheet = navigation.styleSheet { xml.empty("link", ["rel": "stylesheet", "href": styleSheet]) }
    xml.close("head")
  }

  private mutating func writeContents() {
    xml.open("nav", ["epub:type": "toc", "role": "doc-toc", "id": "toc", "aria-labelledby": "toc-heading"])
    xml.element("h1", ["id": "toc-heading"], navigation.headings.contents)
    write(navigation.contents)
    xml.close("nav")
  }

  private mutating func write(_ points: [EPUBNavigation.Point]) {
    xml.open("ol")
    for point in points {
      xml.raw("<li>")
      label(of: point)
      if !point.points.isEmpty { write(point.points) }
      xml.close("li")
    }
    xml.close("ol")
  }

  private mutating func label(of point: EPUBNavigation.Point) {
    let name = point.target == nil ? "span" : "a"
    xml.raw("<\(name)")
    if let target = point.target { attribute("href", target) }
    if let language = point.language {
      attribute("lang", language)
      attribute("xml:lang", language)
    }
    attribute("dir", "auto")
    xml.raw(">")
    xml.text(point.label)
    xml.raw("</\(name)>\n")
  }

  private mutating func attribute(_ name: String, _ value: String) {
    xml.raw(" \(name)=\"")
    xml.text(value)
    xml.raw("\"")
  }

  private mutating func writeLandmarks() {
    guard !navigation.landmarks.isEmpty else { return }
    xml.open("nav", ["epub:type": "landmarks", "id": "landmarks", "hidden": "hidden"])
    xml.element("h2", navigation.headings.landmarks)
    xml.open("ol")
    for landmark in navigation.landmarks {
      xml.raw("<li>")
      xml.element("a", ["epub:type": landmark.kind, "href": landmark.target], landmark.label)
      xml.close("li")
    }
    xml.close("ol")
    xml.close("nav")
  }

  private mutating func writePages() {
    guard !navigation.pages.isEmpty else { return }
    xml.open("nav", ["epub:type": "page-list", "role": "doc-pagelist", "id": "pages", "hidden": "hidden"])
    xml.element("h2", navigation.headings.pages)
    xml.open("ol")
    for page in navigation.pages {
      xml.raw("<li>")
      xml.element("a", ["href": page.target], page.label)
      xml.close("li")
    }
    xml.close("ol")
    xml.close("nav")
  }
}
