import SourceText
import Testing
import YAMLReading

@Suite struct YAMLMapReaderTests {
  private enum Paper: String, CaseIterable {
    case a4
    case letter
  }

  /// Reads a text with `body` and gives what is wrong with it.
  private func problems(
    _ text: String, _ empty: YAMLMapReader.EmptyValues = .refused, _ body: (inout YAMLMapReader) -> Void
  ) -> [String] {
    diagnostics(text, empty, body).map(shown)
  }

  private func hints(_ text: String, _ body: (inout YAMLMapReader) -> Void) -> [String?] {
    diagnostics(text, .refused, body).map(\.hint)
  }

  private func diagnostics(
    _ text: String, _ empty: YAMLMapReader.EmptyValues, _ body: (inout YAMLMapReader) -> Void
  ) -> [Diagnostic] {
    let file = SourceFile(path: "galley.yaml", text: text)
    let checked = YAMLReader.read(file)
    #expect(checked.diagnostics.isEmpty)
    var reader = YAMLMapReader(checked.value, in: file, emptyValues: empty)
    body(&reader)
    return reader.finish()
  }

  @Test func readsEachKindOfValue() {
    let text = """
      title: 1984
      offline: true
      page-size: 24
      density: 0.920
      paper: letter
      theme: dark
      tags: [a, 2]
      authors: Anna
      labels: {b: x, a: 1}
      print: {cards: 2}
      people: [{name: Anna}, {name: Ben}]
      goals: {anna: {calories: 2200}, ben: {calories: 2000}}
      """
    let found = problems(text) { reader in
      #expect(reader.string("title") == "1984")
      #expect(reader.bool("offline") == true)
      #expect(reader.integer("page-size", in: 1...500) == 24)
      #expect(reader.decimal("density") == "0.920")
      #expect(reader.choice("paper", of: Paper.self) == .letter)
      #expect(reader.choice("theme", of: ["light", "dark"]) == "dark")
      #expect(reader.stringList("tags") == ["a", "2"])
      #expect(reader.stringOrList("authors") == ["Anna"])
      #expect(reader.stringMap("labels")?.map { "\($0.key)=\($0.value)" } == ["b=x", "a=1"])
      #expect(reader.map("print") { $0.integer("cards") } == 2)
      #expect(reader.maps("people") { $0.string("name") } == ["Anna", "Ben"])
      let goals = reader.namedMaps("goals") { name, goals in "\(name) \(goals.integer("calories") ?? 0)" }
      #expect(goals?.map(\.value) == ["anna 2200", "ben 2000"])
      #expect(goals?.map(\.name) == ["anna", "ben"])
    }
    #expect(found == [])
  }

  @Test func givesNothingForMissingKeys() {
    let found = problems("{}") { reader in
      #expect(reader.string("a") == nil)
      #expect(reader.bool("b") == nil)
      #expect(reader.integer("c") == nil)
      #expect(reader.stringList("d") == nil)
      #expect(reader.map("e") { _ in 1 } == nil)
      #expect(reader.maps("f") { _ in 1 } == nil)
      #expect(reader.node("g") == nil)
    }
    #expect(found == [])
  }

  @Test(
    "whole numbers are checked",
    arguments: [
      ("n: many", "1:4+4 config-type: “n” must be a whole number from 1 to 500, found “many”", nil),
      ("n: 501", "1:4+3 config-type: “n” must be a whole number from 1 to 500, found “501”", nil),
      ("n: 0", "1:4+1 config-type: “n” must be a whole number from 1 to 500, found “0”", nil),
      ("n: 2.0", "1:4+3 config-type: “n” must be a whole number from 1 to 500, found “2.0”", nil),
      (
        "n: '24'", "1:4+4 config-type: “n” must be a whole number from 1 to 500, found the text “24”",
        "write the number without quotes"
      ),
      ("n: [1]", "1:4+3 config-type: “n” must be a whole number from 1 to 500, found a list", nil),
      (
        "n:", "1:1+1 config-type: “n” must be a whole number from 1 to 500, found nothing",
        "write a value, or remove the line"
      ),
      (
        "n: 99999999999999999999",
        "1:4+20 config-type: “n” must be a whole number from 1 to 500, found “99999999999999999999”", nil
      ),
    ] as [(String, String, String?)])
  func checksWholeNumbers(text: String, problem: String, hint: String?) {
    #expect(problems(text) { _ = $0.integer("n", in: 1...500) } == [problem])
    #expect(hints(text) { _ = $0.integer("n", in: 1...500) } == [hint])
  }

