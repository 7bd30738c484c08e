public import Cookbook
internal import CookbookReading
public import SourceText

/// Rewrites a Markdown plan in one form: `## ` before days, `- ` before meals, dishes separated by `; `, a blank line
/// around headings, lines that end as the first one does. Prose, code and the author's words stay; so does every line that something is wrong with.
///
/// A file with errors is returned as it is. Rewriting twice gives the same as rewriting once, and reading the result
/// gives the same plan.
public struct PlanFormatter {
  private let source: SourceFile
  private let reader: PlanReader
  private var output: [String] = []

  public static func format(_ source: SourceFile) -> Checked<[UInt8]> {
    let reader = PlanReader(source)
    let diagnostics = reader.diagnostics.sorted()
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return Checked(source.bytes, diagnostics) }
    var formatter = PlanFormatter(source: source, reader: reader)
    let bytes = LineEnding(of: source.bytes).applied(to: formatter.formatted())
    let again = PlanReader(SourceFile(path: source.path, bytes: bytes)).plan
    guard again.withoutPositions == reader.plan.withoutPositions else {
      return Checked(source.bytes, diagnostics + [source.planNotFormatted()])
    }
    return Checked(bytes, diagnostics)
  }

  private init(source: SourceFile, reader: PlanReader) {
    self.source = source
    self.reader = reader
  }

  private mutating func formatted() -> [UInt8] {
    let start = reader.lines.start(of: 1)
    let replaced = replacements()
    for line in reader.markdown {
      let written = String(decoding: source.bytes[line.range], as: UTF8.self)
      switch line.kind {
      case .code: output.append(written)
      case .heading(let heading): appendHeading(heading, day: reader.layout.days.first { $0.line == line.number })
      case .blank: if output.last?.isEmpty == false { output.append("") }
      case .item, .rule, .text: output.append(replaced[line.number] ?? written)
      }
    }
    while output.last?.isEmpty == true { output.removeLast() }
    // A rule that a blank line kept from being the start of front matter.
    if output.first?.hasPrefix("---") == true, case .blank? = reader.markdown.first?.kind { output.insert("", at: 0) }
    // Front matter alone ends with its own line.
    let head = Array(source.bytes[..<start])
    if output.isEmpty, head.isEmpty || head.last == 0x0A { return head }
    return head + Array((output.joined(separator: "\n") + "\n").utf8)
  }

  private mutating func appendHeading(_ heading: MarkdownHeading, day: PlanLayout.Day?) {
    if let last = output.last, !last.isEmpty { output.append("") }
    let isTitle = heading.level == 1 && !output.contains { $0.hasPrefix("#") }
    let level = day == nil || isTitle ? heading.level : 2
    let text = String(decoding: source.bytes[heading.text], as: UTF8.self)
    // Number signs that are its last word would be taken for the end of the heading without one more behind them.
    let end = text.split(separator: " ").last?.allSatisfy { $0 == "#" } == true ? " #" : ""
    output += [String(repeating: "#", count: level) + " " + text + end, ""]
  }

  // MARK: Meals

  /// The lines of meals in their new form; those with a warning are left alone.
  private func replacements() -> [Int: String] {
    let warned = Set(reader.diagnostics.compactMap { $0.position?.line })
    var result: [Int: String] = [:]
    for (day, place) in zip(reader.plan.days, reader.layout.days) {
      for (meal, layout) in zip(day.meals, place.meals) {
        for line in layout.lines {
          let range = reader.lines.range(of: line)
          let items = meal.items.filter { range.contains($0.range.lowerBound) }
          let shownLine = source.position(ofByte: range.lowerBound).line
          guard !warned.contains(shownLine), !items.isEmpty || line == layout.lines.lowerBound else { continue }
          result[line] = text(of: items, layout, isFirst: line == layout.lines.lowerBound)
        }
      }
    }
    return result
  }

  private func text(of items: [PlanItem], _ meal: PlanLayout.Meal, isFirst: Bool) -> String {
    let list = items.map(text).joined(separator: "; ")
    guard isFirst else { return "  - \(list)" }
    let end = items.first?.range.lowerBound ?? meal.text.upperBound
    let slot = String(decoding: source.bytes[meal.text.lowerBound..<end], as: UTF8.self).filter { $0 != "*" }
      .trimmingSpaces
    return ["-", slot, list].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Recipes in one form; the words of everything else are the author's.
  private func text(of item: PlanItem) -> String {
    if case .recipe = item.content { return PlanWriter.item(item) }
    return PlainText.folded(String(decoding: source.bytes[item.range], as: UTF8.self))
  }
}

extension MealPlan {
  /// The plan as two files of the same meaning have it.
  public var withoutPositions: MealPlan {
    var result = self
    for day in result.days.indices {
      for meal in result.days[day].meals.indices {
        for item in result.days[day].meals[meal].items.indices {
          result.days[day].meals[meal].items[item].range = 0..<0
        }
      }
    }
    return result
  }
}
