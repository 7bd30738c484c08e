internal import Cookbook
package import MealPlanning
internal import Nutrition
internal import Quantities
internal import ShoppingLists

/// A report as CSV (RFC 4180): one row for each person and dish, with exact figures; their sums are those of the report.
///
/// What is not known is empty.
package enum ReportCSV {
  private static let header = [
    "date", "week", "weekday", "person", "slot", "dish", "leftover", "recipe", "servings", "energy_kcal", "protein_g",
    "carbohydrate_g", "fat_g", "fibre_g", "sugar_g", "salt_g", "mass_g", "known_share", "guessed_g", "basis", "source",
  ]

  package static func bytes(_ report: MacroReport) -> [UInt8] {
    var bytes: [UInt8] = []
    append(header, to: &bytes)
    for person in report.people {
      for day in person.days {
        for line in day.meals.flatMap(\.lines) { append(fields(of: line, person), to: &bytes) }
      }
    }
    return bytes
  }

  private static func fields(of line: MacroLine, _ person: PersonMacros) -> [String] {
    let date = line.entry.date
    var path = ""
    if case .recipe(let recipe, _) = line.entry.subject { path = recipe }
    let place = [
      date.text, ISOWeek(of: date).text, date.weekday.name, person.person.name, line.entry.slot.name, line.entry.title,
      line.entry.isLeftover ? "yes" : "no", path, line.portion.servings?.decimalText ?? "",
    ]
    let figures = Nutrient.allCases.map { nutrient in
      line.sum.figures[nutrient].flatMap { decimal(nutrient.printedValue($0), nutrient) } ?? ""
    }
    let (coverage, isWeighed) = (line.sum.coverage, line.sum.coverage.matched + line.sum.coverage.unmatched > 0)
    let share = isWeighed ? thousandths(coverage.thousandths) : ""
    return place + figures + [
      line.sum.mass > 0 ? thousandths(line.sum.mass) : "", share,
      line.sum.guessedMass > 0 ? thousandths(line.sum.guessedMass) : "", line.basis.name, ReportWords.basis(line),
    ]
  }

  /// Exact: salt has up to seven decimals, everything else three.
  private static func decimal(_ value: Int, _ nutrient: Nutrient) -> String? {
    Rational(value, nutrient == .sodium ? 2_000_000 : 1000)?.decimalText
  }

  private static func thousandths(_ value: Int) -> String { Rational(value, 1000)?.decimalText ?? "" }

  private static func append(_ fields: [String], to bytes: inout [UInt8]) {
    bytes += Array((fields.map(CSVCell.text).joined(separator: ",") + "\r\n").utf8)
  }
}
