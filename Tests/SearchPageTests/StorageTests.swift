import Testing

/// What the site keeps in the browser, in the real one.
@Suite struct StorageTests {
  private func evaluate<Output: Decodable>(_ body: String, as type: Output.Type) throws -> Output {
    try Browser.evaluate(
      "(async () => { const storage = galley.storage; \(body) })()",
      with: ["storage.js", "backup-check.js"], given: 0, as: type)
  }

  @Test func keepsEntriesByCollectionInTheOrderOfTheirIDs() throws {
    let found = try evaluate(
      """
      storage.set("list", "b", { name: "milk" });
      storage.set("list", "a/1", { name: "eggs" });
      storage.set("lists", "c", { name: "no" });
      storage.set("list", "gone", 1);
      storage.set("list", "gone", undefined);
      return storage.entries("list").map(([id, { name }]) => id + "=" + name).concat(storage.state, storage.get("list", "b").name);
      """, as: [String].self)
    #expect(found == ["a/1=eggs", "b=milk", "kept", "milk"])
  }

  @Test func givesLaterEntriesLaterIDs() throws {
    let isSorted = try evaluate(
      """
      const first = storage.newId();
      await new Promise((done) => setTimeout(done, 5));
      return first < storage.newId();
      """, as: Bool.self)
    #expect(isSorted)
  }

  @Test func takesARecordedChangeBackAsAWhole() throws {
    let found = try evaluate(
      """
      storage.set("list", "a", 1);
      storage.set("list", "b", 2);
      const undo = storage.record(() => { storage.set("list", "a", 9); storage.remove("list", "b"); storage.set("list", "c", 3); });
      const during = storage.entries("list");
      undo();
      return [during, storage.entries("list")].map((entries) => entries.map((entry) => entry.join("=")));
      """, as: [[String]].self)
    #expect(found == [["a=9", "c=3"], ["a=1", "b=2"]])
  }

  /// Two frames are to storage what two tabs are.
  private let twoTabs = """
    const open = () => new Promise((done) => {
      const frame = document.body.appendChild(document.createElement("iframe"));
      frame.onload = () => {
        const script = frame.contentDocument.createElement("script");
        script.src = document.querySelector("script[src]").src;
        script.onload = () => done(frame.contentWindow.galley.storage);
        frame.contentDocument.head.append(script);
      };
      frame.src = "about:blank";
    });
    const [one, other] = [await open(), await open()];
    """

  @Test func losesNoEntryOfTwoTabs() throws {
    let found = try evaluate(
      twoTabs + """
        for (let i = 0; i < 50; i += 1) { one.set("list", "a" + i, i); other.set("list", "b" + i, i); }
        return [storage.entries("list").length, one.entries("list").length, other.entries("list").length];
        """, as: [Int].self)
    #expect(found == [100, 100, 100])
  }

  @Test func tellsOtherTabsOfChanges() throws {
    let found = try evaluate(
      twoTabs + """
        const heard = [];
        other.subscribe("list", ({ id, value }) => heard.push(id + "=" + value));
        other.subscribe("plan", ({ id }) => heard.push("plan " + id));
        one.set("list", "a", 1);
        one.remove("list", "a");
        one.set("goals", "b", 1);
        await new Promise((done) => setTimeout(done, 300));
        return heard;
        """, as: [String].self)
    #expect(found == ["a=1", "a=undefined"])
  }

  @Test func writesNothingThatWaitedForRoomAfterAnotherTabDeletedEverything() throws {
    let found = try evaluate(
      twoTabs + """
        one.set("list", "a", 1);
        await new Promise((done) => setTimeout(done, 300));
        const room = document.querySelectorAll("iframe")[1].contentWindow.Storage.prototype;
        const { setItem } = room;
        room.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
        other.set("list", "waits", 2);
        room.setItem = setItem;
        const heard = [];
        other.subscribe("list", ({ id, value }) => heard.push(id + "=" + value));
        const before = other.entries("list").length;
        one.clear();
        await new Promise((done) => setTimeout(done, 300));
        return [String(before), ...heard.sort(), String(other.entries("list").length), String(one.entries("list").length), other.state];
        """, as: [String].self)
    #expect(found == ["2", "a=undefined", "waits=undefined", "0", "0", "kept"])
  }

  @Test func saysWhenStorageIsFullAndKeepsTheEntryInMemory() throws {
    let found = try evaluate(
      """
      const states = [];
      storage.onState((state) => states.push(state));
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
      storage.set("list", "a", 1);
      const full = storage.state + storage.get("list", "a") + storage.entries("list").length;
      Storage.prototype.setItem = setItem;
      storage.set("list", "a", 2);
      return [full, ...states, storage.state + storage.get("list", "a")];
      """, as: [String].self)
    #expect(found == ["full11", "full", "kept", "kept2"])
  }

