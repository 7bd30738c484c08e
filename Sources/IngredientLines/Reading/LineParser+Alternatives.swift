extension LineParser {
  /// The most alternatives of one line that are told apart.
  private static let most = 8

  /// A remark that begins with "or": another food, perhaps with an amount of its own.
  mutating func noteAlternative(_ range: Range<Int>) {
    for index in range where has(index, .optional) { isOptional = true }
    var rest = range
    while readsAlternatives, alternatives.count < Self.most, has(rest.lowerBound, [.or, .instead]) {
      var start = rest.lowerBound + 1
      while isWord(start, "just") || isWord(start, "use") { start += 1 }
      // `or 24 oz frozen, or 8 oz dried`
      let next = (start..<max(start, rest.upperBound - 1)).first { kind($0) == .comma && has($0 + 1, .or) }
      let stop = next ?? rest.upperBound
      if start < stop, !has(start, [.comment, .example, .purpose]) || has(start, .approximate), !isWord(start, "more"),
        !isWord(start, "less")
      {
        alternatives.append(start..<stop)
      }
      guard let next else { return }
      rest = next + 1..<rest.upperBound
    }
  }

  /// `chopped, or 2 tsp dried`, `sliced (or 2 peppers)`: an alternative behind other remarks.
  mutating func noteLaterAlternative(_ start: Int, _ open: Int?) {
    if let comma = (start..<min(end, start + 24)).first(where: { kind($0) == .comma && has($0 + 1, .or) }) {
      noteAlternative(comma + 1..<end)
    } else if let open, let close = closing(open), has(open + 1, .or) {
      noteAlternative(open + 1..<close)
    }
  }

  /// The foods of a name that are joined by "or"; what they share is given to each.
  func nameAlternatives() -> (first: String, others: [IngredientLine])? {
    let tokens = name.joined().filter {
      (isWord($0) || kind($0) == .number || kind($0) == .comma) && !isPartOfAndOr($0)
    }
    guard tokens.contains(where: { has($0, .or) }) else { return nil }
    var parts: [[Int]] = [[]]
    for index in tokens {
      let isSplit = has(index, .or) || kind(index) == .comma && tokens.contains { $0 > index && has($0, .or) }
      if isSplit, kind(index) != .comma || !awaitsNoun(parts[parts.count - 1]) {
        if !(parts.last?.isEmpty ?? true) { parts.append([]) }
      } else {
        parts[parts.count - 1].append(index)
      }
    }
    parts.removeAll { part in !part.contains { isWord($0) } }
    guard parts.count > 1, parts.count <= Self.most, let last = parts.last else { return nil }
    let head = sharedHead(last)
    let texts = parts.dropLast().map { part in
      if let whole = compound(part, before: last) { return whole }
      if let noun = sharedNoun(part, last) { return joined(part + noun) }
      guard part.allSatisfy({ has($0, [.adjective, .modifier, .preparation]) }), !ends(part, as: head) else {
        return joined(part)
      }
      // `white wine or dry vermouth`: what is no head of others is shared by adjectives alone.
      guard head.first.map({ has($0, .head) }) ?? true || awaitsNoun(part) else { return joined(part) }
      let compound = head.isEmpty ? compoundHead(last) : ""
      // `canned or fresh coconut milk`: both say how it is, and all behind them is shared.
      if last.count > 1, (part + [last[0]]).allSatisfy(isState) { return joined(part + last.dropFirst()) }
      return joined(part + head) + (compound.isEmpty ? "" : " \(compound)")
    }
    return (texts[0], (texts.dropFirst() + [joined(last)]).map { IngredientLine(name: $0) })
  }

  /// `boneless, skinless`: another word of the same food follows.
  private func isAdjectives(_ part: [Int]) -> Bool {
    part.allSatisfy { has($0, [.adjective, .preparation, .modifier]) || kind($0) == .comma }
  }

  /// The same without what may be a noun: `white wine, chicken stock or water` are three.
  private func awaitsNoun(_ part: [Int]) -> Bool {
    part.allSatisfy { has($0, [.adjective, .preparation]) && !has($0, .modifier) || kind($0) == .comma }
  }

  /// `white wine or water with red wine`: what ends as what is shared begins lacks nothing.
  private func ends(_ part: [Int], as head: [Int]) -> Bool {
    guard let last = part.last, let first = head.first else { return false }
    return foldedWord(last) == foldedWord(first)
  }

  /// The `beans` of `kidney or pinto beans`; but `garlic or garlic powder` are two foods.
  private func sharedNoun(_ part: [Int], _ last: [Int]) -> [Int]? {
    guard let kind = part.last, isAdjectives(part.dropLast()),
      let noun = last.dropFirst().firstIndex(where: { SharedNouns.share(foldedWord($0), foldedWord(kind)) }),
      !last[..<noun].contains(where: { foldedWord($0) == foldedWord(kind) })
    else { return nil }
    return Array(last[noun...])
  }

  /// Whether a word says in what state a food is, and not which one it is.
  func isState(_ index: Int) -> Bool {
    has(index, [.adjective, .preparation]) && !has(index, [.modifier, .head])
  }

  /// `Sonnenblumenöl` of `Sonnenblumen- oder Rapsöl`.
  private func compound(_ part: [Int], before last: [Int]) -> String? {
    guard let end = part.last, kind(end + 1) == .dash, !tokens[end + 1].hasSpaceBefore, let word = last.last else {
      return nil
    }
    return GermanCompounds.whole(joined(part), before: joined([word]))
  }

  /// `Himbeeren` of `frische oder TK-Himbeeren`; empty where the last word is no such compound.
  private func compoundHead(_ part: [Int]) -> String {
    guard part.count == 1, let index = part.first else { return "" }
    let parts = String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self).split(separator: "-")
    guard parts.count == 2, parts[1].first?.isUppercase == true, parts[1].utf8.count > 3 else { return "" }
    return String(parts[1])
  }

  /// The noun that a name lacks and the first alternative has: `tortillas` of `18 corn or 12 flour tortillas`.
  func headOfAlternative() -> String? {
    let own = name.joined().filter { isWord($0) }
    guard let range = alternatives.first, !own.isEmpty, own.allSatisfy({ has($0, [.modifier, .adjective]) }) else {
      return nil
    }
    let start = measure(at: range.lowerBound).map { measured in unit(at: measured.end)?.end ?? measured.end }
    let words = (min(start ?? range.lowerBound, range.upperBound)..<range.upperBound)
      .prefix { kind($0) != .comma && kind($0) != .open }
    // `chopped fresh or 2 tsp dried dill`: adjectives lack any noun, kinds such as `corn` only one that foods share.
    let isAdjectives = own.allSatisfy { has($0, .adjective) && !has($0, .modifier) }
    let head = sharedHead(words.filter { isWord($0) }).prefix { isAdjectives || has($0, .head) }
    return head.isEmpty || ends(own, as: Array(head)) ? nil : joined(Array(head))
  }

  /// What the last food has and the ones before it lack: `stock` of `chicken or vegetable stock`.
  private func sharedHead(_ last: [Int]) -> [Int] {
    guard last.count > 1 else { return [] }
    if let head = last.dropFirst().firstIndex(where: { has($0, .head) }) { return Array(last[head...]) }
    return has(last[0], [.adjective, .preparation]) ? Array(last.dropFirst()) : []
  }

  /// Words with a space between those that have one in the line, or stood apart.
  func joined(_ indices: [Int]) -> String {
    var text = ""
    var previous: Int?
    for index in indices {
      if let previous, index != previous + 1 || tokens[index].hasSpaceBefore { text += " " }
      text += self.text(of: index..<index + 1)
      previous = index
    }
    return text
  }
}
