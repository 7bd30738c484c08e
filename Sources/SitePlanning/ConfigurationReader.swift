public import SourceText
internal import YAMLReading

/// Reads `galley.yaml`. A key nobody knows is an error that suggests the one that was probably meant.
public enum ConfigurationReader {
  /// The defaults where a value is missing or wrong; the diagnostics say what was wrong.
  ///
  /// - Parameter folders: what is there, where folders that are named are to be looked for.
  public static func read(_ file: SourceFile, folders: ConfiguredFolders? = nil) -> Checked<SiteConfiguration> {
    let document = YAMLReader.read(file)
    var configuration = SiteConfiguration()
    guard let root = document.value else { return Checked(configuration, document.diagnostics) }
    var reader = YAMLMapReader(root, in: file, family: "config", emptyValues: .unset)
    read(&reader, into: &configuration, file: file, folders)
    reportTexts(root, file: file, reader: &reader)
    return Checked(configuration, document.diagnostics + reader.finish())
  }

  /// Bytes of a text: some stand on each page of the site.
  static let longestText = 10_000

  /// Texts go into pages, feeds and files for robots, where a zero or an escape breaks what stands around it.
  private static func reportTexts(_ node: YAMLNode, file: SourceFile, reader: inout YAMLMapReader) {
    func check(_ text: String, at range: Range<Int>) {
      if text.utf8.count > longestText {
        reader.report(
          file.diagnostic(
            .error, "config-text", at: range,
            message: "found \(text.utf8.count) bytes, and a text of \(file.path) can have \(longestText)",
            hint: "shorten it"))
      }
      guard let found = text.unicodeScalars.first(where: isControl) else { return }
      let code = String(found.value, radix: 16, uppercase: true)
      reader.report(
        file.diagnostic(
          .error, "config-text", at: range,
          message: "the text has a control character, U+\(String(repeating: "0", count: 4 - code.count))\(code)",
          hint: "remove it"))
    }
    switch node.content {
    case .scalar(let scalar): check(scalar.text, at: node.range)
    case .sequence(let nodes): for node in nodes { reportTexts(node, file: file, reader: &reader) }
    case .mapping(let entries):
      for entry in entries {
        check(entry.key.text, at: entry.keyRange)
        reportTexts(entry.value, file: file, reader: &reader)
      }
    }
  }

  /// `nil` for a text that is longer than ``longestText``, which is reported.
  private static func short(_ text: String?) -> String? {
    text.flatMap { $0.utf8.count <= longestText ? $0 : nil }
  }

