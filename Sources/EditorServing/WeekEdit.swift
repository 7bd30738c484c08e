internal import Cookbook
internal import Fingerprints
internal import Foods
internal import HTTPServing
internal import JSONReading
internal import MealPlanning
internal import PageInputs
internal import PageRendering
internal import PlanReading
internal import Quantities
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import Themes

/// The plan of a week, as the editor shows and changes it; every byte of the file that a change does not mean stays.
struct WeekEdit {
  private let site: EditedSite
  private let week: ISOWeek
  private let file: PlanFile

  init(_ question: EditorQuestion, in site: EditedSite) throws(EditorRefusal) {
    self.site = site
    let name = try question.text("week")
    guard let week = ISOWeek(name) else {
      throw EditorRefusal(.badRequest, "“\(name)” is no week", hint: "write it as 2026-W47")
    }
    self.week = week
    let found = PlanFile.find(week, in: site.workspace.content)
    guard !found.hasErrors else { throw EditorRefusal(found.diagnostics) }
    file = found.value
  }

  private var words: InterfaceText { site.renderer.words }

  private var version: String { file.contents.map { EditorFiles.version(of: $0.bytes) } ?? "" }

  // MARK: Looking

  func tell(_ json: inout JSONWriter) {
    let source = file.source
    json.member("week", week.text)
    json.member("page", SiteWeek.page(of: week))
    json.member("span", words.span(week.date(of: .monday)...week.date(of: .sunday)))
    json.member("shown", site.workspace.content.shownPath(of: file.path))
    json.member("version", version)
    json.member("text", String(decoding: source.bytes, as: UTF8.self))
    let plan = PlanReader.read(source).value
    let own = plan.days.flatMap(\.meals).map(\.slot).filter { !MealSlot.standard.contains($0) }
    json.key("slots")
    json.beginArray()
    var told: Set<MealSlot> = []
    for slot in MealSlot.standard + own where told.insert(slot).inserted { json.string(slot.name) }
    json.endArray()
    json.key("days")
    json.beginArray()
    for date in week.days { tell(date, plan, source, &json) }
    json.endArray()
  }

  private func tell(_ date: CalendarDate, _ plan: MealPlan, _ source: SourceFile, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("date", date.text)
    json.member("weekday", words.name(of: date.weekday))
    json.key("items")
    json.beginArray()
    for meal in plan.days.filter({ $0.date == date }).flatMap(\.meals) {
      for item in meal.items {
        json.beginObject()
        json.member("slot", meal.slot.name)
        json.member("start", item.range.lowerBound)
        let words = ItemWords(item, in: source)
        json.member("title", words.title)
        json.member("note", words.note)
        json.member("energy", energy(of: item))
        json.endObject()
      }
    }
    json.endArray()
    json.endObject()
  }

  /// Kilocalories of a serving; `nil` where too little is known of it, or it is no recipe.
  private func energy(of item: PlanItem) -> Int? {
    guard case .recipe(_, let destination) = item.content,
      let path = ContentPath.resolve(destination, from: file.path), let place = site.site.recipeByPath[path]
    else { return nil }
    return site.site.recipes[place].serving?.energy.map { ($0 + 500) / 1000 }
  }

  // MARK: Changing

  /// Adds, moves or removes a dish, or writes the text there was before; refused where the file is another one by now.
  func change(_ question: EditorQuestion) throws(EditorRefusal) {
    guard try question.text("version") == version else {
      throw EditorRefusal(.conflict, "the plan was changed by something else meanwhile")
    }
    let bytes: [UInt8] =
      switch try question.text("kind") {
      case "add": try adding(try item(question), to: question)
      case "move": try moving(question)
      case "remove": try removing(question).bytes
      case "restore": Array(try question.text("text").utf8)
      case let kind: throw EditorRefusal(.badRequest, "there is no change “\(kind)”")
      }
    let read = PlanReader.read(SourceFile(path: file.path, bytes: bytes))
    guard !read.hasErrors else { throw EditorRefusal(read.diagnostics) }
    let problems = file.write(bytes, to: site.workspace.content)
    guard problems.isEmpty else { throw EditorRefusal(problems) }
  }

  private func adding(
    _ item: String, to question: EditorQuestion, in source: SourceFile? = nil
  ) throws(EditorRefusal) -> [UInt8] {
    let text = try question.text("date")
    guard let date = CalendarDate(text), ISOWeek(of: date) == week else {
      throw EditorRefusal(.badRequest, "“\(text)” is no day of week \(week.text)")
    }
    return PlanEditor(source ?? file.source).adding(item, on: date, PlanNames.slot(try question.text("slot")))
  }

  private func moving(_ question: EditorQuestion) throws(EditorRefusal) -> [UInt8] {
    let removed = try removing(question)
    return try adding(removed.text, to: question, in: SourceFile(path: file.path, bytes: removed.bytes))
  }

  /// The plan without the item that begins at a byte of the file, and the item as it was written.
  private func removing(_ question: EditorQuestion) throws(EditorRefusal) -> (bytes: [UInt8], text: String) {
    let (start, source) = (try question.number("start"), file.source)
    for day in PlanReader.read(source).value.days {
      for meal in day.meals {
        guard let item = meal.items.first(where: { $0.range.lowerBound == start }) else { continue }
        let rest = PlanEditor(source).removing(on: day.date, meal.slot) { $0.range == item.range }
        guard let rest else { continue }
        return (rest, String(decoding: source.bytes[item.range], as: UTF8.self))
      }
    }
    throw EditorRefusal(.notFound, "this is not in the plan any more")
  }

  // MARK: Items

  /// A recipe by its path, or words as they are: a food with its amount, a note, a leftover.
  private func item(_ question: EditorQuestion) throws(EditorRefusal) -> String {
    guard question.has("recipe") else {
      let words = try question.text("text").trimmedLine
      guard let words else { throw EditorRefusal(.unprocessableContent, "there is nothing to eat in this") }
      return words
    }
    let path = try question.text("recipe")
    guard let place = site.site.recipeByPath[path] else {
      throw EditorRefusal(.notFound, "“\(path)” is no recipe of the site")
    }
    let recipe = PlanRecipe(site.site.recipes[place], organiserID: nil)
    return PlanWriter.item(
      PlanItem(
        recipe: recipe.title, at: ContentPath.relativePath(to: path, from: file.path),
        servings: recipe.oneServingEach(of: site.workspace.configuration.people.count)))
  }
}

/// What is shown of a planned item.
private struct ItemWords {
  let title: String
  /// How much, and for whom.
  let note: String

  init(_ item: PlanItem, in source: SourceFile) {
    func text(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }
    guard case .recipe(let name, _) = item.content, let link = PlanLink.first(in: source.bytes[item.range])?.range
    else {
      (title, note) = (text(item.range), "")
      return
    }
    title = name
    // The amount may stand on either side of the link.
    let around = [item.range.lowerBound..<link.lowerBound, link.upperBound..<item.range.upperBound]
    note = around.map(text).joined(separator: " ").filter { $0 != "*" }.trimmedLine ?? ""
  }
}

extension StringProtocol {
  /// In one line, without white space around it; `nil` when nothing is left.
  fileprivate var trimmedLine: String? {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}
