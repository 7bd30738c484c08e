internal import Synchronization

/// The details of summaries that rest elsewhere, as far as somebody has looked at them lately: whoever asks for one of them
/// mostly asks for several of the same recipe.
final class RecentDetails: Sendable {
  private typealias Box = RecipeSummary.Box

  /// Details of one summary; that they are held keeps the place in memory that they are found by from being used again.
  private typealias Entry = (box: Box, details: RecipeSummary.Details)

  /// Some of the entries: threads seldom wait for each other where there are many such shelves.
  private final class Shelf: Sendable {
    let entries = Mutex<[Entry?]>(Array(repeating: nil, count: 16))
  }

  static let shared = RecentDetails()

  private let shelves = (0..<64).map { _ in Shelf() }

  /// - Parameter read: gives the summary where its details are not here.
  func details(of box: RecipeSummary.Box, _ read: () -> RecipeSummary) -> RecipeSummary.Details {
    // Objects begin at multiples of sixteen.
    let number = UInt64(UInt(bitPattern: ObjectIdentifier(box))) &* 0x9E37_79B9_7F4A_7C15
    let shelf = shelves[Int(number >> 58)]
    let place = Int(number >> 54) & 15
    if let found = shelf.entries.withLock({ $0[place] }), found.box === box { return found.details }
    let details = read().details
    shelf.entries.withLock { $0[place] = (box, details) }
    return details
  }
}
