import Foundation
import TestSupport
import Testing

/// What scripts of the editor may ask for, and what nobody may.
@Suite(.serialized) struct EditorTests {
  private typealias Session = EditorSession

  @Test func isOffWhereNobodyWantsIt() throws {
    let session = try Session(["--no-edit"])
    #expect(try session.site.get("/edit").status == 404)
    #expect(try session.ask("recipes", [:]).status == 405)
    #expect(try !session.site.get("/recipes/soup.html").text.contains("data-edit"))
  }

  @Test func readsAndChangesATextWithoutWriting() throws {
    let session = try Session()
    let opened = try session.ask("open", ["path": "soup.md"]).value
    #expect(opened["text"] as? String == ServedSite.soup)
    let lines = try #require(opened["lines"] as? [[String: Any]])
    #expect(lines.map { $0["mass"] as? String } == ["1002", "150", "100"])
    let change = ["kind": "set", "section": "ingredients", "row": 1, "amount": "3", "text": "carrots"] as [String: Any]
    let changed = try session.ask("change", ["path": "soup.md", "text": ServedSite.soup, "change": change]).value
    #expect(changed["text"] as? String == ServedSite.soup.replacing("*2* carrots", with: "*3* carrots"))
    #expect(try session.file("content/soup.md") == ServedSite.soup)
    let refused = try session.ask(
      "change", ["path": "soup.md", "text": ServedSite.soup, "change": ["kind": "description", "text": "---"]])
    #expect(refused.status == 422)
    #expect((refused.value["problem"] as? String)?.contains("the description cannot be written here") == true)
  }

  @Test func tellsInWhichFieldAProblemStands() throws {
    let session = try Session()
    let text = ServedSite.soup.replacing("*2* carrots", with: "*2 carrots")
    let read = try session.ask("read", ["path": "soup.md", "text": text]).value
    let problems = try #require(read["problems"] as? [[String: Any]])
    #expect(problems.map { $0["field"] as? String } == ["ingredients/1"])
  }

  @Test func tellsAWeekInTheWordsOfTheSite() throws {
    let session = try Session()
    let plan = "# Week 2026-W49\n\n## Monday\n\n- Dinner: [Soup](../soup.md)\n"
    try session.site.write("content/plans/2026-W49.md", plan)
    let week = try session.ask("week", ["week": "2026-W49"]).value
    #expect(week["span"] as? String == "30 November – 6 December 2026")
    let days = try #require(week["days"] as? [[String: Any]])
    #expect(days.map { $0["weekday"] as? String }.prefix(2) == ["Monday", "Tuesday"])
    let dish = try #require((days[0]["items"] as? [[String: Any]])?.first)
    #expect((dish["energy"] as? Int ?? 0) > 0, "kilocalories of a serving")
  }

