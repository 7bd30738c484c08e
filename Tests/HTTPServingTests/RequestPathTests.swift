import Testing

@testable import HTTPServing

struct RequestPathTests {
  @Test(arguments: [
    ("/", "index.html"), ("/index.html", "index.html"), ("/tags/", "tags/index.html"),
    ("/recipes/k%C3%A4se.html", "recipes/käse.html"), ("/a%20b.png", "a b.png"),
    ("/.galley/preview.js", ".galley/preview.js"),
  ])
  func namesTheFileOfAPath(encoded: String, file: String) {
    #expect(RequestPath(encoded)?.file == file)
  }

  @Test(arguments: [
    "", "index.html", "http://127.0.0.1/", "*", "//etc/passwd", "/a//b", "/../secret", "/a/../b", "/./a", "/a/..",
    "/%2e%2e/secret", "/..%2fsecret", "/a%2Fb", "/..%5csecret", "/a\\b", "/%00", "/index.html%00.txt", "/%zz", "/%4",
    "/%",
    "/%c0%ae%c0%ae/secret", "/%ff", "/a%0d%0aSet-Cookie:x", "/%7f",
  ])
  func refusesWhatNoPageCanHave(encoded: String) {
    #expect(RequestPath(encoded) == nil)
  }

  @Test func decodesOnce() {
    #expect(RequestPath("/%252e%252e/a")?.parts == ["%2e%2e", "a"])
  }
}
