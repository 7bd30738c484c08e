import CookbookReading
import RecipeEditing
import SourceText
import Testing

struct RecipeEditorTests {
  private static let stew = """
    #  Stew #

    For cold days.\u{20}\u{20}

    Prep time: 10 min
    Source: my aunt

    More words.

    *soup, winter*

    **4 servings**

    ***

    * *1 l* water
    * salt,
      to taste

    ## Dumplings

    - *200 g* flour
    - *2* eggs

    ***

    Read all of it.

    1. Boil\tthe water.
    2. Stir.

       Taste.
    3. Serve.

    """

  private func edited(_ text: String, _ change: RecipeChange) -> String? {
    let result = RecipeEditor.apply(change, to: SourceFile(path: "stew.md", text: text), language: "en")
    return result.value.map { String(decoding: $0, as: UTF8.self) }
  }

  /// What a change makes of a part of the stew, nothing else.
  private func expect(
    _ change: RecipeChange, _ old: String, _ new: String, _ location: SourceLocation = #_sourceLocation
  ) {
    for lineEnd in ["\n", "\r\n"] {
      func written(_ text: String) -> String { text.replacing("\n", with: lineEnd) }
      let expected = written(Self.stew).replacing(written(old), with: written(new), maxReplacements: 1)
      #expect(edited(written(Self.stew), change) == expected, sourceLocation: location)
    }
  }

  @Test func setsTheTitle() {
    expect(.title("Big *stew*"), "#  Stew #", "#  Big *stew* #")
    #expect(edited("Stew\nof\n===\n\n---\n\n- a\n", .title("Soup")) == "Soup\n===\n\n---\n\n- a\n")
    #expect(edited(Self.stew, .title("")) == nil || edited(Self.stew, .title(""))?.isEmpty == false)
    #expect(edited(Self.stew, .title("Two\nlines")) == nil)
  }

  @Test func setsParagraphsOfTheDescriptionAroundFacts() {
    expect(.description("For cold days.  \n\nNew words."), "More words.", "New words.")
    expect(.description("Hot.\n\nMore words."), "For cold days.  ", "Hot.")
    expect(.description("For cold days.  \n\nMore words.\n\nAnd more."), "More words.", "More words.\n\nAnd more.")
    expect(.description("More words."), "For cold days.  \n\n", "")
    #expect(edited("# A\n\n---\n\n- a\n", .description("B\nC")) == "# A\n\nB\nC\n\n---\n\n- a\n")
    #expect(edited("# A\n\nB\n\n---\n\n- a\n", .description("")) == "# A\n\n---\n\n- a\n")
    #expect(edited("# A\n---\n\n- a\n", .description("B")) == "# A\n\nB\n\n---\n\n- a\n")
  }

  @Test func refusesWhatWouldBeSomethingElse() {
    #expect(edited(Self.stew, .description("*not, a, tag*")) == nil)
    #expect(edited(Self.stew, .description("---")) == nil)
    #expect(edited(Self.stew, .yields("4*** ***")) == nil)
    #expect(edited(Self.stew, .rows(.ingredients, .set(9, amount: "", text: "water"))) == nil)
    let file = SourceFile(path: "stew.md", text: Self.stew)
    let refused = RecipeEditor.apply(.description("---"), to: file, language: "en")
    #expect(refused.diagnostics.map(\.identifier) == ["edit-unfaithful"])
    let broken = RecipeEditor.apply(.title("A"), to: SourceFile(path: "a.md", text: "no title"), language: "en")
    #expect(broken.diagnostics.map(\.identifier) == ["recipemd-title"])
  }

  @Test func setsYields() {
    expect(.yields("6 bowls, 2 l"), "**4 servings**", "**6 bowls, 2 l**")
    expect(.yields(""), "**4 servings**\n\n", "")
    #expect(edited("# A\n\n---\n\n- a\n", .yields("2")) == "# A\n\n**2**\n\n---\n\n- a\n")
    #expect(edited("# A\n\n*t*\n\n---\n\n- a\n", .yields("2")) == "# A\n\n*t*\n\n**2**\n\n---\n\n- a\n")
  }