  @Test func changesTheMealsOfAWeekAndNothingElseOfThePlan() throws {
    let session = try Session()
    let plan = "# Week 2026-W47\n\nNotes stay.\n\n## Monday\n\n- Dinner: [Soup](../soup.md) *2 servings*; eating out\n"
    try session.site.write("content/plans/2026-W47.md", plan)
    var week = try session.ask("week", ["week": "2026-W47"]).value
    func items() -> [String] {
      (week["days"] as? [[String: Any]] ?? []).flatMap { day in
        (day["items"] as? [[String: Any]] ?? []).map { item in
          ["date"].map { "\(day[$0] ?? "")" }.joined() + " "
            + ["slot", "title", "note"].map { "\(item[$0] ?? "")" }.joined(separator: "|")
        }
      }
    }
    func change(_ question: [String: Any]) throws -> Int {
      let answer = try session.ask(
        "plan", question.merging(["week": "2026-W47", "version": week["version"] as Any]) { mine, _ in mine })
      if answer.status == 200 { week = answer.value }
      return answer.status
    }
    #expect(items() == ["2026-11-16 Dinner|Soup|2 servings", "2026-11-16 Dinner|eating out|"])
    let start = try #require(
      ((week["days"] as? [[String: Any]])?[0]["items"] as? [[String: Any]])?[0]["start"] as? Int)
    #expect(try change(["kind": "move", "start": start, "date": "2026-11-18", "slot": "Lunch"]) == 200)
    #expect(items() == ["2026-11-16 Dinner|eating out|", "2026-11-18 Lunch|Soup|2 servings"])
    #expect(try change(["kind": "add", "recipe": "bread.md", "date": "2026-11-16", "slot": "Breakfast"]) == 200)
    #expect(try change(["kind": "add", "text": "150 g yoghurt", "date": "2026-11-16", "slot": "Breakfast"]) == 200)
    #expect(
      try session.file("content/plans/2026-W47.md")
        == """
        # Week 2026-W47

        Notes stay.

        ## Monday

        - Breakfast: [Bread](../bread.md); 150 g yoghurt
        - Dinner: eating out

        ## Wednesday

        - Lunch: [Soup](../soup.md) *2 servings*

        """)
    #expect(try change(["kind": "restore", "text": plan]) == 200)
    #expect(try session.file("content/plans/2026-W47.md") == plan)
    #expect(try change(["kind": "move", "start": 1, "date": "2026-11-18", "slot": "Lunch"]) == 404)
    #expect(try change(["kind": "add", "text": "x", "date": "2026-11-30", "slot": "Lunch"]) == 400)
    #expect(try change(["kind": "add", "text": "x", "date": "2026-11-18", "slot": "Lunch", "version": "old"]) == 409)
    #expect(try session.ask("week", ["week": "next"]).status == 400)
  }

  @Test func savesEveryOtherByteAsItWas() throws {
    let session = try Session()
    let odd = "\u{FEFF}# Odd\r\n\r\n\r\n*t*\r\n\r\n---\r\n\r\n* *1*\twater  \r\n- salt\n\r\n---\n\nBoil.\r\n\r\n\r\n"
    try session.site.write("content/odd.md", odd)
    let opened = try session.ask("open", ["path": "odd.md"]).value
    let text = try #require(opened["text"] as? String)
    #expect(!text.contains("\r") && !text.hasPrefix("\u{FEFF}"))
    let saved = try session.ask(
      "save",
      ["path": "odd.md", "version": opened["version"] as Any, "text": text.replacing("Boil.", with: "Boil.\nStir.")])
    #expect(saved.status == 200)
    #expect(try session.file("content/odd.md") == odd.replacing("Boil.\r\n", with: "Boil.\r\nStir.\r\n"))
    let again = try session.ask("save", ["path": "odd.md", "version": saved.value["version"] as Any, "text": text])
    #expect(again.status == 200)
    #expect(try session.file("content/odd.md") == odd)
  }

  @Test func overwritesNoChangeOfOthers() throws {
    let session = try Session()
    let opened = try session.ask("open", ["path": "soup.md"]).value
    let theirs = ServedSite.soup.replacing("1 l", with: "2 l")
    try session.site.write("content/soup.md", theirs)
    let mine = ServedSite.soup.replacing("cold", with: "dark")
    let answer = try session.ask("save", ["path": "soup.md", "version": opened["version"] as Any, "text": mine])
    #expect(answer.status == 409)
    #expect(try session.file("content/soup.md") == theirs)
    let both = ["path": "soup.md", "base": ServedSite.soup, "mine": mine, "theirs": theirs]
    let compared = try session.ask("compare", both).value
    let differences = try #require(compared["differences"] as? [[String: Any]])
    #expect(differences.map { $0["field"] as? String } == ["description", "ingredients"])
    #expect(differences.map { $0["isMineUnchanged"] as? Bool } == [false, true])
    var question: [String: Any] = both
    question["fields"] = ["description"]
    #expect(try session.ask("merge", question).value["text"] as? String == theirs.replacing("cold", with: "dark"))
  }

  @Test func writesAFileAgainOnlyWhereItIsGone() throws {
    let session = try Session()
    let opened = try session.ask("open", ["path": "recipes/stew.md"]).value
    let question = ["path": "recipes/stew.md", "version": opened["version"] as Any, "text": "# Stew\n"]
    #expect(try session.ask("rewrite", question).status == 409)
    try FileManager.default.removeItem(at: session.site.folder.appending(path: "content/recipes"))
    #expect(try session.ask("save", question).status == 404)
    #expect(try session.ask("rewrite", question).status == 200)
    #expect(try session.file("content/recipes/stew.md") == "# Stew\n")
  }

  @Test func makesCopiesDeletesAndBringsBack() throws {
    let session = try Session()
    let made = try session.ask("create", ["title": "Käse & *more*", "folder": "recipes"])
    #expect(made.value["path"] as? String == "recipes/kaese-more.md")
    #expect(try session.file("content/recipes/kaese-more.md").hasPrefix("# Käse & \\*more\\*\n"))
    let copy = try session.ask("create", ["title": "Soup", "folder": "", "of": "soup.md"])
    #expect(copy.value["path"] as? String == "soup-2.md")
    #expect(try session.file("content/soup-2.md") == ServedSite.soup)
    let deleted = try session.ask("delete", ["path": "soup.md"])
    let number = try #require(deleted.value["number"] as? Int)
    #expect(throws: (any Error).self) { try session.file("content/soup.md") }
    #expect(try session.ask("undo", ["number": number]).value["path"] as? String == "soup.md")
    #expect(try session.file("content/soup.md") == ServedSite.soup)
    #expect(try session.ask("undo", ["number": number]).status == 404)
  }

  @Test func makesJSONRecipesMarkdown() throws {
    let session = try Session()
    let rice =
      #"{"@type": "Recipe", "name": "Rice", "recipeIngredient": ["200 g rice"], "recipeInstructions": "Boil it."}"#
    try session.site.write("content/rice.json", rice)
    let made = try session.ask("convert", ["path": "rice.json"])
    #expect(made.value["path"] as? String == "rice.md")
    #expect(try session.file("content/rice.md").hasPrefix("# Rice\n"))
    #expect(throws: (any Error).self) { try session.file("content/rice.json") }
    #expect(try session.ask("convert", ["path": "soup.md"]).status == 403)
    #expect(try session.ask("convert", ["path": "../galley.json"]).status == 403)
    #expect(try session.ask("undo", ["number": try #require(made.value["number"] as? Int)]).status == 200)
    #expect(try session.file("content/rice.json") == rice)
  }

  private static let png = Session.png

  @Test func writesAPictureWithTheRecipeThatNamesIt() throws {
    let session = try Session()
    let picture = session.site.folder.appending(path: "content/soup.png")
    let trial = try session.ask("picture", ["path": "soup.md", "data": Self.png, "isTrial": true])
    #expect(trial.value["fact"] as? String == "soup.png")
    #expect(!FileManager.default.fileExists(atPath: picture.path), "nobody has saved yet")
    let version = try #require(try session.ask("open", ["path": "soup.md"]).value["version"] as? String)
    let text = ServedSite.soup.replacing("---", with: "Image: soup.png\n\n---", maxReplacements: 1)
    func save(_ version: String, _ fact: String) throws -> Int {
      let question = ["path": "soup.md", "version": version, "text": text, "picture": Self.png, "pictureFact": fact]
      return try session.ask("save", question).status
    }
    #expect(try save("old", "soup.png") == 409)
    #expect(try save(version, "../galley.png") == 422)
    #expect(!FileManager.default.fileExists(atPath: picture.path), "a save that is refused writes nothing")
    #expect(try save(version, "soup.png") == 200)
    #expect(try Data(contentsOf: picture).base64EncodedString() == Self.png)
    #expect(try session.file("content/soup.md") == text)
    let opened = try #require(try session.ask("open", ["path": "soup.md"]).value["version"] as? String)
    #expect(try save(opened, "soup.png") == 200, "it was written before")
    try session.site.write("content/soup.png", "another")
    let again = try #require(try session.ask("open", ["path": "soup.md"]).value["version"] as? String)
    #expect(try save(again, "soup.png") == 422, "the name is taken by now")
  }

  @Test func putsPicturesBesideTheRecipe() throws {
    let session = try Session()
    let png = Self.png
    for name in ["soup.png", "soup-2.png"] {
      let added = try session.ask("picture", ["path": "soup.md", "data": png])
      #expect(added.value["fact"] as? String == name)
      let written = try Data(contentsOf: session.site.folder.appending(path: "content/\(name)"))
      #expect(written.base64EncodedString() == png)
    }
    #expect(try session.ask("picture", ["path": "soup.md", "data": "PGh0bWw+"]).status == 422)
    #expect(try session.ask("picture", ["path": "soup.md", "data": "%"]).status == 400)
    #expect(try session.ask("picture", ["path": "../x.md", "data": png]).status == 403)
  }

  @Test func readsExportsWithTheirPictures() throws {
    let session = try Session()
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let export = """
      {"title": "Lemon rice", "ingredients": "200 g rice\\n1 lemon", "instructions": "Boil.", "link": "", "images": ["\(png)"]}
      """
    let data = Data(export.utf8).base64EncodedString()
    let found = try session.ask("import", ["name": "rice.melarecipe", "data": data])
    let recipe = try #require((found.value["recipes"] as? [[String: Any]])?.first)
    #expect(recipe["title"] as? String == "Lemon rice")
    #expect(recipe["picture"] as? String == png)
    #expect(try session.ask("import", ["name": "rice.zip", "data": "%"]).status == 400)
    #expect(try session.ask("import", ["name": "rice.zip", "data": "UEsDBA=="]).status == 422)
  }

  @Test func saysHowManyRecipesOfAnExportItDoesNotShow() throws {
    let session = try Session()
    let recipe = """
      {"@type": "Recipe", "name": "Rice", "recipeIngredient": ["200 g rice"], "recipeInstructions": "Boil."}
      """
    func left(_ count: Int) throws -> (shown: Int?, left: Int?) {
      let text = "[\(Array(repeating: recipe, count: count).joined(separator: ","))]"
      let found = try session.ask("import", ["name": "all.json", "text": text]).value
      return ((found["recipes"] as? [Any])?.count, found["left"] as? Int)
    }
    #expect(try left(23) == (20, 3) && left(20) == (20, 0))
  }

  /// Phones make photos of up to 40 MB.
  @Test func takesLargePictures() throws {
    let session = try Session()
    let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let bytes = try #require(Data(base64Encoded: png)) + Data(count: 40 << 20)
    let found = try session.ask("picture", ["path": "new.md", "data": bytes.base64EncodedString(), "isTrial": true])
    #expect(found.status == 200 && found.value["fact"] as? String == "new.png")
    #expect(try session.site.get("/edit").text.contains(#"<meta name="galley-file-limit" content="67108864">"#))
  }

  @Test func refusesWhoDidNotGetThePage() throws {
    let session = try Session()
    #expect(try session.ask("recipes", [:]).status == 200)
    #expect(try session.ask("recipes", [:], token: "").status == 403)
    #expect(try session.ask("recipes", [:], token: "0" + session.token).status == 403)
    #expect(try session.ask("recipes", [:], fields: "Origin: http://evil.example\r\n").status == 403)
    #expect(try session.ask("recipes", [:], fields: "Sec-Fetch-Site: cross-site\r\n").status == 403)
    #expect(try session.site.get("/edit/api/recipes").status == 405)
  }

  @Test(arguments: [
    "../galley.yaml", "../galley.md", "/etc/passwd", "recipes/../../x.md", ".hidden.md", "recipes//x.md", "a\\b.md", "",
    "soup.html", "leak.md", "out/x.md", "a\u{0}.md",
  ])
  func touchesNothingOutsideTheContentFolder(path: String) throws {
    let session = try Session()
    try session.site.write("galley.md", "secret")
    let content = session.site.folder.appending(path: "content")
    try FileManager.default.createSymbolicLink(
      at: content.appending(path: "leak.md"), withDestinationURL: session.site.folder.appending(path: "galley.md"))
    try session.site.write("elsewhere/x.md", "secret")
    try FileManager.default.createSymbolicLink(
      at: content.appending(path: "out"), withDestinationURL: session.site.folder.appending(path: "elsewhere"))
    for name in ["open", "save", "rewrite", "delete"] {
      let answer = try session.ask(name, ["path": path, "version": "0", "text": "gone"])
      #expect([403, 404].contains(answer.status), "\(name): \(answer)")
    }
    for name in ["galley.md", "elsewhere/x.md"] { #expect(try session.file(name) == "secret") }
  }

  @Test(arguments: [
    "{", "[]", "null", "{\"path\": 5}", "{\"path\": \"soup.md\", \"text\": \"\", \"change\": {\"kind\": \"set\"}}",
  ])
  func saysWhatIsWrongWithAQuestion(body: String) throws {
    let session = try Session()
    let host = "127.0.0.1:\(session.site.port)"
    let answer = try session.site.send(
      "POST /edit/api/change HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\nContent-Type: application/json\r\n"
        + "X-Galley-Token: \(session.token)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
    #expect(answer.status == 400, "\(answer.text)")
    #expect(answer.text.contains("problem"))
  }
}
