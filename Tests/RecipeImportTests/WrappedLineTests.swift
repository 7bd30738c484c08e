import PhotoReading
import SourceText
import Testing

@testable import RecipeImport

/// Lines that ended only because the paper did.
@Suite struct WrappedLineTests {
  @Test func aNumberedStepGoesOnInALineThatBeginsSmall() throws {
    let draft = try #require(
      TextRecipe.read(
        "Soup\n2 onions\n1 tsp salt\n3 carrots\nMethod\n1. Soften the onions in a pan.\n"
          + "2. Tip in the carrots and 1 litre of water, then simmer for 25\nminutes.\n3. Season with the salt."))
    #expect(
      draft.instructionLines == [
        "Soften the onions in a pan.", "Tip in the carrots and 1 litre of water, then simmer for 25 minutes.",
        "Season with the salt.",
      ])
    #expect(draft.losses.allSatisfy { $0.kind != .dropped })
  }

  @Test func aMailOfSeventyLettersALineHasWholeSteps() throws {
    let draft = try #require(
      TextRecipe.read(
        """
        Apple cake

        225 g flour
        115 g butter
        225 g apples

        Heat the oven to 180 degrees and line a deep cake tin of twenty cen-
        timetres with baking paper. Rub the butter into the flour until it is
        like fine crumbs.

        Stir in the apples, scrape into the tin and bake in the middle of the
        oven for 40 minutes until golden. Leave in the tin for ten minutes.
        """))
    #expect(
      draft.instructionLines == [
        "Heat the oven to 180 degrees and line a deep cake tin of twenty centimetres with baking paper. "
          + "Rub the butter into the flour until it is like fine crumbs.",
        "Stir in the apples, scrape into the tin and bake in the middle of the oven for 40 minutes until golden. "
          + "Leave in the tin for ten minutes.",
      ])
  }

  @Test(arguments: [
    ("2 pounds beef, cut into 1-inch\ncubes", "2 pounds beef, cut into 1-inch cubes"),
    ("2 onions, peeled and\nsliced", "2 onions, peeled and sliced"),
    ("2 eggs\n(room temperature)", "2 eggs (room temperature)"),
  ]) func aLineThatWantsAnotherWordGoesOn(text: String, whole: String) throws {
    let draft = try #require(
      TextRecipe.read("Stew\n\n\(text)\n1 tsp salt\n3 carrots\n\n1. Toss all of it with\nOlivenöl.\n2. Bake it."))
    #expect(draft.ingredientLines == [whole, "1 tsp salt", "3 carrots"])
    #expect(draft.instructionLines == ["Toss all of it with Olivenöl.", "Bake it."])
  }

  @Test func aMailNamesItsDishTwice() throws {
    let draft = try #require(
      TextRecipe.read(
        "Subject: Fwd: Pea soup\n\nPEA SOUP\n\n500 g peas\n1 onion\n1 tsp salt\n\nBoil everything until it is soft."))
    #expect(draft.title == "Pea soup" && draft.summary == nil)
  }

  @Test func shortLinesWithoutPointsStayStepsOfTheirOwn() throws {
    let draft = try #require(
      TextRecipe.read(
        "Toast\n2 slices bread\n1 egg\n10 g butter\nMethod\nbeat the egg\ndip the bread\nfry it in butter"))
    #expect(draft.instructionLines == ["beat the egg", "dip the bread", "fry it in butter"])
  }

  @Test(.timeLimit(.minutes(1))) func aLongTextOfFullLinesIsReadInOneGo() throws {
    let line = "and stir the soup for a while until it is as thick as it ought to\n"
    let draft = try #require(
      TextRecipe.read("Soup\n2 onions\n3 carrots\n1 leek\n" + String(repeating: line, count: 2_000)))
    #expect(draft.ingredientLines.count == 3)
  }
}

/// Photos as text recognition hands their lines over.
@Suite struct PhotoRecipeTests {
  /// Answers with lines of print, by the languages that are looked for.
  private func reader(_ installed: String, _ print: @escaping @Sendable (String) -> [String]) -> PhotoReader {
    PhotoReader(languages: ["eng"]) { arguments, _ in
      if arguments.contains("--list-langs") { return .printed(Array(installed.utf8)) }
      if arguments.contains(PhotoReader.pictureProgram) { return .printed(Array("P5\n1 1\n255\n\u{7f}".utf8)) }
      let languages = arguments.firstIndex(of: "-l").map { arguments[$0 + 1] } ?? ""
      let rows = print(languages).enumerated().flatMap { row, line in
        line.split(separator: " ").enumerated().map { column, word in
          "5\t1\t1\t1\t\(row)\t\(column)\t\(10 + 80 * column)\t\(10 + 40 * row)\t70\t20\t95\t\(word)"
        }
      }
      return .printed(Array(("level\n" + rows.joined(separator: "\n")).utf8))
    }
  }

  private let german = [
    "Brot", "Zutaten", "500 g Mehl", "1 TL Salz", "300 ml Wasser", "Zubereitung", "1. Alles in eine Schüssel geben,",
  ]

  @Test func areReadAgainInTheLanguageOfTheirWords() throws {
    let photos = reader("eng\ndeu\n") { [german] languages in
      german + [languages.hasPrefix("deu") ? "gründlich verrühren und backen." : "griindlich verrihren und backen."]
    }
    let draft = try #require(try PhotoRecipe.read([], photos))
    #expect(draft.instructionLines == ["Alles in eine Schüssel geben, gründlich verrühren und backen."])
  }

  @Test func sayWhichLanguageIsMissing() throws {
    let photos = reader("eng\n") { [german] _ in german + ["griindlich verrihren und backen."] }
    let draft = try #require(try PhotoRecipe.read([], photos))
    #expect(draft.losses.contains { $0.message.contains("tesseract-ocr-deu") })
  }

  @Test func stepsWhoseNumberIsIllegibleOrAloneAreStepsAllTheSame() throws {
    let photos = reader("eng\n") { _ in
      [
        "Toast", "Ingredients", "2 slices bread", "1 egg", "Method", "1.", "Beat the egg.", ". Dip the bread.",
        "w . Fry it.",
      ]
    }
    let draft = try #require(try PhotoRecipe.read([], photos))
    #expect(draft.instructionLines == ["Beat the egg.", "Dip the bread.", "Fry it."])
  }
}
