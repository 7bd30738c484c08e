import Cookbook
import Testing

@Suite struct TypesettingCommandsTests {
  @Test(
    "a text of nothing but commands that print nothing",
    arguments: [
      #"\label{sushi-rice}"#, #"\rowcolors{2}{gray!20}{white}"#, "  \\newpage \n\\label{a}\n", #"\vspace*{2ex}"#,
      #"\begin[t]{multicols}{2}"#, #"\index{rice!{brown}}"#,
    ])
  func findsCommands(text: String) {
    #expect(TypesettingCommands.isAll(of: text.utf8))
  }

  @Test(
    "whatever says something to readers is shown",
    arguments: [
      "", "Chop.", #"\label{rice} Chop."#, #"Chop. \label{rice}"#, #"\textbf{Chop.}"#, #"\label{rice"#,
      #"\label}rice{"#,
      #"\"#, #"\ label{rice}"#, #"\labels{rice}"#, "{rice}", #"\\label{rice}"#,
    ])
  func leavesWords(text: String) {
    #expect(!TypesettingCommands.isAll(of: text.utf8))
  }
}