  @Test func setsFacts() {
    expect(.fact(.preparationTime, "15 min"), "Prep time: 10 min", "Prep time: 15 min")
    expect(.fact(.cookingTime, "1 h"), "Source: my aunt", "Source: my aunt\nCook time: 1 h")
    expect(.fact(.source, ""), "\nSource: my aunt", "")
    expect(.fact(.preparationTime, ""), "Prep time: 10 min\n", "")
    #expect(edited("# A\n\nB\n\n---\n\n- a\n", .fact(.tip, "C")) == "# A\n\nB\n\nTip: C\n\n---\n\n- a\n")
    #expect(edited("# A\n\nTip: C\n\n---\n\n- a\n", .fact(.tip, "")) == "# A\n\n---\n\n- a\n")
    let german = "# A\n\nSprache: de\n\n---\n\n- a\n"
    #expect(edited(german, .fact(.source, "Oma")) == german.replacing(": de", with: ": de\nQuelle: Oma"))
  }

  @Test func setsOneIngredient() {
    expect(.rows(.ingredients, .set(0, amount: "2 l", text: "water")), "*1 l* water", "*2 l* water")
    expect(.rows(.ingredients, .set(0, amount: "", text: "water")), "*1 l* water", "water")
    expect(.rows(.ingredients, .set(1, amount: "1 pinch", text: "salt,\nto taste")), "* salt", "* *1 pinch* salt")
    expect(
      .rows(.ingredients, .set(1, amount: "", text: "sea salt,\nas you like")), "salt,\n  to taste",
      "sea salt,\n  as you like")
    expect(.rows(.ingredients, .set(2, amount: "", text: "Balls")), "## Dumplings", "## Balls")
  }

