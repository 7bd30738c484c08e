import BrowserDriving
import Foundation
import Testing

/// The list of one device on another: its address, as a code or as a link, and what the other one does with it.
@Suite(.serialized) struct ListTravelTests {
  private static let filled = """
    galley.storage.set("basket", "recipes/pizza-margherita", { title: "Pizza margherita", servings: "4" });
    for (const text of ["2 l milk", "kitchen roll"]) galley.storage.set("items", galley.storage.newId(), { text });
    """

  private func open(_ server: LoopbackSite, _ look: Page.Look = .desk, hash: String = "") throws -> Page {
    let page = try Chromium().open(look)
    try page.go(to: try #require(URL(string: server.url("shopping.html").absoluteString + hash)))
    return page
  }

  /// As if the site were published at the address it has here.
  private func publish(_ page: Page) throws {
    try page.value("document.head.append(galley.el('link', { rel: 'canonical', href: location.href.split('#')[0] }))")
  }

  private func send(_ page: Page) throws {
    try page.wait(until: "document.querySelectorAll('.buy').length > 4")
    try page.value(
      "[...document.querySelectorAll('.tool-actions button')].find((one) => one.textContent === 'Send to phone').click()"
    )
    try page.wait(until: "document.querySelector('.list-sheet')?.open")
  }

  private let address = "document.querySelector('.list-sheet input').value"
  private let lines = "[...document.querySelectorAll('.list-things li')].map((one) => one.textContent.trim()).join('|')"
  private let kept = """
    JSON.stringify([galley.storage.entries("basket").map(([id, { servings }]) => [id, servings]), galley.storage.entries("items").map(([, { text }]) => text)])
    """

  @Test func goesFromOneBrowserToAnotherAndIsAddedOnlyWhenAsked() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let desk = try open(server)
    try publish(desk)
    try desk.value(Self.filled)
    try desk.wait(until: "document.querySelectorAll('.buy').length > 4")
    try desk.value(
      "[...document.querySelectorAll('.buy')].find((one) => one.textContent.includes('kitchen roll')).querySelector('.tick').click()"
    )
    try send(desk)
    #expect(try desk.isTrue("document.querySelector('.list-code').checkVisibility()"))
    let sent = try desk.text(address)
    #expect(sent.hasPrefix(server.url("shopping.html#list=1z").absoluteString))
    let code = try desk.text(
      "document.querySelector('.list-code-dark').getAttribute('d') === galley.qr.path(galley.qr.code(\(address), 'medium'), 4) ? 'same' : 'other'"
    )
    #expect(code == "same", "the code says the address")

    let phone = try open(server, .phone, hash: "#" + (sent.split(separator: "#").last ?? ""))
    try phone.wait(until: "document.querySelector('.list-sheet')?.open")
    #expect(try phone.text(lines) == "Pizza margherita 4 servings|2 l milk|kitchen roll completed")
    #expect(try phone.text(kept) == "[[],[]]", "nothing is added before somebody says so")
    #expect(try phone.text("location.hash") == "")
    try phone.click(".list-sheet .button-primary")
    #expect(try phone.text(kept) == #"[[["recipes/pizza-margherita","4"]],["2 l milk","kitchen roll"]]"#)
    try phone.wait(until: "document.querySelectorAll('.buy').length > 4")
    #expect(try phone.number("document.querySelectorAll('.buy .tick:checked').length") == 1)
    try phone.click(".toast-action")
    #expect(try phone.text(kept) == "[[],[]]", "it can be taken back")
    #expect(desk.problems + phone.problems == [])
  }

