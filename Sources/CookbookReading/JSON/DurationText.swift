/// ISO 8601 durations.
public enum DurationText {
  /// `PT1H30M` for 90 minutes; a part that is zero is left out, days are written as hours.
  public static func iso(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours == 0 { return "PT\(rest)M" }
    return rest == 0 ? "PT\(hours)H" : "PT\(hours)H\(rest)M"
  }

  /// `PT1M30S` for 90 seconds.
  public static func isoWithSeconds(_ seconds: Int) -> String {
    let (minutes, rest) = (seconds / 60, seconds % 60)
    if rest == 0 { return iso(minutes: minutes) }
    return minutes == 0 ? "PT\(rest)S" : iso(minutes: minutes) + "\(rest)S"
  }
}
