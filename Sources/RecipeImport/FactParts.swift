internal import Words

/// A line of facts in its parts: `Prep: 10 min | Serves: 4` are two, `Serves 4. Prep time: 10 min`, and
/// `Prep Time15 minsCook Time30 mins`, where styles alone keep words apart.
enum FactParts {
  static func of(_ text: String) -> [String] {
    guard mayHoldSeveral(text) else { return text.isEmpty ? [] : [text] }
    return withoutEnergy(text).replacing(" — ", with: "|").split {
      $0 == "|" || $0 == "•" || $0 == "·" || $0 == ";" || isPictograph($0)
    }
    .flatMap(summed).flatMap(sentences).flatMap(dashed).flatMap(labelled).flatMap(enumerated).flatMap(spaced)
  }

  /// Whether anything in a line could part it: most lines have no number and no mark.
  private static func mayHoldSeveral(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case 0x30...0x39, 0x80..., 0x2D, 0x2E, 0x3B, 0x7C: true
      default: false
      }
    }
  }

  /// `⏱ 20 min 👥 6 personnes`
  private static func isPictograph(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x2300 else { return false }
    return first.properties.isEmoji
  }

  /// `2 Portionen à 480 kcal` are two portions, and how much is in each.
  private static func withoutEnergy(_ text: String) -> String {
    guard text.utf8.count < 200, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return text }
    let words = text.split(separator: " ")
    let place = words.indices.dropLast().first { index in
      let digits = words[index + 1].prefix { $0.isASCII && $0.isNumber }
      guard index > 0, eachWords.contains(String(words[index])), !digits.isEmpty else { return false }
      let unit = words[index + 1][digits.endIndex...]
      let words = unit.isEmpty ? words.dropFirst(index + 2).prefix(1) : [unit]
      return words.contains { word in energyWords.contains { word.hasPrefix($0) } }
    }
    return place.map { text[..<words[$0].startIndex] + "|" + text[words[$0].startIndex...] } ?? text
  }

  private static let eachWords: Set<String> = ["à", "a", "je", "@", "mit", "con", "de"]
  private static let energyWords = ["kcal", "cal", "kalorien"]

  /// `12 Stücke, 1 Stunde`, `Préparation 20 min, cuisson 35 min`: facts behind commas, one of them a time alone or all of
  /// them times.
  private static func enumerated(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: ",")) else { return [text] }
    let parts = text.split(separator: ", ").map(String.init)
    let areFacts = (2...4).contains(parts.count) && parts.allSatisfy { $0.contains(where: \.isNumber) }
    let areTimes = areFacts && parts.allSatisfy { $0.utf8.count < 40 && TimeText.minutes($0) != nil }
    let isYieldAndMore = areFacts && parts.contains { statesYield($0) }
    return areTimes || isYieldAndMore || areFacts && parts.contains(where: TimeText.isBare) ? parts : [text]
  }

  /// `4 servings 40 minutes`, in boxes side by side.
  private static func spaced(_ text: String) -> [String] {
    guard text.utf8.count < 40 else { return [text] }
    let words = text.split(separator: " ")
    guard (2...6).contains(words.count), words.contains(where: TimeText.namesUnit) else { return [text] }
    for place in 1..<words.count {
      let parts = [words[..<place], words[place...]].map { $0.joined(separator: " ") }
      let yields = parts.filter { $0.contains(where: \.isNumber) && LabelledFacts.isYieldAlone($0) }
      if yields.count == 1, parts.contains(where: { $0.first?.isNumber == true && TimeText.isBare($0) }) {
        return parts
      }
    }
    return [text]
  }

  /// `(serves 2` and `8 Stücke)`, of a line in brackets.
  private static func statesYield(_ part: String) -> Bool {
    let bare = part.filter { $0 != "(" && $0 != ")" }
    return bare.utf8.count < 40 && (LabelledFacts.namesYield(bare) || LabelledFacts.countsPieces(bare))
  }

  /// `Cook: 40 min - Serves 6` and `4 personas - 40 minutos`, but not `4 - 6 portions`.
  private static func dashed(_ text: String) -> [String] {
    var result: [String] = []
    var rest = text[...]
    var searched = rest
    while let dash = LineMarks.looseDash(in: searched) {
      searched = searched[dash.upperBound...]
      let next = LineMarks.looseDash(in: searched).map { searched[..<$0.lowerBound] } ?? searched
      guard searched.first?.isLetter == true || TimeText.isBare(String(next)) else { continue }
      result.append(String(rest[..<dash.lowerBound]))
      rest = searched
    }
    return result + [String(rest)]
  }

  /// `Zubereitungszeit: 40 Min. + Backzeit 35 Min.`, `Prep: 20 min + 30 min baking`: two times that a sign adds up, of which
  /// the second is called by another word.
  private static func summed(_ text: Substring) -> [Substring] {
    guard text.utf8.contains(UInt8(ascii: "+")), let plus = text.firstRange(of: " + ") else { return [text] }
    let parts = [text[..<plus.lowerBound], text[plus.upperBound...]]
    let second = TextFolding.folded(String(parts[1])).split { !$0.isLetter }
    guard parts.allSatisfy({ TimeText.minutes(String($0)) != nil }), second.contains(where: LabelledFacts.namesWork)
    else {
      return [text]
    }
    return parts
  }

  private static func sentences(_ text: Substring) -> [String] {
    var result: [String] = []
    var rest = text
    while let end = LineMarks.sentenceEnd(in: rest, with: ".") {
      // `40 min. Dauer`; the rest is gone through for few of them.
      if TimeText.isBare(String(rest[..<end.lowerBound])), !rest[end.upperBound...].contains(where: \.isNumber) {
        break
      }
      result.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return result + [String(rest)]
  }

  /// Parted where a small letter is followed by a capital, and before words that end in a colon and follow a number or
  /// its unit: `Raciones: 8 Tiempo total: 45 min`.
  private static func labelled(_ text: String) -> [String] {
    var starts = [text.startIndex]
    var hasNumber = false
    for index in text.indices.dropFirst() {
      let before = text[text.index(before: index)]
      if before.isNumber { hasNumber = true }
      // `وقت التحضير: 15 دقيقة عدد الأشخاص: 4`, in letters without capitals.
      let mayBegin = text[index].isUppercase || before == " " && text[index].isLetter && !text[index].isCased
      guard hasNumber, mayBegin else { continue }
      // `4 Portionen 25 Minuten`: the number alone is that of the word.
      let hasWord = text[starts[starts.count - 1]..<index].contains(where: \.isLetter)
      if before.isLowercase || before.isNumber && isWord(text[index...])
        || before == " " && hasWord && beginsLabel(text[index...])
      {
        starts.append(index)
        hasNumber = false
      }
    }
    return zip(starts, starts.dropFirst() + [text.endIndex]).map { String(text[$0..<$1]) }
  }

  /// `4Prep Time`; the unit of `1L` is no word.
  private static func isWord(_ rest: Substring) -> Bool { rest.prefix { $0.isLetter }.count >= 3 }

  /// `Prep time: 10 min`; without a colon where the words call a time, `Total time 1 hr`.
  ///
  /// `Koch-/Backzeit ca. 1 h` is one, too.
  private static func beginsLabel(_ rest: Substring) -> Bool {
    guard let end = rest.firstIndex(where: { !$0.isLetter && !" -/.".contains($0) }) else { return false }
    let words = rest[..<end].split(separator: " ")
    // The unit of the number before it in `30 MinutenBackzeit 45 Minuten` begins no word of its own.
    guard words.count <= 3, let first = words.first,
      !zip(first, first.dropFirst()).contains(where: { $0.isLowercase && $1.isUppercase })
    else { return false }
    // `Time:` is no hour, as it is in Denmark.
    if TimeText.isUnit(String(first)), rest[end] != ":" || words.count > 1 { return false }
    if rest[end] == ":" { return rest[end...].dropFirst().contains { $0 != " " } }
    return rest[end].isNumber
      && (LabelledFacts.namesTime(rest[..<end])
        || words.count == 1 && LabelledFacts.countsPeople(Substring(TextFolding.folded(String(first)))))
  }
}
