internal import Cookbook

/// The day that a written best-before date means.
enum BestBeforeDate {
  /// `2026-12-01`, `1.12.2026`, `1.12.26`, `2026-12`, `12/2026`, `12.2026`; a month is its last day, and a year of two figures is
  /// one of this century. `nil` for everything else: in `01/12/2026`, `12/25` and `26-12-01` the parts could be meant in
  /// another order.
  static func read(_ text: ArraySlice<UInt8>) -> CalendarDate? {
    guard let sign = text.first(where: { !(0x30...0x39).contains($0) }) else { return nil }
    let parts = text.split(separator: sign)
    let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == parts.count else { return nil }
    switch (sign, parts.map(\.count)) {
    case (0x2D, let lengths) where lengths.count == 3:
      return CalendarDate(String(decoding: text, as: UTF8.self))
    case (0x2E, let lengths) where lengths.count == 3 && (lengths[2] == 2 || lengths[2] == 4):
      return CalendarDate(year: lengths[2] == 2 ? 2000 + numbers[2] : numbers[2], month: numbers[1], day: numbers[0])
    case (_, let lengths) where lengths.count == 2 && lengths[0] == 4:
      return lastDay(year: numbers[0], month: numbers[1])
    case (_, let lengths) where lengths.count == 2 && lengths[1] == 4:
      return lastDay(year: numbers[1], month: numbers[0])
    default: return nil
    }
  }

  private static func lastDay(year: Int, month: Int) -> CalendarDate? {
    (28...31).lazy.compactMap { CalendarDate(year: year, month: month, day: $0) }.reversed().first
  }
}
