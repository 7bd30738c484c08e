import SourceText
import Testing

@testable import ThemeChecking

@Suite struct ThemeCheckTests {
  private static let layout =
    "<html><head><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'self'\"></head>{{$main}}{{/main}}</html>"

  /// `file:line:column identifier` of all that is found.
  private func places(_ files: [String: String]) -> [String] {
    diagnostics(files).map { "\($0.path):\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.identifier)" }
  }

  private func diagnostics(_ files: [String: String]) -> [Diagnostic] {
    ThemeCheck.diagnostics(of: files.map { ($0.key, SourceFile(path: $0.key, text: $0.value)) }).sorted()
  }

  @Test func findsNothingWhereNothingIsWrong() {
    let files = [
      "layout.mustache": Self.layout,
      "home.mustache": "{{<layout}}{{$main}}<a href=\"https://x.example\">x</a>{{/main}}{{/layout}}",
      "styles/00-tokens.css": ":root { --ink: #000; --paper: #fff; } a { color: var(--ink); }",
      "languages/en.yaml": "a: A\n", "languages/de.yaml": "a: A\n",
    ]
    #expect(diagnostics(files) == [])
  }

  @Test(
    "what pages may not hold is found where it stands",
    arguments: [
      ("<p style=\"color: red\">", 4, "a “style” attribute has no effect"),
      ("<p {{#x}}class=\"a>b\"{{/x}} onclick=\"f()\">", 28, "“onclick” does not run"),
      ("<script>f()</script>", 1, "a page has a script inside"),
      ("<style>p { }</style>", 1, "a page has a style sheet inside"),
      ("<img src=\"//cdn.example/a.png\">", 6, "“//cdn.example/a.png” is on another host"),
      (
        "<link rel=\"stylesheet\" href=\"https://cdn.example/a.css\">", 24,
        "“https://cdn.example/a.css” is on another host"
      ),
      (
        "<meta http-equiv=\" Refresh\" content=\"0;url=https://x.example/\">", 1, "a page that goes elsewhere by itself"
      ),
      ("<a href=\" java\tScript:f()\">x</a>", 4, "“ java\tScript:f()” does not run"),
      ("<iframe src=\"a.html\"></iframe>", 1, "a page has no “<iframe>”"),
    ])
  func findsBreaches(markup: String, column: Int, message: String) throws {
    let found = diagnostics(["layout.mustache": Self.layout, "home.mustache": "{{<layout}}{{/layout}}\n" + markup])
    let problem = try #require(found.first)
    #expect(found.count == 1 && problem.identifier == "theme-policy" && problem.message == message)
    #expect(problem.position == SourcePosition(line: 2, column: column))
  }

  @Test(
    "mark-up that keeps the policy is left alone",
    arguments: [
      "<script defer src=\"{{page.root}}assets/a.js\"></script>", "<script type=\"application/ld+json\">{}</script>",
      "<!-- <p style=\"\"> -->", "<a href=\"https://x.example\">x</a>",
      "<link rel=\"canonical\" href=\"https://x.example/\">",
    ])
  func keepsQuiet(markup: String) {
    #expect(diagnostics(["layout.mustache": Self.layout, "home.mustache": "{{<layout}}{{/layout}}" + markup]) == [])
  }

  @Test func looksAtPartialsThatPagesIncludeAlone() {
    let files = [
      "layout.mustache": Self.layout, "home.mustache": "{{<layout}}{{>partials/a}}{{/layout}}",
      "partials/a.mustache": "\n<p style=\"\">", "partials/paper.mustache": "<style></style>",
    ]
    #expect(places(files) == ["partials/a.mustache:2:4 theme-policy"])
  }

  @Test func missesThePolicyOfAPage() {
    #expect(places(["home.mustache": "<html></html>"]) == ["home.mustache:1:1 theme-policy"])
  }

  @Test(
    "a policy that lets others in is none",
    arguments: ["default-src *", "default-src 'none'; script-src 'unsafe-inline'"])
  func findsOpenPolicies(policy: String) {
    let page = "<meta http-equiv=\"content-security-policy\" content=\"\(policy)\">"
    #expect(places(["home.mustache": page]) == ["home.mustache:1:44 theme-policy"])
  }

