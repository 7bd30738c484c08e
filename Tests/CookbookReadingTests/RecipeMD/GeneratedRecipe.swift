import TestSupport

/// Valid RecipeMD made at random from a seed: all forms of titles, tags, amounts, groups, links and blocks.
struct GeneratedRecipe {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func text() -> String {
    var blocks = [title()]
    if random.chance(2) { blocks.append(description()) }
    var marks: [String] = []
    if random.chance(2) { marks.append(tags()) }
    if random.chance(2) { marks.append(yields()) }
    if random.chance(2) { marks.reverse() }
    blocks += marks
    blocks.append(random.pick(["---", "***", "_ _ _"]))
    if !random.chance(4) { blocks.append(list()) }
    blocks += groups()
    if random.chance(2) { blocks += [random.pick(["---", "* * *"]), instructions()] }
    return blocks.joined(separator: random.chance(5) ? "\n\n\n" : "\n\n") + (random.chance(3) ? "" : "\n")
  }

  // MARK: Top level

  private mutating func title() -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\(inline())\n==="
    case 1: return "\(inline())\n\(inline())\n====="
    case 2: return "# \(inline()) ##"
    case 3: return "\(words()) #\n="
    default: return "# \(inline())"
    }
  }

  private mutating func description() -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in block() }.joined(separator: "\n\n")
  }

  private mutating func instructions() -> String {
    let blocks = (0..<Int.random(in: 1...4, using: &random)).map { _ in block() }
    return blocks.joined(separator: random.chance(3) ? "\n\n---\n\n" : "\n\n")
  }

  private mutating func block() -> String {
    random.pick([
      "\(words()).", "\(words())\n\(words()).", "1. \(words())\n2. \(words())", "- \(words())\n  - \(words())",
      "> \(words())", "    \(words())", "```\n# \(words())\n---\n```", "### \(words())",
      "See [\(words())].\n\n[x]: x.md", "So *\(words())* and **\(words())**!",
    ])
  }

  private mutating func tags() -> String {
    let tags = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      random.pick([words(), words(), "size 1,5", "a * b", "45 min", "x_y", "`code`", "[link](l.md)"])
    }
    let text = tags.joined(separator: random.pick([", ", ",", " ,  "]))
    return text.contains("*") ? "_\(text)_" : "*\(text)*"
  }

  private mutating func yields() -> String {
    let amounts = (0..<Int.random(in: 1...3, using: &random)).map { _ in amount() }
    let mark = random.pick(["**", "__"])
    return mark + amounts.joined(separator: ", ") + mark
  }

  // MARK: Ingredients

  private mutating func groups() -> [String] {
    var blocks: [String] = []
    var level = Int.random(in: 1...3, using: &random)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      blocks.append(heading(level))
      for _ in 0..<Int.random(in: 0...2, using: &random) { blocks.append(list()) }
      level = max(1, min(6, level + Int.random(in: -2...2, using: &random)))
    }
    return blocks
  }

  private mutating func heading(_ level: Int) -> String {
    if level <= 2, random.chance(4) {
      return "\(inline())\(random.chance(3) ? "\n" + words() : "")\n\(level == 1 ? "===" : "---")"
    }
    return String(repeating: "#", count: level) + " " + inline()
  }

  private mutating func list() -> String {
    let marker = random.pick(["-", "*", "+", "1.", "10)"])
    let indentation = String(repeating: " ", count: marker.count + 1)
    let items = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let mark = random.pick(["*", "_"])
      let amount = random.chance(2) ? "\(mark)\(self.amount())\(mark) " : ""
      return "\(marker) \(amount)\(name(indentation))"
    }
    return items.joined(separator: random.chance(4) ? "\n\n" : "\n")
  }

  private mutating func name(_ indentation: String) -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: "[\(inline())](\(random.pick(["a.md", "<b c.md>", "ä.md", "x/y.md#z", "<>", "<a(b.md>", "q%20r.md"])))"
    case 1: "\(words()) [\(words())](\(words().prefix(1)).md)"
    case 2: "\(words())\n\(indentation)\(words())"
    case 3: "\(words())\n\n\(indentation)\(words())"
    case 4: "\(words())\n\(indentation)- \(words())\n\(indentation)- \(words())"
    case 5: "\(words())\n\n\(indentation)> \(words())\n\n\(indentation)\(words())"
    case 6: "\(words())\n\(words())"
    default: inline()
    }
  }

  private mutating func amount() -> String {
    let number = random.pick([
      "1", "12", "250", "1.5", "0,25", ".5", "1/2", "3/7", "2 1/3", "½", "1 ¾", "1¼", "⅟5", "↉", "1⁄8", "-2", "5-6",
      "1–1 ½", "2 bis 3", "ca. 90", "~7", "~5-6", "1 000", "1.000", "0.3333333333333333333333333333", "1-1/2",
      "7/1000003",
    ])
    let unit = random.pick(["", " g", "g", " cups", " (400 g) tins", " TL, gehäuft", " bis 3", " 1/2", " %", " x 2"])
    return random.chance(12)
      ? random.pick(["Prise", "etwas", "genug für alle"]) : number + unit.replacing(",", with: "")
  }

  // MARK: Words

  private mutating func inline() -> String {
    random.pick([
      words(), words(), "*\(words())* \(words())", "\(words()) **\(words())**", "`\(words())`", "\(words()) #1",
      "a\\*b", "\(words()) & \(words())", "crème brûlée 🍮", "\(words()) <b>", "C#", "\(words()) - \(words())",
    ])
  }

  private mutating func words() -> String {
    let count = Int.random(in: 1...3, using: &random)
    return (0..<count).map { _ in random.pick(["salt", "öl", "peas", "Brot", "fresh", "sea", "soße", "naïve"]) }
      .joined(separator: " ")
  }
}
