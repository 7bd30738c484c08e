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

  /// Says of recipes that the program links to that only their names are left.
  mutating func tellLinks(to names: [String]) {
    var seen: Set<String> = []
    losses += names.filter { seen.insert($0).inserted }.map {
      ImportLoss(.changed, "links", "the recipe “\($0)” is named, and not linked to")
    }
  }
}
