package import Cookbook
internal import CookbookReading
internal import Foods
internal import Mustache
package import Nutrition
package import PageInputs
package import Quantities
internal import RecipeMarkdown
package import SitePlanning
internal import StepText
internal import Themes
internal import Words

/// Builds the view of a recipe, for its page, a card or a book.
package struct RecipeViewBuilder {
  package let context: PageContext
  let inputs: RecipePageInputs
  package let entry: RecipeEntry
  package let method: Instructions
  private let lines: [AnalysedLine]
  private let html: RecipeHTML
  private let mentions: [[StepMention]]
  private let marks: StepMarks
  private let further: FurtherAmounts
  package let amounts: AmountText

  /// - Parameter lines: what is known of the ingredients, in reading order.
  package init(_ inputs: RecipePageInputs, entry: RecipeEntry, lines: [AnalysedLine], context: PageContext) {
    let html = RecipeHTML(
      targets: inputs.targets, texts: entry.recipe.texts, ways: context.ways, book: context.book)
    self.context = context
    self.inputs = inputs
    self.entry = entry
    self.html = html
    self.lines = lines
    let language = entry.facts.language ?? context.chrome.contentLanguage
    let marks = StepMarks(
      entry.recipe, language: language,
      isolatesOnly: context.isPaper && WritingDirection.of(language) == "rtl")
    method = Instructions(entry.recipe) {
      var renderer = html.renderer()
      renderer.marker = marks.marks
      return renderer
    }
    self.marks = marks
    further = FurtherAmounts(entry.recipe, lines: lines, language: language)
    amounts = AmountText(decimalSign: LanguageTag.decimalSign(language))
    mentions = StepIngredients(entry.recipe, lines: lines, foods: inputs.kitchen.inputs.foods, language: language)
      .mentions(in: method.instructionSections(pageURL: nil))
  }

  private var text: InterfaceText { context.text }
  private var facts: RecipeFacts { entry.facts }
  package var recipe: SiteRecipe { inputs.recipe }
  private var cards: OfferedCards { inputs.cards }
  private var language: String { facts.language ?? context.chrome.contentLanguage }

  package func page() -> RecipePageView {
    let page = PageContext.Page(
      kind: "recipe", heading: recipe.summary.title, description: recipe.summary.lead,
      image: recipe.photo.flatMap(context.absoluteFile), isArticle: true,
      jsonLD: RecipeStructuredData(builder: self).bytes, section: "index.html")
    return RecipePageView(base: context.base(page), recipe: view(tools: tools))
  }

  /// - Parameter tools: what is taken out before cooking; on paper nobody ticks it.
  package func view(tools: [ToolView] = []) -> RecipeView {
    let description = DescriptionText(entry.prose)
    let isForeign = language != context.chrome.language
    let yields = entry.yields.map(amounts.text)
    return RecipeView(
      title: html.inline(entry.recipe.title), hasLongTitle: recipe.summary.title.count > 60, language: language,
      isForeign: isForeign, direction: WritingDirection.of(language), languageName: text.name(ofLanguage: language),
      summary: description.lead.map(html.inline),
      description: description.rest.flatMap(html.blocks), category: category, picture: context.picture(of: recipe),
      facts: RecipeFactViews(context: context, entry: entry, recipe: recipe, amounts: amounts).views,
      yield: yields.first, otherYields: Array(yields.dropFirst()),
      scale: ScaleView(entry.yields, amounts: amounts), groups: groups, sections: sections, tools: tools,
      nutrition: nutrition, labels: LabelsBuilder(text: text, analysis: recipe.analysis).view(), tags: tags,
      tip: facts.tip.map(html.inline).map(onPaper), author: author, source: source,
      sourcePage: inputs.source.map(context.url),
      date: recipe.date.map(text.date), datetime: recipe.date?.text, isFavourite: facts.isFavourite,
      hasKicker: hasKicker(isForeign: isForeign), isArchived: facts.isArchived,
      markdownUrl: context.file(recipe.source), jsonUrl: context.file(recipe.json),
      cardUrl: cards.isOffered ? context.file(recipe.printedCard) : nil,
      cardLabel: text.text(.downloadCard, ["size": cards.size.name]),
      url: context.absolute(recipe.page) ?? context.url(recipe.page), data: HTML(trusted: data.bytes),
      usedIn: context.cards(inputs.usedIn),
      related: context.cards(inputs.related))
  }

  private var data: RecipePageData {
    RecipePageData(
      schema: context.file(RecipePageData.schemaPath), page: String(recipe.page.dropLast(".html".count)),
      recipe: entry.recipe, yields: entry.yields, parts: parts, language: language, lines: lines, mentions: mentions,
      quantities: marks.quantities, further: further)
  }

  /// How often the recipes that ingredients are have to be made, where their yields or what they weigh say so.
  private var parts: [Int: Rational] {
    var parts: [Int: Rational] = [:]
    for (index, ingredient) in entry.recipe.allIngredients.enumerated() {
      guard let link = ingredient.link, case .local(let destination, _) = LinkDestination(link),
        let amount = ingredient.amount
      else { continue }
      parts[index] = inputs.parts.factor(for: amount, of: destination)
    }
    return parts
  }

  private var nutrition: NutritionView? {
    NutritionBuilder(
      context: context, nutrition: recipe.nutrition, analysis: recipe.analysis,
      coverage: inputs.kitchen.inputs.coverage,
      lines: lines
    ).view()
  }

  private func hasKicker(isForeign: Bool) -> Bool {
    category != nil || author != nil || source != nil || isForeign || facts.isFavourite
  }

  private var category: LinkView? {
    guard let category = facts.category else { return nil }
    return context.link(context.name(ofCategory: category.name), to: inputs.category)
  }

  private var author: LinkView? {
    guard let author = facts.author else { return nil }
    return context.link(author, to: inputs.author)
  }

  /// A source that is a web address is a link named by its host; any other leads to the recipes from it.
  private var source: LinkView? {
    guard let source = facts.source else { return nil }
    let credit = SourceCredit(source)
    guard let url = credit.url else { return context.link(credit.name, to: inputs.source) }
    return LinkView(label: credit.name, url: url, count: nil, isCurrent: false, language: nil)
  }

  private var tags: [LinkView] { inputs.tags.map { context.link($0.name, to: $0.page) } }

  // MARK: Ingredients

  private var groups: [IngredientGroupView] {
    var builder = IngredientGroupBuilder(html: html, amounts: amounts, context: context, further: further)
    builder.add(entry.recipe)
    return builder.groups
  }

  // MARK: Instructions

  private var sections: [MethodSectionView] {
    var number = 0
    var names = TickNames(of: .step)
    let builder = StepIngredientBuilder(
      entry.recipe, lines: lines, further: further, html: html, amounts: amounts, language: language)
    let topLevel = method.sections.compactMap { $0.title?.level }.min() ?? 1
    return method.sections.enumerated().map { index, section in
      let steps = section.steps.map { step in
        number += 1
        let ingredients = mentions[number - 1].map(builder.view)
        return StepView(
          number: number, id: "step-\(number)", tick: names.next(step.plainText),
          body: onPaper(HTML(trusted: step.html)),
          ingredients: ingredients,
          measured: ingredients.filter { $0.amount != nil })
      }
      return MethodSectionView(
        title: section.title.map { HTML(trusted: $0.html) }, id: "section-\(index + 1)",
        isSubsection: (section.title?.level ?? topLevel) > topLevel, intro: blocks(section.intro), steps: steps,
        outro: blocks(section.outro))
    }
  }

  private var tools: [ToolView] {
    var names = TickNames(of: .tool)
    return marks.tools(in: method.sections.flatMap { $0.steps.map(\.plainText) }).enumerated().map {
      let tick = names.next([$1.name, $1.size].compactMap(\.self).joined(separator: ", "))
      return ToolView(id: "tool-\($0 + 1)", tick: tick, name: $1.name, size: marks.size(of: $1))
    }
  }

  private func blocks(_ html: [UInt8]) -> HTML? { html.isEmpty ? nil : onPaper(HTML(trusted: html)) }

  private func onPaper(_ html: HTML) -> HTML { context.isPaper ? NumbersOnPaper.joined(html) : html }
}
