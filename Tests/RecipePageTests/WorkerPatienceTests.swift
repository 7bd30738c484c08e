import BrowserDriving
import Foundation
import Testing

/// What the service worker does while the network is slow: its script runs in a page, where seconds are tenths.
@Suite struct WorkerPatienceTests {
  /// A page with the script of the worker, a network that answers as told, and a way to ask it.
  private static let worker = """
    const real = { setTimeout: globalThis.setTimeout.bind(globalThis), timeout: AbortSignal.timeout.bind(AbortSignal) };
    globalThis.setTimeout = (run, time) => real.setTimeout(run, time / 10);
    AbortSignal.timeout = (time) => real.timeout(time / 10);
    self.site = { version: "test", shell: [], root: "./" };
    /* Headers after so many milliseconds, the whole body after so many more. */
    globalThis.network = { head: 0, body: 0 };
    globalThis.fetch = (request, { signal } = {}) => new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      real.setTimeout(() => {
        const body = new ReadableStream({ start(stream) {
          signal?.addEventListener("abort", () => stream.error(signal.reason));
          real.setTimeout(() => { try { stream.enqueue(new TextEncoder().encode("new")); stream.close(); } catch { } }, network.body);
        } });
        const response = new Response(body, { status: 200 });
        Object.defineProperty(response, "type", { value: "basic" });
        resolve(response);
      }, network.head);
    });
    globalThis.ask = async (path) => {
      let answer;
      const event = new Event("fetch");
      event.request = new Request(new URL(path, location.href));
      event.respondWith = (promise) => { answer = promise; };
      dispatchEvent(event);
      return (await answer).text();
    };
    """

  private func open() throws -> (LoopbackSite, Page) {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try Chromium().open()
    try page.go(to: server.url("recipes.json"))
    let script = try String(
      contentsOf: BuiltSite.repository.appending(path: "templates/assets/worker.js"), encoding: .utf8)
    try page.value(Self.worker + script)
    return (server, page)
  }

  @Test func waitsForTheRestOfWhatHasBegun() throws {
    let (server, page) = try open()
    defer { server.cut() }
    try page.value("network.body = 1000")
    #expect(try page.text("ask('recipes/slow.html')") == "new", "ten seconds of a slow line break no page")
    #expect(
      try page.text("caches.match(new URL('recipes/slow.html', location.href).href).then((kept) => kept.text())")
        == "new")
  }

  @Test func takesTheCopyWhereNothingBegins() throws {
    let (server, page) = try open()
    defer { server.cut() }
    try page.value(
      "caches.open('galley:/:pages').then((cache) => cache.put(new URL('recipes/dull.html', location.href).href, new Response('old')))"
    )
    try page.value("network.head = 1000")
    #expect(try page.text("ask('recipes/dull.html')") == "old")
  }

  /// The copy of all recipes was made before the recipe was changed and visited again.
  @Test func showsWhatWasVisitedAfterAllWasKept() throws {
    let (server, page) = try open()
    defer { server.cut() }
    try page.value(
      "caches.open('galley:/:kept').then((cache) => cache.put(new URL('recipes/dull.html', location.href).href, new Response('old')))"
    )
    #expect(try page.text("ask('recipes/dull.html')") == "new")
    try page.value("network.head = 1000")
    #expect(try page.text("ask('recipes/dull.html')") == "new")
  }

  /// Before it has the page in hand, too: who reloads at once finds it.
  @Test func keepsTheOpenPageBeforeItBegins() throws {
    let (server, page) = try open()
    defer { server.cut() }
    let install = """
      new Promise((resolve) => {
        self.registration = { active: null };
        self.clients = { matchAll: async () => [{ url: new URL('recipes/open.html#ingredients', location.href).href }] };
        const event = new Event('install');
        event.waitUntil = resolve;
        dispatchEvent(event);
      }).then(() => caches.match(new URL('recipes/open.html', location.href).href)).then((kept) => kept?.text() ?? 'nothing')
      """
    #expect(try page.text(install) == "new")
  }

  /// Of a later publication nothing has to be kept that would make it wait.
  @Test func fetchesNoOpenPageWhereOneIsAtWorkAlready() throws {
    let (server, page) = try open()
    defer { server.cut() }
    let install = """
      new Promise((resolve) => {
        self.registration = { active: {} };
        globalThis.fetch = () => { throw new Error('was asked for'); };
        const event = new Event('install');
        event.waitUntil = resolve;
        dispatchEvent(event);
      }).then(() => 'installed')
      """
    #expect(try page.text(install) == "installed")
  }
}
