import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct ServeTests {
  // MARK: Answers

  @Test func answersWithPagesAndTheirTags() throws {
    let site = try ServedSite()
    let page = try site.get("/recipes/soup.html")
    #expect(page.status == 200)
    #expect(page.text.contains("<h1") && page.text.contains("Soup"))
    #expect(page.head.contains("content-type: text/html; charset=utf-8"))
    #expect(page.head.contains("x-content-type-options: nosniff"))
    #expect(page.head.contains("frame-ancestors 'none'"))
    let tag = try #require(page.head.split(separator: "\r\n").first { $0.hasPrefix("etag: ") }).dropFirst(6)
    let again = try site.get("/recipes/soup.html", "If-None-Match: \(tag)")
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
    #expect(try site.get("/").text == (try site.get("/index.html")).text)
    let part = try site.get("/assets/style.css", "Range: bytes=0-9")
    #expect(part.status == 206)
    #expect(part.body.count == 10)
    let head = try site.send("HEAD / HTTP/1.1\r\nHost: localhost:\(site.port)\r\nConnection: close\r\n\r\n")
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
  }

  @Test func leadsFromTheNameOfAFolderIntoIt() throws {
    let site = try ServedSite(settings: "interface-languages: [de]\n")
    let answer = try site.get("/de")
    #expect(answer.status == 307)
    #expect(answer.head.contains("location: /de/\r\n"))
    #expect(try site.get("/de/").status == 200)
    #expect(try site.get("/assets").status == 404, "a folder without a page is none")
  }

  @Test func saysWhatIsNotThere() throws {
    let site = try ServedSite()
    let missing = try site.get("/recipes/pie.html")
    #expect(missing.status == 404)
    #expect(missing.text.contains("/.galley/preview.js"))
    #expect(try site.get("/.galley/secret").status == 404)
    #expect(try site.get("/galley.yaml").status == 404)
    #expect(try site.get("/content/soup.md").status == 404)
  }

  /// Reading takes seconds in a large collection.
  @Test func showsWhatIsSavedWhileTheSiteIsRead() throws {
    for delay in stride(from: 0, to: 200_000, by: 20_000) {
      let site = try ServedSite { site in
        usleep(UInt32(delay))
        try site.write("content/soup.md", ServedSite.soup.replacing("# Soup", with: "# Broth"))
      }
      #expect(try site.wait { try site.get("/recipes.json").text.contains("Broth") }, "after \(delay) µs")
    }
  }

  @Test func keepsNoOfflineCopy() throws {
    let site = try ServedSite()
    #expect(try site.get("/worker.js").text.contains("registration.unregister()"))
  }

  private static let hostileRequests = [
    "GET /../../../../etc/passwd HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
    "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
    "GET /index.html%00.txt HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
    "GET http://HOST/index.html HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.0\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc",
    "GET / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "GET /.galley/events?page=/index.html HTTP/1.1\r\nHost: HOST\r\nSec-Fetch-Site: cross-site\r\nConnection: close\r\n\r\n",
    "GET /.galley/events HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
    "GET /.galley/events?page=/../x HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
    "GARBAGE\r\n\r\n",
  ]

  /// One server gets them all, as it would: it takes longer to start one than to answer.
  @Test func refusesHostileRequestsAndGoesOn() throws {
    let site = try ServedSite()
    for request in Self.hostileRequests {
      let answer = try site.send(request.replacing("HOST", with: "127.0.0.1:\(site.port)"))
      #expect(answer.status == 0 || (400..<500).contains(answer.status), "\(request) \(answer.status)")
      #expect(!answer.text.contains("root:"), "\(request)")
      #expect(try site.get("/").status == 200, "\(request)")
    }
  }

  @Test func publishesNoFileThatALinkLeadsOutTo() throws {
    let site = try ServedSite()
    try FileManager.default.createSymbolicLink(
      atPath: site.folder.appending(path: "content/leak.txt").path(), withDestinationPath: "/etc/passwd")
    for path in ["/leak.txt", "/files/leak.txt", "/content/leak.txt"] {
      #expect(try site.get(path).status == 404)
    }
  }

  // MARK: Changes

  @Test func showsChangesAndTellsPagesOfThem() throws {
    let site = try ServedSite()
    let listening = try site.listen(to: "/recipes/soup.html") { text in
      if !text.contains("\"page\"") { return false }
      if text.components(separatedBy: "event: state").count == 2 {
        try? site.write("content/soup.md", ServedSite.soup.replacing("Boil everything.", with: "Simmer everything."))
      }
      return text.components(separatedBy: "event: state").count > 2
    }
    #expect(listening.components(separatedBy: "event: state").count > 2)
    #expect(try site.get("/recipes/soup.html").text.contains("Simmer everything."))
  }

  @Test func keepsThePageOfABrokenRecipeAndSaysWhatIsWrong() throws {
    let site = try ServedSite()
    #expect(try site.get("/recipes/soup.html").status == 200)
    try site.write("content/soup.md", "No title\n")
    let told = try site.listen(to: "/recipes/soup.html") { $0.contains("content/soup.md:1:1: error") }
    #expect(told.contains("content/soup.md:1:1: error"))
    #expect(try site.get("/recipes/soup.html").text.contains("Boil everything."))
    try site.write("content/soup.md", ServedSite.soup)
    #expect(try site.listen(to: "/recipes/soup.html") { $0.contains("\"problems\":[]") }.contains("\"problems\":[]"))
  }

  @Test func showsRecipesAgainWhereTheFolderOfAllWasTakenAwayAndComesBack() throws {
    let site = try ServedSite()
    try site.remove("content")
    #expect(try site.wait { try site.get("/recipes/soup.html").status == 404 })
    try site.write("content/soup.md", ServedSite.soup)
    #expect(try site.wait { try site.get("/recipes/soup.html").status == 200 })
    try site.write("content/stew.md", ServedSite.soup)
    #expect(try site.wait { try site.get("/recipes/stew.html").status == 200 })
  }

  /// A file may have the name of one that somebody has looked at before.
  @Test func showsANewRecipeInPlaceOfOneThatIsGone() throws {
    let site = try ServedSite()
    #expect(try site.get("/recipes/soup.html").text.contains("Boil everything."))
    try site.remove("content/soup.md")
    #expect(try site.wait { try site.get("/recipes/soup.html").status == 404 })
    try site.write("content/soup.md", ServedSite.soup.replacing("Boil", with: "Simmer"))
    #expect(try site.wait { try site.get("/recipes/soup.html").status == 200 })
    let page = try site.get("/recipes/soup.html").text
    #expect(page.contains("Simmer everything.") && !page.contains("Boil everything."))
    #expect(try site.get("/recipes/soup.md").text.contains("Simmer everything."))
  }

  @Test func saysWhyATemplateFailsUntilItIsMended() throws {
    let site = try ServedSite()
    let endless = "<footer>{{#page.title}}{{>partials/footer}}{{/page.title}}</footer>\n"
    try site.write("templates/partials/footer.mustache", endless)
    #expect(try site.wait { try site.get("/recipes/soup.html").status == 503 })
    let told = try site.listen(to: "/recipes/soup.html") { $0.contains("includes itself without end") }
    #expect(told.contains("render-template"))
    try site.write("templates/partials/footer.mustache", "<footer>Mended</footer>\n")
    #expect(try site.wait { try site.get("/recipes/soup.html").text.contains("Mended") })
    #expect(try site.get("/recipes/soup.html").status == 200)
  }

  @Test func problemsLeadToTheEditorAndNowhereElse() throws {
    let site = try ServedSite()
    try site.write("content/soup.md", "No title\n")
    let told = try site.listen(to: "/recipes/soup.html") { $0.contains("content/soup.md:1:1: error") }
    #expect(told.contains("\"edit\":\"/edit?recipe=soup.md#line-1\""))
    let shown = try ServedSite(["--no-edit"])
    try shown.write("content/soup.md", "No title\n")
    #expect(
      try !shown.listen(to: "/recipes/soup.html") { $0.contains("content/soup.md:1:1: error") }.contains("/edit?"))
  }

  /// Whatever was changed, and in which order: when it is quiet again, the preview shows what a build would write.
  @Test func showsWhatABuildWrites() throws {
    let site = try ServedSite()
    let steps: [(ServedSite) throws -> Void] = [
      { _ in },
      { try $0.write("content/soup.md", ServedSite.soup.replacing("# Soup", with: "# Zucchini soup")) },
      { try $0.write("content/stock.md", "# Stock\n\n---\n\n- *2 l* water\n\n---\n\nBoil it.\n") },
      {
        try $0.write(
          "content/soup.md", ServedSite.soup.replacing("- *1 l* water", with: "- *1 l* [stock](stock.md)"))
      },
      { try $0.write("content/stock.md", "# Stock\n\n---\n\n- *2 l* water\n- *3* onions\n\n---\n\nBoil it.\n") },
      { try $0.write("galley.yaml", "title: Another\nlanguage: de\n") },
      { try $0.write("templates/styles/99-own.css", "h1 { color: red }\n") },
      { try $0.remove("content/bread.md") },
      { try $0.write("content/plans/2026-W47.md", "# Week\n\n## Monday\n\n- Dinner: [Soup](../soup.md)\n") },
    ]
    for (number, step) in steps.enumerated() {
      try step(site)
      var different: [String] = []
      let isSame = try site.wait {
        different = try differences(site)
        return different.isEmpty
      }
      #expect(isSame, "step \(number): \(different.prefix(5))")
    }
  }

  /// Files that the preview answers with other bytes than a build writes.
  private func differences(_ site: ServedSite) throws -> [String] {
    let output = FileManager.default.temporaryDirectory.appending(path: "galley-built-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let build = Process()
    build.executableURL = URL(filePath: BuiltProgram.path("galley"))
    build.arguments = ["build", "--quiet", "--root", site.folder.path(), "--output", output.path()]
    try build.run()
    build.waitUntilExit()
    try #require(build.terminationStatus == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: output.path())
    return try names.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: output.appending(path: name).path(), isDirectory: &isFolder)
      guard !isFolder.boolValue, name != "worker.js", !name.hasPrefix(".") else { return false }
      let served = try site.get("/" + name).text
      let mark = /<script[^>]* src="\/\.galley\/[^>]*><\/script>\n/
      return served.replacing(mark, with: "") != (try String(contentsOf: output.appending(path: name), encoding: .utf8))
    }.sorted()
  }

  // MARK: Beginning and end

  @Test func endsInGoodOrder() throws {
    let site = try ServedSite()
    _ = try site.listen(to: "/index.html") { $0.contains("\"page\"") }
    #expect(site.interrupt() == 0)
  }

  @Test func endsInGoodOrderAsSoonAsItSaysWhereItIs() throws {
    #expect(try ServedSite().interrupt() == 0)
  }

  @Test func saysThatAPortIsTaken() throws {
    let site = try ServedSite()
    let second = Process()
    let errors = Pipe()
    second.executableURL = URL(filePath: BuiltProgram.path("galley"))
    second.arguments = ["serve", "--port", "\(site.port)", "--root", site.folder.path()]
    second.standardError = errors
    try second.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    second.waitUntilExit()
    #expect(second.terminationStatus == 3)
    #expect(text.contains("port \(site.port) is taken") && text.contains("--port 0"))
  }
}
