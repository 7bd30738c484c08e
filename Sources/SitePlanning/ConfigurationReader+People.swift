internal import Cookbook
internal import SourceText
internal import YAMLReading

extension ConfigurationReader {
  /// Every dish of a plan is divided among all of them.
  private static let mostPeople = 100

  /// `anna: {calories: 1900, protein: 120}`: who eats along and with which goals, in the order of the file.
  static func people(_ reader: inout YAMLMapReader, file: SourceFile) -> [Person] {
    var people: [Person] = []
    guard reader.entries.count <= mostPeople else {
      for entry in reader.entries { _ = reader.node(entry.key.text) }
      reader.report(
        file.diagnostic(
          .error, "config-people", at: reader.range,
          message: "found \(reader.entries.count) people, and a site can plan for \(mostPeople)",
          hint: "name those who eat along"))
      return []
    }
    for entry in reader.entries {
      let name = entry.key.text
      guard isName(name) else {
        _ = reader.node(name)
        reader.report(
          file.diagnostic(
            .error, "config-person", at: entry.keyRange, message: "“\(name)” cannot be a person's name",
            hint: "use letters, digits and hyphens, as plans write it behind an at sign"))
        continue
      }
      guard !people.contains(where: { Person.isSame($0.name, name) }) else {
        _ = reader.node(name)
        reader.report(
          file.diagnostic(
            .error, "config-person", at: entry.keyRange, message: "“\(name)” stands there twice",
            hint: "plans write names in any case; give one of the two another name"))
        continue
      }
      let goals = reader.map(name) { goals in self.goals(&goals, file: file, at: entry.keyRange) }
      people.append(Person(name: name, goals: goals ?? Goals()))
    }
    return people
  }

  /// `- anna` and the like: people have goals, and so are keys.
  static func peopleAsList(_ reader: YAMLMapReader, file: SourceFile) -> Diagnostic? {
    guard let value = reader.entries.first(where: { $0.key.text == "people" })?.value, let list = value.sequence
    else { return nil }
    let name = list.lazy.compactMap { $0.scalar?.text ?? $0.mapping?.first?.key.text }.first ?? "anna"
    return file.diagnostic(
      .error, "config-people", at: value.range, message: "“people” is a list, and takes names with goals",
      hint: "write each as a line below it, such as “\(name): {calories: 2200}”")
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  private static func goals(_ reader: inout YAMLMapReader, file: SourceFile, at range: Range<Int>) -> Goals {
    let energy = reader.integer("calories", in: Goals.energyRange) ?? Goals.defaultEnergy
    var stated: [Goals.Macro: Int] = [:]
    for (key, macro) in [("protein", Goals.Macro.protein), ("carbs", .carbohydrate), ("fat", .fat)] {
      if let grams = reader.integer(key, in: 0...1000) { stated[macro] = grams }
    }
    if let goals = Goals(energy: energy, stated: stated) { return goals }
    let sum = stated.reduce(0) { $0 + $1.value * $1.key.energyPerGram }
    reader.report(
      file.diagnostic(
        .error, "config-goals", at: range,
        message: "protein, carbs and fat make \(sum) kcal, which is more than the goal of \(energy) kcal",
        hint: "raise “calories” or lower the grams; protein and carbs count 4 kcal a gram, fat 9"))
    return Goals(energy: energy)
  }
}
