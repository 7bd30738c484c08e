internal import SourceText

/// Whether pages keep the content security policy: no style or script inside them, nothing from other hosts, and a policy
/// that says so.
struct PolicyCheck {
  private let templates: [String: (source: SourceFile, markup: MarkupScanner)]
  private let styles: [StyleSheet]

  /// A document for one reader, which carries its style sheet inside and is no page of the site.
  private static let standalone: Set<String> = ["report"]

  init(_ files: [ThemeCheck.File], styles: [StyleSheet]) {
    self.styles = styles
    let suffix = ".mustache"
    templates = Dictionary(
      files.filter { $0.name.hasSuffix(suffix) }.map {
        (String($0.name.dropLast(suffix.utf8.count)), ($0.source, MarkupScanner($0.source)))
      }, uniquingKeysWith: { first, _ in first })
  }

  var diagnostics: [Diagnostic] {
    let pages = templates.keys.filter { !$0.contains("/") && !Self.standalone.contains($0) && $0 != "layout" }.sorted()
    var reached: Set<String> = []
    var result: [Diagnostic] = []
    for page in pages {
      let parts = reach(of: page)
      reached.formUnion(parts)
      if !parts.contains(where: { policy(of: $0) != nil }), let source = templates[page]?.source {
        result.append(withoutPolicy(source))
      }
    }
    for name in reached.sorted() { result += problems(of: name) }
    return result + styles.flatMap(problems)
  }

  /// A template and all that it includes.
  private func reach(of page: String) -> Set<String> {
    var found: Set<String> = [page]
    var open = [page]
    while let name = open.popLast() {
      for inclusion in templates[name]?.markup.inclusions ?? [] where found.insert(inclusion).inserted {
        open.append(inclusion)
      }
    }
    return found
  }

  private func policy(of name: String) -> MarkupScanner.Attribute? {
    let meta = templates[name]?.markup.tags.first {
      $0.name == "meta" && $0["http-equiv"]?.value.lowercased() == "content-security-policy"
    }
    return meta?["content"]
  }

  // MARK: What is wrong

  private func problems(of name: String) -> [Diagnostic] {
    guard let (source, markup) = templates[name] else { return [] }
    var result = markup.tags.flatMap { problems(of: $0, in: source) }
    if let policy = policy(of: name), let gap = gap(in: policy.value) {
      result.append(
        problem(
          source, policy.range, "the content security policy allows “\(gap)”",
          hint: "write “default-src 'none'” and allow “'self'” alone"))
    }
    return result
  }

  private func gap(in policy: String) -> String? {
    let words = policy.split { $0 == " " || $0 == ";" }.map(String.init)
    let open = ["'unsafe-inline'", "'unsafe-eval'", "*", "http:", "https:"]
    return words.first { word in open.contains(word) || word.contains("://") }
      ?? (words.contains("default-src") ? nil : "everything it does not name")
  }

  private func problems(of tag: MarkupScanner.Tag, in source: SourceFile) -> [Diagnostic] {
    var result: [Diagnostic] = []
    if tag.name == "style" {
      result.append(problem(source, tag.range, "a page has a style sheet inside", hint: "put it into “styles/”"))
    }
    if ["iframe", "object", "embed", "base"].contains(tag.name) {
      result.append(problem(source, tag.range, "a page has no “<\(tag.name)>”", hint: "take it out"))
    }
    if tag.name == "meta",
      tag["http-equiv"].map({ LoadedAddresses.beginning(of: $0.text.utf8, 7) == "refresh" }) == true
    {
      result.append(problem(source, tag.range, "a page that goes elsewhere by itself", hint: "write a link"))
    }
    if tag.name == "script", tag["src"] == nil, tag["type"].map({ $0.value.contains("json") }) != true {
      result.append(
        problem(source, tag.range, "a page has a script inside", hint: "put it into “scripts/” or “assets/”"))
    }
    for attribute in tag.attributes {
      if attribute.name == "style" {
        result.append(problem(source, attribute.range, "a “style” attribute has no effect", hint: "use a class"))
      } else if attribute.name.hasPrefix("on") {
        result.append(
          problem(source, attribute.range, "“\(attribute.name)” does not run", hint: "add a listener in a script"))
      } else if Self.leading.contains(attribute.name), LoadedAddresses.isScript(attribute.text.utf8) {
        result.append(
          problem(source, attribute.range, "“\(attribute.value)” does not run", hint: "add a listener in a script"))
      } else if Self.addresses(tag, attribute).contains(where: LoadedAddresses.isForeign) {
        result.append(
          problem(
            source, attribute.range, "“\(attribute.value)” is on another host",
            hint: "put the file into “assets/”"))
      }
    }
    return result
  }

  /// What browsers fetch or send to because an attribute names it; links may lead wherever they like.
  private static func addresses(_ tag: MarkupScanner.Tag, _ attribute: MarkupScanner.Attribute) -> [[UInt8]] {
    let text = attribute.text
    switch attribute.name {
    case "srcset", "imagesrcset": return LoadedAddresses.candidates(of: text)
    case "src", "poster", "background", "action", "formaction": return [Array(text.utf8)]
    // A list of addresses that are told of a click.
    case "ping": return text.utf8.split(whereSeparator: StyleText.isSpace).map(Array.init)
    case "href", "xlink:href":
      let isLink = ["a", "area", "base"].contains(tag.name) || tag.name == "link" && !loads(tag)
      return isLink ? [] : [Array(text.utf8)]
    case let name where drawing.contains(name): return LoadedAddresses.addresses(ofStyle: text)
    default: return []
    }
  }

  /// What names an address that browsers go to.
  private static let leading = words("href xlink:href action formaction src")

  /// What shows something in drawings may be a colour, or an address as in style sheets.
  private static let drawing = words("fill stroke filter mask clip-path cursor marker-start marker-mid marker-end")

  private static func words(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }

  /// Relations that are links for people and programs, and load nothing.
  private static let relations = words(
    "alternate author canonical help license me next prev privacy-policy search terms-of-service")

  private static func loads(_ link: MarkupScanner.Tag) -> Bool {
    let words = link["rel"]?.value.lowercased().split(whereSeparator: \.isWhitespace) ?? []
    return words.isEmpty || !words.allSatisfy { relations.contains(String($0)) }
  }

  private func problems(_ style: StyleSheet) -> [Diagnostic] {
    style.declarations.compactMap { declaration in
      let addresses = LoadedAddresses.addresses(ofStyle: declaration.value)
      guard addresses.contains(where: LoadedAddresses.isForeign) else { return nil }
      return problem(
        style.source, declaration.range, "a style sheet loads from another host", hint: "put the file into “assets/”")
    }
  }

  private func withoutPolicy(_ source: SourceFile) -> Diagnostic {
    problem(
      source, 0..<0, "the page has no content security policy",
      hint: "begin with “{{<layout}}”, or copy the policy from the default theme's “layout.mustache”")
  }

  private func problem(_ source: SourceFile, _ range: Range<Int>, _ message: String, hint: String) -> Diagnostic {
    source.diagnostic(.error, "theme-policy", at: range, message: message, hint: hint)
  }
}
