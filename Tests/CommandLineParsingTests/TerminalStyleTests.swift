import CommandLineParsing
import Testing

@Suite("Styles of terminal text")
struct TerminalStyleTests {
  @Test func appliesAttributes() {
    #expect(TerminalStyle.ansi.apply(.bold, .red, to: "error") == "\u{1B}[1;31merror\u{1B}[0m")
    #expect(TerminalStyle.plain.apply(.bold, .red, to: "error") == "error")
    #expect(TerminalStyle.ansi.apply(.bold, to: "") == "")
    #expect(TerminalStyle.ansi.apply(to: "x") == "x")
  }

  @Test(
    "what was asked for, the environment and the stream decide",
    arguments: [
      (TerminalStyle.Wish.auto, true, [:], TerminalStyle.ansi),
      (.auto, false, [:], .plain),
      (.auto, true, ["NO_COLOR": "1"], .plain),
      (.auto, true, ["NO_COLOR": ""], .ansi),
      (.auto, true, ["TERM": "dumb"], .plain),
      (.auto, false, ["CLICOLOR_FORCE": "1"], .ansi),
      (.auto, false, ["CLICOLOR_FORCE": "0"], .plain),
      (.auto, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .plain),
      (.always, false, ["NO_COLOR": "1"], .ansi),
      (.never, true, ["CLICOLOR_FORCE": "1"], .plain),
    ] as [(TerminalStyle.Wish, Bool, [String: String], TerminalStyle)])
  func chooses(wish: TerminalStyle.Wish, isTerminal: Bool, environment: [String: String], style: TerminalStyle) {
    #expect(TerminalStyle.choose(wish, forTerminal: isTerminal) { environment[$0] } == style)
  }
}
