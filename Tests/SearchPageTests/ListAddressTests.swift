import Testing

/// A shopping list as the end of an address.
@Suite struct ListAddressTests {
  private func evaluate<Output: Decodable>(_ body: String, as type: Output.Type) throws -> Output {
    try Browser.evaluate(
      """
      (async () => {
        const { listAddress } = galley;
        const encoded = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
        const refused = async (hash) => { try { await listAddress.read(hash); return ""; } catch (error) { return error.message; } };
        \(body)
      })()
      """, with: ["storage.js", "fraction.js", "list-address.js"], given: 0, as: type)
  }

  @Test func comesBackAsItWas() throws {
    let texts = try evaluate(
      """
      const list = { recipes: [["recipes/crème-brûlée", "3/2"]], items: ["2 l milk", "Käse & \\"Brot\\"", "🧀"], ticked: [1], bought: [["f:milk", "1 l"]] };
      const hash = await listAddress.write(list);
      return [hash.slice(0, 8), JSON.stringify(await listAddress.read(hash)), JSON.stringify(list), /^#list=[\\w-]+$/.test(hash)].map(String);
      """, as: [String].self)
    #expect(texts[0] == "#list=1z" && texts[1] == texts[2] && texts[3] == "true")
  }

  @Test func isReadFromBrowsersThatCannotPack() throws {
    let texts = try evaluate(
      """
      globalThis.CompressionStream = undefined;
      const list = { recipes: [], items: ["bread", "bread", "bread", "bread", "bread", "bread"], ticked: [], bought: [] };
      const hash = await listAddress.write(list);
      return [hash.slice(0, 8), JSON.stringify(await listAddress.read(hash)) === JSON.stringify(list)].map(String);
      """, as: [String].self)
    #expect(texts == ["#list=1j", "true"])
  }

  @Test func saysThatALaterVersionWroteIt() throws {
    #expect(try evaluate("return [await refused('#list=2zabc')];", as: [String].self) == ["newer"])
  }

  /// Anybody can make such an address.
  @Test func refusesWhatIsNoList() throws {
    let messages = try evaluate(
      """
      const entries = (text, count) => Array.from({ length: count }, () => text);
      const given = [[], [[], [], [], [], []], [[["../x", "1"]], [], [], []], [[["//host/x", "1"]], [], [], []], [[["https://host/x", "1"]], [], [], []],
        [[["a/../../x", "1"]], [], [], []], [[["a", "0"]], [], [], []], [[["a", "many"]], [], [], []], [[], [1], [], []], [[], [""], [], []], [[], ["x".repeat(501)], [], []],
        [[], ["x"], [1], []], [[], ["x"], [-1], []], [[], entries("x", 1001), [], []], [[], [], [], [["k"]]], { items: [] }, "list"];
      const bomb = await new Response(new Blob([JSON.stringify([[], entries("x".repeat(400), 1000), [], []])]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
      const packed = btoa(Array.from(new Uint8Array(bomb), (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
      const hashes = ["#list=", "#list=1", "#list=1q", "#list=1z!", "#list=1zabc", "#list=1j" + encoded("[[],"), "#list=1z" + packed, ...given.map((one) => "#list=1j" + encoded(JSON.stringify(one)))];
      return await Promise.all(hashes.map(refused));
      """, as: [String].self)
    #expect(messages.count == 24 && !messages.contains(""), "\\(messages)")
  }
}
