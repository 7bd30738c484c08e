internal import Cookbook
internal import CookbookReading
internal import Quantities
internal import SourceText

/// Reads who eats how much of a dish.
extension PlanItemReader {
  /// `@anna 2 servings @ben (without nuts)`, with stars or without; `@anna 300 g` of a recipe that yields grams. Who is named
  /// with what nobody can read eats of it, too.
  func shares(
    _ range: Range<Int>, _ comment: inout String?, _ diagnostics: inout [Diagnostic]
  ) -> [PersonShare] {
    var result: [PersonShare] = []
    let written = text(range)
    for part in written.split(separator: "@", omittingEmptySubsequences: true) {
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      let (share, remark) = PlanText.splitComment(String(part.dropFirst(name.count)))
      comment = remark ?? comment
      let words = PlanText.withoutEmphasis(Self.withoutCommas(around: share))
      guard !name.isEmpty else {
        diagnostics.append(source.planShare(at: range, text: written))
        continue
      }
      let amount = words.isEmpty ? Amount(.one) : (try? AmountReader.read(words.utf8))?.amount
      guard let amount, let number = amount.factor else {
        diagnostics.append(source.planShare(at: range, text: "@" + part))
        result.append(PersonShare(person: String(name)))
        continue
      }
      let unit = ServingWord.people(of: amount) == nil ? amount.unit : nil
      result.append(PersonShare(person: String(name), servings: number, unit: unit))
    }
    return result
  }

  /// Commas may stand between people, and between a name and its number; one within `1,5` is part of the number.
  private static func withoutCommas(around text: String) -> String {
    func isAround(_ sign: Character) -> Bool { sign == "," || sign.isWhitespace }
    return String(text.drop(while: isAround).reversed().drop(while: isAround).reversed())
  }
}
