internal import PageInputs
internal import ShoppingLists
internal import Synchronization

/// The lists of the weeks that were asked for last, each made once: the page of a week and its files show the same one.
///
/// Who asks for a list that somebody else is making waits for that one.
final class WeekListMemory: Sendable {
  private final class Slot: Sendable {
    let list = Mutex<ShoppingList?>(nil)
  }

  /// The last one is the newest.
  private let recent = Mutex<[(week: Int, language: String, slot: Slot)]>([])

  private static let limit = 16

  func list(
    of week: Int, in language: String, _ make: () throws(RenderFailure) -> ShoppingList
  ) throws(RenderFailure) -> ShoppingList {
    let slot = recent.withLock { recent in
      if let known = recent.first(where: { $0.week == week && $0.language == language }) { return known.slot }
      if recent.count == Self.limit { recent.removeFirst() }
      recent.append((week, language, Slot()))
      return recent[recent.count - 1].slot
    }
    return try slot.list.withLock { list throws(RenderFailure) in
      if let list { return list }
      let made = try make()
      list = made
      return made
    }
  }
}
