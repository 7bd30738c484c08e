public import CookbookReading
internal import SourceText

/// Where the fields of a form stand in the file, so that what is wrong with a line is told beside its field.
///
/// Fields are named `title`, `description`, `tags`, `yields`, `fact/` with the key of a fact, and `ingredients/` and
/// `method/` with the number of a row, from 0.
public struct SheetPlaces: Sendable {
  private struct Place: Sendable {
    let range: ClosedRange<Int>
    let field: String
  }

  private let file: SourceFile
  /// In the order of the file; they do not overlap.
  private let places: [Place]

  public init(_ document: RecipeDocument) {
    file = document.file
    let file = file
    let outline = RecipeOutline(document)
    func lines(of range: Range<Int>) -> ClosedRange<Int> {
      let first = file.position(ofByte: range.lowerBound).line
      return first...max(first, file.position(ofByte: max(range.lowerBound, range.upperBound - 1)).line)
    }
    var found = [Place(range: lines(of: outline.title), field: "title")]
    func add(_ range: Range<Int>?, _ field: String) {
      if let range, !range.isEmpty { found.append(Place(range: lines(of: range), field: field)) }
    }
    for (index, block) in outline.description.blocks.enumerated() where !outline.factBlocks.contains(index) {
      add(block.range, "description")
    }
    for fact in FactLines(of: document.descriptionRange, in: document.file.bytes).lines {
      add(fact.range, "fact/\(fact.key.rawValue)")
    }
    add(document.tagsRange, "tags")
    add(document.yieldsRange, "yields")
    for (index, block) in outline.ingredients.blocks.enumerated() { add(block.range, "ingredients/\(index)") }
    for (index, block) in (outline.method?.blocks ?? []).enumerated() { add(block.range, "method/\(index)") }
    places = found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The field a line of the file is shown in, counted from 1; `nil` where it is shown in none.
  public func field(ofLine line: Int) -> String? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].range.upperBound < line { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].range.contains(line) ? places[low].field : nil
  }
}
