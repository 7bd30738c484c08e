import Testing

/// The list that the shopping page makes of what recipes need.
@Suite struct ShoppingListScriptTests {
  private func evaluate<Output: Decodable>(_ body: String, as type: Output.Type) throws -> Output {
    try Browser.evaluate(
      """
      (() => {
        galley.text({ decimalSign: ".", listAnd: "and {amount}", someMore: "and some more" });
        const spoonful = { m: ["15", 1], v: ["60", 1], c: ["1", 0], "": [] };
        galley.kitchen({
          units: { 1: ["1", "gram", "grams", "g", "gram", 0, 1], 2: ["1000", "kilogram", "kilograms", "kg", "kilogram", 0, 1],
            6: ["1", "millilitre", "millilitres", "ml", "millilitre", 0, 6],
            16: ["473176473/32000000", "tablespoon", "tablespoons", "tbsp", "tablespoon", 2, 16],
            17: ["157725491/32000000", "teaspoon", "teaspoons", "tsp", "teaspoon", 1, 17],
            31: [null, "piece", "pieces", null, "piece"], 80: [null, "can", "cans", null, "can"] },
          piece: "c31", readable: [1, 2, 3, 4, 5, 6, 8, 10, 16], order: ["m", "v", "l", "k", "c", "c31", "w"],
          buying: { loose: { m: [["100", "10"], ["500", "50"], [null, "100"]], v: [[null, "10"]] }, bases: { m: 1, v: 6 }, weighed: "1/2",
            home: { 0: spoonful }, unsaid: "15", several: { m: "0", k: "0", c31: "2" } },
          shelves: [["uncategorised", "?"], ["milkProducts", "M"], ["Dairy van", "M"]], own: [2], places: [0, 2, 1],
          stock: [], matches: [], near: [], foods: [["milk", ["whole milk"], 1, 61000, 3200, 4800, 3300, "milk", "", []], ["egg", [], 1, 143000, 12600, 700, 9500, "egg", "", []],
            ["extract", ["lemon extract", "mint extract"], 1, 0, 0, 0, 0, "flavoring extract", "", [], ["extract", "flavoring extract"]]],
          words: { numbers: { half: "1/2", a: "1" }, about: ["about"], units: { 1: "g", 2: "kg", 6: "ml", 17: "tsp" }, canned: {} },
          products: [[2, ["zip top bag", "milk frother"]]],
        });
        const need = (key, name, flags, ...quantities) => [key, Array.isArray(name) ? name : [name, null, null], 1, flags, quantities, {}];
        const shop = (need, how) => [...need.slice(0, 5), how];
        const use = (factor, ...x) => ({ recipe: { t: "R" + factor, x }, factor: galley.fraction.parse(factor) });
        let stock = [];
        const merged = (...uses) => galley.shoppingList.merge(uses, stock).map((item) => item.name + ": " + galley.quantityText.needed(item));
        const listed = (typed, uses, isBought = () => false) => galley.shoppingList.items(uses, stock, typed.map((text) => [text, { text }]), isBought);
        const bought = (...uses) => galley.shoppingList.merge(uses).map((item) => [item.name, galley.quantityText.bought(item), galley.quantityText.beside(item), item.isAtHome].join("|"));
        \(body)
      })()
      """,
      with: [
        "storage.js", "app.js", "search-words.js", "fraction.js", "../scripts/measuring/10-measures.js",
        "../scripts/measuring/20-measuring.js", "../scripts/measuring/30-amounts.js", "kitchen.js", "purchase.js",
        "at-home.js", "shopping-list.js", "quantity-text.js",
      ], given: 0, as: type)
  }

