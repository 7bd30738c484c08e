import BrowserDriving
import Foundation
import Testing

/// Somebody keeps recipes in the browser.
@Suite(.serialized) struct EditorJourneyTests {
  private func file(_ name: String, of site: ServedSite) throws -> String {
    String(decoding: try Data(contentsOf: site.folder.appending(path: name)), as: UTF8.self)
  }

  private func opened(_ site: ServedSite, _ path: String, _ look: Page.Look = .desk) throws -> Page {
    let page = try Chromium().open(look)
    try page.go(to: site.url("edit?recipe=\(path)"))
    try page.wait(until: "document.querySelector('.edit-title')?.value")
    return page
  }

  /// Puts the caret into a field and selects what is there.
  private func enter(_ selector: String, _ text: String, on page: Page) throws {
    try page.value("(() => { const f = document.querySelector('\(selector)'); f.focus(); f.select(); })()")
    try page.type(text)
  }

  @Test func createsARecipeWithTheKeyboard() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("edit"))
    try page.wait(until: "document.querySelector('.edit-item')")
    try page.click("#new-recipe")
    try enter("dialog input", "Lentil pan", on: page)
    try page.press("Enter")
    try page.wait(until: "document.querySelector('.edit-title')?.value === 'Lentil pan'")
    try page.click(".edit-add-ingredient")
    try page.wait(until: "document.activeElement?.dataset.key === 'ingredients/0/text'")
    try page.type("200 g red lentils")
    try page.press("Enter")
    try page.wait(until: "document.activeElement?.dataset.key === 'ingredients/1/text'")
    try page.type("2 onions")
    try page.click(".edit-add-step")
    try page.wait(until: "document.activeElement?.dataset.key === 'method/0/text'")
    try page.type("Fry the onions, add the lentils.")
    try page.wait(until: "document.querySelector('.edit-uses')?.textContent.includes('red lentils')")
    #expect(try page.text("document.querySelector('.edit-figures').textContent").hasPrefix("200\u{A0}g · "))
    try page.click("#save")
    try page.wait(until: "document.querySelector('.edit-state').textContent === 'Saved'")
    let name = try page.text("document.querySelector('.edit-file').textContent")
    #expect(
      try file("content/\(name)", of: site)
        == "# Lentil pan\n\n---\n\n- *200 g* red lentils\n- *2* onions\n\n---\n\n1. Fry the onions, add the lentils.\n")
    try page.wait(until: "!document.querySelector('.edit-page-link').hidden")
    #expect(page.problems == [])
  }

  /// Beside its row, also where a phone shows the form alone; there the other tab counts them.
  @Test func aProblemStandsAtItsRow() throws {
    let site = try ServedSite()
    let page = try opened(site, "soup.md", .phone)
    try page.value(
      """
      (() => { const f = document.querySelector('.edit-source'); f.value = f.value.replace('*2* carrots', '*2 carrots');
      f.dispatchEvent(new Event('input')); })()
      """)
    let row = ".edit-ingredients .edit-row-wrong"
    try page.wait(until: "document.querySelector('\(row) .edit-field-problem')")
    #expect(try page.text("document.querySelector('\(row) .edit-text').value").contains("*2 carrots"))
    #expect(try page.text("document.querySelector('\(row) .edit-note').innerText").contains("is not closed"))
    #expect(try page.text("document.querySelector('.edit-tab-count').innerText").hasSuffix("1"))
    try page.value("document.querySelector('#undo').click()")
    try page.wait(until: "!document.querySelector('.edit-row-wrong') && !document.querySelector('.edit-tab-count')")
    #expect(page.problems == [])
  }

  @Test func marksTheDayItIs() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("edit?week"))
    try page.wait(until: "document.querySelector('.week-day-today .today-mark')")
    #expect(try page.text("document.querySelector('.week-day-today h2').textContent").hasSuffix(" Today"))
    try page.click("#week-after")
    try page.wait(until: "!document.querySelector('.week-day-today')")
    #expect(page.problems == [])
  }

  @Test func plansAWeekByKeysAndByDragging() throws {
    let site = try ServedSite()
    let plan = "# Week 2026-W47\n\n## Monday\n\n- Dinner: [Soup](../soup.md)\n"
    try site.write("content/plans/2026-W47.md", plan)
    let page = try Chromium().open()
    try page.go(to: site.url("edit?week=2026-W47"))
    try page.wait(until: "document.querySelector('.week-grid .week-item')")
    let note = try page.text("document.querySelector('.week-grid .week-note').textContent")
    #expect(note.contains("Per serving ") && note.hasSuffix("kcal"), "\(note)")
    try page.value("document.querySelector('.week-grid .week-item').focus()")
    try page.press("ArrowRight")
    try page.wait(until: "document.activeElement?.closest('.week-meal')?.dataset.day === '1'")
    #expect(
      try file("content/plans/2026-W47.md", of: site).contains("## Tuesday\n\n- Dinner: [Soup](../soup.md)\n"))
    try page.drag(".week-recipes .week-item", to: ".week-meal[data-day='3'][data-slot='Lunch']")
    try page.wait(until: "document.querySelector(\".week-meal[data-day='3'][data-slot='Lunch'] .week-item\")")
    #expect(try file("content/plans/2026-W47.md", of: site).contains("## Thursday\n\n- Lunch: [Bread](../bread.md)\n"))
    try page.click(".toast-action")
    try page.wait(until: "document.querySelectorAll('.week-grid .week-item').length === 1")
    #expect(try !file("content/plans/2026-W47.md", of: site).contains("Bread"))
    #expect(page.problems == [])
  }

  @Test func movesIngredientsByKeysAndStepsBack() throws {
    let site = try ServedSite()
    let page = try opened(site, "soup.md")
    try page.value("document.querySelector('[data-key=\"ingredients/2/handle\"]').focus()")
    try page.press("ArrowUp")
    try page.wait(until: "document.activeElement?.dataset.key === 'ingredients/1/handle'")
    try page.press("ArrowUp")
    try page.wait(until: "document.activeElement?.dataset.key === 'ingredients/0/handle'")
    #expect(try page.text("document.querySelector('#announcer').textContent") == "moved to 1 of 3")
    let moved = "- *100 g* red lentils\n- *1 l* water\n- *2* carrots"
    try page.wait(until: "document.querySelector('.edit-source').value.includes(`\(moved)`)")
    try page.click("#undo")
    try page.click("#redo")
    try page.click("#save")
    try page.wait(until: "document.querySelector('.edit-state').textContent === 'Saved'")
    let original = "- *1 l* water\n- *2* carrots\n- *100 g* red lentils"
    #expect(try file("content/soup.md", of: site) == ServedSite.soup.replacing(original, with: moved))
    #expect(page.problems == [])
  }

  @Test func showsBothVersionsAndMergesThem() throws {
    let site = try ServedSite()
    let page = try opened(site, "soup.md")
    try enter(".edit-description", "A soup for dark days.", on: page)
    try page.wait(until: "document.querySelector('.edit-source').value.includes('dark')")
    try site.write("content/soup.md", ServedSite.soup.replacing("1 l", with: "2 l"))
    try page.wait(until: "!document.querySelector('.edit-banner').hidden")
    try page.click("#save")
    try page.wait(until: "document.querySelectorAll('.conflict-field').length === 2")
    let shown = try page.text("document.querySelector('.conflict').textContent")
    #expect(shown.contains("dark days") && shown.contains("cold days") && shown.contains("*2 l* water"))
    try page.click("dialog button[value=merge]")
    try page.wait(until: "document.querySelector('.edit-state').textContent === 'Saved'")
    let merged = ServedSite.soup.replacing("1 l", with: "2 l").replacing("cold", with: "dark")
    #expect(try file("content/soup.md", of: site) == merged)
    // The refusal of the first attempt is in the browser's log.
    #expect(page.problems.allSatisfy { $0.contains("409") })
  }

  @Test func takesOverAChangeOfTheDiskWhereNothingWasChanged() throws {
    let site = try ServedSite()
    let page = try opened(site, "soup.md")
    try site.write("content/soup.md", ServedSite.soup.replacing("# Soup", with: "# Broth"))
    try page.wait(until: "document.querySelector('.edit-title').value === 'Broth'")
    #expect(page.problems == [])
  }

  @Test func tellsThatTheFileIsGoneAndWritesItAgain() throws {
    let site = try ServedSite()
    let page = try opened(site, "recipes/stew.md")
    let stew = try file("content/recipes/stew.md", of: site)
    #expect(try page.isTrue("document.querySelector('#gone').hidden"))
    try FileManager.default.removeItem(at: site.folder.appending(path: "content/recipes/stew.md"))
    try page.wait(until: "!document.querySelector('#gone').hidden")
    #expect(try page.text("document.querySelector('.edit-state').textContent") == "Not saved")
    try page.click("#write-again")
    try page.wait(until: "document.querySelector('#gone').hidden")
    #expect(try file("content/recipes/stew.md", of: site) == stew)
    #expect(try page.text("document.querySelector('.edit-state').textContent") == "Saved")
    // The answer that the file is gone is in the browser's log.
    #expect(page.problems.allSatisfy { $0.contains("404") })
  }

  @Test func believesNoAnswerThatALaterOneHasOvertaken() throws {
    let site = try ServedSite()
    let page = try opened(site, "recipes/stew.md")
    // Answers of the server are kept back until they are let go.
    try page.value(
      """
      (() => {
        const ask = window.fetch;
        window.kept = [];
        window.isKeeping = true;
        window.fetch = async (...question) => {
          const answer = await ask(...question);
          if (window.isKeeping && String(question[0]).endsWith("/open")) await new Promise((go) => window.kept.push(go));
          return answer;
        };
      })()
      """)
    let stew = try file("content/recipes/stew.md", of: site)
    try site.write("content/recipes/stew.md", stew + "\nTasty.\n")
    try page.wait(until: "window.kept.length > 0")
    try page.value("window.isKeeping = false")
    try FileManager.default.removeItem(at: site.folder.appending(path: "content/recipes/stew.md"))
    try page.wait(until: "!document.querySelector('#gone').hidden")
    try page.value("(() => { for (const go of window.kept) go(); })()")
    try page.value("new Promise((done) => setTimeout(done, 100))")
    #expect(try page.isTrue("!document.querySelector('#gone').hidden"))
    #expect(try page.text("document.querySelector('.edit-state').textContent") == "Not saved")
  }

  @Test func closesARecipeThatIsGoneWithoutAskingAgain() throws {
    let site = try ServedSite()
    let page = try opened(site, "bread.md")
    try enter(".edit-title", "Rolls", on: page)
    try FileManager.default.removeItem(at: site.folder.appending(path: "content/bread.md"))
    try page.wait(until: "!document.querySelector('#gone').hidden")
    try page.click("#close")
    try page.wait(until: "document.querySelector('.edit-item')")
    #expect(throws: (any Error).self) { try file("content/bread.md", of: site) }
  }

  @Test func takesBackThatAFileIsGoneOnceItIsThereAgain() throws {
    let site = try ServedSite()
    let page = try opened(site, "bread.md")
    let bread = try file("content/bread.md", of: site)
    try FileManager.default.removeItem(at: site.folder.appending(path: "content/bread.md"))
    try page.wait(until: "!document.querySelector('#gone').hidden")
    try site.write("content/bread.md", bread.replacing("# Bread", with: "# Rolls"))
    try page.wait(until: "document.querySelector('#gone').hidden")
    try page.wait(until: "document.querySelector('.edit-title').value === 'Rolls'")
  }

  @Test func tellsWhyTheTwoVersionsCannotBeCompared() throws {
    let site = try ServedSite()
    let page = try opened(site, "bread.md")
    let place = site.folder.appending(path: "content/bread.md")
    try Data([0x23, 0x20, 0xFF, 0xFE, 0x0A]).write(to: place)
    try page.wait(until: "document.querySelector('.toast')?.textContent.includes('UTF-8')")
  }

  @Test(arguments: [("en", "Edit"), ("de", "Bearbeiten"), ("fr", "Modifier"), ("es", "Editar")])
  func leadsToTheEditorInTheLanguageOfTheSite(language: String, word: String) throws {
    let site = try ServedSite(language: language)
    let page = try Chromium().open()
    try page.go(to: site.url("recipes/soup.html"))
    try page.wait(until: "document.querySelector('.galley-preview-edit')")
    #expect(try page.text("document.querySelector('.galley-preview-edit').textContent") == word)
    try page.click(".galley-preview-edit")
    try page.wait(until: "document.querySelector('.edit-title')?.value === 'Soup'")
    #expect(page.problems == [])
  }

  /// Every hint of an empty field can be read to its end.
  @Test(arguments: ["en", "de", "fr", "es"], [390, 1280])
  func cutsNoHint(language: String, width: Int) throws {
    let site = try ServedSite(language: language)
    try site.write(
      "content/soup.md", ServedSite.soup.replacing("*soup, quick*", with: "*soup, prep 10 min, 45 min, dinner, easy*"))
    let page = try opened(site, "soup.md", Page.Look(width: width, height: 844, isPhone: width < 500))
    try page.wait(until: "document.querySelectorAll('.edit-fact-note:not([hidden])').length > 2")
    try page.click(".edit-add-step")
    try page.wait(until: "document.activeElement?.dataset.key?.startsWith('method/')")
    let cut = """
      (() => { const pen = document.createElement('canvas').getContext('2d');
        return [...document.querySelectorAll('input[placeholder], textarea[placeholder]')].filter(field => {
          if (field.value !== '' || field.getClientRects().length === 0) return false;
          const style = getComputedStyle(field);
          pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
          const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
          return pen.measureText(field.placeholder).width > room + 1;
        }).map(field => `${field.placeholder} (${field.clientWidth})`).join('; '); })()
      """
    let found = try page.text(cut)
    #expect(found == "", "\(language), \(width): \(found)")
  }

  @Test func showsAPictureAtOnceAndWritesItWithTheRecipe() throws {
    let site = try ServedSite()
    let page = try opened(site, "bread.md")
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try page.value(
      """
      (() => {
        const input = document.querySelector(".edit-picture-box input");
        const chosen = new DataTransfer();
        chosen.items.add(new File([Uint8Array.from(atob("\(png)"), (one) => one.charCodeAt(0))], "x.png", { type: "image/png" }));
        input.files = chosen.files;
        input.dispatchEvent(new Event("change"));
      })()
      """)
    let isShown = "!document.querySelector('.edit-picture').hidden"
    try page.wait(until: "\(isShown) && document.querySelector('.edit-picture').naturalWidth === 1")
    #expect(throws: (any Error).self) { try file("content/bread.png", of: site) }
    try page.click("#undo")
    try page.wait(until: "document.querySelector('.edit-picture').hidden")
    try page.click("#redo")
    try page.wait(until: isShown)
    try page.click("#save")
    try page.wait(until: "document.querySelector('#save').disabled")
    let written = try Data(contentsOf: site.folder.appending(path: "content/bread.png"))
    #expect(written.base64EncodedString() == png)
    #expect(try file("content/bread.md", of: site).contains("Image: bread.png"))
    #expect(page.problems == [])
  }

  @Test func deletesAndBringsBack() throws {
    let site = try ServedSite()
    let page = try opened(site, "bread.md")
    try page.click(".edit-more summary")
    try page.click("#delete")
    try page.click("dialog button[value=delete]")
    try page.wait(until: "document.querySelector('.toast-action')")
    #expect(throws: (any Error).self) { try file("content/bread.md", of: site) }
    try page.click(".toast-action")
    try page.wait(until: "document.querySelector('.edit-title')?.value === 'Bread'")
    #expect(try file("content/bread.md", of: site).hasPrefix("# Bread"))
    // The preview plans a moment after the disk has changed: until then a list may ask for a cover that is gone, and the page
    // of what came back for one that is not there yet.
    #expect(page.problems.allSatisfy { $0.contains("404") && $0.hasSuffix("/recipes/bread.svg") })
  }

  @Test func asksAgainWithWhatWasPastedWhereItHoldsNoRecipe() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("edit"))
    try page.wait(until: "document.querySelector('#import')")
    try page.click("#import")
    try page.value("document.querySelector('dialog textarea').focus()")
    try page.type("hello there")
    try page.click("dialog button[value=preview]")
    try page.wait(until: "document.querySelector('dialog .edit-error')")
    let told = try page.text("document.querySelector('dialog .edit-error').textContent")
    #expect(told.contains("each in a line of its own"))
    #expect(try page.text("document.querySelector('dialog textarea').value") == "hello there")
  }

  @Test func writesATipOfSeveralLinesAsOne() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("edit?recipe=soup.md"))
    try page.wait(until: "document.querySelector('[data-key=\"fact/tip\"]')")
    try page.value(
      """
      (() => { const tip = document.querySelector('[data-key="fact/tip"]'); tip.focus(); tip.value = 'Soak the peas\\nover night.';
      tip.dispatchEvent(new Event('input')); tip.blur(); return 1 })()
      """)
    try page.wait(until: "document.querySelector('.edit-source').value.includes('Tip: Soak the peas over night.')")
  }

  @Test func importsWhatIsPastedAfterALook() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("edit"))
    try page.wait(until: "document.querySelector('#import')")
    try page.click("#import")
    try page.value("document.querySelector('dialog textarea').focus()")
    try page.type(
      "Lemon rice\n\nIngredients:\n200 g rice\n1 lemon\n\nInstructions:\n1. Boil the rice.\n2. Add the lemon.\n")
    try page.click("dialog button[value=preview]")
    try page.wait(until: "document.querySelector('.import-recipe textarea')?.value.startsWith('# Lemon rice')")
    #expect(try page.text("document.querySelector('.import-lines').textContent").contains("200\u{A0}g rice"))
    #expect(throws: (any Error).self) { try file("content/lemon-rice.md", of: site) }
    try page.click("dialog button[value=take]")
    try page.wait(until: "document.querySelector('.edit-title')?.value === 'Lemon rice'")
    #expect(try file("content/lemon-rice.md", of: site).contains("- *200 g* rice\n- *1* lemon\n"))
    #expect(page.problems == [])
  }

  @Test func opensTheLineThatAProblemStandsIn() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("recipes/soup.html"))
    try site.write(
      "content/soup.md", ServedSite.soup.replacing("**2 servings**", with: "**1/0 servings**"))
    try page.wait(until: "document.querySelector('.galley-preview a')")
    try page.click(".galley-preview a")
    try page.wait(until: "document.querySelector('.edit-source')?.selectionEnd > 0")
    let selected =
      "(() => { const s = document.querySelector('.edit-source'); return s.value.slice(s.selectionStart, s.selectionEnd); })()"
    #expect(try page.text(selected) == "**1/0 servings**")
    #expect(try page.isTrue("!document.querySelector('.edit-broken').hidden"))
    #expect(page.problems == [])
  }

  /// Nothing is wider than the page, however narrow that is.
  @Test(arguments: [320, 390, 1280])
  func fitsTheScreen(width: Int) throws {
    let site = try ServedSite()
    let page = try opened(site, "recipes/stew.md", Page.Look(width: width, height: 844, isPhone: width < 500))
    #expect(try page.number("document.documentElement.scrollWidth") <= Double(width))
    // Whether it is saved stands there in words.
    #expect(try page.text("document.querySelector('.edit-state').innerText.trim()") == "Saved")
    #expect(try page.number("parseFloat(getComputedStyle(document.querySelector('.edit-state')).fontSize)") >= 12)
    #expect(page.problems == [])
  }

  /// What buttons, labels and hints of fields say, and whether all of it has its place on a phone.
  @Test(arguments: [
    ("de", ["Speichern", "Zutat hinzufügen", "Zubereitung", "Ergibt", "Kochzeit", "Schwierigkeit", "Woche"]),
    ("fr", ["Enregistrer", "Ajouter un ingrédient", "Préparation", "Donne", "Cuisson", "Difficulté", "Semaine"]),
    ("es", ["Guardar", "Añadir ingrediente", "Preparación", "Cantidad", "Cocción", "Dificultad", "Semana"]),
  ])
  func speaksTheLanguageOfTheSite(language: String, words: [String]) throws {
    let site = try ServedSite(language: language)
    let page = try Chromium().open(Page.Look(width: 390, height: 844, isPhone: true))
    try page.go(to: site.url("edit?recipe=soup.md"))
    try page.wait(until: "document.querySelector('.edit-title')?.value")
    #expect(try page.text("document.documentElement.lang") == language)
    let shown = try page.text("document.body.innerText").lowercased()
    for word in words { #expect(shown.contains(word.lowercased()), "\(word)") }
    let overlapping = """
      (() => { const boxes = [...document.querySelectorAll('.edit-bar > *')].map(e => [e, e.getBoundingClientRect()])
        .filter(([, b]) => b.width > 0);
        return boxes.filter(([e, b], i) => e.scrollWidth > e.clientWidth + 1
          || boxes.slice(0, i).some(([, a]) => b.left < a.right - 1 && b.right > a.left + 1 && b.top < a.bottom - 1 && b.bottom > a.top + 1)).map(([e]) => e.className).join(); })()
      """
    #expect(try page.text(overlapping) == "")
    #expect(try page.number("document.documentElement.scrollWidth") <= 390)
    try page.go(to: site.url("edit?week=2026-W47"))
    try page.wait(until: "document.querySelector('.week-day')")
    let week = try page.text("document.body.innerText")
    #expect(!week.contains("Dinner") && !week.contains("This week") && !week.contains("Monday"))
    #expect(page.problems == [])
  }
}
