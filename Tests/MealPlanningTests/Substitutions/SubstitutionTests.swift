import DefaultFiles
import FoodTable
import Foods
import KitchenUnits
import MealPlanning
import Quantities
import SourceText
import Testing

/// The files of knowledge, read over the built-in foods.
enum Knowledge {
  static let substitutions = SubstitutionReader.read(file("substitutions.yaml"), over: FoodTable.builtIn)
  static let kinds = FoodKinds.read(file("kinds.yaml"), over: FoodTable.builtIn)

  private static func file(_ name: String) -> SourceFile {
    SourceFile(path: name, bytes: DefaultFiles.knowledge.first { $0.name == name }?.bytes ?? [])
  }
}

@Suite struct SubstitutionTests {
  private let book = FoodTable.builtIn

  @Test func everySubstitutionIsReadAndNamesFoodsThereAre() {
    #expect(Knowledge.substitutions.diagnostics.map { "\($0.position?.line ?? 0): \($0.message)" } == [])
    #expect(Knowledge.kinds.diagnostics.map { "\($0.position?.line ?? 0): \($0.message)" } == [])
    #expect(Knowledge.substitutions.value.count >= 150)
  }

  @Test func amountsArePositiveAndNothingReplacesItself() {
    for substitution in Knowledge.substitutions.value {
      let name = substitution.missing.food
      #expect(substitution.missing.quantity > .zero && substitution.parts.allSatisfy { $0.quantity > .zero }, "\(name)")
      #expect(!substitution.parts.contains { $0.food == name }, "\(name)")
      #expect(Set(substitution.parts.map(\.food)).count == substitution.parts.count, "\(name)")
    }
  }

  @Test func nothingStandsTwiceAndTextsAreSentences() {
    var seen: Set<String> = []
    for substitution in Knowledge.substitutions.value {
      let foods = substitution.parts.map(\.food).joined(separator: " + ")
      #expect(
        seen.insert("\(substitution.missing.food) → \(foods)").inserted, "\(substitution.missing.food) → \(foods)")
      for text in [substitution.effect, substitution.avoid].compactMap(\.self) {
        #expect(text.hasSuffix(".") && text.first?.isUppercase == true, "\(text)")
      }
    }
  }

  @Test func whatFreesOfAnAllergenDoesNotContainIt() throws {
    let allergens: [(DietGain, Allergen)] = [
      (.dairyFree, .milk), (.eggFree, .eggs), (.glutenFree, .gluten), (.nutFree, .nuts),
      (.nutFree, .peanuts),
    ]
    for substitution in Knowledge.substitutions.value {
      let gains = substitution.gains(in: book)
      let foods = try substitution.parts.map { try #require(book.food(named: $0.food)) }
      for (gain, allergen) in allergens where gains.contains(gain) {
        let found = foods.filter { $0.contains.union($0.mayContain).contains(AllergenSet(allergen)) }
        #expect(found.map(\.name) == [], "\(substitution.missing.food) is no gain of \(gain)")
      }
      if gains.contains(.vegan) { #expect(foods.allSatisfy { $0.origin == .vegan }, "\(substitution.missing.food)") }
    }
  }

  @Test func everyDietGainsSomething() {
    let gained = Set(Knowledge.substitutions.value.flatMap { $0.gains(in: book) })
    #expect(gained == Set(DietGain.allCases))
  }

  @Test(arguments: [("basil", "dried basil"), ("thyme", "dried thyme"), ("rosemary", "dried rosemary")])
  func threeOfAFreshHerbAreOneOfADriedOne(fresh: String, dried: String) throws {
    let table = SubstitutionTable(Knowledge.substitutions.value)
    let way = try #require(table.substitutions(for: fresh).first { $0.parts.map(\.food) == [dried] })
    let unit = try #require(way.missing.unit)
    let part = try #require(way.parts[0].unit)
    let ratio = try #require(unit.ratio(to: part)).multiplied(by: way.missing.quantity)?.divided(
      by: way.parts[0].quantity)
    #expect(ratio == Rational(3))
  }

  // MARK: Reading

  private func read(_ text: String) -> Checked<[Substitution]> {
    SubstitutionReader.read(SourceFile(path: "substitutions.yaml", text: text), over: book)
  }

  @Test func readsFractionsUnitsAndPieces() {
    let read = read(
      "substitutions:\n- {for: 1 1/2 cup whole milk, take: [0.5 cup water, 2 eggs], effect: Thin., avoid: Always.}\n")
    #expect(read.diagnostics == [])
    #expect(
      read.value == [
        Substitution(
          missing: .init(food: "whole milk", quantity: Rational(3, 2) ?? .one, unit: .cup),
          parts: [
            .init(food: "water", quantity: Rational(1, 2) ?? .one, unit: .cup),
            .init(food: "egg", quantity: Rational(2)),
          ], effect: "Thin.", avoid: "Always.")
      ])
  }

  @Test(
    "says what is wrong, where",
    arguments: [
      ("{for: water, take: [1 egg], effect: X.}", "substitution-amount", 9),
      ("{for: 0 water, take: [1 egg], effect: X.}", "substitution-amount", 9),
      ("{for: 1/0 water, take: [1 egg], effect: X.}", "substitution-amount", 9),
      ("{for: 1 cup watr, take: [1 egg], effect: X.}", "substitution-food", 9),
      ("{for: 1 egg, take: [1 cup drachenei], effect: X.}", "substitution-food", 23),
      ("{for: 1 egg, take: [2 eggs], effect: X.}", "substitution-self", 23),
      ("{for: 1 egg, take: [1 cup water]}", "config-missing-key", 3),
    ])
  func reports(entry: String, identifier: String, column: Int) {
    let read = read("substitutions:\n- \(entry)\n")
    #expect(read.value == [])
    #expect(read.diagnostics.map(\.identifier) == [identifier])
    #expect(read.diagnostics.first?.position == SourcePosition(line: 2, column: column))
  }

  @Test func readsNoMoreThanAnyKitchenUses() {
    func entries(_ count: Int) -> String {
      "substitutions:\n" + String(repeating: "- {for: 1 egg, take: [1 cup water], effect: X.}\n", count: count)
    }
    #expect(read(entries(2000)).value.count == 2000)
    let many = read(entries(2001))
    #expect(many.value == [] && many.diagnostics.map(\.identifier) == ["substitution-size"])
    #expect(many.diagnostics.map(\.message) == ["found 2001 substitutions, and a file can have 2000"])
    #expect(many.diagnostics.first?.position?.line == 2002)
  }

  @Test func suggestsTheFoodThatIsMeant() {
    let read = read("substitutions:\n- {for: 1 cup buttermlk, take: [1 egg], effect: X.}\n")
    #expect(read.diagnostics.first?.hint == "did you mean “buttermilk”?")
  }

  @Test func kindsOfFoodsThereAreNotAreReported() {
    let file = SourceFile(path: "kinds.yaml", text: "kinds:\n  unicorn: [egg]\n")
    #expect(FoodKinds.read(file, over: book).diagnostics.map(\.identifier) == ["kinds-food"])
  }
}
