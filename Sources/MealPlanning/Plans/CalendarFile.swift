public import Cookbook

/// Events in the format of calendars.
///
/// Times are local to whoever reads them (RFC 5545 §3.3.5, form 1). Events keep their UID as long as they are at the
/// same meal of the same day, so that importing again changes them and adds none. Source: RFC 5545.
public struct CalendarFile {
  /// One thing that happens.
  public struct Event: Sendable, Hashable {
    /// Unique together with the file's host.
    public var id: String
    public var date: CalendarDate
    /// Minutes from midnight; all day when `nil`.
    public var start: Int?
    public var minutes: Int
    public var summary: String
    public var description: String
    public var url: String?
    /// Whether a calendar should ring when it begins.
    public var rings: Bool

    public init(
      id: String, date: CalendarDate, start: Int?, minutes: Int = 30, summary: String, description: String = "",
      url: String? = nil, rings: Bool = false
    ) {
      self.id = id
      self.date = date
      self.start = start
      self.minutes = minutes
      self.summary = summary
      self.description = description
      self.url = url
      self.rings = rings
    }
  }

  private var bytes: [UInt8] = []

  /// - Parameters:
  ///   - stamp: the day the file is made.
  ///   - host: what makes identifiers unique in the world.
  public static func bytes(_ events: [Event], name: String, stamp: CalendarDate, host: String) -> [UInt8] {
    var file = CalendarFile()
    file.line("BEGIN", "VCALENDAR")
    file.line("VERSION", "2.0")
    file.line("PRODID", "-//Galley//Meal plans//EN")
    file.line("CALSCALE", "GREGORIAN")
    file.line("METHOD", "PUBLISH")
    file.text("X-WR-CALNAME", name)
    for event in events { file.add(event, stamp: stamp, host: host) }
    file.line("END", "VCALENDAR")
    return file.bytes
  }

  private mutating func add(_ event: Event, stamp: CalendarDate, host: String) {
    line("BEGIN", "VEVENT")
    line("UID", "\(event.id)@\(host)")
    line("DTSTAMP", Self.day(stamp) + "T000000Z")
    if let start = event.start {
      line("DTSTART", Self.day(event.date) + "T" + Self.clock(start))
      line("DURATION", "PT\(event.minutes)M")
    } else {
      line("DTSTART;VALUE=DATE", Self.day(event.date))
    }
    text("SUMMARY", event.summary)
    if !event.description.isEmpty { text("DESCRIPTION", event.description) }
    if let url = event.url { line("URL", url) }
    line("TRANSP", "TRANSPARENT")
    if event.rings { addAlarm(event.summary) }
    line("END", "VEVENT")
  }

  private mutating func addAlarm(_ summary: String) {
    line("BEGIN", "VALARM")
    line("ACTION", "DISPLAY")
    text("DESCRIPTION", summary)
    line("TRIGGER", "PT0S")
    line("END", "VALARM")
  }

  private static func day(_ date: CalendarDate) -> String { date.text.filter { $0 != "-" } }

  private static func clock(_ minutes: Int) -> String {
    let parts = [minutes / 60, minutes % 60, 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return parts.joined()
  }

  // MARK: Content lines

  /// Escaped as TEXT (§3.3.11); control characters, which it cannot hold, are left out.
  private mutating func text(_ name: String, _ value: String) {
    var escaped = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\" + String(scalar)
      case "\n": escaped += "\\n"
      default: if scalar.value >= 0x20, scalar.value != 0x7F { escaped.unicodeScalars.append(scalar) }
      }
    }
    line(name, escaped)
  }

  /// Lines have at most 75 octets without their end; what is longer goes on behind a space, and no character is cut (§3.1).
  private mutating func line(_ name: String, _ value: String) {
    var length = 0
    for scalar in "\(name):\(value)".unicodeScalars {
      let encoded = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      if length + encoded.count > 75 {
        bytes += [0x0D, 0x0A, 0x20]
        length = 1
      }
      bytes += encoded
      length += encoded.count
    }
    bytes += [0x0D, 0x0A]
  }
}
