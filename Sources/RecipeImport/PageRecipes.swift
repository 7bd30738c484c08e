internal import JSONReading
public import WebPages

/// The recipes of a web page, the one it is about first.
///
/// JSON-LD counts before microdata, RDFa and microformats, these before what the page shows; each fills what the ones
/// before it left open. What was found without mark-up is marked as doubtful.
public enum PageRecipes {
  public static func read(_ page: WebPage) -> [RecipeDraft] {
    var drafts = marked(page)
    var main = drafts.isEmpty ? RecipeDraft() : drafts.removeFirst()
    main.image = PictureChoice.best(main.pictures + PictureChoice.shared(page.head)) ?? page.pictures.first
    fill(&main, page)
    main.dropYieldFromEnd()
    main.tip = main.tip ?? ShownNotes.marked(page)
    return ([main] + drafts.filter { $0.title != main.title }).map { draft in
      var draft = draft
      draft.title = draft.title.map { PageTitle.inSmallLetters($0, page.head.title) }
      draft.source = page.head.address ?? draft.source
      // The address that a recipe states beside its parts may be that of another page, from which it was taken over.
      let address = page.statesJSONLD ? draft.source : page.head.address
      let base = page.head.base.map { PageAddress.resolve($0, on: address) } ?? address
      draft.image = draft.image.map { PageAddress.resolve($0, on: base) }
      draft.siteName = page.head["og:site_name"] ?? draft.siteName
      draft.language = draft.language ?? page.head.language.flatMap(Self.language)
      return draft
    }
  }

  // MARK: Mark-up

  /// What mark-up states: whole recipes in the order of the page, the first filled from the other forms of mark-up.
  private static func marked(_ page: WebPage) -> [RecipeDraft] {
    var main: RecipeDraft?
    var further: [RecipeDraft] = []
    for source in WebPage.Source.allCases {
      let drafts = drafts(of: page.items.filter { $0.source == source }.map(\.value))
      // Of those that say as much the first, which is the one the page begins with.
      guard let most = drafts.map(\.weight).max(), let first = drafts.first(where: { $0.weight == most }) else {
        continue
      }
      let best = drafts.reduce(into: first) { best, other in
        // Some state one recipe in several places, and in each a part of it.
        if other != first, other.title != nil, other.title == first.title { best.fill(from: other) }
      }
      if var known = main {
        known.fill(from: best)
        main = known
      } else {
        main = best
        further = drafts.filter { $0 != first && !$0.ingredientLines.isEmpty && !$0.instructionLines.isEmpty }
      }
    }
    return main.map { [$0] + further } ?? program(page)
  }

  private static func drafts(of values: [JSONValue], takingUntyped takesUntyped: Bool = false) -> [RecipeDraft] {
    let graph = SchemaRecipes(values, takingUntyped: takesUntyped)
    let reader = SchemaRecipeReader(graph: graph)
    // A draft takes a thousand bytes, and a page may state twenty thousand that say nothing.
    return graph.recipes.lazy.map(reader.draft).filter { !$0.isEmpty }
  }

  /// The recipe that says most of those in the data of the page's program; what lacks ingredients or steps is a teaser.
  private static func program(_ page: WebPage) -> [RecipeDraft] {
    let whole = drafts(of: page.programData, takingUntyped: true).filter {
      !$0.ingredientLines.isEmpty && !$0.instructionLines.isEmpty
    }
    return whole.first.map { [$0] } ?? []
  }

  // MARK: What the page shows