  /// Line ends and tabs are none.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && !"\n\r\t".unicodeScalars.contains(scalar)
  }

  private static func read(
    _ reader: inout YAMLMapReader, into result: inout SiteConfiguration, file: SourceFile, _ folders: ConfiguredFolders?
  ) {
    if let title = short(reader.string("title")) { result.title = title }
    result.description = short(reader.string("description"))
    if let url = reader.locatedString("base-url") { result.baseURL = baseURL(url, file: file, reader: &reader) }
    if let language = reader.locatedString("language") {
      result.language = languageTag(language, file: file, reader: &reader) ?? result.language
    }
    let further = reader.locatedStringList("interface-languages") ?? []
    result.interfaceLanguages = interfaceLanguages(further, beside: result.language, file: file, reader: &reader)
    result.author = short(reader.string("author"))
    for (key, field) in [("content", \SiteConfiguration.content), ("output", \.output), ("templates", \.templates)] {
      guard let folder = reader.locatedString(key) else { continue }
      if folder.text.isEmpty {
        reader.report(
          file.diagnostic(
            .error, "config-folder", at: folder.range, message: "“\(key)” names no folder",
            hint: "write a folder, or remove the line"))
      } else {
        result[keyPath: field] = folder.text
      }
    }
    if let folders, let problem = folders.problem(ofTemplates: result.templates, in: reader, file: file) {
      reader.report(problem)
    }
    let content = result.content
    if let languages = reader.map("languages", { self.languages(&$0, file: file, folders, content: content) }) {
      result.languages = languages
    }
    if let strict = reader.bool("strict") { result.strict = strict }
    if let silenced = reader.map("diagnostics", { silenced(&$0, file: file) }) { result.silenced = silenced }
    if let size = reader.integer("page-size", in: 1...500) { result.pageSize = size }
    if let count = reader.integer("recent", in: 1...200) { result.recentCount = count }
    if let dates = reader.choice("dates", of: SiteConfiguration.DateSource.self) { result.dates = dates }
    if let form = reader.choice("pictures", of: SiteConfiguration.PictureForm.self) { result.pictures = form }
    let theme = reader.map("theme") { theme in self.theme(&theme, file: file) }
    if let theme { result.theme = theme }
    if let problem = peopleAsList(reader, file: file) {
      reader.report(problem)
      _ = reader.node("people")
    } else if let people = reader.map("people", { people in self.people(&people, file: file) }) {
      result.people = people
    }
    let nutrition = reader.map("nutrition") { nutrition in self.nutrition(&nutrition, file: file) }
    if let nutrition { result.nutrition = nutrition }
    if let cards = reader.map("cards", { cards in self.cards(&cards, file: file) }) { result.cards = cards }
    result.assistant = reader.map("ai") { assistant(in: &$0, file: file) } ?? nil
    if let staples = staples(in: &reader, file: file) { result.staples = staples }
    let language = result.language
    if let packs = reader.map("shopping", { packs(in: &$0, file: file, language: language) }) { result.packs = packs }
  }

  /// `recipemd-amount: off` each; `on` is what every rule is without a line.
  private static func silenced(_ reader: inout YAMLMapReader, file: SourceFile) -> [String] {
    var result: [String] = []
    for entry in reader.entries {
      let name = entry.key.text
      if let problem = RuleNames.problem(of: entry, in: file) {
        _ = reader.node(name)
        reader.report(problem)
      } else if reader.choice(name, of: RuleState.self) == .off {
        result.append(name)
      }
    }
    return result.sorted()
  }

  private enum RuleState: String, CaseIterable {
    case on, off
  }

  private static func nutrition(_ reader: inout YAMLMapReader, file: SourceFile) -> SiteConfiguration.Nutrition {
    var nutrition = SiteConfiguration.Nutrition()
    guard let text = reader.decimal("coverage"),
      let range = reader.entries.first(where: { $0.key.text == "coverage" })?.value.range
    else { return nutrition }
    if let share = CoverageShare.thousandths(text) {
      nutrition.coverage = share
    } else {
      reader.report(
        file.diagnostic(
          .error, "config-share", at: range, message: "expected a share from 0 to 1, found “\(text)”",
          hint: "write it like “0.85”"))
    }
    return nutrition
  }

  private static func cards(_ reader: inout YAMLMapReader, file: SourceFile) -> SiteConfiguration.Cards {
    var cards = SiteConfiguration.Cards()
    if let pdf = reader.bool("pdf") { cards.pdf = pdf }
    if let size = reader.choice("size", of: CardSize.self) { cards.size = size }
    if let mono = reader.bool("mono") { cards.mono = mono }
    if let picture = reader.choice("picture", of: CardPicture.self) { cards.picture = picture }
    guard cards.mono, cards.picture != .none,
      let range = reader.entries.first(where: { $0.key.text == "picture" })?.value.range
    else { return cards }
    reader.report(
      file.diagnostic(
        .error, "config-cards", at: range,
        message: "a card that is black on white has no picture, found “\(cards.picture.rawValue)”",
        hint: "write “picture: none”, or remove “mono”"))
    cards.picture = .none
    return cards
  }

  private static func theme(_ reader: inout YAMLMapReader, file: SourceFile) -> SiteConfiguration.Theme {
    var theme = SiteConfiguration.Theme()
    if let name = reader.locatedString("name") { theme.name = .init(name.text, range: name.range) }
    for (key, field) in [("accent", \SiteConfiguration.Theme.accent), ("accent-dark", \.accentDark)] {
      guard let colour = reader.locatedString(key) else {
        if let entry = reader.entries.first(where: { $0.key.text == key && $0.value.scalar?.isNull == true }) {
          reader.report(noColour(key, at: entry.keyRange, in: file))
        }
        continue
      }
      if isColour(colour.text) {
        theme[keyPath: field] = colour.text.lowercased()
      } else {
        reader.report(
          file.diagnostic(
            .error, "config-colour", at: colour.range, message: "expected a colour, found “\(colour.text)”",
            hint: "write it in quotes, as “#b0411c”"))
      }
    }
    if let count = reader.integer("related", in: 0...12) { theme.relatedCount = count }
    return theme
  }

  /// A colour without quotes is a comment of YAML.
  private static func noColour(_ key: String, at range: Range<Int>, in file: SourceFile) -> Diagnostic {
    file.diagnostic(
      .error, "config-colour", at: range, message: "“\(key)” has no colour: what begins with “#” is a comment",
      hint: "write it in quotes, as “#b0411c”")
  }

  private static func baseURL(
    _ found: (text: String, range: Range<Int>), file: SourceFile, reader: inout YAMLMapReader
  ) -> String? {
    guard let url = SiteAddress.normalized(found.text) else {
      reader.report(
        file.diagnostic(
          .error, "config-base-url", at: found.range, message: "“\(found.text)” is not an absolute web address",
          hint: "write it like “https://example.org/recipes/”"))
      return nil
    }
    return url
  }

  private static func isColour(_ text: String) -> Bool {
    text.utf8.count == 7 && text.utf8.first == 0x23
      && text.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
  }
}
