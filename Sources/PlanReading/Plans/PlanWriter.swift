public import Cookbook
internal import CookbookReading
internal import Quantities

/// Writes plans as Markdown that `PlanReader` reads back as the same plan.
///
/// Days, meals and servings of whole files are in one of the languages plans are read in: `## Monday`,
/// `- Dinner: [Soup](soup.md) *2 servings* @anna`; items by themselves are in English. What would separate items or people
/// inside a note or a food (`;`, ` + `, a comma before a number, an at sign, a bracket that nothing closes) is written in
/// another way; `plan-file.js` does the same.
public enum PlanWriter {
  /// A whole file. Days of the week that the file is named after need no date; others get one.
  ///
  /// - Parameters:
  ///   - week: of the file's name.
  ///   - note: a paragraph below the title.
  ///   - language: BCP 47 tag; English for those that plans are not read in.
  public static func write(
    _ plan: MealPlan, week: ISOWeek?, note: String? = nil, language: String = "en"
  ) -> String {
    let words = PlanWords.Language(tag: language)
    var blocks: [String] = []
    if let title = plan.title ?? week.map({ "Week \($0.text)" }) { blocks.append("# \(title)") }
    if let note { blocks.append(note) }
    for day in plan.days {
      blocks.append(heading(day.date, week: week, in: words))
      let meals = day.meals.filter { !$0.items.isEmpty }.map { meal($0, in: words) }
      if !meals.isEmpty { blocks.append(meals.joined(separator: "\n")) }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  static func heading(
    _ date: CalendarDate, week: ISOWeek?, in language: PlanWords.Language = .english
  ) -> String {
    let name = PlanWords.name(of: date.weekday, in: language)
    return week == ISOWeek(of: date) ? "## \(name)" : "## \(name), \(date.text)"
  }

  static func meal(_ meal: PlanMeal, in language: PlanWords.Language = .english) -> String {
    let items = meal.items.map { item($0, in: language) }
    return "- \(PlanWords.name(of: meal.slot, in: language)): " + items.joined(separator: "; ")
  }

  /// One item without its slot.
  public static func item(_ item: PlanItem) -> String { Self.item(item, in: .english) }

  private static func item(_ item: PlanItem, in language: PlanWords.Language) -> String {
    var parts = [content(item.content, in: language)]
    if let amount = item.amount { parts.append("*\(Self.amount(PlanWords.translated(amount, to: language)))*") }
    if let comment = item.comment { parts.append("(\(plain(comment)))") }
    return (parts + item.shares.map(share)).joined(separator: " ")
  }

  private static func content(_ content: PlanItem.Content, in language: PlanWords.Language) -> String {
    switch content {
    case .recipe(let title, let destination): link(title, destination)
    case .recipeID(let id): plain(id)
    case .food(let text): plain(text)
    case .note(let text, let nutrition): plain(text) + (nutrition.map { " ~ " + figures($0) } ?? "")
    case .leftover(let meal): leftover(meal, in: language)
    }
  }

  /// A destination with spaces, brackets or anything else that could end it stands between angle brackets.
  static func link(_ title: String, _ destination: String) -> String {
    let target = destination.utf8.allSatisfy { $0 > 0x20 && $0 != 0x28 && $0 != 0x29 && $0 != 0x3C && $0 != 0x25 }
    let written = target ? destination : "<\(PercentEncoding.escapingPercent(destination))>"
    return "[\(paired(title.filter { $0 != "[" && $0 != "]" }))](\(written))"
  }

  static func amount(_ amount: Amount) -> String {
    let number: String? =
      switch amount.measure {
      case .exact(let value): NumberText.plain(value)
      case .range(let low, let high): "\(NumberText.plain(low))-\(NumberText.plain(high))"
      case .unmeasured: nil
      }
    return [amount.isApproximate ? "ca." : nil, number, amount.unit].compactMap(\.self).joined(separator: " ")
  }

  static func share(_ share: PersonShare) -> String {
    guard share.servings != .one || share.unit != nil else { return "@\(share.person)" }
    return "@\(share.person) \(NumberText.plain(share.servings)) \(share.unit ?? "servings")"
  }

  private static func figures(_ nutrition: PlanNutrition) -> String {
    let macros = [
      nutrition.protein.map { "\(NumberText.plain($0)) g protein" },
      nutrition.carbohydrate.map { "\(NumberText.plain($0)) g carbs" },
      nutrition.fat.map { "\(NumberText.plain($0)) g fat" },
    ].compactMap(\.self)
    let energy = "\(NumberText.plain(nutrition.energy)) kcal"
    return macros.isEmpty ? energy : "\(energy) (\(macros.joined(separator: ", ")))"
  }

  private static func leftover(_ meal: PlannedMeal, in language: PlanWords.Language) -> String {
    let dish: String? =
      switch meal.dish {
      case .named(let name): plain(name)
      case .recipe(let title, let destination): link(title, destination)
      case nil: nil
      }
    let day: String? =
      switch meal.day {
      case .weekday(let weekday): PlanWords.name(of: weekday, in: language)
      case .date(let date): date.text
      case nil: nil
      }
    let (alone, of) = PlanWords.leftover(in: language)
    guard let day else { return [alone, dish].compactMap(\.self).joined(separator: " ") }
    let slot = meal.slot.map { PlanWords.name(of: $0, in: language) }
    let shown = language == .german ? slot : slot?.lowercased()
    let place = [of, language == .english || language == .german ? day : day.lowercased(), shown]
      .compactMap(\.self).joined(separator: " ")
    return [place, dish].compactMap(\.self).joined(separator: ": ")
  }

  /// Text that stays one item.
  private static func plain(_ text: String) -> String {
    var result = PlainText.folded(text).replacing("; ", with: ", ").replacing(" + ", with: " & ")
    result = result.replacing(" @", with: " at ").replacing("(@", with: "(at ").replacing("](", with: "] (")
    var characters = Array(paired(result))
    for index in characters.indices.dropLast(2) where characters[index] == "," {
      let next = characters[index + 2]
      if characters[index + 1] == " ", next.isNumber || next == "[" { characters[index] = " " }
    }
    if characters.first == "@" { characters.removeFirst() }
    if characters.last == ";" { characters.removeLast() }
    if characters.suffix(2) == [" ", "+"] { characters.removeLast(2) }
    return PlainText.folded(String(characters))
  }

  /// Without brackets that nothing closes: what stands behind would be within them.
  private static func paired(_ text: String) -> String {
    var characters = Array(text)
    var open: [Int] = []
    for (index, character) in characters.enumerated() {
      switch character {
      case "(", "[": open.append(index)
      case ")", "]": _ = open.popLast()
      default: break
      }
    }
    for index in open.reversed() { characters.remove(at: index) }
    return String(characters)
  }
}
