import Mustache
import Testing

@testable import PageBuilding

@Suite struct NumbersOnPaperTests {
  @Test(arguments: [
    ("best for 3 months.", "best for 3\u{A0}months."), ("<b>10</b> minutes", "<b>10</b> minutes"),
    ("<time>10 minutes</time> or 4 pies", "<time>10 minutes</time> or 4\u{A0}pies"), ("<td>10 g</td>", "<td>10 g</td>"),
    ("<img alt=\"3 eggs\"> In 2024 Anna", "<img alt=\"3 eggs\"> In 2024 Anna"), ("4–5 minutes", "4–5\u{A0}minutes"),
  ])
  func staysWithItsWord(_ html: String, _ expected: String) {
    #expect(String(decoding: NumbersOnPaper.joined(HTML(trusted: html)).bytes, as: UTF8.self) == expected)
  }
}