  @Test func worksInMemoryWhereStorageIsForbidden() throws {
    let found = try Browser.evaluate(
      """
      new Promise((done) => {
        Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("", "SecurityError"); } });
        const again = document.createElement("script");
        again.src = document.querySelector("script[src]").src;
        again.onload = () => {
          galley.storage.set("list", "a", 1);
          done(galley.storage.state + galley.storage.get("list", "a"));
        };
        document.head.append(again);
      })
      """, with: ["storage.js"], given: 0, as: String.self)
    #expect(found == "forbidden1")
  }

  @Test func leavesWhatANewerVersionKeepsAlone() throws {
    let found = try Browser.evaluate(
      """
      new Promise((done) => {
        const first = document.querySelector("script[src]");
        const key = Object.keys(localStorage).find((key) => key.endsWith(":version"));
        galley.storage.set("list", "a", 1);
        localStorage.setItem(key, "99");
        const again = document.createElement("script");
        again.src = first.src;
        again.onload = () => {
          const storage = galley.storage;
          storage.set("list", "a", 2);
          done([storage.state, storage.get("list", "a"), localStorage.getItem(key.replace("version", "list/a"))].join());
        };
        document.head.append(again);
      })
      """, with: ["storage.js"], given: 0, as: String.self)
    #expect(found == "newer,2,1")
  }

  @Test func restoresABackupOverWhatIsKept() throws {
    let found = try evaluate(
      """
      storage.set("list", "a", { name: "milk" });
      storage.set("settings", "units", "metric");
      const backup = JSON.parse(JSON.stringify(storage.backup()));
      storage.clear();
      storage.set("list", "b", 2);
      const { count, left } = storage.restore(backup);
      return [`${count},${left}`, ...storage.entries("list").map(([id]) => id), storage.get("settings", "units"), backup.format];
      """, as: [String].self)
    #expect(found == ["2,0", "a", "b", "metric", "galley-backup"])
  }

  @Test func restoresWhatPagesCanHaveWrittenAlone() throws {
    let found = try evaluate(
      """
      const sound = {
        "favourites/recipes/a": true, "basket/a": { title: "A", servings: "3/2", weeks: { "2026-W48": "1" } }, "scales/a": "3/2",
        "plan/2026-11-24/dinner/x": { recipe: "a", source: "a.md", title: "A", servings: "4" },
        "plan/2026-11-24/Second breakfast/x": { note: "out" }, "plan/2026-11-24/lunch/y": { food: "f:rice", title: "Rice", grams: 80 },
        "settings/units": "us", "settings/of-a-theme": 3, "theme/a": { b: 1 }, "list/a": 2, "bought/i:1": "", "ticks/a#s1": true,
        "cooking/a": { page: 3, need: { value: "1" } }, "people/me": { calories: 2000, split: [30, 40, 30] },
        "timers/a": { name: "Boil", step: 1, recipe: "a", title: "A", seconds: 60, more: 0, end: 1800000000000 },
      };
      const wrong = {
        "scales/b": "0", "scales/c": 2, "scales/d": "-1", "scales/e": "1/0", "scales/f": "0/3", "plan/tomorrow": { note: "out" },
        "plan/2026-11-24/dinner/z": { recipe: "a", servings: "0" }, "cooked/a": "today", "notes/a": 3, "settings/scheme": "pink",
        "items/a": "milk", "timers/b": {}, "people/x": {}, "usedUp/rice": false, "basket/b": { title: "B", servings: "0" }, loose: 1, "/a": 1,
      };
      const { count, left } = storage.restore({ format: "galley-backup", version: 1, entries: { ...sound, ...wrong } });
      const kept = storage.backup().entries;
      return [String(count === Object.keys(sound).length), String(left === Object.keys(wrong).length),
        Object.keys(sound).filter((key) => JSON.stringify(kept[key]) !== JSON.stringify(sound[key])).join(), Object.keys(wrong).filter((key) => key in kept).join()];
      """, as: [String].self)
    #expect(found == ["true", "true", "", ""])
  }

  @Test func anotherPageTakesBackWhatOneHasChanged() throws {
    let found = try evaluate(
      """
      storage.set("list", "a", 1);
      const { changes } = storage.record(() => { storage.set("list", "a", 2); storage.set("list", "b", 3); });
      storage.takeBack([...JSON.parse(JSON.stringify(changes)), ["of another site", "x"]]);
      return [...storage.entries("list").map(([id, value]) => `${id}${value}`), String(localStorage.getItem("of another site"))];
      """, as: [String].self)
    #expect(found == ["a1", "null"])
  }

  @Test func refusesWhatIsNoBackup() throws {
    let found = try evaluate(
      """
      storage.set("list", "a", 1);
      const wrong = [null, 7, {}, { format: "galley-backup" }, { format: "galley-backup", version: 99, entries: {} }];
      const messages = wrong.map((value) => { try { storage.restore(value); return "taken"; } catch (error) { return error.message; } });
      return [...messages, ...storage.entries("list").map(([id]) => id)];
      """, as: [String].self)
    #expect(found == ["format", "format", "format", "format", "newer", "a"])
  }
}
