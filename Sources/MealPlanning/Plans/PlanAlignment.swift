public import Cookbook

/// How the days of two plans are laid beside each other.
///
/// Plans that have a week in common are compared by their dates; all others by their weeks in order, the first with the
/// first, so that a Monday is compared with a Monday.
public struct PlanAlignment: Sendable, Hashable {
  /// The Mondays that are compared with each other; each plan's days are counted from its own.
  public let old: CalendarDate
  public let new: CalendarDate

  /// - Parameters:
  ///   - old: days of the one plan, in any order.
  ///   - new: days of the other; a plan without days lies beside whatever the first has.
  public init?(_ old: some Sequence<CalendarDate>, _ new: some Sequence<CalendarDate>) {
    let weeks = (Set(old.map(Self.monday)), Set(new.map(Self.monday)))
    guard let first = weeks.0.min() ?? weeks.1.min(), let second = weeks.1.min() ?? weeks.0.min() else { return nil }
    let isSame = !weeks.0.isDisjoint(with: weeks.1)
    self.old = isSame ? min(first, second) : first
    self.new = isSame ? min(first, second) : second
  }

  private static func monday(_ date: CalendarDate) -> CalendarDate { ISOWeek(of: date).date(of: .monday) }
}
