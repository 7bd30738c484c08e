internal import CookbookReading
internal import SourceText
internal import Words

/// Times as sites write them, in more languages and shapes than a fact line has.
enum TimeText {
  /// In bytes.
  static let longest = 1_000

  /// Whole minutes; of a range the upper bound. `nil` when there is no time in the text, it is zero, or the text has more
  /// than ``longest`` bytes, which is an article and no time.
  static func minutes(_ text: String) -> Int? {
    guard text.utf8.count <= longest else { return nil }
    let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if trimmed.first == "P" || trimmed.first == "p" {
      // Whoever writes `PT45S` means minutes or has none: nothing is cooked in less than one.
      if seconds.wholeMatch(in: trimmed) != nil { return nil }
      if let minutes = DurationReader.minutes(trimmed) ?? isoMinutes(trimmed) { return positive(minutes) }
    }
    if !trimmed.isEmpty, trimmed.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return positive(Int(trimmed)) }
    return positive(clock(trimmed) ?? DurationReader.minutes(trimmed) ?? words(trimmed))
  }

  /// Whether a text is a unit of time and nothing else: `min.`, `Stunden`.
  static func isUnit(_ text: String) -> Bool {
    let folded = TextFolding.folded(text)
    return units[folded.last == "." ? String(folded.dropLast()) : folded] != nil
  }

  /// Whether a word holds a unit of time, as each time does: `min.`, `40min`, `(1h)`.
  static func namesUnit(_ word: Substring) -> Bool {
    TextFolding.folded(String(word)).split { !$0.isLetter }.contains { units[String($0)] != nil }
  }

  /// `1:15 h`, `0:45`, `01:30:00`: hours and minutes, unless a word behind says minutes and seconds.
  private static func clock(_ text: String) -> Int? {
    guard text.utf8.contains(UInt8(ascii: ":")),
      let match = clockTime.firstMatch(in: text)?.output,
      let first = Int(match.1), let second = Int(match.2), second < 60
    else { return nil }
    let unit = units[TextFolding.folded(String(match.3))]
    if unit == 1 { return first + (second > 0 ? 1 : 0) }
    return unit == nil && !match.3.isEmpty ? nil : first * 60 + second
  }

  private static let seconds = TextPattern(/[Pp][Tt][0-9]{1,2}(?:\.[0-9]+)?[Ss]/)
  private static let clockTime = TextPattern(/^\D*?(\d{1,3}):(\d{2})(?::\d{2})?(?!\d)\s*(\p{L}*)/)

  /// Whether a text is a time and nothing else: `45 min`, `1 uur 20 minuten`, `ca. 40 min`.
  static func isBare(_ text: String) -> Bool {
    let parts = TimeWords(TextFolding.folded(text)).parts.drop { part in
      if case .letters(let word) = part { LabelledFacts.abouts.contains(Substring(word)) } else { false }
    }
    guard case .number? = parts.first, parts.count >= 2 else { return false }
    return parts.allSatisfy { part in
      if case .letters(let word) = part {
        units[word] != nil || LabelledFacts.abouts.contains(Substring(word))
      } else {
        true
      }
    }
  }

  private static func positive(_ minutes: Int?) -> Int? {
    minutes.flatMap { (1...1_000_000).contains($0) ? $0 : nil }
  }

  /// ISO 8601 as programs get it wrong: fractions (`PT1.5H`), spaces, no last unit (`PT1H30`), `P0DT0H30M0S`, months and years of zero.
  private static func isoMinutes(_ text: String) -> Int? {
    var seconds = 0.0
    var number = ""
    var isTime = false
    var found = false
    var last = 0.0
    for character in text.uppercased().dropFirst() where character != " " {
      if character == "T" {
        isTime = true
      } else if character.isNumber || character == "." || character == "," {
        number.append(character == "," ? "." : character)
      } else {
        guard let value = Double(number), let factor = isoSeconds(character, isTime) else { return nil }
        seconds += value * factor
        (number, last) = ("", factor)
        found = true
      }
    }
    // `PT1H30`
    if last == 3600, let minutes = Double(number), minutes < 60 { seconds += minutes * 60 }
    return found && seconds < 60_000_000 ? Int((seconds / 60).rounded(.up)) : nil
  }

  private static func isoSeconds(_ unit: Character, _ isTime: Bool) -> Double? {
    switch (unit, isTime) {
    case ("Y", false): 365 * 86400
    case ("M", false): 30 * 86400
    case ("W", _): 7 * 86400
    case ("D", _): 86400
    case ("H", _): 3600
    case ("M", true): 60
    case ("S", _): 1
    default: nil
    }
  }

  /// Numbers with units anywhere in a text: `approx. 1 hour and 20 minutes`, `30-40 min.`, `1 uur`, `90分`.
  private static func words(_ text: String) -> Int? {
    var total = 0.0
    var found: Set<Double> = []
    var number: Double?
    var isBehindNumber = false
    var isBehindCount = false
    for word in TimeWords(TextFolding.folded(text)).parts {
      switch word {
      case .number(let value): (number, isBehindNumber, isBehindCount) = (value, true, false)
      case .letters(let letters):
        guard let value = number, let factor = units[letters] else {
          isBehindCount = isBehindCount || isBehindNumber && LabelledFacts.countsPeople(Substring(letters))
          isBehindNumber = false
          continue
        }
        // `6 serving(s)` and `2 servings, time: …` are no time.
        guard isBehindNumber || letters.count > 1 && !isBehindCount else { continue }
        // The same unit a second time is another time, not more of this one.
        guard found.insert(factor).inserted else { return total == 0 ? nil : Int(total.rounded(.up)) }
        total += value * factor
        number = nil
      }
    }
    if let number, found == [60], number < 60 { total += number }
    return found.isEmpty || total >= 1_000_000 ? nil : Int(total.rounded(.up))
  }

  private static let units: [String: Double] = {
    let rows: [(Double, String)] = [
      (1 / 60.0, "s sec secs second seconds sekunde sekunden seg segundo segundos"),
      (
        1,
        """
        m min mins mn minute minutes minuten minuto minutos minuut minuter minutter minuti minuty minut minuta \
        dakika dk perc minuta minuuttia 分 分钟 分鐘 分間 분 мин минут минуты минута минути хв хвилин хвилини λεπτά λεπτό \
        λεπτών λ دقيقة دقائق דקות דקה menit phút นาที minutit min minut minute
        """
      ),
      (
        60,
        """
        h hr hrs hour hours std stunde stunden heure heures hora horas uur uren u timme timmar tim time timer ora ore \
        godzina godziny godzin godz saat ora sat sata t 時間 小时 小時 시간 час часа часов година години годин ώρα ώρες \
        ωρών ساعة ساعات שעה שעות jam giờ ชั่วโมง tunti tuntia hodina hodiny hodin hod óra tund tundi ură oră
        """
      ),
      (1440, "d day days tag tage tagen jour jours dia dias dag dagen dagar dage giorno giorni dzien dni nap gun"),
    ]
    var result: [String: Double] = [:]
    for (factor, words) in rows {
      for word in words.split(separator: " ") { result[TextFolding.folded(String(word))] = factor }
    }
    return result
  }()
}

