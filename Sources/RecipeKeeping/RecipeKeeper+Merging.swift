internal import Cookbook
internal import CookbookReading
internal import RecipeEditing
internal import SitePlanning
package import SiteStorage
package import SourceText

extension RecipeKeeper {
  /// Whether two paths lead to one recipe file.
  package func isSame(_ path: String, _ other: String) -> Bool { content.isSameEntry(path, other) }

  /// What a merging did: the fields that were taken over, and the other files whose links were mended.
  package struct Merging: Sendable {
    package let fields: [String]
    package let mended: [String]
    package let trashed: Trash.Entry
  }

  /// Puts what one recipe lacks and another one has into the first, leads links there, and moves the other to the trash.
  ///
  /// Links that are taken over lead where they led, and so does the picture: its file stays where it is. The language and
  /// the marks, such as `archived`, are those of the first.
  package func merge(_ other: String, into path: String) -> Checked<Merging?> {
    let (kept, given) = (content.read(path), content.read(other))
    guard let old = kept.value, let giving = given.value else {
      return Checked(nil, kept.diagnostics + given.diagnostics)
    }
    let file = SourceFile(path: content.shownPath(of: path), bytes: old.bytes)
    let original = SourceFile(path: content.shownPath(of: other), bytes: giving.bytes)
    if let problem = Self.sizeProblem(of: file) ?? Self.sizeProblem(of: original) { return Checked(nil, [problem]) }
    let inline = SourceFile(path: original.path, bytes: ReferenceInlining.inlined(original.bytes))
    let lined = withFactLines(inline)
    let source = SourceFile(path: original.path, bytes: LinkMending([other: path]).mended(lined.value, at: other))
    guard let comparison = RecipeComparison(base: nil, mine: source, theirs: file) else {
      let errors = (RecipeReader.read(file).diagnostics + RecipeReader.read(source).diagnostics).filter {
        $0.severity == .error
      }
      return Checked(nil, errors)
    }
    let known = factsSaid(by: file)
    let tags = comparison.missingTags.filter { !MarkTag.isMark($0) }
    let missing = comparison.differences.filter(\.theirs.isEmpty)
    let fields = missing.map(\.field).filter { field in
      guard case .fact(let key) = field else { return field != .tags || !tags.isEmpty }
      return key != .image && key != .language && !known.contains(key)
    }
    let merged = comparison.merged(taking: fields.filter { $0.factKey == nil && $0 != .tags }, language: language)
    let facts = missing.filter { fields.contains($0.field) }.compactMap { missed in
      missed.field.factKey.map { ($0, missed.mine) }
    }
    let changes =
      worded(facts, of: source, for: file).map { RecipeChange.fact($0.key, $0.value) } + tags.map { .tags(.add($0)) }
    let tagged = changes.reduce(merged) { result, change in
      guard let bytes = result.value else { return result }
      return RecipeEditor.apply(change, to: SourceFile(path: file.path, bytes: bytes), language: spoken(in: file))
    }
    guard let complete = tagged.value else { return Checked(nil, tagged.diagnostics) }
    let pictured = takingPicture(of: other, original, into: SourceFile(path: file.path, bytes: complete), at: path)
    guard let bytes = pictured.value else { return Checked(nil, pictured.diagnostics) }
    if bytes != old.bytes, let problem = content.replace(path, old, with: bytes) { return Checked(nil, [problem]) }
    let mended = mendLinks([other: path], except: [other])
    guard !mended.hasErrors else { return Checked(nil, mended.diagnostics) }
    let deleted = delete(other, giving)
    guard let entry = deleted.value else { return Checked(nil, mended.diagnostics + deleted.diagnostics) }
    let names =
      fields.map(\.name) + (tags.isEmpty || fields.contains(.tags) ? [] : ["tags"])
      + (bytes == complete ? [] : [FactKey.image.rawValue])
    return Checked(Merging(fields: names, mended: mended.value, trashed: entry), lined.diagnostics + mended.diagnostics)
  }

  /// What front matter says of a recipe is in its lines and tags, as far as these can say it.
  private func withFactLines(_ file: SourceFile) -> Checked<[UInt8]> {
    guard RecipeReader.read(file).value?.frontMatter != nil else { return Checked(file.bytes) }
    return RecipeFormatter.format(file, frontMatter: .become(language: language))
  }

  /// The language facts of a recipe are written in.
  private func spoken(in file: SourceFile) -> String { Self.facts(of: file)?.language ?? language }

  /// Facts of one recipe in the words of another one's language; those of the same language as they are written.
  private func worded(
    _ facts: [(key: FactKey, value: String)], of source: SourceFile, for file: SourceFile
  ) -> [(key: FactKey, value: String)] {
    let new = spoken(in: file)
    guard let said = Self.facts(of: source), spoken(in: source) != new else { return facts }
    let lines = FactWriter.lines(said, language: new)
    return facts.map { fact in (fact.key, lines.first { $0.key == fact.key }?.value ?? fact.value) }
  }

  /// Wherever it says them: in lines, tags or front matter.
  private func factsSaid(by file: SourceFile) -> Set<FactKey> {
    Set((Self.facts(of: file).map { FactWriter.lines($0, language: language) } ?? []).map(\.key))
  }

  /// The bytes of a recipe, with the picture of another one where it has none: neither named nor beside it.
  private func takingPicture(
    of other: String, _ original: SourceFile, into file: SourceFile, at path: String
  ) -> Checked<[UInt8]?> {
    guard Self.facts(of: file).map({ $0.image == nil && $0.imageLink == nil }) == true, pictureBeside(path) == nil,
      let facts = Self.facts(of: original)
    else { return Checked(file.bytes) }
    if let link = facts.imageLink { return RecipeEditor.apply(.fact(.image, link), to: file, language: language) }
    guard let picture = facts.image.map({ ContentPath.resolve($0, from: other) }) ?? pictureBeside(other) else {
      return Checked(file.bytes)
    }
    return naming(picture, in: file, at: path)
  }

  /// What a site leaves out as too large is not merged either: each of its words would be compared several times.
  private static func sizeProblem(of file: SourceFile) -> Diagnostic? {
    RecipeReader.read(file).value.flatMap { RecipeSize.problem(of: MetadataReader.read($0).value) }
  }

  private static func facts(of file: SourceFile) -> RecipeFacts? {
    RecipeReader.read(file).value.map { MetadataReader.read($0).value.facts }
  }
}
