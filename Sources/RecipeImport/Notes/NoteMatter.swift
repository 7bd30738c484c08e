internal import Cookbook
internal import CookbookReading
internal import SourceText
internal import YAMLReading

/// What the front matter of a note says of its recipe, in the words of the programs that keep recipes as Markdown.
///
/// Facts are keyed as front matter of recipes is here (``FrontMatterKey``). Chowdown and other themes of Jekyll and Hugo keep
/// the ingredients and steps there, too.
///
/// Source: the recipes of github.com/clarklab/chowdown (`ingredients` and `directions`, or `components` that lead to other
/// recipes).
struct NoteMatter {
  private(set) var draft = RecipeDraft()
  /// Why it cannot be read.
  private(set) var problem: String?

  /// - Parameters:
  ///   - range: of the front matter, whose words count before those of properties.
  ///   - fields: the properties that stand in lines of the note.
  init(_ file: SourceFile, _ range: Range<Int>?, fields: [(key: String, value: String)]) {
    for field in fields { take(field.key, [field.value], nil) }
    guard let range else { return }
    let read = YAMLReader.read(file, range: range)
    guard let node = read.value, !read.diagnostics.contains(where: { $0.severity == .error }) else {
      let first = read.diagnostics.first
      let place = first?.position.map { " in line \($0.line), column \($0.column)" } ?? ""
      problem = "the front matter is no YAML\(place): \(first?.message ?? "it is empty")"
      return
    }
    guard let entries = node.mapping else {
      problem = node.scalar?.isNull == true ? nil : "the front matter is no list of entries"
      return
    }
    for entry in entries { take(entry.key.text, Self.texts(entry.value), entry.value) }
  }

  /// With the properties of one of several recipes in a note, whose front matter speaks of them all.
  init(_ shared: RecipeDraft, fields: [(key: String, value: String)]) {
    draft = shared
    for field in fields { take(field.key, [field.value], nil) }
  }

  /// - Parameter node: the value, where it may have parts.
  private mutating func take(_ key: String, _ texts: [String], _ node: YAMLNode?) {
    let name = FrontMatterKey.normalized(key)
    guard !texts.isEmpty, !Self.passedOver.contains(name) else { return }
    if let node, takeList(name, node, texts) { return }
    if takeText(name, texts) { return }
    switch FrontMatterKey(key) {
    case .title: draft.title = texts.first
    case .tags: draft.keywords += Self.words(texts)
    case .categories: draft.categories += Self.words(texts)
    case .yield: draft.yieldText = texts.first
    case .favourite: draft.isFavourite = Self.isYes(texts)
    case .archived: draft.isArchived = Self.isYes(texts)
    case .calories: draft.nutrients.insert(.init(name: "calories", text: texts[0]), at: 0)
    case .fact(let fact) where take(fact, texts, node?.mapping): break
    default: draft.losses.append(ImportLoss(.dropped, key, texts.joined(separator: ", ")))
    }
  }

  /// Parts of the recipe itself.
  private mutating func takeList(_ name: String, _ node: YAMLNode, _ texts: [String]) -> Bool {
    switch name {
    case "ingredients", "zutaten", "ingrédients", "ingredientes": draft.groups = NoteLists.groups(node) + draft.groups
    case "components": draft.groups += NoteLists.groups(node)
    case "directions", "instructions", "steps", "method", "zubereitung", "anleitung", "préparation", "instrucciones":
      // `préparation: 20 min` is how long it takes.
      if texts.count == 1, TimeText.isBare(texts[0]) { return false }
      draft.sections = NoteLists.sections(node)
    default: return false
    }
    return true
  }

  /// What only notes say.
  private mutating func takeText(_ name: String, _ texts: [String]) -> Bool {
    switch name {
    case "cuisine", "cuisines", "küche": draft.cuisines += Self.words(texts)
    case "description", "summary", "excerpt", "beschreibung": draft.summary = texts.joined(separator: "\n")
    case "notes", "note", "notizen": draft.tip = texts.joined(separator: "\n")
    case "aliases", "alias": draft.aliases += texts
    case "url", "link", "source url", "original url": draft.takeSource(texts[0])
    default: return false
    }
    return true
  }

