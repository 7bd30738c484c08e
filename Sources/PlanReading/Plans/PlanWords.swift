internal import Cookbook

/// The words of plan files, in English, German, French and Spanish; compared in lower case.
enum PlanWords {
  /// The day a word names; `nil` for every other word.
  static func weekday(_ word: some StringProtocol) -> Weekday? {
    var key = word.lowercased()
    if key.hasSuffix(".") { key.removeLast() }
    return weekdays[key]
  }

  /// The number of a month, 1–12.
  static func month(_ word: some StringProtocol) -> Int? {
    var key = word.lowercased()
    if key.hasSuffix(".") { key.removeLast() }
    return months[key]
  }

  /// The slot some words name; `nil` when they are none of the six.
  static func slot(_ words: some StringProtocol) -> MealSlot? { slots[words.lowercased()] }

  /// The languages that headings are written in, in the order of each word list.
  enum Language: CaseIterable { case english, german, french, spanish }

  /// The full word for a day, as a heading has it.
  static func name(of weekday: Weekday, in language: Language) -> String {
    let day = weekday.rawValue
    switch language {
    case .english: return weekday.name
    case .german: return ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"][day]
    case .french: return ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"][day]
    case .spanish: return ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"][day]
    }
  }

  /// The word for a slot, as a line has it.
  static func name(of slot: MealSlot, in language: Language) -> String {
    guard let index = MealSlot.standard.firstIndex(of: slot) else { return slot.name }
    switch language {
    case .english: return slot.name
    case .german:
      return ["Frühstück", "Vormittagssnack", "Mittagessen", "Nachmittagssnack", "Abendessen", "Abendsnack"][index]
    case .french:
      return ["Petit-déjeuner", "Collation du matin", "Déjeuner", "Goûter", "Dîner", "Collation du soir"][index]
    case .spanish: return ["Desayuno", "Media mañana", "Almuerzo", "Merienda", "Cena", "Snack de la noche"][index]
    }
  }

  /// The language a heading's day is written in; `nil` for dates and abbreviations.
  static func language(ofHeading heading: String) -> Language? {
    let words = Set(heading.lowercased().split { !$0.isLetter }.map(String.init))
    return Language.allCases.first { language in
      Weekday.allCases.contains { words.contains(name(of: $0, in: language).lowercased()) }
    }
  }

  /// Every word for a day, to suggest one.
  static var weekdayNames: [String] { weekdayRows.flatMap { $0 } }

  private static let weekdays: [String: Weekday] = {
    var result: [String: Weekday] = [:]
    for (weekday, words) in zip(Weekday.allCases, weekdayRows) {
      for word in words { result[word.lowercased()] = weekday }
    }
    return result
  }()

  static let weekdayRows: [[String]] = [
    ["Monday", "Mon", "Montag", "Mo", "lundi", "lun", "lunes"],
    ["Tuesday", "Tue", "Tues", "Dienstag", "Di", "mardi", "martes", "mar"],
    ["Wednesday", "Wed", "Mittwoch", "Mi", "mercredi", "mer", "miércoles", "miercoles", "mié"],
    ["Thursday", "Thu", "Thur", "Thurs", "Donnerstag", "Do", "jeudi", "jeu", "jueves", "jue"],
    ["Friday", "Fri", "Freitag", "Fr", "vendredi", "ven", "viernes", "vie"],
    ["Saturday", "Sat", "Samstag", "Sonnabend", "Sa", "samedi", "sam", "sábado", "sabado", "sáb"],
    ["Sunday", "Sun", "Sonntag", "So", "dimanche", "dim", "domingo", "dom"],
  ]

  static let monthRows: [[String]] = [
    ["january", "jan", "januar", "jänner", "janvier", "enero"],
    ["february", "feb", "februar", "feber", "février", "fevrier", "febrero"],
    ["march", "mar", "märz", "maerz", "mars", "marzo"], ["april", "apr", "avril", "abril"],
    ["may", "mai", "mayo"], ["june", "jun", "juni", "juin", "junio"], ["july", "jul", "juli", "juillet", "julio"],
    ["august", "aug", "août", "aout", "agosto"], ["september", "sep", "sept", "septembre", "septiembre"],
    ["october", "oct", "oktober", "okt", "octobre", "octubre"], ["november", "nov", "novembre", "noviembre"],
    ["december", "dec", "dezember", "dez", "décembre", "decembre", "diciembre"],
  ]

  private static let months: [String: Int] = {
    var result: [String: Int] = [:]
    for (index, row) in monthRows.enumerated() {
      for word in row { result[word] = index + 1 }
    }
    return result
  }()

  private static let slots: [String: MealSlot] = {
    var result: [String: MealSlot] = [:]
    for (slot, words) in zip(MealSlot.standard, slotRows) {
      for word in words { result[word] = slot }
    }
    return result
  }()

  static let slotRows: [[String]] = [
    [
      "breakfast", "frühstück", "fruehstueck", "morgen", "morgenessen", "zmorge", "petit-déjeuner", "petit déjeuner",
      "petit-dejeuner", "desayuno",
    ],
    [
      "morning snack", "elevenses", "vormittagssnack", "zwischenmahlzeit vormittags", "zweites frühstück", "znüni",
      "brotzeit", "collation du matin", "en-cas du matin", "media mañana", "almuerzo de media mañana",
      "snack de la mañana",
    ],
    ["lunch", "mittagessen", "mittag", "zmittag", "déjeuner", "dejeuner", "midi", "comida", "almuerzo"],
    [
      "afternoon snack", "snack", "tea", "nachmittagssnack", "zwischenmahlzeit", "zwischenmahlzeit nachmittags",
      "kaffee", "kaffee und kuchen", "zvieri", "jause", "goûter", "gouter", "collation", "en-cas", "merienda",
      "snack de la tarde",
    ],
    [
      "dinner", "supper", "evening meal", "abendessen", "abendbrot", "abend", "nachtessen", "znacht", "dîner", "diner",
      "souper", "soir", "cena",
    ],
    [
      "evening snack", "late snack", "abendsnack", "spätsnack", "zwischenmahlzeit abends", "betthupferl",
      "collation du soir", "en-cas du soir", "snack de la noche", "resopón",
    ],
  ]

  /// How a leftover begins, with the words that join it to its meal or dish.
  static let leftovers = [
    "leftovers of", "leftovers from", "leftover of", "leftover from", "leftover", "leftovers", "rest from", "reste von",
    "reste vom", "rest von", "rest vom", "reste aus", "reste", "rest", "restliche", "restlicher", "restliches",
    "restlichen", "übrige", "übriger", "übriges", "übrigen", "restes de la", "restes de", "restes du", "restes d'",
    "restes d’", "reste du", "reste de la", "reste de", "reste d'", "reste d’", "restes", "sobras de la", "sobras del",
    "sobras de", "sobras", "restos de la", "restos del", "restos de", "restos",
  ]

  /// Words between the day and the slot of a leftover.
  static let fillers: Set<String> = [
    "of", "from", "the", "of the", "'s", "’s", "on", "von", "vom", "am", "dem", "der", "de", "du", "de la", "la", "le",
    "del",
    "el", "au", "d", "en",
  ]
}
