internal import Cookbook
internal import IngredientLines
internal import KitchenUnits
internal import Quantities

/// Bytes of a text, and what is to stand there.
struct TextEdit {
  let range: Range<Int>
  let text: String
}

/// The unit and the name of an ingredient as one text, in which amounts have places.
struct IngredientSource {
  private let ingredient: Ingredient
  private let bytes: [UInt8]
  /// Where the unit ends; 0 without one.
  let unitEnd: Int

  init(_ ingredient: Ingredient) {
    self.ingredient = ingredient
    let unit = Array((ingredient.amount?.unit ?? "").utf8)
    unitEnd = unit.count
    bytes = unit + (unit.isEmpty ? [] : [0x20]) + Array(ingredient.name.utf8)
  }

  var nameStart: Int { unitEnd == 0 ? 0 : unitEnd + 1 }

  /// What the text says, with the notes below its first line: they are remarks. Link destinations and code are no text.
  func line(language: String?) -> IngredientLine {
    let name = String(decoding: Self.inOneLine(MarkdownMask.masked(Array(ingredient.name.utf8))), as: UTF8.self)
    return IngredientLineReader.read(name: name, amount: ingredient.amount, language: language)
  }

  /// A paragraph goes on behind the end of a line; behind an empty one a remark begins. Every byte keeps its place.
  private static func inOneLine(_ name: [UInt8]) -> [UInt8] {
    guard name.contains(0x0A) else { return name }
    var result = name
    for index in name.indices where name[index] == 0x0A {
      let isParagraph = index + 1 < name.count && name[index + 1] == 0x0A
      result[index] = isParagraph ? 0x2C : 0x20
    }
    return result
  }

  // MARK: Places

  /// What changes in a text when the ingredient is multiplied.
  enum Place {
    /// How often goes before what stands for one: the size of `400g tin tomatoes`.
    case times(Int)
    case amount(LineAmount, LineAmount.Place)
    /// What a number without a unit counts agrees with it: `juice of 2 lemons`.
    case noun(CountedNoun, by: Amount.Measure)
  }

  func places(of line: IngredientLine, language: String?) -> [Place] {
    var result: [Place] = []
    let others = (line.alternatives + line.additions).map(\.amounts) + [line.extraAmounts, line.remarkAmounts]
    for amounts in [line.amounts] + others {
      let hasSize = amounts.contains { $0.isImplied && ($0.content != nil || $0.relation == .same) }
      if hasSize, let start = amounts.compactMap({ $0.place?.number.lowerBound }).min() {
        result.append(.times(start))
      } else {
        for amount in amounts where !isVague(amount) {
          guard let place = amount.place else { continue }
          result.append(.amount(amount, place))
          guard amount.unitText == nil, place.unit == nil else { continue }
          let start = numberRange(place.number).upperBound
          result += nouns(from: start, amount.measure, language)
        }
      }
    }
    return result
  }

  /// What the amount of the ingredient itself counts where its unit, if it has one, stands in the name: `*2* cloves garlic`.
  func ownNouns(of line: IngredientLine, language: String?) -> [Place] {
    guard let amount = ingredient.amount, amount.unit == nil else { return [] }
    guard let range = line.amounts.first?.place?.unit else { return nouns(from: nameStart, amount.measure, language) }
    let written = text(range)
    let language = language ?? "en"
    guard let forms = UnitWording(written, language: language).forms else { return [] }
    let noun = CountedNoun(range: range, written: written, one: forms.one, other: forms.other)
    return noun.text(for: amount.measure, language: language) == written ? [.noun(noun, by: amount.measure)] : []
  }

  private func nouns(from start: Int, _ measure: Amount.Measure, _ language: String?) -> [Place] {
    CountedNoun.counted(in: bytes, from: start, by: measure, language: language).map { .noun($0, by: measure) }
  }

  /// Words such as “some” and “a few” are no numbers that anybody multiplies.
  private func isVague(_ amount: LineAmount) -> Bool {
    guard amount.isApproximate, let number = amount.place?.number, !number.isEmpty else { return false }
    return !bytes[number].contains { (0x30...0x39).contains($0) || $0 >= 0xC2 }
  }

  func seemsToStateAmount(language: String?) -> Bool {
    let name = MarkdownMask.masked(Array(ingredient.name.utf8))
    return IngredientLineReader.seemsToStateAmount(String(decoding: name, as: UTF8.self), language: language)
  }

