internal import Foods

/// A dish, by what all its portions provide together.
public struct MacroContributor: Sendable, Hashable {
  public let subject: PlannedEntry.Subject
  public let title: String
  /// How often it is eaten.
  public private(set) var portions = 0
  public private(set) var sum = MacroSum()

  fileprivate init(_ entry: PlannedEntry) {
    subject = entry.subject
    title = entry.title
  }

  fileprivate mutating func add(_ line: MacroLine) {
    portions += 1
    sum = sum + line.sum
  }
}

extension Sequence<MacroLine> {
  /// Dishes by their energy, the most first; of equal ones the first that is eaten.
  public var contributors: [MacroContributor] {
    var places: [PlannedEntry.Subject: Int] = [:]
    var all: [MacroContributor] = []
    for line in self {
      let place = places[line.entry.subject] ?? all.count
      if place == all.count {
        places[line.entry.subject] = place
        all.append(MacroContributor(line.entry))
      }
      all[place].add(line)
    }
    return all.enumerated().sorted {
      let (left, right) = ($0.element.sum.figures.energy ?? 0, $1.element.sum.figures.energy ?? 0)
      return left == right ? $0.offset < $1.offset : left > right
    }.map(\.element)
  }
}
