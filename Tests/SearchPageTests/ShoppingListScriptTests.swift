import Testing

/// The list that the shopping page makes of what recipes need.
@Suite struct ShoppingListScriptTests {
  private func evaluate<Output: Decodable>(_ body: String, as type: Output.Type) throws -> Output {
    try Browser.evaluate(
      """
      (() => {
        galley.text({ decimalSign: "." });
        galley.kitchen({
          units: { 1: ["1", "gram", "grams", "g", "gram"], 2: ["1000", "kilogram", "kilograms", "kg", "kilogram"],
            6: ["1", "millilitre", "millilitres", "ml", "millilitre"],
            16: ["473176473/32000000", "tablespoon", "tablespoons", "tbsp", "tablespoon"],
            17: ["157725491/32000000", "teaspoon", "teaspoons", "tsp", "teaspoon"],
            31: [null, "piece", "pieces", null, "piece"], 80: [null, "can", "cans", null, "can"] },
          piece: 31, decimal: [1, 2, 6], small: [], shelves: ["uncategorised", "milkProducts"], emoji: ["?", "M"],
          foods: [["milk", ["whole milk"], 1, 61000, 3200, 4800, 3300, "milk"]],
        });
        const need = (key, name, flags, ...quantities) => [key, name, 1, flags, quantities];
        const use = (factor, ...x) => ({ recipe: { t: "R" + factor, x }, factor: galley.fraction.parse(factor) });
        const merged = (...uses) => galley.shoppingList.merge(uses).map((item) => item.name + ": " + galley.quantityText(item));
        \(body)
      })()
      """,
      with: [
        "storage.js", "app.js", "search-words.js", "fraction.js", "../scripts/measuring/10-measures.js",
        "../scripts/measuring/20-measuring.js", "../scripts/measuring/30-amounts.js", "kitchen.js", "shopping-list.js",
        "quantity-text.js",
      ], given: 0, as: type)
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
    #expect(lines == ["rice: 200 g + 2 × 400 g cans + 1½ + …"])
  }

  @Test func typedItemsFindTheirShelf() throws {
    let shelves = try evaluate(
      """
      return galley.shoppingList.typedItems([["a", { text: "2 l whole milk" }], ["b", { text: "light bulbs" }]]).map(({ shelf }) => shelf);
      """, as: [Int].self)
    #expect(shelves == [1, 0])
  }
}
