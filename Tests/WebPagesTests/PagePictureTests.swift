import Testing

@testable import WebPages

@Suite struct PagePictureTests {
  @Test(arguments: [
    (
      "<picture><source srcset='a-480.webp 480w, a-1200.webp 1200w'><img src='data:image/gif;base64,R0'></picture>",
      "a-1200.webp"
    ),
    ("<picture><source data-srcset='a-300.jpg 300w, a-900.jpg 900w'><img src='a-100.jpg'></picture>", "a-900.jpg"),
    ("<picture><source srcset='a.webp'><img alt=cake></picture>", "a.webp"),
    ("<picture><source srcset='a.webp 1x, b.webp 2x'><img src='a.jpg'></picture>", "a.jpg"),
  ])
  func takesThePictureFromTheSourcesBesideIt(html: String, expected: String) throws {
    let page = try WebPage(bytes: Array("<h1>Cake</h1>\(html)".utf8))
    #expect(page.pictures == [expected])
  }
}
