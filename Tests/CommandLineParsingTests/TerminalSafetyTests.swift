import CommandLineParsing
import Testing

@Suite struct TerminalSafetyTests {
  private func shown(_ text: String, _ style: TerminalStyle = .plain) -> String {
    String(decoding: TerminalSafety.harmless(Array(text.utf8), style: style), as: UTF8.self)
  }

  @Test(
    "what could steer a terminal is replaced",
    arguments: [
      ("soup\u{1B}[2J", "soup\u{FFFD}[2J"), ("\u{1B}]0;title\u{7}", "\u{FFFD}]0;title\u{FFFD}"),
      ("one\rtwo", "one\u{FFFD}two"), ("\u{8}\u{7F}", "\u{FFFD}\u{FFFD}"), ("\u{9B}2J", "\u{FFFD}2J"),
      ("gnp.\u{202E}exe", "gnp.\u{FFFD}exe"), ("\u{2066}a\u{2069}", "\u{FFFD}a\u{FFFD}"),
    ])
  func replaces(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test(arguments: [
    "a\tb\nc", "…“”–’", "Crème brûlée", "👩‍🍳 שלום", "½ cup", "\u{A0}\u{202F}\u{2060}\u{200F}", "",
  ])
  func leavesTextAlone(text: String) {
    #expect(shown(text) == text)
    #expect(shown(text + "\u{7}") == text + "\u{FFFD}")
  }

  @Test func keepsWhatTheStyleWrites() {
    let text = TerminalStyle.ansi.apply(.bold, .red, to: "error") + ": \u{1B}[2J"
    #expect(shown(text, .ansi) == "\u{1B}[1;31merror\u{1B}[0m: \u{FFFD}[2J")
    #expect(shown(text) == "\u{FFFD}[1;31merror\u{FFFD}[0m: \u{FFFD}[2J")
  }

  @Test(arguments: ["\u{1B}[8m", "\u{1B}[38;5;1m", "\u{1B}[m", "\u{1B}[1", "\u{1B}", "\u{1B}[1;Hm", "\u{1B}c"])
  func keepsNoOtherSequence(text: String) {
    #expect(shown(text, .ansi) == "\u{FFFD}" + text.dropFirst())
  }

  @Test func knowsTheSameCharactersInBytesAndScalars() {
    for value in 0..<UInt32(0x2100) {
      guard let scalar = Unicode.Scalar(value), scalar != "\n", scalar != "\t" else { continue }
      #expect(
        (shown(String(scalar)) != String(scalar)) == TerminalSafety.isHarmful(scalar), "U+\(String(value, radix: 16))")
    }
  }
}