  private static func fill(_ draft: inout RecipeDraft, _ page: WebPage) {
    draft.summary =
      (draft.summaryRepeatsRecipe ? nil : draft.summary)
      ?? (page.head["og:description"] ?? page.head["description"]).flatMap(ImportedText.line)
    draft.authors = draft.authors.compactMap(PageAuthor.name)
    if draft.authors.isEmpty, let author = PageAuthor.find(page) { draft.authors = [author] }
    if !page.statesJSONLD { draft.dropSiteAsAuthor() }
    if draft.authors.isEmpty, let site = PageAuthor.site(page) {
      draft.authors = [site]
      draft.losses.append(ImportLoss(.doubtful, "author", "the page names nobody; “\(site)” is the site it is from"))
    }
    let lacksAmounts = LineJudge.share(draft.ingredientLines) < 0.2
    let lacksTotal = draft.statedTotalMinutes == nil && (draft.preparationMinutes == nil || draft.cookingMinutes == nil)
    let lacksMore = draft.title == nil || draft.instructionLines.isEmpty || draft.yieldText == nil || lacksTotal
    let lacksTitles = draft.groups.count == 1 && draft.groups[0].title == nil && draft.groups[0].lines.count > 2
    let mayPart = ShownSteps.mayPart(draft.sections)
    guard lacksAmounts || lacksMore || lacksTitles || mayPart || draft.lacksMacros else { return }
    let blocks = lines(of: page, &draft)
    if mayPart { draft.sections = ShownSteps.parted(draft.sections, in: blocks) }
    if lacksTitles, let whole = ShownRemainder.groups(besides: draft.ingredientLines, in: blocks) {
      let (marked, all) = (draft.ingredientLines.count, whole.flatMap(\.lines).count)
      let text = "the page marks \(marked) of its \(all) ingredients; all were found by their looks"
      draft.losses.append(ImportLoss(.doubtful, "ingredients", text))
      draft.groups = whole
    } else if lacksTitles {
      draft.groups = ShownGroups.of(draft.groups[0].lines, in: blocks) ?? draft.groups
    }
    fillNutrients(&draft, blocks)
    guard lacksAmounts || lacksMore else { return }
    draft.title = draft.title ?? PageTitle.find(page, blocks)
    let shown = BlockRecipe(blocks)
    let shownLines = shown.groups.flatMap(\.lines)
    if lacksAmounts, !shownLines.isEmpty,
      draft.ingredientLines.isEmpty
        || shownLines.count >= draft.ingredientLines.count && LineJudge.share(shownLines) > 0.5
    {
      draft.groups = shown.groups
      draft.losses.append(
        ImportLoss(.doubtful, "ingredients", "the page does not mark its ingredients; they were found by their looks"))
    }
    if draft.instructionLines.isEmpty, !shown.sections.isEmpty {
      draft.sections = shown.sections
      draft.tip = draft.tip ?? ShownNotes.below(shown.sections, in: blocks)
      draft.losses.append(
        ImportLoss(.doubtful, "instructions", "the page does not mark its steps; they were found by their looks"))
    }
    let facts = LabelledFacts(blocks.filter { $0.hint != .noise }, besides: draft.instructionLines)
    draft.yieldText = draft.yieldText ?? facts.yieldText
    if draft.totalMinutes == nil {
      draft.preparationMinutes = facts.preparationMinutes
      draft.cookingMinutes = facts.cookingMinutes
      draft.statedTotalMinutes = facts.totalMinutes
      let known = draft.totalMinutes ?? 0
      if draft.statedTotalMinutes == nil, let head = facts.headMinutes, head >= known {
        draft.statedTotalMinutes = head
      }
    } else if lacksTotal, let total = facts.totalMinutes, total > draft.totalMinutes ?? 0 {
      draft.statedTotalMinutes = total
    }
  }

  /// The most lines of a page that are looked at: a recipe with a thousand comments has fewer, and each line costs time.
  static let mostLines = 5_000

  /// Bytes of these lines: few lines may be long ones, and those of a text would not be read beyond as many.
  static let mostBytes = TextLimit.bytes

