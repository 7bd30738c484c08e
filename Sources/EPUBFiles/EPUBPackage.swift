internal import Words
internal import XMLWriting

/// The package document: metadata, every file, and the order they are read in (EPUB 3.3 §5).
struct EPUBPackage {
  private let publication: EPUBPublication
  private let metadata: EPUBMetadata
  private var xml = XMLText()

  init(_ publication: EPUBPublication) {
    self.publication = publication
    metadata = publication.metadata
    let language = metadata.languages.first ?? "und"
    xml.open(
      "package",
      [
        "xmlns": "http://www.idpf.org/2007/opf", "version": "3.0", "unique-identifier": "identifier",
        "xml:lang": language, "dir": WritingDirection.of(language),
      ])
    writeMetadata()
    writeManifest()
    writeSpine(language)
    xml.close("package")
  }

  var bytes: [UInt8] { xml.bytes }

  // MARK: Metadata

  private mutating func writeMetadata() {
    xml.open("metadata", ["xmlns:dc": "http://purl.org/dc/elements/1.1/"])
    xml.element("dc:identifier", ["id": "identifier"], publication.identifier)
    writeTitles()
    for language in metadata.languages { xml.element("dc:language", language) }
    for (index, creator) in metadata.creators.enumerated() {
      xml.element("dc:creator", ["id": "creator-\(index + 1)"], creator)
      refine("creator-\(index + 1)", "role", "aut", scheme: "marc:relators")
    }
    optional("dc:description", metadata.description)
    optional("dc:publisher", metadata.publisher)
    optional("dc:date", metadata.date)
    optional("dc:rights", metadata.rights)
    for subject in metadata.subjects { xml.element("dc:subject", subject) }
    meta("dcterms:modified", metadata.modified)
    if let generator = metadata.generator { xml.empty("meta", ["name": "generator", "content": generator]) }
    writePageSource()
    writeAccessibility()
    xml.close("metadata")
  }

  private mutating func writeTitles() {
    xml.element("dc:title", ["id": "title"], metadata.title)
    guard let subtitle = metadata.subtitle else { return }
    refine("title", "title-type", "main")
    xml.element("dc:title", ["id": "subtitle"], subtitle)
    refine("subtitle", "title-type", "subtitle")
  }

  /// What was printed, and that the page markers are its pages (EPUB Accessibility 1.1 §5.2).
  private mutating func writePageSource() {
    guard let source = publication.pageSource, !publication.navigation.pages.isEmpty else { return }
    xml.element("dc:source", source)
    meta("pageBreakSource", source)
  }

  private mutating func writeAccessibility() {
    let accessibility = metadata.accessibility
    for mode in accessibility.accessModes { meta("schema:accessMode", mode) }
    for modes in accessibility.sufficientAccessModes { meta("schema:accessModeSufficient", modes) }
    for feature in accessibility.features { meta("schema:accessibilityFeature", feature) }
    for hazard in accessibility.hazards { meta("schema:accessibilityHazard", hazard) }
    meta("schema:accessibilitySummary", accessibility.summary)
    guard let conformance = accessibility.conformance else { return }
    meta("dcterms:conformsTo", conformance.standard)
    meta("a11y:certifiedBy", conformance.certifier)
  }

  private mutating func meta(_ property: String, _ value: String) {
    xml.element("meta", ["property": property], value)
  }

  private mutating func refine(_ identifier: String, _ property: String, _ value: String, scheme: String? = nil) {
    if let scheme {
      xml.element("meta", ["refines": "#\(identifier)", "property": property, "scheme": scheme], value)
    } else {
      xml.element("meta", ["refines": "#\(identifier)", "property": property], value)
    }
  }

  private mutating func optional(_ name: String, _ value: String?) {
    if let value { xml.element(name, value) }
  }

  // MARK: Files

  private mutating func writeManifest() {
    xml.open("manifest")
    item("nav", EPUBPublication.navigationPath, Self.documentType, properties: ["nav"])
    for (index, document) in publication.documents.enumerated() {
      let properties = document.properties.map(\.rawValue).sorted()
      item(Self.identifier(ofDocument: index), document.path, Self.documentType, properties: properties)
    }
    for (index, resource) in publication.resources.enumerated() {
      let properties = resource.isCover ? ["cover-image"] : []
      item("resource-\(index + 1)", resource.path, resource.mediaType.rawValue, properties: properties)
    }
    xml.close("manifest")
  }

  private mutating func item(_ identifier: String, _ path: String, _ type: String, properties: [String]) {
    if properties.isEmpty {
      xml.empty("item", ["id": identifier, "href": path, "media-type": type])
    } else {
      let list = properties.joined(separator: " ")
      xml.empty("item", ["id": identifier, "href": path, "media-type": type, "properties": list])
    }
  }

  private mutating func writeSpine(_ language: String) {
    xml.open("spine", ["page-progression-direction": WritingDirection.of(language)])
    for index in publication.documents.indices {
      if publication.navigation.place == index { xml.empty("itemref", ["idref": "nav"]) }
      xml.empty("itemref", ["idref": Self.identifier(ofDocument: index)])
    }
    if let place = publication.navigation.place, place >= publication.documents.count {
      xml.empty("itemref", ["idref": "nav"])
    }
    xml.close("spine")
  }

  private static let documentType = "application/xhtml+xml"

  private static func identifier(ofDocument index: Int) -> String { "document-\(index + 1)" }
}
