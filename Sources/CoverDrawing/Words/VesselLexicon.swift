/// Words of titles and tags and the vessels they call for.
struct VesselLexicon {
  static let shared = VesselLexicon()

  private let table: PhraseLexicon
  private let vessels = Vessel.allCases
  /// "with", "mit", "avec", "con": what follows is not the dish itself.
  private let connectors: PhraseLexicon

  private init() {
    var lines: [(meaning: Int, phrases: Substring)] = []
    for line in Self.words.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let index = Vessel.allCases.firstIndex { $0.rawValue == parts[0] }
      guard let index, parts.count == 2 else { preconditionFailure("not a line of the vessel lexicon: \(line)") }
      lines.append((index, parts[1]))
    }
    table = PhraseLexicon(lines)
    connectors = PhraseLexicon([(0, Self.connectorWords[...])])
  }

  /// The vessel the title names or, when it names none, the first tag that does.
  func vessel(title: String, tags: [String]) -> Vessel? {
    if let vessel = vessel(in: title) { return vessel }
    for tag in tags { if let vessel = vessel(in: tag) { return vessel } }
    return nil
  }

  /// The head of a name stands before the first connector ("lentil soup with lemon", "soupe à l’oignon") and there at
  /// the end ("carrot cake"); a phrase of several words outranks a single word beside it.
  private func vessel(in text: String) -> Vessel? {
    let folded = FoldedText(text)
    let matches = table.matches(in: folded)
    guard !matches.isEmpty else { return nil }
    let breaks = connectors.matches(in: folded)
    var best: (segment: Int, match: PhraseLexicon.Match)?
    for match in matches {
      let segment = breaks.count { $0.start < match.start }
      guard let current = best else {
        best = (segment, match)
        continue
      }
      if segment == current.segment && match.count >= current.match.count { best = (segment, match) }
    }
    return best.map { vessels[$0.match.meaning] }
  }
}
