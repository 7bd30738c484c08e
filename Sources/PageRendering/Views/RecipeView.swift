internal import Cookbook
internal import CookbookReading
internal import Foods
internal import Mustache
internal import Nutrition
internal import Quantities
internal import RecipeMarkdown
internal import SitePlanning
internal import StepText

/// Builds the view of a recipe page.
struct RecipeView {
  let context: PageContext
  let recipe: SiteRecipe
  let entry: RecipeEntry
  let method: Method
  private let lines: [AnalysedLine]
  private let html: RecipeHTML
  private let mentions: [[StepMention]]
  let amounts: AmountText

  /// - Parameter lines: what is known of the ingredients, in reading order.
  init(_ index: Int, entry: RecipeEntry, lines: [AnalysedLine], context: PageContext) {
    let recipe = context.site.recipes[index]
    let html = RecipeHTML(
      site: context.site, recipe: recipe, texts: entry.recipe.texts, root: context.root, book: context.book)
    self.context = context
    self.recipe = recipe
    self.entry = entry
    self.html = html
    self.lines = lines
    let language = entry.facts.language ?? context.site.configuration.language
    let marks = StepMarks(entry.recipe, language: language)
    method = Method(entry.recipe) {
      var renderer = html.renderer()
      renderer.marker = marks.marks
      return renderer
    }
    amounts = AmountText(decimalSign: context.text[.decimalSign])
    mentions = StepIngredients(entry.recipe, lines: lines, foods: context.site.foods, language: language)
      .mentions(in: method.instructionSections(pageURL: nil))
  }

  private var text: InterfaceText { context.text }
  private var facts: RecipeFacts { entry.facts }
  private var cards: SiteConfiguration.Cards { context.site.configuration.cards }
  private var language: String { facts.language ?? context.site.configuration.language }

  func value() -> Value {
    let page = PageContext.Page(
      kind: "recipe", heading: recipe.summary.title, description: recipe.summary.lead,
      image: recipe.picture.flatMap(context.absolute), isArticle: true,
      jsonLD: RecipeStructuredData(view: self).bytes, section: "index.html")
    let type = PageTemplate.recipe.viewType(text: context.theme.textType)
    return .record(Record(type, context.base(page) + [.record(record)]))
  }

  /// The view of a printed card: the recipe, and the card's own record.
  func value(printedAs card: Value) -> Value {
    let page = PageContext.Page(kind: "card", heading: recipe.summary.title)
    let type = PageTemplate.card.viewType(text: context.theme.textType)
    return .record(Record(type, context.base(page) + [.record(record), card]))
  }

  /// The recipe as a part of another view, such as a book.
  var part: Value { .record(record) }

  private var record: Record {
    let description = DescriptionText(entry.prose)
    let isForeign = language != context.site.configuration.language
    let yields = entry.recipe.yields.map(amounts.text)
    let usedIn = context.cards(recipe.usedIn)
    let related = context.cards(recipe.related)
    let date = recipe.date
    return Record(
      ViewTypes.recipe,
      [
        html.inline(entry.recipe.title), .bool(recipe.summary.title.count > 60), .text(language), .bool(isForeign),
        .text(text.name(ofLanguage: language)), description.lead.map(html.inline) ?? .missing,
        description.rest.map(html.blocks) ?? .missing, category, context.picture(of: recipe), .list(factRecords),
        .bool(!factRecords.isEmpty),
        .text(ifPresent: yields.first), .list(yields.dropFirst().map(Value.text)), .bool(yields.count > 1),
        .list(groups), .list(sections), nutrition, LabelsView(text: text, kitchen: recipe.kitchen).value(), .list(tags),
        .bool(!tags.isEmpty), facts.tip.map(html.inline) ?? .missing, author, source,
        .text(ifPresent: sourcePage.map(context.url)),
        .text(ifPresent: date.map(text.date)), .text(ifPresent: date?.text), .bool(facts.isFavourite),
        .bool(facts.isArchived), .text(context.url(recipe.source)), .text(context.url(recipe.json)),
        .text(ifPresent: cards.pdf ? context.url(recipe.printedCard) : nil),
        .text(text.text(.downloadCard, ["size": cards.size.name])),
        .text(context.absolute(recipe.page) ?? context.url(recipe.page)), usedIn, .bool(!recipe.usedIn.isEmpty),
        related, .bool(!recipe.related.isEmpty),
      ])
  }

  private var nutrition: Value {
    NutritionView(context: context, nutrition: recipe.nutrition, kitchen: recipe.kitchen, lines: lines).value()
  }

  private var factRecords: [Value] {
    RecipeFactViews(context: context, entry: entry, recipe: recipe, amounts: amounts).records
  }

  private var category: Value {
    guard let category = facts.category else { return .missing }
    let page = context.site.taxon(.categories, named: category.name)?.page
    return context.link(context.name(ofCategory: category.name), to: page)
  }

  private var author: Value {
    guard let author = facts.author else { return .missing }
    return context.link(author, to: context.site.taxon(.authors, named: author)?.page)
  }

  /// A source that is a web address is a link named by its host; any other leads to the recipes from it.
  private var source: Value {
    guard let source = facts.source else { return .missing }
    let credit = SourceCredit(source)
    guard let url = credit.url else { return context.link(credit.name, to: sourcePage) }
    return .record(Record(ViewTypes.link, [.text(credit.name), .text(url), .missing, .bool(false), .missing]))
  }

  private var sourcePage: String? {
    facts.source.flatMap { context.site.taxon(.sources, named: SourceCredit($0).name)?.page }
  }

  private var tags: [Value] {
    recipe.summary.tags.map { tag in
      let taxon = context.site.taxon(.tags, named: tag)
      return context.link(taxon?.name ?? tag, to: taxon?.page)
    }
  }

  // MARK: Ingredients

  private var groups: [Value] {
    var builder = IngredientGroupBuilder(html: html, amounts: amounts, context: context)
    builder.add(entry.recipe)
    return builder.records
  }

  // MARK: Method

  private var sections: [Value] {
    var number = 0
    let builder = StepIngredientBuilder(entry.recipe, html: html, amounts: amounts, language: language)
    let topLevel = method.sections.compactMap { $0.title?.level }.min() ?? 1
    return method.sections.enumerated().map { index, section in
      let steps: [Value] = section.steps.map { step in
        number += 1
        return .record(
          Record(
            ViewTypes.step,
            [.integer(number), .text("step-\(number)"), .html(HTML(trusted: step.html))]
              + builder.values(mentions[number - 1])))
      }
      return .record(
        Record(
          ViewTypes.methodSection,
          [
            section.title.map { .html(HTML(trusted: $0.html)) } ?? .missing, .text("section-\(index + 1)"),
            .bool((section.title?.level ?? topLevel) > topLevel), blocks(section.intro), .list(steps),
            .bool(!steps.isEmpty), blocks(section.outro),
          ]))
    }
  }

  private func blocks(_ html: [UInt8]) -> Value { html.isEmpty ? .missing : .html(HTML(trusted: html)) }
}
