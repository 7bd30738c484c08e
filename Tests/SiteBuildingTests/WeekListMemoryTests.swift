import Concurrency
import PageInputs
import ShoppingLists
import Synchronization
import Testing

@testable import SiteBuilding

@Suite struct WeekListMemoryTests {
  @Test func makesTheListOfAWeekOnce() throws {
    let memory = WeekListMemory()
    var made: [Int] = []
    for week in [3, 4, 3, 4] {
      _ = try memory.list(of: week, in: "en") { () throws(RenderFailure) in
        made.append(week)
        return ShoppingList(items: [], covered: [])
      }
    }
    #expect(made == [3, 4])
    _ = try memory.list(of: 3, in: "de") { () throws(RenderFailure) in
      made.append(3)
      return ShoppingList(items: [], covered: [])
    }
    #expect(made == [3, 4, 3], "in another language it is another list")
  }

  @Test func askersAtTheSameTimeShareOne() {
    let memory = WeekListMemory()
    let made = Mutex(0)
    let lists = Workers(8).map(Array(0..<64)) { _ in
      try? memory.list(of: 1, in: "en") { () throws(RenderFailure) in
        made.withLock { $0 += 1 }
        return ShoppingList(items: [], covered: [])
      }
    }
    #expect(lists.allSatisfy { $0 != nil } && made.withLock { $0 } == 1)
  }

  @Test func aListThatCannotBeMadeIsTriedAgain() throws {
    let memory = WeekListMemory()
    #expect(throws: RenderFailure.self) {
      try memory.list(of: 1, in: "en") { () throws(RenderFailure) in throw .unreadable }
    }
    let list = try memory.list(of: 1, in: "en") { () throws(RenderFailure) in ShoppingList(items: [], covered: []) }
    #expect(list.items.isEmpty)
  }

  @Test func forgetsTheWeeksAskedForLongAgo() throws {
    let memory = WeekListMemory()
    var made = 0
    for week in Array(0..<20) + [19, 0] {
      _ = try memory.list(of: week, in: "en") { () throws(RenderFailure) in
        made += 1
        return ShoppingList(items: [], covered: [])
      }
    }
    #expect(made == 21)
  }
}