  @Test func leavesWhatIsOnTheListAlready() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let desk = try open(server)
    try publish(desk)
    try desk.value(Self.filled)
    try send(desk)
    let hash = "#" + (try desk.text(address).split(separator: "#").last ?? "")
    let phone = try open(server, .phone)
    try phone.value(
      """
      galley.storage.set("basket", "recipes/pizza-margherita", { title: "Pizza margherita", servings: "6" });
      galley.storage.set("items", galley.storage.newId(), { text: "2 L Milk" });
      """)
    try phone.value("location.hash = '\(hash)'")
    try phone.wait(until: "document.querySelector('.list-sheet')?.open")
    #expect(
      try phone.text(lines) == "Pizza margherita on your list already|2 l milk on your list already|kitchen roll")
    try phone.click(".list-sheet .button-primary")
    #expect(try phone.text(kept) == #"[[["recipes/pizza-margherita","6"]],["2 L Milk","kitchen roll"]]"#)
    try phone.value("location.hash = '\(hash)'")
    try phone.wait(until: "document.querySelector('.list-sheet')?.open")
    #expect(try phone.text("document.querySelector('.list-sheet').textContent").contains("All of it is on your list"))
    #expect(phone.problems == [])
  }

  @Test func saysWhereACodeWouldLeadNowhere() throws {
    let page = try Chromium().open(.phone)
    try page.go(to: try BuiltSite.cookbook.get().url("shopping.html"))
    try page.value(Self.filled)
    try send(page)
    #expect(try page.text("document.querySelector('.list-sheet').textContent").contains("Only this device"))
    #expect(try page.isTrue("!document.querySelector('.list-code') && !document.querySelector('.list-sheet input')"))
    #expect(try page.text("document.querySelector('.list-sheet .button-primary').textContent") == "Share as text")
    #expect(page.problems == [])
  }

  @Test func saysThatALongListFitsIntoNoCode() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try open(server)
    try publish(page)
    try page.value(
      """
      for (let index = 0; index < 200; index += 1) galley.storage.set("items", galley.storage.newId(), { text: "thing " + (index * 7919 % 10007).toString(36) + " " + Math.sqrt(index) });
      """)
    try send(page)
    #expect(try page.text("document.querySelector('.list-sheet').textContent").contains("too long for a code"))
    #expect(try page.isTrue("!document.querySelector('.list-code')"))
    let hash = "#" + (try page.text(address).split(separator: "#").last ?? "")
    let phone = try open(server, .phone, hash: hash)
    try phone.wait(until: "document.querySelectorAll('.list-things li').length === 200")
    #expect(page.problems + phone.problems == [])
  }

  @Test(arguments: [("#list=7zabc", "newer version"), ("#list=1zabc", "no list that can be read")])
  func refusesWhatItCannotRead(hash: String, said: String) throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try open(server, .phone, hash: hash)
    try page.wait(until: "document.querySelector('.toast')?.textContent.includes('\(said)')")
    #expect(try page.text(kept) == "[[],[]]")
    #expect(page.problems == [])
  }

  @Test func triesAgainWhatCouldNotBeLoadedAndLosesNoList() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try open(server, .phone)
    try page.value(
      """
      (async () => {
        await galley.load("assets/list-address.js");
        const { load } = galley.foods;
        galley.foods.load = async () => { galley.foods.load = load; throw new Error("no connection"); };
        location.hash = await galley.listAddress.write({ recipes: [], items: ["2 l milk"], ticked: [], bought: [] });
      })()
      """)
    try page.wait(until: "document.querySelector('.toast')?.textContent.includes('could not be loaded')")
    #expect(try page.isTrue("location.hash.startsWith('#list=')"), "the list is still there when the page is reloaded")
    try page.click(".toast-action")
    try page.wait(until: "document.querySelector('.list-sheet')?.open")
    #expect(try page.text(lines) == "2 l milk")
    #expect(try page.text("location.hash") == "")
    #expect(page.problems == [])
  }

  @Test(arguments: [320, 390, 1280]) func fitsItsScreen(width: Int) throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try open(server, Page.Look(width: width, height: 700, isPhone: width < 600))
    try publish(page)
    try page.value(Self.filled)
    try send(page)
    #expect(
      try page.number(
        "document.querySelector('.list-sheet').scrollWidth - document.querySelector('.list-sheet').clientWidth") <= 0)
    #expect(try page.number("document.querySelector('.list-sheet').getBoundingClientRect().right - innerWidth") <= 0)
  }
}