  @Test func typedItemsStandOnTheShelfOfTheLongestNameThatIsKnown() throws {
    let shelves = try evaluate(
      """
      const typed = ["2 l milk", "milk frother", "6 large eggs", "Zip-top bags", "whole milk", "screws"];
      return listed(typed, []).map(({ name, shelf }) => name + ": " + shelf);
      """, as: [String].self)
    #expect(
      shelves == ["2 l milk: 1", "milk frother: 2", "6 large eggs: 1", "Zip-top bags: 2", "whole milk: 1", "screws: 0"])
  }

  @Test func equalFoodsAreAddedExactly() throws {
    let lines = try evaluate(
      """
      return merged(
        use("1/3", need("f:milk", "milk", 0, ["v", "500", [6], null, null])),
        use("2", need("f:milk", "milk", 0, ["v", "400", [6], null, null])));
      """, as: [String].self)
    #expect(lines == ["milk: 967 ml"])
  }

  @Test func volumesJoinMassesWhereATableWeighsThem() throws {
    let lines = try evaluate(
      """
      const spoon = need("f:flour", "flour", 0, ["v", "473176473/16000000", [16], "16", null]);
      return [...merged(use("1", spoon)), ...merged(use("1", spoon, need("f:flour", "flour", 0, ["m", "1000", [1], null, null])))];
      """, as: [String].self)
    #expect(lines == ["flour: 2 tbsp", "flour: 1016 g"])
  }

  @Test func smallSharesStandOnTheLadderOfTheirUnit() throws {
    let lines = try evaluate(
      """
      return merged(use("1/3", need("f:salt", "salt", 0, ["v", "473176473/32000000", [16], null, null])));
      """, as: [String].self)
    #expect(lines == ["salt: 1 tsp"])
  }

  @Test func whatCannotBeJoinedStandsBesideEachOther() throws {
    let lines = try evaluate(
      """
      return merged(use("1", need("n:rice", "rice", 1, ["c31", "3/2", [31], null, null]), need("n:rice", "rice", 0, ["m", "200", [1], null, null]),
        need("n:rice", "rice", 0, ["k80/400/1/1", "2", [1], null, null])));
      """, as: [String].self)
    #expect(lines == ["rice: 200 g and 2 × 400 g cans and 1½ pieces and some more"])
  }

  @Test func packsAreTheSmallestThatIsEnoughElseManyOfTheLargest() throws {
    let lines = try evaluate(
      """
      const milk = (amount) => shop(need("f:milk", "milk", 0, ["v", amount, [6], null, null, "1", "1"]),
        { w: "v", z: [["300", "k80/300/1/6", "1", 6, 1], ["700", "k80/700/1/6", "1", 6, 1]] });
      return [...bought(use("1", milk("300"))), ...bought(use("1", milk("301"))), ...bought(use("3", milk("300")))];
      """, as: [String].self)
    #expect(
      lines == [
        "milk|1 × 300 ml can||false", "milk|1 × 700 ml can|301 ml|false", "milk|2 × 700 ml cans|900 ml|false",
      ])
  }

  @Test func looseGoodsAreRoundedUpToWhatScalesShow() throws {
    let lines = try evaluate(
      """
      const flour = (grams) => need("f:flour", "flour", 0, ["m", grams, [1], null, null, "1", 1]);
      return ["4", "101", "501"].flatMap((grams) => bought(use("1", flour(grams))));
      """, as: [String].self)
    #expect(lines == ["flour|10 g||false", "flour|150 g||false", "flour|600 g||false"])
  }

  @Test func piecesAreWholeAndNamedByTheirNumber() throws {
    let lines = try evaluate(
      """
      const onion = shop(need("f:onion", ["onion", "onions", null], 0, ["c31", "1/2", [31], null, null, "110", 1]), { g: "220" });
      const sliced = shop(need("f:onion", ["onion", "onions", null], 0, ["m", "100", [1], null, null, "1", 1]), onion[5]);
      return [...bought(use("1", onion)), ...bought(use("3", onion)), ...bought(use("2", onion, sliced)), ...bought(use("1", onion, sliced))];
      """, as: [String].self)
    #expect(
      lines == ["onion|1||false", "onions|2||false", "onions|350 g||false", "onion|200 g||false"])
  }

  @Test func lessThanAPieceOfWhatComesInPiecesIsOnePiece() throws {
    let lines = try evaluate(
      """
      const apple = (grams) => shop(need("f:apple", ["apple", "apples", null], 0, ["m", grams, [1], null, null, "1", 1]), { g: "364", o: "182" });
      return ["10", "181", "182"].flatMap((grams) => bought(use("1", apple(grams))));
      """, as: [String].self)
    #expect(lines == ["apple|1|10 g|false", "apple|1|181 g|false", "apple|200 g||false"])
  }

  @Test func spoonfulsOfWhatIsKeptAreLookedForAtHome() throws {
    let lines = try evaluate(
      """
      const honey = (grams, h) => shop(need("f:honey", "honey", 0, ["m", grams, [1], null, null, "1", "1"]), { w: "m", z: [["500", "k80/500/1/1", "1", 1, 1]], h });
      const kept = { ...spoonful, m: ["125", 1] };
      const some = need("f:salt", "salt", 1).with(2, 0);
      return [...bought(use("1", honey("125", kept))), ...bought(use("1", honey("126", kept))), ...bought(use("1", honey("15"))), ...bought(use("1", some))];
      """, as: [String].self)
    #expect(
      lines == [
        "honey||150 g|true", "honey|1 × 500 g can|126 g|false", "honey|1 × 500 g can|15 g|false", "salt|||true",
      ])
  }

  @Test func needsThatAreCalledDifferentlyHaveTheNameTheyShare() throws {
    let lines = try evaluate(
      """
      const oil = (name, flags) => shop(need("f:oil", name, flags, ["v", "10", [6], null, null]), { t: ["oil", null] });
      const [own, other, german] = [oil(["good oil", null, null], 0), oil(["plain oil", null, null], 0), oil(["oil", null, "Öl"], 4)];
      return [...merged(use("1", own, own)), ...merged(use("1", own, other)), ...merged(use("1", german, own))];
      """, as: [String].self)
    #expect(lines == ["good oil: 20 ml", "oil: 20 ml", "good oil: 20 ml"])
  }

  @Test func whatIsAtHomeIsTakenOffInItsOwnWayThenByWeight() throws {
    let lines = try evaluate(
      """
      const milk = need("f:milk", "milk", 0, ["v", "500", [6], "515", null]);
      return ["200 ml milk", "103 g milk", "2 milk", "whole milk"].map((text) => {
        stock = [galley.atHome.typed(text)];
        return merged(use("1", milk)).join();
      });
      """, as: [String].self)
    #expect(lines == ["milk: 300 ml", "milk: 400 ml", "milk: 500 ml", "milk: "])
  }

  @Test func containersAtHomeCountByWhatTheyHold() throws {
    let lines = try evaluate(
      """
      const one = (way) => [{ key: "f:milk", text: "milk", quantities: [{ way, value: galley.fraction.one }] }];
      const milk = need("f:milk", "milk", 0, ["v", "500", [6], "515", null]);
      return ["k80/200/1/6", "k80/103/1/1", "k80/1000/1/6", "c80"].map((way) => {
        stock = one(way);
        return merged(use("1", milk)).join();
      });
      """, as: [String].self)
    #expect(lines == ["milk: 300 ml", "milk: 400 ml", "milk: ", "milk: 500 ml"])
  }

  @Test func cansMeetCansThatSayWhatTheyHold() throws {
    let lines = try evaluate(
      """
      const beans = (way) => shop(need("f:milk", "milk", 0, [way, "3", [80], null, null]), { w: "m", z: [["400", "k80/400/1/1", "1", 1, 1]] });
      const rest = (way, held) => {
        stock = [{ key: "f:milk", text: "milk", quantities: [{ way: held, value: galley.fraction.parse("2") }] }];
        return galley.shoppingList.merge([use("1", beans(way))], stock)[0].quantities.map(({ value }) => galley.fraction.text(value)).join();
      };
      return [rest("c80", "k80/400/1/1"), rest("k80/400/1/1", "c80"), rest("c80", "k80/200/1/1"), rest("k80/425/1/1", "k80/400/1/1"), rest("c31", "k80/400/1/1")];
      """, as: [String].self)
    #expect(lines == ["1", "1", "2", "1", "3"])
  }

  @Test func longFractionsAreRoundedForPeopleAsTheProgramDoes() throws {
    let texts = try evaluate(
      """
      return ["473176473/4000000000", "160000000/157725491", "500001/1000003", "1000/1001", "123456789/1009", "5/999", "1/512", "5/7"]
        .map((text) => { const [n, d] = text.split("/").map(BigInt); return galley.amounts.numberText({ n, d }, undefined, "."); });
      """, as: [String].self)
    #expect(texts == ["0.118", "1.01", "½", "0.999", "122356", "5⁄999", "0.001953125", "5⁄7"])
  }

  @Test func thingsThatShareTheirFiguresAreKnownByTheirNames() throws {
    let keys = try evaluate(
      """
      return ["lemon extract", "2 tsp Mint extracts", "extract", "whole milk", "ink"].map((text) => galley.atHome.typed(text).key);
      """, as: [String].self)
    #expect(
      keys == [
        "k:flavoring extract/lemon extract", "k:flavoring extract/mint extract", "f:flavoring extract", "f:milk",
        "n:ink",
      ])
  }

  @Test func mixedNumbersAndFractionsAtHomeAreTakenOff() throws {
    let lines = try evaluate(
      """
      const milk = need("f:milk", "milk", 0, ["v", "12", [6], "12", null]);
      return ["1 1/2 ml milk", "½ ml milk", "1½ ml whole milk", "1,5 ml milk"].map((text) => {
        stock = [galley.atHome.typed(text)];
        return merged(use("1", milk)).join();
      });
      """, as: [String].self)
    #expect(lines == ["milk: 10.5 ml", "milk: 11.5 ml", "milk: 10.5 ml", "milk: 10.5 ml"])
  }

  @Test func anAmountAtHomeThatCannotBeReadTakesNothingOff() throws {
    let lines = try evaluate(
      """
      const milk = need("f:milk", "milk", 0, ["v", "500", [6], "515", null]);
      return ["2 500 ml milk", "milk, 2 of them"].map((text) => {
        stock = [galley.atHome.typed(text)];
        return merged(use("1", milk)).join();
      });
      """, as: [String].self)
    #expect(lines == ["milk: 500 ml", "milk: 500 ml"])
  }

  @Test func whatWasTypedIsAddedToWhatRecipesNeed() throws {
    let lines = try evaluate(
      """
      const egg = shop(need("f:egg", ["egg", "eggs", null], 0, ["c31", "3", [31], null, null, "50", 1]), { g: "100" });
      const milk = shop(need("f:milk", "milk", 0, ["v", "500", [6], "515", null, "103/100", "103/100"]), { w: "m" });
      const one = need("n:ink", "ink", 0, ["m", "5", [1], null, null]);
      const texts = ["2 eggs", "a egg", "egg", "2-3 eggs", "eggs for Sunday", "eggs, brown", "2 3 4", "half a kg milk", "1,5 ml milk", "ink 10 g", "screws"];
      return texts.map((text) => listed([text], [use("1", egg, milk, one)]).filter(({ ids }) => ids.length > 0)
        .map((item) => [item.key, galley.quantityText.needed(item), item.from.join("+")].join("|")).join(" and "));
      """, as: [String].self)
    #expect(
      lines == [
        "f:egg|5|R1+2 eggs", "f:egg|4|R1+a egg", "f:egg|3 and some more|R1+egg", "f:egg|6|R1+2-3 eggs",
        "i:eggs for Sunday||", "i:eggs, brown||", "i:2 3 4||", "f:milk|1015 g|R1+half a kg milk",
        "f:milk|502 ml|R1+1,5 ml milk", "n:ink|15 g|R1+ink 10 g", "i:screws||",
      ])
  }

  @Test func whatWasTypedIsBoughtWhateverIsAtHome() throws {
    let lines = try evaluate(
      """
      const egg = need("f:egg", ["egg", "eggs", null], 2, ["c31", "3", [31], null, null]);
      const told = (typed, isBought) => listed(typed, [use("1", egg)], isBought)
        .map((item) => [item.key, galley.quantityText.needed(item), item.isCovered === true, item.isOptional].join("|"));
      stock = [galley.atHome.typed("12 eggs")];
      return [told([]), told(["2 eggs"]), told(["2 eggs"], (key) => key === "i:2 eggs")].map((lines) => lines.join(" and "));
      """, as: [String].self)
    #expect(
      lines == ["f:egg||true|true", "f:egg|2|false|false", "f:egg||true|true and i:2 eggs||false|false"])
  }

  @Test func shelvesOfTheCookStandInTheirPlace() throws {
    let shelves = try evaluate(
      "return galley.foods.shelves.map(({ id }) => String(id));", as: [String].self)
    #expect(shelves == ["0", "Dairy van", "1"])
  }

  @Test func typedItemsFindTheirShelf() throws {
    let shelves = try evaluate(
      """
      return listed(["2 l whole milk", "light bulbs"], []).map(({ shelf }) => shelf);
      """, as: [Int].self)
    #expect(shelves == [1, 0])
  }
}
