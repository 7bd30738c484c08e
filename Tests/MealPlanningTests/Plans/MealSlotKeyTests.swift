import Cookbook
import MealPlanning
import Testing

@Suite struct MealSlotKeyTests {
  @Test func oneMealHasOneKeyHoweverItIsSpelt() {
    #expect(MealSlot.named("Brunch!").key == MealSlot.named("brunch").key)
    #expect(MealSlot.named("🍕").key != MealSlot.named("☕").key)
  }
}
