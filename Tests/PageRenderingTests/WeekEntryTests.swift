import Cookbook
import Fingerprints
import Quantities
import Testing

@testable import MealPlanning
@testable import PageInputs

/// A page of a week is rendered anew when one thing about one dish changes, whichever it is.
@Suite struct WeekEntryTests {
  private struct Draft {
    var date = "2026-11-23"
    var slot = MealSlot.lunch
    var subject = PlannedEntry.Subject.recipe(path: "soup.md", title: "Soup")
    var amount: Amount? = Amount(Rational(2), unit: "servings")
    var comment: String? = "warm"
    var origin: Int?
    var portions = [PlannedEntry.Portion(person: "anna", share: Rational(1), servings: Rational(2))]

    func fingerprint() throws -> Fingerprint {
      let date = try #require(CalendarDate(date))
      let item = PlanItem(content: .food("soup"), amount: amount, comment: comment)
      func entry(on date: CalendarDate, origin: Int?) -> PlannedEntry {
        PlannedEntry(
          plan: "plan.md", date: date, slot: slot, subject: subject, item: item, origin: origin, batches: nil,
          portions: portions)
      }
      let cooked = [try #require(CalendarDate("2026-11-21")), try #require(CalendarDate("2026-11-22"))]
      let calendar = PlanCalendar(entries: cooked.map { entry(on: $0, origin: nil) }, people: ["anna"])
      var builder = FingerprintBuilder()
      WeekEntry(entry(on: date, origin: origin), of: calendar).combine(into: &builder)
      return builder.finish()
    }
  }

  private static let changes: [(what: String, make: @Sendable (inout Draft) -> Void)] = [
    ("date", { $0.date = "2026-11-24" }),
    ("slot", { $0.slot = .dinner }),
    ("path", { $0.subject = .recipe(path: "stew.md", title: "Soup") }),
    ("title", { $0.subject = .recipe(path: "soup.md", title: "Stew") }),
    ("words", { $0.subject = .food("Soup") }),
    ("number", { $0.amount = Amount(Rational(3), unit: "servings") }),
    ("range", { $0.amount = Amount(.range(Rational(2), Rational(2)), unit: "servings") }),
    ("unit", { $0.amount = Amount(Rational(2), unit: "bowls") }),
    ("about", { $0.amount = Amount(.exact(Rational(2)), unit: "servings", isApproximate: true) }),
    ("no number", { $0.amount = Amount(.unmeasured, unit: "servings") }),
    ("no amount", { $0.amount = nil }),
    ("comment", { $0.comment = "cold" }),
    ("no comment", { $0.comment = nil }),
    ("leftover", { $0.origin = 0 }),
    ("of another day", { $0.origin = 1 }),
    ("nobody", { $0.portions = [] }),
    ("person", { $0.portions = [.init(person: "ben", share: Rational(1), servings: Rational(2))] }),
    ("share", { $0.portions = [.init(person: "anna", share: Rational(2), servings: Rational(2))] }),
    ("servings", { $0.portions = [.init(person: "anna", share: Rational(1), servings: Rational(1))] }),
    (
      "part of the amount",
      {
        $0.portions = [
          .init(person: "anna", share: Rational(1), servings: Rational(2), amount: Amount(Rational(3), unit: "g"))
        ]
      }
    ),
    ("no servings", { $0.portions = [.init(person: "anna", share: Rational(1), servings: nil)] }),
  ]

  @Test func differsByEachThingThatIsShown() throws {
    var seen = [try Draft().fingerprint(): "nothing"]
    for (what, make) in Self.changes {
      var draft = Draft()
      make(&draft)
      let before = seen.updateValue(what, forKey: try draft.fingerprint())
      #expect(before == nil, "\(what) looks like \(before ?? "")")
    }
    #expect(try Draft().fingerprint() == Draft().fingerprint())
  }
}