  private static func lines(of page: WebPage, _ draft: inout RecipeDraft) -> [PageBlock] {
    let all = page.blocks
    var left = mostBytes
    let first = all.prefix(mostLines).prefix { block in
      left -= block.text.utf8.count
      return left >= 0
    }
    guard all.count > first.count else { return all }
    let text = "the page shows \(all.count) lines, of which the first \(first.count) were looked at"
    draft.losses.append(ImportLoss(.dropped, "page", text))
    return Array(first)
  }

  /// Where an energy is marked and nothing else, only figures that begin with the same one are those of this recipe.
  private static func fillNutrients(_ draft: inout RecipeDraft, _ blocks: [PageBlock]) {
    guard draft.lacksMacros else { return }
    let shown = ShownNutrition(blocks, energy: draft.nutrients.first { $0.name == "calories" }?.text)
    if !shown.nutrients.isEmpty {
      if draft.nutrients.isEmpty {
        draft.nutrients = shown.nutrients
      } else {
        draft.shownNutrients = shown.nutrients.filter { new in !draft.nutrients.contains { $0.name == new.name } }
      }
      draft.losses.append(
        ImportLoss(.doubtful, "nutrients", "the page does not mark its nutrients; they were found by their looks"))
    } else if shown.isForHundredGrams, draft.nutrients.isEmpty {
      draft.losses.append(ImportLoss(.dropped, "nutrients", "stated for 100 g, not for a serving"))
    }
  }

  private static func language(_ text: String) -> String? {
    let tag = text.split(separator: ",").first.map { String($0).replacing("_", with: "-") } ?? ""
    let primary = tag.prefix { $0 != "-" }
    return (2...3).contains(primary.utf8.count) && primary.allSatisfy(\.isLetter) ? tag : nil
  }
}

extension WebPage {
  fileprivate var statesJSONLD: Bool { items.contains { $0.source == .jsonLD } }
}

extension RecipeDraft {
  /// Whether what is marked as the description is the box around the whole recipe.
  fileprivate var summaryRepeatsRecipe: Bool {
    guard ingredientLines.count > 1, let lines = summary?.split(separator: "\n").map(String.init), lines.count > 1
    else {
      return false
    }
    return Set(lines).isSuperset(of: ingredientLines)
  }

  /// `cooking.example.com` beside the address of a page of that site names nobody.
  fileprivate mutating func dropSiteAsAuthor() {
    guard authors.count == 1, let source, source.contains("://"), authors[0].contains("."), !authors[0].contains(" "),
      source.lowercased().contains("://\(authors[0].lowercased())/")
        || source.lowercased().contains(".\(authors[0].lowercased())/")
    else { return }
    authors = []
  }

  /// `Serve with the dip. Serves 4.`: the yield behind the last step, where it is known.
  fileprivate mutating func dropYieldFromEnd() {
    guard let yieldText, let last = sections.indices.last, let step = sections[last].steps.last?.text,
      let stop = step.dropLast().lastIndex(where: { ".!?".contains($0) })
    else { return }
    let end = String(step[stop...].dropFirst().prefix { !".!?".contains($0) }).trimmed
    guard end.utf8.count < 40, LabelledFacts.namesYield(end), YieldText.canonical(end) == YieldText.canonical(yieldText)
    else { return }
    sections[last].steps[sections[last].steps.count - 1].text = String(step[...stop])
  }

  /// Whether nothing is known but an energy.
  fileprivate var lacksMacros: Bool {
    !nutrients.contains { ["carbohydrateContent", "proteinContent", "fatContent"].contains($0.name) }
  }

  /// Whether there is nothing of a recipe in it.
  var isEmpty: Bool { title == nil && ingredientLines.isEmpty && instructionLines.isEmpty }

  /// How much of a recipe there is; a reference to another page has little, and a part of a recipe seldom a picture.
  var weight: Int {
    (ingredientLines.isEmpty ? 0 : 8) + (instructionLines.isEmpty ? 0 : 4) + (title == nil ? 0 : 2)
      + (pictures.isEmpty ? 0 : 1)
  }
}