  private mutating func take(_ fact: FactKey, _ texts: [String], _ entries: [YAMLEntry]?) -> Bool {
    switch fact {
    case .preparationTime: draft.preparationMinutes = TimeText.minutes(texts[0])
    case .cookingTime: draft.cookingMinutes = TimeText.minutes(texts[0])
    case .totalTime: draft.statedTotalMinutes = TimeText.minutes(texts[0])
    case .category: draft.categories += Self.words(texts)
    case .source: draft.takeSource(texts[0])
    case .author: draft.authors = texts
    case .image: draft.image = texts.first.map(NotePicture.path)
    case .tip: draft.tip = texts.joined(separator: "\n")
    case .yield: draft.yieldText = texts.first
    case .language: draft.language = LanguageTag.read(texts[0])
    case .date: draft.date = CalendarDate(String(texts[0].prefix(10)))
    case .difficulty: draft.difficulty = FactWords.difficulty(texts[0])
    case .nutrition:
      guard let entries else { return false }
      draft.nutrients += entries.flatMap { entry in
        Self.texts(entry.value).prefix(1).map { text in
          .init(name: NutrientWords.label([entry.key.text.lowercased()[...]])?.name ?? entry.key.text, text: text)
        }
      }
      return true
    }
    return isTaken(fact)
  }

  /// Whether a value was one: what cannot be read is named as it stands.
  private func isTaken(_ fact: FactKey) -> Bool {
    switch fact {
    case .preparationTime: draft.preparationMinutes != nil
    case .cookingTime: draft.cookingMinutes != nil
    case .totalTime: draft.statedTotalMinutes != nil
    case .language: draft.language != nil
    case .date: draft.date != nil
    case .difficulty: draft.difficulty != nil
    default: true
    }
  }

  /// What only the program of a note needs: how it is shown, published and kept.
  private static let passedOver: Set<String> = [
    "layout", "type", "kind", "template", "draft", "slug", "permalink", "weight", "publish", "published", "id", "uid",
    "uuid", "cssclass", "cssclasses", "created", "modified", "updated", "lastmod", "date created", "date modified",
    "toc", "math", "collapsed", "latitude", "longitude", "altitude", "banner", "icon", "status", "up", "related",
  ]

  private static func isYes(_ texts: [String]) -> Bool { ["true", "yes"].contains(texts[0].lowercased()) }

  /// Of a list, or of one text with commas.
  private static func words(_ texts: [String]) -> [String] {
    texts.flatMap { $0.split(separator: ",") }.flatMap { NoteTags.words(String($0).trimmed) }
  }

  /// `- Sauce: fry it`, which YAML reads as a name and a value, is the text it looks like; so is a wiki's link.
  private static func texts(_ node: YAMLNode) -> [String] {
    (node.sequence ?? [node]).flatMap { element -> [String] in
      if let entries = element.mapping {
        return entries.map { entry in "\(entry.key.text): \(texts(entry.value).joined(separator: ", "))" }
      }
      if let inner = element.sequence {
        // `image: [[soup.jpg]]` of Obsidian is a list in a list to YAML.
        return inner.flatMap(texts)
      }
      guard let scalar = element.scalar, !scalar.isNull else { return [] }
      return [ImportedText.line(NoteLinks.plain(scalar.text))].compactMap(\.self)
    }
  }
}

/// Tags of notes, which may stand in one another: `recipe/dessert`.
enum NoteTags {
  /// Its parts, without the word for a recipe, which says nothing among recipes.
  static func words(_ tag: String) -> [String] {
    tag.split(separator: "/").map { String($0).trimmed }
      .map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
      .filter { !$0.isEmpty && !TextParts.isRecipeWord($0) && !plurals.contains($0.lowercased()) }
  }

  private static let plurals: Set<String> = ["recipes", "recettes", "rezepte", "recetas", "ricette", "receitas"]
}
