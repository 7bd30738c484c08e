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

  private mutating func tell(_ titles: [String], in field: String) {
    losses += titles.map { ImportLoss(.dropped, field, "the title “\($0)”, below which nothing stands") }
  }

  /// Notes recipes that the program links to, each once.
  mutating func link(to names: [String]) {
    var seen = Set(links.map(\.shown))
    links += names.filter { seen.insert($0).inserted }.map { Link(shown: $0, name: $0) }
  }

  /// What is lost where nothing is linked to: of recipes that the program links to only their names are left.
  var lossesWithoutLinks: [ImportLoss] { losses + links.map { ImportLoss.notLinked($0.name) } }
}