  /// The ingredient with a number for its amount where the words for one go on behind the asterisks, `*half* an onion`, or
  /// where its unit stands there, `*Half* cup sugar`; `nil` where neither is so.
  func joined(_ places: [Place]) -> Ingredient? {
    guard unitEnd > 0, let first = places.first, case .amount(let amount, let place) = first, !place.holdsUnits,
      place.number.lowerBound == 0, !place.number.isEmpty,
      place.number.upperBound > unitEnd || (place.unit?.lowerBound ?? 0) > unitEnd
    else { return nil }
    let rest = bytes[(place.unit ?? numberRange(place.number)).upperBound...].drop { $0 == 0x20 }
    guard !rest.isEmpty else { return nil }
    var result = ingredient
    result.amount = Amount(amount.measure, unit: place.unit.map(text), isApproximate: amount.isApproximate)
    result.name = String(decoding: rest, as: UTF8.self)
    return result
  }

  // MARK: Edits

  /// The number and the unit of an amount; the unit may change with the number.
  func edits(
    of amount: LineAmount, at place: LineAmount.Place, to measure: Amount.Measure, _ writing: AmountWriting,
    language: String?
  ) -> [TextEdit] {
    let written = Amount(measure, unit: place.holdsUnits ? amount.unitText : place.unit.map(text))
    let shown = writing.written(written, language: language)
    guard let unit = place.unit, let shownUnit = shown.unit else {
      let number = (shown.isApproximate ? "≈ " : "") + writing.number(shown.measure, unit: amount.unitText)
      return [replacing(place.number, with: place.holdsUnits ? writing.text(shown) : number)]
    }
    let number = (shown.isApproximate ? "≈ " : "") + writing.number(shown.measure, unit: shownUnit)
    let gap = place.number.isEmpty ? " " : ""
    return [replacing(place.number, with: number + gap), TextEdit(range: unit, text: shownUnit)]
  }

  private func replacing(_ number: Range<Int>, with text: String) -> TextEdit {
    let whole = numberRange(number)
    return TextEdit(range: whole, text: text + (whole == number ? "" : " "))
  }

  /// The hyphen that joins a number in words to what it counts, `demi-citron`, goes with it.
  func numberRange(_ number: Range<Int>) -> Range<Int> {
    let end = number.upperBound
    let isJoined = !number.isEmpty && end < bytes.count && bytes[end] == 0x2D && !(0x30...0x39).contains(bytes[end - 1])
    return isJoined ? number.lowerBound..<end + 1 : number
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The same text with a number alone before it.
  ///
  /// - Returns: the ingredient, and how many bytes stand before the unit now: a sign that would begin a list is escaped.
  func withUnitInName(_ ingredient: Ingredient) -> (ingredient: Ingredient, offset: Int) {
    var result = ingredient
    result.amount = ingredient.amount.map { Amount($0.measure) }
    result.name = Self.escapingListSign(String(decoding: bytes, as: UTF8.self))
    return (result, result.name.utf8.count - bytes.count)
  }

  /// The ingredient with its texts changed.
  func applying(_ edits: [TextEdit]) -> Ingredient {
    var result = ingredient
    if unitEnd > 0 { result.amount?.unit = applied(edits.filter { $0.range.upperBound <= unitEnd }, 0..<unitEnd) }
    let inName = edits.filter { $0.range.lowerBound >= nameStart && (unitEnd == 0 || $0.range.lowerBound > unitEnd) }
    result.name = applied(inName, nameStart..<bytes.count)
    return result
  }

  private func applied(_ edits: [TextEdit], _ range: Range<Int>) -> String {
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= position
    {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position..<range.upperBound], as: UTF8.self)
  }

  /// `cup (113 g)` as the unit of an amount: the unit alone can follow its number, so that the rest goes to the name.
  func movingFurtherAmounts(of line: IngredientLine, out ingredient: Ingredient) -> Ingredient {
    guard line.amounts.count > 1, let place = line.amounts[0].place?.unit, place.upperBound < unitEnd,
      line.amounts[1].place.map({ $0.number.lowerBound < unitEnd }) ?? false, var amount = ingredient.amount,
      let unit = amount.unit
    else { return ingredient }
    let own = text(0..<place.upperBound)
    guard unit.hasPrefix(own) else { return ingredient }
    let rest = unit.dropFirst(own.count).drop { $0 == " " }
    amount.unit = own
    var result = ingredient
    result.amount = amount
    result.name = Self.escapingListSign(rest + " " + ingredient.name)
    return result
  }

  /// A sign that would begin a list is escaped: `+ 1 tsp. honey`.
  private static func escapingListSign(_ name: String) -> String {
    let beginsList = name.utf8.first.map { "+-*".utf8.contains($0) } ?? false
    return (beginsList ? "\\" : "") + name
  }
}