  @Test func addsTakesAndMovesIngredients() {
    let egg = RecipeSheet.Row(.ingredient, amount: "1", text: "egg")
    expect(.rows(.ingredients, .insert(0, egg)), "* *1 l*", "* *1* egg\n* *1 l*")
    expect(.rows(.ingredients, .insert(5, egg)), "- *2* eggs", "- *2* eggs\n- *1* egg")
    expect(.rows(.ingredients, .remove(0..<1)), "* *1 l* water\n", "")
    expect(.rows(.ingredients, .remove(1..<2)), "\n* salt,\n  to taste", "")
    expect(
      .rows(.ingredients, .move(0..<1, to: 2)), "* *1 l* water\n* salt,\n  to taste",
      "* salt,\n  to taste\n* *1 l* water")
    expect(.rows(.ingredients, .move(4..<5, to: 3)), "- *200 g* flour\n- *2* eggs", "- *2* eggs\n- *200 g* flour")
    expect(
      .rows(.ingredients, .insert(5, RecipeSheet.Row(.heading, text: "Top"))), "- *2* eggs", "- *2* eggs\n\n## Top")
    #expect(
      edited("# A\n\n---\n\n---\n\nMix.\n", .rows(.ingredients, .insert(0, egg)))
        == "# A\n\n---\n\n- *1* egg\n\n---\n\nMix.\n")
  }

  @Test func movesIngredientsBetweenGroups() {
    let moved = edited(Self.stew, .rows(.ingredients, .move(0..<1, to: 5)))
    let sheet = moved.flatMap { RecipeReader.read(SourceFile(path: "", text: $0)).value }.map { RecipeSheet($0) }
    #expect(sheet?.ingredients.map(\.text) == ["salt,\nto taste", "Dumplings", "flour", "eggs", "water"])
  }

  @Test func changesStepsAndCountsThemAnew() {
    expect(.rows(.method, .set(1, amount: "", text: "Boil the wine.")), "Boil\tthe water.", "Boil the wine.")
    expect(
      .rows(.method, .remove(1..<2)), "1. Boil\tthe water.\n2. Stir.\n\n   Taste.\n3.", "1. Stir.\n\n   Taste.\n2.")
    expect(
      .rows(.method, .insert(1, RecipeSheet.Row(.step, text: "Wash\nhands."))),
      "1. Boil\tthe water.\n2. Stir.\n\n   Taste.\n3.",
      "1. Wash\n   hands.\n2. Boil\tthe water.\n3. Stir.\n\n   Taste.\n4.")
    expect(
      .rows(.method, .move(3..<4, to: 1)), "1. Boil\tthe water.\n2. Stir.\n\n   Taste.\n3. Serve.",
      "1. Serve.\n2. Boil\tthe water.\n3. Stir.\n\n   Taste.")
    expect(.rows(.method, .set(0, amount: "", text: "Read it.")), "Read all of it.", "Read it.")
  }

  @Test func keepsNumbersThatDoNotCount() {
    let text = "# A\n\n---\n\n- a\n\n---\n\n1. x\n1. y\n"
    #expect(edited(text, .rows(.method, .move(0..<1, to: 2))) == "# A\n\n---\n\n- a\n\n---\n\n1. y\n1. x\n")
    let sections = "# A\n\n---\n\n- a\n\n---\n\n## B\n\n1. x\n2. y\n\n## C\n\n1. z\n"
    #expect(
      edited(sections, .rows(.method, .remove(1..<2)))
        == "# A\n\n---\n\n- a\n\n---\n\n## B\n\n1. y\n\n## C\n\n1. z\n")
  }

  @Test func startsAMethod() {
    let row = RecipeSheet.Row(.step, text: "Mix.")
    #expect(edited("# A\n\n---\n\n- a\n", .rows(.method, .insert(0, row))) == "# A\n\n---\n\n- a\n\n---\n\n1. Mix.\n")
    #expect(
      edited("# A\n\n---\n\n- a\n\n---\n", .rows(.method, .insert(0, row))) == "# A\n\n---\n\n- a\n\n---\n\n1. Mix.\n")
  }

  @Test func putsAWholeSectionInItsPlace() {
    #expect(
      edited("# A\n\n---\n\n- a\n\n---\n\nMix.\n", .section(.ingredients, "- b\n- c"))
        == "# A\n\n---\n\n- b\n- c\n\n---\n\nMix.\n")
    #expect(edited("# A\n\n---\n\n- a\n", .section(.method, "Mix.")) == "# A\n\n---\n\n- a\n\n---\n\nMix.\n")
    #expect(edited("# A\n\n---\n\n- a\n\n---\n\nMix.\n", .section(.ingredients, "- b\n\n---\n")) == nil)
  }

  /// Whatever is written back as it is read changes no byte.
  @Test func settingWhatIsThereChangesNothing() throws {
    for text in [Self.stew, Self.stew.replacing("\n", with: "\r\n")] {
      let sheet = RecipeSheet(try #require(RecipeReader.read(SourceFile(path: "", text: text)).value))
      var changes: [RecipeChange] = [.title(sheet.title), .description(sheet.description), .yields(sheet.yields)]
      changes += sheet.facts.map { .fact($0.key, $0.value) }
      for section in [RecipeSheet.Section.ingredients, .method] {
        for (index, row) in sheet[section].enumerated() {
          changes.append(.rows(section, .set(index, amount: row.amount, text: row.text)))
          changes.append(.rows(section, .move(index..<index + 1, to: index)))
        }
      }
      for change in changes { #expect(edited(text, change) == text, "\(change)") }
    }
  }

  @Test func aStepBelowNotesIsARemark() {
    let text = "# A\n\n---\n\n- a\n\n---\n\nX.\n\nY.\n\n## Notes\n\nZ.\n"
    let moved = "# A\n\n---\n\n- a\n\n---\n\nY.\n\n## Notes\n\nZ.\n\nX.\n"
    #expect(edited(text, .rows(.method, .move(0..<1, to: 4))) == moved)
  }

  @Test func whatIsChangedKeepsTheBlankLinesAroundIt() {
    let text =
      "# A\n\n\nB\n\n\n\nC\n\n\nTip: D\nSource: E\n\n\n---\n\n\n- a\n\n\n- b\n\n\n---\n\n\n\nX.\n\n\n\n\nY.\n\n\n"
    let changes: [(RecipeChange, String, String)] = [
      (.description("B2\n\nC"), "B", "B2"), (.description("B\n\nC2"), "C", "C2"),
      (.fact(.source, ""), "\nSource: E", ""),
      (.rows(.ingredients, .set(0, amount: "1", text: "a")), "- a", "- *1* a"),
      (.rows(.method, .set(0, amount: "", text: "X2.")), "X.", "X2."),
      (.rows(.method, .set(1, amount: "", text: "Y2.")), "Y.", "Y2."),
    ]
    for (change, old, new) in changes {
      #expect(edited(text, change) == text.replacing(old, with: new, maxReplacements: 1), "\(change)")
    }
  }

  /// Every row moved everywhere and back is where it was.
  @Test func movingThereAndBackKeepsWhatIsSaid() throws {
    let sheet = RecipeSheet(try #require(RecipeReader.read(SourceFile(path: "", text: Self.stew)).value))
    for section in [RecipeSheet.Section.ingredients, .method] {
      let count = sheet[section].count
      for from in 0..<count {
        for target in 0...count where target < from || target > from + 1 {
          guard let there = edited(Self.stew, .rows(section, .move(from..<from + 1, to: target))) else { continue }
          let place = target < from ? target : target - 1
          let back = edited(there, .rows(section, .move(place..<place + 1, to: from < place ? from : from + 1)))
          let read = back.flatMap { RecipeReader.read(SourceFile(path: "", text: $0)).value }
          #expect(read.map { RecipeSheet($0) } == sheet, "\(section) \(from) to \(target)")
        }
      }
    }
  }
}

struct LineEndsTests {
  @Test(arguments: [
    ("a\r\nb\r\n", "a\nc\nb\n", "a\r\nc\r\nb\r\n"),
    ("a\nb\r\nc\n", "a\nb\nx\nc\n", "a\nb\r\nx\r\nc\n"),
    ("a\rb\r", "b\n", "b\r"),
    ("a\r\nb", "a\nb\nc", "a\r\nb\r\nc"),
    ("a\nb\n", "b\n", "b\n"),
  ])
  func restoresTheEndsThatLinesHad(original: String, text: String, result: String) {
    let restored = LineEnds.restored(Array(text.utf8), like: Array(original.utf8))
    #expect(String(decoding: restored, as: UTF8.self) == result)
    let same = LineEnds.restored(LineEnds.unified(Array(original.utf8)), like: Array(original.utf8))
    #expect(String(decoding: same, as: UTF8.self) == original)
  }

  /// Where very many lines were changed in a file with ends of two kinds.
  @Test func keepsTheEndsOfLinesAmongThousandsThatAreNew() {
    let old = (0..<1000).map { "a\($0)\($0 % 2 == 0 ? "\r\n" : "\n")" }.joined()
    let text = (0..<1000).map { $0 % 10 == 3 ? "a\($0)\n" : "b\($0)\n" }.joined()
    let restored = LineEnds.restored(Array(text.utf8), like: Array(old.utf8))
    let kept = String(decoding: restored, as: UTF8.self)
    #expect(kept.hasPrefix("b0\r\nb1\r\nb2\r\na3\nb4\n") && kept.contains("\na993\n"))
    #expect(LineEnds.unified(restored) == Array(text.utf8))
  }
}
