internal import Foods

/// A dish, by what all its portions provide together.
public struct MacroContributor: Sendable, Hashable {
  public let subject: PlannedEntry.Subject
  public let title: String
  /// How often it is eaten.
  public let portions: Int
  public let sum: MacroSum
}

extension Sequence<MacroLine> {
  /// Dishes by their energy, the most first; of equal ones the first that is eaten.
  public var contributors: [MacroContributor] {
    var lines: [PlannedEntry.Subject: [MacroLine]] = [:]
    var order: [PlannedEntry.Subject] = []
    for line in self {
      if lines[line.entry.subject] == nil { order.append(line.entry.subject) }
      lines[line.entry.subject, default: []].append(line)
    }
    let all = order.compactMap { subject in
      lines[subject].flatMap { own in
        own.first.map {
          MacroContributor(
            subject: subject, title: $0.entry.title, portions: own.count, sum: own.lazy.map(\.sum).total)
        }
      }
    }
    return all.enumerated().sorted {
      let (left, right) = ($0.element.sum.figures.energy ?? 0, $1.element.sum.figures.energy ?? 0)
      return left == right ? $0.offset < $1.offset : left > right
    }.map(\.element)
  }
}
