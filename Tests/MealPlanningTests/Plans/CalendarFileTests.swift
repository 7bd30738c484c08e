import Cookbook
import MealPlanning
import Testing

@Suite struct CalendarFileTests {
  private func file(_ event: CalendarFile.Event) throws -> String {
    let stamp = try #require(CalendarDate("2026-11-16"))
    return String(decoding: CalendarFile.bytes([event], name: "Plan", stamp: stamp, host: "example.org"), as: UTF8.self)
  }

  private func event(_ summary: String, start: Int? = 18 * 60 + 30) throws -> CalendarFile.Event {
    CalendarFile.Event(
      id: "2026-11-17-dinner", date: try #require(CalendarDate("2026-11-17")), start: start, minutes: 45,
      summary: summary, description: "a\nb", url: "https://example.org/soup.html",
      alarm: .init(minutes: 90, text: "Begin soup"))
  }

  @Test func writesAnEventAsRFC5545HasIt() throws {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Galley//Meal plans//EN", "CALSCALE:GREGORIAN",
      "X-WR-CALNAME:Plan", "BEGIN:VEVENT", "UID:2026-11-17-dinner@example.org", "DTSTAMP:20261116T000000Z",
      "LAST-MODIFIED:20261116T000000Z", "SEQUENCE:2511",
      "DTSTART:20261117T183000", "DURATION:PT45M", #"SUMMARY:Soup\, bread\; \\ salt"#, #"DESCRIPTION:a\nb"#,
      "URL:https://example.org/soup.html", "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY",
      "DESCRIPTION:Begin soup", "TRIGGER:-PT90M", "END:VALARM", "END:VEVENT", "END:VCALENDAR",
    ]
    #expect(try file(event(#"Soup, bread; \ salt"#)) == lines.joined(separator: "\r\n") + "\r\n")
  }

  @Test func allDayEventsHaveNoTime() throws {
    let text = try file(event("Brunch", start: nil))
    #expect(text.contains("DTSTART;VALUE=DATE:20261117\r\n") && !text.contains("DURATION"))
  }

  @Test(arguments: ["ä", "🍲", "soup ", "👩‍🍳", "x"])
  func foldsLinesAt75OctetsAndCutsNoCharacter(piece: String) throws {
    for count in [1, 20, 66, 67, 68, 80, 200] {
      let summary = String(repeating: piece, count: count)
      let text = try file(event(summary))
      // As octets: a joiner at the start of a line would make one character with the space before it.
      let lines = text.utf8.split(separator: 0x0A).map { Array($0.dropLast()) }
      #expect(lines.allSatisfy { $0.count <= 75 && String(validating: $0, as: UTF8.self) != nil })
      let unfolded = lines.map { $0.first == 0x20 ? Array($0.dropFirst()) : [0x0A] + $0 }.joined()
      #expect(String(decoding: Array(unfolded), as: UTF8.self).contains("\nSUMMARY:\(summary)\n"))
      #expect(!text.unicodeScalars.contains("\u{FFFD}"))
    }
  }

  @Test func leavesOutWhatTextsCannotHold() throws {
    #expect(try file(event("a\u{0}\r\u{7F}b")).contains("SUMMARY:ab\r\n"))
  }
}