/// The numbers and words of a text about a time.
private struct TimeWords {
  enum Part {
    case number(Double)
    case letters(String)
  }

  private(set) var parts: [Part] = []

  init(_ text: String) {
    var rest = Substring(text)
    while let first = rest.first {
      if first.isNumber {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "/" }
        if let value = Self.value(digits) { append(value) }
        rest = rest[digits.endIndex...]
      } else if first.isLetter {
        let letters = rest.prefix { $0.isLetter }
        parts.append(.letters(String(letters)))
        rest = rest[letters.endIndex...]
      } else {
        rest = rest.dropFirst()
      }
    }
  }

  /// `1 1/2` and `1½` are one number.
  private mutating func append(_ value: Double) {
    if case .number(let whole)? = parts.last, value < 1 {
      parts[parts.count - 1] = .number(whole + value)
    } else {
      parts.append(.number(value))
    }
  }

  private static func value(_ digits: Substring) -> Double? {
    if let whole = Int(digits) { return Double(whole) }
    let fraction = digits.split(separator: "/")
    if fraction.count == 2, let above = Double(fraction[0]), let below = Double(fraction[1]), below > 0 {
      return above / below
    }
    let plain = digits.prefix { $0.isASCII }
    let last = digits.unicodeScalars.last?.properties.numericValue
    let whole = Double(
      plain.replacing(",", with: ".").reversed().drop { $0 == "." }.reversed().map(String.init).joined())
    guard plain.count < digits.count, let last else { return whole }
    return (whole ?? 0) + last
  }
}
