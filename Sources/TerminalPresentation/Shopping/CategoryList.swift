package import CommandLineParsing
internal import Foods
package import ShoppingCategories

/// Items below the headings of their categories: those of the aisle file in its order, then the others in shop order.
package struct CategoryList {
  private struct Section {
    let name: String
    let emoji: String
    var items: [String] = []
  }

  private var sections: [Section] = []
  private var places: [String: Int] = [:]

  package init(aisles: AisleFile?) {
    for category in aisles?.categories ?? [] {
      add(Section(name: category.standard?.name ?? category.name, emoji: (category.standard ?? .other).emoji))
    }
    for category in ShoppingCategory.allCases { add(Section(name: category.name, emoji: category.emoji)) }
  }

  private mutating func add(_ section: Section) {
    guard places[section.name] == nil else { return }
    places[section.name] = sections.count
    sections.append(section)
  }

  package mutating func add(_ item: String, _ found: Categorisation) {
    guard let place = places[found.name] else { preconditionFailure("there is a section for every category") }
    sections[place].items.append(TerminalText.safe(item))
  }

  package func text(style: TerminalStyle) -> String {
    var text = ""
    for section in sections where !section.items.isEmpty {
      if !text.isEmpty { text += "\n" }
      text += style.apply(.bold, to: "\(section.emoji) \(TerminalText.safe(section.name))") + "\n"
      for item in section.items {
        text += "  "
        text += item
        text += "\n"
      }
    }
    return text
  }
}
