internal import KitchenUnits
internal import Quantities

extension LineParser {
  /// `2 huevos grandes`, `2 pommes moyennes`: a size behind its noun.
  mutating func readTrailingSize() {
    guard let last = name.last, case let index = last.upperBound - 1 else { return }
    // `3 huevos talla L`, `2 œufs calibre moyen`
    let isNamed = last.count > 2 && Self.sizeNouns.contains { isWord(index - 1, $0) }
    guard has(index, .size) || isEggSize(index) || isNamed && isSizeLetter(index), name.count > 1 || last.count > 1,
      !has(index - 1, [.or, .and, .of])
    else { return }
    size = size ?? SizeWord.size(of: foldedWord(index))
    name.removeLast()
    if last.count > 1 { name.append(last.dropLast(isNamed ? 2 : 1)) }
  }

  private static let sizeNouns: [StaticString] = ["size", "grosse", "gr", "taille", "calibre", "talla", "tamano"]

  private func isSizeLetter(_ index: Int) -> Bool {
    isWord(index) && ["s", "m", "l", "xl"].contains { isWord(index, $0) }
  }

  /// `4 huevos L`, `3 Eier M`: the class of weight that stands on the box.
  private func isEggSize(_ index: Int) -> Bool {
    guard isSizeLetter(index), bytes[tokens[index].start] < 0x61, amounts.count == 1, amounts[0].unit == nil,
      amounts[0].unitText == nil
    else { return false }
    return ["eggs", "egg", "eier", "ei", "oeufs", "oeuf", "huevos", "huevo"].contains { isWord(index - 1, $0) }
  }

  /// `2 Knoblauchzehen`: the count noun that ends a German compound is its unit.
  mutating func readCompoundUnit() {
    guard !amounts.isEmpty, amounts[0].unit == nil, amounts[0].unitText == nil, amounts[0].measure != .unmeasured,
      let index = name.last.map({ $0.upperBound - 1 }), isWord(index)
    else { return }
    let word = foldedWord(index)
    guard let found = Self.compoundUnits.first(where: { word.count > $0.suffix.count + 2 && word.ends($0.suffix) }),
      !Self.keptCompounds.contains(where: { word.starts(with: $0) })
    else { return }
    let start = tokens[index].end - (tokens[index].hasStop ? 1 : 0) - found.suffix.count
    amounts[0].unit = found.unit
    amounts[0].unitText = String(decoding: found.suffix, as: UTF8.self)
    amounts[0].unitLabel = amounts[0].unitText.flatMap { UnitLexicon.word($0) }?.label
    tokens[index].end = start
    tokens[index].hasStop = false
  }

  /// Only such as are ASCII, so that their length in the line is their length here.
  private static let compoundUnits: [(suffix: [UInt8], unit: KitchenUnit)] = {
    let words: [(String, KitchenUnit)] = [
      ("zehe", .clove), ("zehen", .clove), ("zweig", .sprig), ("zweige", .sprig), ("stange", .stalk),
      ("stangen", .stalk), ("scheibe", .slice), ("scheiben", .slice), ("stiel", .sprig), ("stiele", .sprig),
      ("knolle", .bulb), ("knollen", .bulb), ("spalte", .wedge), ("spalten", .wedge),
    ]
    return words.map { (suffix: Array($0.0.utf8), unit: $0.1) }
  }()

  /// Cinnamon and vanilla are bought by the stick, as what they are.
  private static let keptCompounds = ["zimt", "vanille", "salz", "kartoffel"].map { Array($0.utf8) }
}

extension ArraySlice<UInt8> {
  func ends(_ suffix: [UInt8]) -> Bool { count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix) }
}
