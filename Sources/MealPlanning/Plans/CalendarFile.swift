public import Cookbook

/// Events in the format of calendars.
///
/// Times are local to whoever reads them (RFC 5545 §3.3.5, form 1). Events keep their UID as long as they are at the
/// same meal of the same day, and SEQUENCE and LAST-MODIFIED grow with the day the file is made, so that importing again
/// changes them and adds none (RFC 5546 §2.1.4). The file has no METHOD: it is no message from an organiser.
/// Source: RFC 5545.
public struct CalendarFile {
  /// When a calendar should ring, and what it says then.
  public struct Alarm: Sendable, Hashable {
    /// Before the event begins.
    public var minutes: Int
    public var text: String

    public init(minutes: Int = 0, text: String) {
      self.minutes = minutes
      self.text = text
    }
  }

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
    public var alarm: Alarm?

    public init(
      id: String, date: CalendarDate, start: Int?, minutes: Int = 30, summary: String, description: String = "",
      url: String? = nil, alarm: Alarm? = nil
    ) {
      self.id = id
      self.date = date
      self.start = start
      self.minutes = minutes
      self.summary = summary
      self.description = description
      self.url = url
      self.alarm = alarm
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
    file.text("X-WR-CALNAME", name)
    for event in events { file.add(event, stamp: stamp, host: host) }
    file.line("END", "VCALENDAR")
    return file.bytes
  }

  private mutating func add(_ event: Event, stamp: CalendarDate, host: String) {
    line("BEGIN", "VEVENT")
    line("UID", "\(event.id)@\(host)")
    line("DTSTAMP", Self.day(stamp) + "T000000Z")
    line("LAST-MODIFIED", Self.day(stamp) + "T000000Z")
    line("SEQUENCE", String(max(0, stamp.dayNumber - Self.firstDay)))
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
    if let alarm = event.alarm { add(alarm) }
    line("END", "VEVENT")
  }

  private mutating func add(_ alarm: Alarm) {
    line("BEGIN", "VALARM")
    line("ACTION", "DISPLAY")
    text("DESCRIPTION", alarm.text)
    line("TRIGGER", alarm.minutes == 0 ? "PT0S" : "-PT\(alarm.minutes)M")
    line("END", "VALARM")
  }

  /// The day that revisions are counted from: 1 January 2020.
  private static let firstDay = CalendarDate(year: 2020, month: 1, day: 1)?.dayNumber ?? 0

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
      default: if scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) { escaped.unicodeScalars.append(scalar) }
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
