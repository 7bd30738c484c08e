import Testing

@testable import CookbookReading

@Suite struct DurationReaderTests {
  @Test(
    "reads kitchen times, rounded up to whole minutes",
    arguments: [
      ("45 min", 45), ("45min", 45), ("45 Minuten", 45), ("45 mins.", 45), ("45 MIN", 45), ("1 h", 60), ("1h", 60),
      ("2 hours", 120),
      ("1 h 30", 90), ("1 h 30 min", 90), ("1h30", 90), ("1 hour and 30 minutes", 90), ("1 Stunde und 5 Minuten", 65),
      ("1 heure et 10 minutes", 70), ("1 hora y 10 minutos", 70), ("1½ hours", 90), ("1 ½ h", 90), ("1/2 h", 30),
      ("½ h", 30),
      ("1.5 h", 90), ("1,5 Stunden", 90), ("1 Std. 20 Min.", 80), ("1:30", 90), ("0:05", 5), ("12:00", 720),
      ("20-25 min", 25), ("20 – 25 Min", 25), ("1-2 h", 120), ("2 days", 2880), ("1 day 2 h", 1560), ("90 s", 2),
      ("30 sec", 1),
      ("1 min 30 s", 2), ("~20 min", 20), ("  20 min  ", 20), ("20\u{A0}min", 20), ("100 min", 100),
      ("1/9223372036854775807 min", 1), ("999999 min", 999_999),
      ("PT1H30M", 90), ("PT45M", 45), ("pt2h", 120), ("P1DT2H", 1560), ("PT90S", 2), ("P1W", 10080), ("PT0M", 0),
      ("PT0S", 0),
    ])
  func reads(text: String, minutes: Int) {
    #expect(DurationReader.minutes(text) == minutes)
  }

  @Test(
    "anything else is no time",
    arguments: [
      "", "soon", "min", "45", "45 bananas", "h 30", "30 min 1 h", "1 h 2 h", "1 h 30 40", "1:60", "1:5", "1:2:3",
      "a:30", "-5 min",
      "0 min", "1 month", "P1M", "P1Y", "PT", "P", "PT5", "PTM", "P1H", "PT1D", "1/0 h", "99999999999999999999 h",
      "45 min more",
      "PT1H30", "1000000000 min", "9223372036854775807 min", "um 12", "1 h, 30 min or so",
    ])
  func refuses(text: String) {
    #expect(DurationReader.minutes(text) == nil)
  }
}
