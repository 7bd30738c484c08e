internal import CookbookReading

extension RecipeDraft {
  /// Takes over the groups that hold something; titles above nothing are among the losses.
  mutating func take(_ groups: [Group]) {
    self.groups = groups.filter { !$0.lines.isEmpty }
    tell(groups.filter(\.lines.isEmpty).compactMap(\.title), in: "ingredients")
  }

  /// The same for sections.
  mutating func take(_ sections: [Section]) {
    self.sections = sections.filter { !$0.steps.isEmpty }
    tell(sections.filter(\.steps.isEmpty).compactMap(\.title), in: "instructions")
  }

  /// Takes over the ingredients and steps of parts where they are more lines than those that are there, or as many and more
  /// ingredients among them.
  mutating func take(groups parts: [Group], sections: [Section]) {
    let (own, others) = (ingredientLines.count, parts.reduce(0) { $0 + $1.lines.count })
    let ownLines = own + self.sections.reduce(0) { $0 + $1.steps.count } + Self.titles(groups, self.sections)
    let lines = others + sections.reduce(0) { $0 + $1.steps.count } + Self.titles(parts, sections)
    guard lines > ownLines || lines == ownLines && others > own else { return }
    (groups, self.sections) = (parts, sections)
  }

  /// How many lines are titles: one that opens ingredients and steps is one.
  private static func titles(_ groups: [Group], _ sections: [Section]) -> Int {
    Set(groups.compactMap(\.title) + sections.compactMap(\.title)).count
  }

  private mutating func tell(_ titles: [String], in field: String) {
    losses += titles.map { ImportLoss(.dropped, field, "the title “\($0)”, below which nothing stands") }
  }

  /// Takes over labels of a program that keeps no categories apart from them: the meals are categories, the others tags.
  mutating func takeLabels(_ names: [String]) {
    categories += names.filter { CategoryTag.category($0) != nil }
    keywords += names.filter { CategoryTag.category($0) == nil }
  }

  /// Notes recipes that the program links to, each once.
  mutating func link(to names: [String], inSteps: Bool = false) {
    link(to: names.map { (Link(shown: $0, name: $0), inSteps) })
  }

  /// The same of links that show other words than the name, each with whether a step has it.
  mutating func link(to found: [(link: Link, isInSteps: Bool)]) {
    var places = Dictionary(links.indices.map { ([links[$0].shown, links[$0].name], $0) }) { first, _ in first }
    for (link, isInSteps) in found {
      let key = [link.shown, link.name]
      if let place = places[key] {
        links[place].isInSteps = links[place].isInSteps || isInSteps
      } else {
        places[key] = links.count
        links.append(Link(shown: link.shown, name: link.name, isInSteps: isInSteps))
      }
    }
  }

  /// What is lost where nothing is linked to: of recipes that the program links to only their names are left.
  var lossesWithoutLinks: [ImportLoss] { losses + links.map { ImportLoss.notLinked($0.name) } }
}

extension RecipeDraft {
  /// Takes what stands in the last section below a line that only says `Notes:` as notes, behind those that are known.
  mutating func takeNotesFromSteps() {
    guard let last = sections.last,
      let start = last.steps.firstIndex(where: { $0.name == nil && SectionWords.isNoteWord($0.text) }), start > 0
    else { return }
    let lines =
      [tip].compactMap(\.self)
      + last.steps[(start + 1)...].map { step in
        [step.name, step.text].compactMap(\.self).joined(separator: ": ")
      }
    tip = lines.joined(separator: "\n").nonEmpty
    sections[sections.count - 1].steps.removeSubrange(start...)
  }

  /// Takes over how hard it is; a word for it that is none here is among the losses.
  mutating func takeDifficulty(_ word: String?) {
    guard let word else { return }
    difficulty = FactWords.difficulty(word)
    if difficulty == nil { losses.append(ImportLoss(.dropped, "difficulty", word)) }
  }
}

// MARK: Where it is from

extension RecipeDraft {
  /// Takes over where the recipe is from: an address counts before words, and what was there before counts before another
  /// of its kind. What gives way is among the losses.
  mutating func takeSource(_ text: String?, in field: String = "source") {
    guard let text, text != source else { return }
    guard let before = source else {
      source = text
      return
    }
    if Self.isAddress(text), !Self.isAddress(before) {
      losses.append(ImportLoss(.dropped, "source", before))
      source = text
    } else {
      losses.append(ImportLoss(.dropped, field, text))
    }
  }

  private static func isAddress(_ text: String) -> Bool { text.hasPrefix("https://") || text.hasPrefix("http://") }
}

// MARK: Times

extension RecipeDraft {
  /// The minutes of a time; one that cannot be read is among the losses. Nothing and zero are no time, and nothing is lost
  /// with them.
  mutating func minutes(_ text: String?, in field: String) -> Int? {
    guard let text, !text.isEmpty else { return nil }
    let minutes = TimeText.minutes(text)
    if minutes == nil, text.contains(where: { $0.isNumber && $0 != "0" }) || !text.contains(where: \.isNumber) {
      losses.append(ImportLoss(.dropped, field, text))
    }
    return minutes
  }

  /// Takes over a time by its name; one that cannot be read is among the losses.
  mutating func takeTime(_ text: String?, label: String) {
    if let minutes = minutes(text, in: label) { takeTime(minutes, label: label) }
  }

  /// The same; one for something else, such as rest, is among the losses.
  mutating func takeTime(_ minutes: Int, label: String) {
    let words = label.lowercased()
    if ["cook", "bak", "grill", "roast"].contains(where: words.contains), cookingMinutes == nil {
      cookingMinutes = minutes
    } else if ["prep", "active"].contains(where: words.contains), preparationMinutes == nil {
      preparationMinutes = minutes
    } else if ["total", "start to finish", "ready"].contains(where: words.contains), statedTotalMinutes == nil {
      statedTotalMinutes = minutes
    } else {
      losses.append(ImportLoss(.dropped, label, "\(minutes) min"))
    }
  }
}
