import BrowserDriving
import Foundation
import Testing

/// Recipes with words that no screen is wide enough for, with a table, and in a script that runs the other way.
@Suite(.serialized) struct ExtremeRecipesTests {
  private static let word = "Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhängerbrot"

  private static let long = """
    # \(word) with \(word)

    \(word)\(word)

    Author: \(word)
    Source: https://example.org/\(word)?page=\(word)
    Tip: \(word)\(word)
    Category: \(word)

    *\(word), quick*

    **4 servings, 1 \(word)**

    ---

    - *1000 g* \(word)
    - *1 \(word)* flour

    ## \(word)

    - *1* egg

    ---

    1. Knead the \(word)\(word).
    2. Bake it as the table says:

       | weight | core | first | then | rest | wait |
       |---|---|---|---|---|---|
       | three pounds | lukewarm | fifteen minutes | thirty minutes | tomorrow | overnight |
    """

  private static let arabic = """
    # مرق العدس

    حساء دافئ.

    Language: ar

    **4 servings**

    ---

    - *200 g* عدس أحمر
    - *1 l* ماء

    ## السلطة

    - *2* بصل

    ---

    1. اغسل العدس واطبخه 20 دقيقة.
    2. قدم (200 g) مع الخبز.
    """

  private static let site = Result {
    let content = FileManager.default.temporaryDirectory.appending(path: "galley-extremes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: content) }
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    for (name, text) in [("long.md", long), ("arabic.md", arabic)] {
      try text.write(to: content.appending(path: name), atomically: true, encoding: .utf8)
    }
    return try BuiltSite(content, "title: Extremes\n")
  }

  @Test(arguments: [320, 390, 1280]) func fitTheirScreen(width: Int) throws {
    let site = try Self.site.get()
    let page = try Chromium().open(Page.Look(width: width, height: 800, isPhone: width < 600))
    let lists = ["tags", "ingredients", "categories", "authors"].map { "\($0).html" }
    for path in ["recipes/long.html", "recipes/arabic.html", "index.html"] + lists {
      try page.go(to: site.url(path))
      // A page that is too wide makes what a phone shows wider, so its own width is no measure.
      #expect(try page.number("document.scrollingElement.scrollWidth") <= Double(width), "\(path)")
    }
  }

  /// As telephones and browsers let people set them.
  @Test func canBeReadInLettersTwiceAsLarge() throws {
    let site = try Self.site.get()
    let page = try Chromium().open(.phone)
    for path in ["recipes/arabic.html", "recipes/long.html"] {
      try page.go(to: site.url(path))
      try page.value("document.documentElement.style.fontSize = '200%'")
      #expect(try page.number("document.scrollingElement.scrollWidth") <= 390, "\(path)")
      let narrow = """
        [...document.querySelectorAll(".ingredient-name")].filter((name) => name.getBoundingClientRect().width < 250).length
        """
      #expect(try page.number(narrow) == 0, "names have the width of the screen")
    }
  }

  @Test func unitsOfAnotherScriptStandBehindTheirNumbers() throws {
    let page = try Chromium().open()
    try page.go(to: try Self.site.get().url("recipes/arabic.html"))
    // Where the number and the unit begin, and where the box ends that holds them, which the amounts of a list share.
    let places = """
      [...document.querySelectorAll(".ingredient .amount")].map((amount) => {
        const text = amount.firstChild;
        const left = (from, to) => {
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, to);
          return range.getBoundingClientRect().left;
        };
        const isRight = text.length === 1 || left(0, 1) < left(text.length - 1, text.length);
        return `${amount.textContent.replace(/\\s/, " ")} ${isRight} ${Math.round(left(0, 1) - amount.getBoundingClientRect().left)}`;
      }).join(", ")
      """
    #expect(try page.text(places) == "200 g true 0, 1 l true 0, 2 true 0")
  }

  @Test func aRecipeRunsTheWayItsLanguageIsWritten() throws {
    let page = try Chromium().open()
    try page.go(to: try Self.site.get().url("recipes/arabic.html"))
    for part in [".recipe-title", ".ingredients-yield", ".ingredient-list", ".group-title", ".e-instructions"] {
      #expect(try page.text("getComputedStyle(document.querySelector('\(part)')).direction") == "rtl", "\(part)")
    }
    #expect(try page.text("getComputedStyle(document.querySelector('.nutrition, .labels')).direction") == "ltr")
    try page.startCooking()
    #expect(try page.text("getComputedStyle(document.querySelector('.cook-steps')).direction") == "rtl")
  }
}