  @Test func namesOpenRanges() {
    #expect(problems("n: a") { _ = $0.integer("n") } == ["1:4+1 config-type: “n” must be a whole number, found “a”"])
    #expect(
      problems("n: a") { _ = $0.integer("n", in: 1 ... .max) } == [
        "1:4+1 config-type: “n” must be a whole number of at least 1, found “a”"
      ])
    #expect(
      problems("n: a") { _ = $0.integer("n", in: .min...9) } == [
        "1:4+1 config-type: “n” must be a whole number of at most 9, found “a”"
      ])
  }

  @Test(
    "booleans are true or false",
    arguments: [
      ("b: yes", "1:4+3 config-type: “b” must be true or false, found “yes”", "write “true”, without quotes"),
      ("b: Off", "1:4+3 config-type: “b” must be true or false, found “Off”", "write “false”, without quotes"),
      (
        "b: 'true'", "1:4+6 config-type: “b” must be true or false, found the text “true”",
        "write “true”, without quotes"
      ),
      ("b: 1", "1:4+1 config-type: “b” must be true or false, found “1”", "write “true”, without quotes"),
      ("b: maybe", "1:4+5 config-type: “b” must be true or false, found “maybe”", nil),
    ] as [(String, String, String?)])
  func checksBooleans(text: String, problem: String, hint: String?) {
    #expect(problems(text) { _ = $0.bool("b") } == [problem])
    #expect(hints(text) { _ = $0.bool("b") } == [hint])
  }

  @Test(
    "decimals are checked",
    arguments: [
      ("d: 0,92", "1:4+4 config-type: “d” must be a decimal number, found “0,92”", "write “0.92”"),
      (
        "d: '1.5'", "1:4+5 config-type: “d” must be a decimal number, found the text “1.5”",
        "write the number without quotes"
      ),
      ("d: .inf", "1:4+4 config-type: “d” must be a decimal number, found “.inf”", nil),
      ("d: 1,5 l", "1:4+5 config-type: “d” must be a decimal number, found “1,5 l”", nil),
    ] as [(String, String, String?)])
  func checksDecimals(text: String, problem: String, hint: String?) {
    #expect(problems(text) { _ = $0.decimal("d") } == [problem])
    #expect(hints(text) { _ = $0.decimal("d") } == [hint])
  }

  @Test func checksChoices() {
    let text = "paper: lettre\ntheme: [dark]\n"
    let read: (inout YAMLMapReader) -> Void = { reader in
      _ = reader.choice("paper", of: Paper.self)
      _ = reader.choice("theme", of: ["light", "dark", "auto"])
    }
    #expect(
      problems(text, .refused, read) == [
        "1:8+6 config-type: “paper” must be “a4” or “letter”, found “lettre”",
        "2:8+6 config-type: “theme” must be “light”, “dark” or “auto”, found a list",
      ])
    #expect(hints(text, read) == ["did you mean “letter”?", nil])
  }

  @Test func checksTextsAndLists() {
    let text = "a: {b: c}\nb:\nc: x\nd: [x, [y], ~]\ne: {}\nf: [x]\ng: {k: [1]}\n"
    let read: (inout YAMLMapReader) -> Void = { reader in
      #expect(reader.string("a") == nil)
      #expect(reader.string("b") == nil)
      #expect(reader.stringList("c") == nil)
      #expect(reader.stringList("d") == ["x"])
      #expect(reader.stringOrList("e") == nil)
      #expect(reader.stringMap("f") == nil)
      #expect(reader.stringMap("g")?.isEmpty == true)
    }
    #expect(
      problems(text, .refused, read) == [
        "1:4+6 config-type: “a” must be text, found a mapping", "2:1+1 config-type: “b” must be text, found nothing",
        "3:4+1 config-type: “c” must be a list of texts, found “x”",
        "4:8+3 config-type: “d” must be a list of texts, found a list",
        "4:13+1 config-type: “d” must be a list of texts, found nothing",
        "5:4+2 config-type: “e” must be a text or a list of texts, found a mapping",
        "6:4+3 config-type: “f” must be a mapping of keys to texts, found a list",
        "7:8+3 config-type: “g.k” must be text, found a list",
      ])
    #expect(hints(text, read)[2] == "write it in brackets: “[x]”")
  }

  @Test func namesKeysInsideMappings() {
    let text =
      "print: {cards: many, x: 1}\npeople: [{age: old}, 5]\ngoals: {anna: {kcal: z}, ben: 1}\nlist: 1\nnames: []\nmap: 2\n"
    let found = problems(text) { reader in
      reader.map("print") { _ = $0.integer("cards", in: 1...9) }
      _ = reader.maps("people") { _ = $0.integer("age") }
      _ = reader.namedMaps("goals") { _, goals in _ = goals.integer("kcal") }
      _ = reader.maps("list") { _ in 1 }
      _ = reader.namedMaps("names") { _, _ in 1 }
      reader.map("map") { _ in }
    }
    #expect(
      found == [
        "1:16+4 config-type: “print.cards” must be a whole number from 1 to 9, found “many”",
        "1:22+1 config-unknown-key: key “print.x” is not known",
        "2:16+3 config-type: “people.age” must be a whole number, found “old”",
        "2:22+1 config-type: “people” must be a list of mappings, found “5”",
        "3:22+1 config-type: “goals.anna.kcal” must be a whole number, found “z”",
        "3:31+1 config-type: “goals.ben” must be a mapping of names to mappings, found “1”",
        "4:7+1 config-type: “list” must be a list of mappings, found “1”",
        "5:8+2 config-type: “names” must be a mapping of names to mappings, found a list",
        "6:6+1 config-type: “map” must be a mapping of keys to values, found “2”",
      ])
  }

  @Test func reportsKeysNobodyAskedFor() {
    let text = "title: x\nbase-ulr: y\nzzz: 1\n"
    let read: (inout YAMLMapReader) -> Void = { reader in
      _ = reader.string("title")
      _ = reader.string("base-url")
    }
    #expect(
      problems(text, .refused, read) == [
        "2:1+8 config-unknown-key: key “base-ulr” is not known", "3:1+3 config-unknown-key: key “zzz” is not known",
      ])
    #expect(hints(text, read) == ["did you mean “base-url”?", "known keys are “title” and “base-url”"])
    #expect(hints("a: 1") { _ in } == ["remove it"])
  }

  /// Each key looked for among all of them, sixty thousand keys would take a minute.
  @Test func findsEachOfManyKeys() {
    let count = 60_000
    let keys = (0..<count).map { "key \($0)" }
    let text = keys.map { "\($0): value of \($0)\n" }.joined()
    let found = problems(text) { reader in
      #expect(keys.allSatisfy { reader.string($0) == "value of \($0)" })
      #expect(reader.string("key \(count)") == nil)
      reader.require("key 0", "keys")
    }
    #expect(found == ["1:1+1 config-missing-key: key “keys” is missing"])
  }

  @Test(arguments: [2, 40])
  func namesUnknownKeysOfLargeMappings(count: Int) {
    let text = (0..<count).map { "key\($0): \($0)\n" }.joined() + "kye1: 1\n"
    let found = problems(text) { reader in
      for place in 0..<count { #expect(reader.integer("key\(place)") == place) }
    }
    #expect(found == ["\(count + 1):1+4 config-unknown-key: key “kye1” is not known"])
  }

  @Test func reportsMissingKeys() {
    let found = problems("a: 1\n") { reader in
      reader.require("a", "b")
      #expect(reader.integer("a") == 1)
      #expect(reader.integer("b") == nil)
    }
    #expect(found == ["1:1+1 config-missing-key: key “b” is missing"])
  }

  @Test func takesEmptyValuesForMissingKeysOnRequest() {
    let found = problems("title:\ntags: ~\n", .unset) { reader in
      #expect(reader.string("title") == nil)
      #expect(reader.stringList("tags") == nil)
    }
    #expect(found == [])
  }

  @Test func expectsAMapping() {
    #expect(problems("- a\n") { _ in } == ["1:1+3 config-type: this must be a mapping of keys to values, found a list"])
    #expect(problems("soup") { _ in } == ["1:1+4 config-type: this must be a mapping of keys to values, found “soup”"])
    #expect(problems("") { _ in } == [])
    #expect(problems("~") { _ in } == [])
  }

  @Test func leavesRoomForRulesOfItsCaller() throws {
    let file = SourceFile(path: "a.md", text: "url: nowhere\nx: 1\n")
    var reader = YAMLMapReader(YAMLReader.read(file).value, in: file, family: "front-matter")
    let located = reader.locatedString("url")
    let url = try #require(located)
    #expect(url.text == "nowhere")
    reader.report(file.diagnostic(.error, "front-matter-url", at: url.range, message: "“nowhere” is no URL"))
    #expect(
      reader.finish().map(shown) == [
        "1:6+7 front-matter-url: “nowhere” is no URL", "2:1+1 front-matter-unknown-key: key “x” is not known",
      ])
  }
}
