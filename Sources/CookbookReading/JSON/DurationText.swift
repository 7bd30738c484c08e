/// ISO 8601 durations of whole minutes.
public enum DurationText {
  /// `PT1H30M` for 90 minutes; a part that is zero is left out, days are written as hours.
  public static func iso(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    if hours == 0 { return "PT\(rest)M" }
    return rest == 0 ? "PT\(hours)H" : "PT\(hours)H\(rest)M"
  }
}
