import Mustache
@_spi(Reflection) import Swift
import Testing

@testable import PageRendering
@testable import Themes

@Suite("Views")
struct ViewSchemaTests {
  @Test("show every property under its own name", arguments: names)
  func showEveryProperty(name: String) throws {
    let view = try #require(Self.views.first { $0.recordType.name == name })
    #expect(Self.properties(of: view).map(\.name) == Self.fields(of: view))
  }

  @Test("have different names")
  func haveDifferentNames() {
    #expect(Set(Self.names).count == Self.views.count)
  }

  @Test("read the property that a field is named after")
  func readTheNamedProperty() throws {
    let soup = "# Soup\n\n*soup, quick*\n\n**2 servings**\n\n---\n\n- *1 l* water\n\n---\n\n1. Boil the water.\n"
    let rendered = try RenderedSite([("soup.md", soup), ("tea.md", "# Tea\n\n---\n\n- *1 l* water\n")])
    for path in ["recipes/soup.html", "index.html", "tags.html", "search.html", "about.html"] {
      try Self.compare(try #require(try rendered.pageView(path)))
    }
  }

  // MARK: - Kinds of views

  /// Every kind of view that a template meets.
  private static let views: [any View.Type] = {
    var views: [any View.Type] = []
    for template in PageTemplate.allCases where !views.contains(where: { $0 == template.view }) {
      views.append(template.view)
    }
    var next = 0
    while next < views.count {
      for property in properties(of: views[next]) {
        guard let found = view(in: property.type), !views.contains(where: { $0 == found }) else { continue }
        views.append(found)
      }
      next += 1
    }
    return views
  }()

  private static let names = views.map { $0.recordType.name }

  private static func properties(of type: any View.Type) -> [(name: String, type: Any.Type)] {
    var properties: [(name: String, type: Any.Type)] = []
    _forEachField(of: type) { name, _, type, _ in
      properties.append((String(cString: name), type))
      return true
    }
    return properties
  }

  /// The names of a schema; that of the property which holds the view it extends stands first.
  private static func fields<V: View>(of type: V.Type) -> [String] {
    (type.schema.base == nil ? [] : ["base"]) + type.schema.fields.map(\.name)
  }

  private static func view(in type: Any.Type) -> (any View.Type)? {
    if let wrapper = type as? any Wrapper.Type { return view(in: wrapper.wrapped) }
    return type as? any View.Type
  }

  // MARK: - Values

  /// Compares the properties of a view, and of the views in it, with what the record holds under their names.
  private static func compare(_ view: any View) throws {
    guard case .record(let record) = view.templateValue else { return }
    for (label, value) in Mirror(reflecting: view).children {
      let value = try #require(value as? any TemplateValue)
      for view in Mirror(reflecting: value).displayStyle == .collection ? value as? [any View] ?? [] : [] {
        try compare(view)
      }
      if let view = value as? any View { try compare(view) }
      guard let label, label != "base" else { continue }
      #expect(json(record[label] ?? .missing) == json(value.templateValue), "\(record.type.name).\(label)")
    }
  }

  private static func json(_ value: Value) -> String {
    var buffer = ByteBuffer()
    value.json(into: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}

/// What holds values of another kind.
private protocol Wrapper {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapper {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension Array: Wrapper {
  fileprivate static var wrapped: Any.Type { Element.self }
}

extension PreparedView: Wrapper {
  fileprivate static var wrapped: Any.Type { V.self }
}
