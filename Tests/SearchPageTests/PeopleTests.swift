import Testing

/// Who a plan is for, and how much of a dish each of them eats.
@Suite struct PeopleTests {
  private func evaluate<Output: Decodable>(_ body: String, as type: Output.Type) throws -> Output {
    try Browser.evaluate(
      """
      (() => {
        const { storage, people, fraction } = galley;
        storage.set("people", "me", { name: "Ben", calories: 2600, split: [30, 40, 30] });
        storage.set("people", "x", { name: "Anna", calories: 1900, split: [25, 45, 30] });
        const share = (value, id) => fraction.text(people.share(value, id));
        \(body)
      })()
      """, with: ["storage.js", "app.js", "fraction.js", "goals.js", "people.js"], given: 0, as: type)
  }

  @Test func everybodyEatsAsMuchWhereNothingElseIsSaid() throws {
    let shares = try evaluate(
      """
      return [share({ servings: "4" }, "me"), share({ servings: "3", eaters: { me: "1", x: "2" } }, "x"), share({ eaters: { me: "1" } }, "x")];
      """, as: [String].self)
    #expect(shares == ["1/2", "2/3", "0"])
  }

  @Test func equalPartsAreNotKept() throws {
    let kept = try evaluate(
      """
      const parts = (me, x) => new Map([["me", fraction.parse(me)], ["x", fraction.parse(x)]]);
      return [parts("2", "2"), parts("1", "2"), parts("3/2", "0")].map((some) => JSON.stringify(people.withParts({ servings: "4" }, some)));
      """, as: [String].self)
    #expect(
      kept == [
        #"{"servings":"4"}"#, #"{"servings":"4","eaters":{"me":"1","x":"2"}}"#,
        #"{"servings":"4","eaters":{"me":"3/2"}}"#,
      ])
  }

  @Test func goalsAreThoseOfWhoIsChosen() throws {
    let goals = try evaluate(
      """
      const first = people.chosen().goals.calories;
      people.choose("x");
      const second = people.chosen().goals.calories;
      storage.remove("people", "x");
      return [first, second, people.chosen().goals.calories];
      """, as: [Int].self)
    #expect(goals == [2600, 1900, 2600])
  }
}