  @Test(
    "a style sheet that does not end where it seems to is told",
    arguments: [
      (".card {", "1:7"), ("p { }\n@media print { p { color: red }", "2:14"), ("p { } }", "1:7"),
      ("p { }\n/* a", "2:1"),
      ("/*/ p { }", "1:1"), ("p { content: \"{\" } /* { */", ""), ("p { background: url({) }", ""),
    ])
  func findsOpenBlocks(sheet: String, place: String) {
    let expected = place.isEmpty ? [] : ["styles/10-a.css:\(place) theme-style"]
    #expect(places(["styles/10-a.css": sheet]) == expected)
  }

  @Test func findsStyleSheetsFromElsewhere() {
    let sheet =
      "@import url(\"https://fonts.example/a.css\");\np { background: url(data:image/png;base64,AA==); }\nq { background: url( '//x.example/a' ); }"
    #expect(
      places(["styles/10-a.css": sheet]) == ["styles/10-a.css:1:1 theme-policy", "styles/10-a.css:3:5 theme-policy"])
  }

  @Test(
    "what browsers load from elsewhere is found however it is written",
    arguments: [
      "<img src=\" https://x.example/a.jpg\">", "<img src=\"\\\\x.example\\a.jpg\">",
      "<img src=\"ht\ntps://x.example/a\">",
      "<img src=\"&#104;ttps&colon;//x.example/a\">", "<img src=\"{{#a}}https://x.example/a{{/a}}\">",
      "<img srcset=\"a.jpg 1x, https://x.example/b.jpg 2x\">", "<source srcset=\"data:image/png,AA 1x,//x.example/b\">",
      "<link rel=\"preload\" as=\"image\" imagesrcset=\"a.jpg, //x.example/b.jpg 2x\">",
      "<link rel=\"Alternate stylesheet\" href=\"//x.example/a.css\">",
      "<svg><image href=\"https://x.example/a.svg\"/></svg>",
      "<svg><use xlink:href=\"//x.example/a.svg#a\"/></svg>", "<svg><path fill=\"url('//x.example/a.svg#a')\"/></svg>",
      "<button formaction=\"https://x.example/\">x</button>", "<a href=\"a.html\" ping=\"b.html //x.example/b\">a</a>",
      "<body background=\"//x.example/a.png\">",
    ])
  func findsLoadsFromElsewhere(markup: String) {
    let found = diagnostics(["layout.mustache": Self.layout, "home.mustache": "{{<layout}}{{/layout}}" + markup])
    #expect(found.map(\.identifier) == ["theme-policy"])
    #expect(found.allSatisfy { $0.message.hasSuffix("is on another host") })
  }

  @Test(
    "a style sheet that loads from elsewhere is found however it is written",
    arguments: [
      "p { background: url(\\68ttps://x.example/a); }", "p { background: \\75 rl( 'https:\\/\\/x.example/a' ); }",
      "p { background: image-set(\"a.png\" 1x, \"https://x.example/a.png\" 2x); }",
      "p { background: -webkit-image-set(url(//x.example/a) 1x); }", "@\\69mport \"//x.example/a.css\" screen;",
      "@font-face { src: local(\"A\"), url(\"a.woff2\") format(\"woff2\"), url(https://x.example/b.woff2); }",
      "p { --a: URL(/*\"*//x.example/*); color: red; } q { background: url(//x.example/b) }",
    ])
  func findsStyleSheetsThatLoad(sheet: String) {
    #expect(diagnostics(["styles/10-a.css": sheet]).map(\.identifier) == ["theme-policy"])
  }

  @Test(
    "what only looks like an address of another host loads nothing",
    arguments: [
      "@namespace url(http://www.w3.org/1999/xhtml);", "p { content: \"https://x.example\" url(a.png); }",
      "/* url(//x.example/a) */ p { background: image-set(\"a.png\" type(\"https://x\")) }",
      "p { background: url(a.png?https://x.example); content: \"a)b;url(//x\" }",
    ])
  func leavesWordsInStyleSheets(sheet: String) {
    #expect(diagnostics(["styles/10-a.css": sheet]) == [])
  }

  @Test(
    "links lead wherever they like",
    arguments: [
      "<link rel=\"License me\" href=\"https://x.example/\">", "<a href=\"//x.example\">x</a>",
      "<img srcset=\"a,https://x.example 1x, b.jpg 2x\" src=\"{{page.root}}//a.jpg\">", "<svg><use href=\"#a\"/></svg>",
    ])
  func leavesLinks(markup: String) {
    #expect(diagnostics(["layout.mustache": Self.layout, "home.mustache": "{{<layout}}{{/layout}}" + markup]) == [])
  }

  /// Each of its bytes was compared with all before it.
  @Test func readsFontsInsideStyleSheets() {
    let font = String(repeating: "AbC+/0123456789;", count: 1 << 17)
    let sheet = "@font-face { src: url(data:font/woff2;base64,\(font)); }\np { color: var(--a) }"
    #expect(places(["styles/10-a.css": sheet]) == ["styles/10-a.css:2:5 theme-token"])
  }

  @Test func judgesEachSchemeByItself() throws {
    let tokens = """
      :root { --ink: #222; --paper: #fff; }
      /* { */
      @media (prefers-color-scheme: dark) {
        :root:not([data-scheme="light"]) { --paper: #000; }
      }
      @media print { :root { --paper: #222; } }
      """
    let found = diagnostics(["styles/00-tokens.css": tokens])
    #expect(
      found.map(\.message) == ["“--ink” (#222) on “--paper” has a contrast of 1.3:1 on dark paper, 7.0:1 is needed"])
    #expect(found.first?.position == SourcePosition(line: 1, column: 9))
  }

  @Test func followsOtherTokensAndSaysWhatItCannotJudge() {
    let tokens =
      ":root { --grey: rgb(250 250 250); --soft: var(--grey); --paper: white; --accent: color-mix(in srgb, red, blue) }"
    let found = diagnostics(["styles/00-tokens.css": tokens])
    #expect(found.map(\.severity) == [.warning, .warning, .note])
    #expect(found.last?.message == "“--accent” is “color-mix(in srgb, red, blue)”, whose contrast cannot be judged")
  }

  @Test(
    "contrast is that of WCAG, rounded down",
    arguments: [("#000", "#fff", 210), ("#767676", "#ffffff", 45), ("#777", "white", 44), ("#fff", "#fff", 10)])
  func measuresContrast(one: String, other: String, tenths: Int) throws {
    let (first, second) = (try #require(Colour(one)), try #require(Colour(other)))
    #expect(first.contrast(with: second) == tenths)
  }

  @Test func findsTokensThatNobodyDeclares() {
    let sheet = ":root { --gap: 1px; }\np { margin: var(--gpa) var(--gap) var(--none, 2px); }"
    let found = diagnostics(["styles/00-a.css": sheet])
    #expect(found.map(\.message) == ["no style sheet declares “--gpa”"])
    #expect(found.first?.hint == "did you mean “--gap”?" && found.first?.position == SourcePosition(line: 2, column: 5))
  }

  @Test func findsStringsThatALanguageLacks() {
    let files = [
      "languages/de.yaml": "a: A\nc: C\n", "languages/en.yaml": "a: A\nb: B\n", "languages/fr.yaml": "a: A\n",
    ]
    #expect(
      diagnostics(files).map { "\($0.path):\($0.position?.line ?? 0) \($0.message)" } == [
        "languages/de.yaml:2 “languages/en.yaml”, “languages/fr.yaml” have no string “c”",
        "languages/en.yaml:2 “languages/de.yaml”, “languages/fr.yaml” have no string “b”",
      ])
  }

  @Test func findsValuesThatAStringDoesNotHave() {
    let files = [
      "languages/en.yaml": "a: Remove {name}\nb: {one: one, other: '{count} of {all}'}\nc: C\nd: ''\n",
      "languages/fr.yaml": "a: Retirer {nom}\nb: {one: '{count}', other: '{count} sur {all}'}\nc: ''\nd: ''\n",
      "languages/it.yaml": "a: Togli\nb: {other: '{count}'}\nc: '{x}'\nd: D\n",
    ]
    #expect(
      diagnostics(files).map { "\($0.path):\($0.position?.line ?? 0) \($0.message)" } == [
        "languages/fr.yaml:1 “a” has no value “{nom}”", "languages/fr.yaml:3 “c” is empty",
        "languages/it.yaml:1 “a” lacks its value “{name}”", "languages/it.yaml:2 “b” lacks its value “{all}”",
        "languages/it.yaml:3 “c” has no value “{x}”",
      ])
  }

  @Test(
    "broken files end",
    arguments: ["styles/a.css", "home.mustache", "languages/en.yaml"],
    ["{{", "<", "<p a=\"", "url((", "/*", "\"", "{{{a}", "<!--", "<script", "a{b:c", "}}}}", "@", "<p {{"])
  func endsOnBrokenFiles(name: String, text: String) {
    #expect(diagnostics([name: text]).allSatisfy { $0.path == name })
  }
}
