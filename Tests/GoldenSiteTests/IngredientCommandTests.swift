import JSONReading
import SourceText
import Testing

@Suite struct IngredientCommandTests {
  @Test func readsLinesOfTheCommandLine() throws {
    let outcome = try Galley.run(["ingredient", "--format", "tsv", "1/3 cup oil", "zwei bis drei EL Öl"], at: "/")
    #expect(outcome.status == 0)
    #expect(outcome.output == "0.3333\tcup\toil\t\n2-3\ttbsp\tÖl\t\n")
  }

  @Test("every line of the input gives a row, whatever its bytes")
  func readsStandardInput() throws {
    let input =
      Array("2 tins tomatoes, drained\r\n\n½ cup\ta\tb (c)\n".utf8) + [0x33, 0x20, 0xFF, 0x61] + [0x0A, 0x65]
    let outcome = try Galley.run(["ingredient", "--stdin", "-f", "tsv"], at: "/", input: input)
    #expect(outcome.status == 0)
    #expect(outcome.output == "2\ttin\ttomatoes\tdrained\n\t\t\t\n0.5\tcup\ta b\tc\n3\t\t\u{FFFD}a\t\n\t\te\t\n")
  }

  @Test("many lines come out in their order")
  func readsManyLines() throws {
    let input = (1...20_000).map { "\($0) g flour, sifted\n" }.joined()
    let outcome = try Galley.run(["ingredient", "--stdin", "-f", "tsv"], at: "/", input: Array(input.utf8))
    #expect(outcome.output == (1...20_000).map { "\($0)\tg\tflour\tsifted\n" }.joined())
  }

  @Test("a line that repeats is as good as one that does not", arguments: ["tsv", "json", "text"])
  func readsLinesAgain(format: String) throws {
    let lines = ["2 cups flour", "2 cups flour", "", "", "1 egg", "2 cups flour"].map { $0 + "\n" }
    let read: (String) throws -> String = {
      try Galley.run(["ingredient", "--stdin", "-f", format], at: "/", input: Array($0.utf8)).output
    }
    #expect(try read(lines.joined()) == lines.map(read).joined())
  }

  @Test("an item that repeats is sorted as it is alone", arguments: ["tsv", "json"])
  func sortsItemsAgain(format: String) throws {
    let items = ["milk", "milk", "zorgle", "", "", "milk", "2 eggs", "zorgle"].map { $0 + "\n" }
    let sort: (String) throws -> String = {
      try Galley.run(["categorize", "--stdin", "-f", format], at: "/", input: Array($0.utf8)).output
    }
    #expect(try sort(items.joined()) == items.map(sort).joined())
  }

  @Test("a search of more words than any name has says so")
  func saysWhyNoFoodIsFound() throws {
    let words = Array(repeating: "t", count: 101).joined(separator: " ")
    #expect(try Galley.run(["food", "search", words], at: "/").error.contains("more than 100 words; look for fewer"))
    #expect(try Galley.run(["food", "search", "zorgle"], at: "/").error.contains("no food is called so"))
  }

  @Test func explainsALineToPeople() throws {
    let outcome = try Galley.run(["ingredient", "2 (400 g) tins beans, or 1 cup peas (optional)"], at: "/")
    #expect(
      outcome.output == """
        2 (400 g) tins beans, or 1 cup peas (optional)
          amount    2\u{A0}tin, each 400\u{A0}gram
          name      beans
          comment   or 1 cup peas (optional)
          optional  yes
          or        1\u{A0}cup peas

        """)
  }

  @Test func jsonHasExactFractions() throws {
    let outcome = try Galley.run(["ingredient", "-f", "json", "about 1/3 to 1/2 cup white or red wine"], at: "/")
    let read = JSONReader.read(SourceFile(path: "", text: outcome.output))
    let root = try #require(read.value)
    #expect(text(at: "/amounts/0/quantity/exact", of: root) == "1/3")
    #expect(text(at: "/amounts/0/upperQuantity/exact", of: root) == "1/2")
    #expect(text(at: "/name", of: root) == "white wine")
    #expect(text(at: "/phrase", of: root) == "white or red wine")
    #expect(text(at: "/alternatives/0/name", of: root) == "red wine")
  }

  private func text(at pointer: String, of root: JSONValue) -> String? {
    JSONPointer(pointer).flatMap { root[$0] }?.string
  }

  @Test(
    "lines that contradict the options are a wrong command line",
    arguments: [["ingredient"], ["ingredient", "--stdin", "salt"], ["ingredient", "--language", "klingon?", "salt"]])
  func refuses(arguments: [String]) throws {
    let outcome = try Galley.run(arguments, at: "/")
    #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.error.contains("hint: "))
  }
}
