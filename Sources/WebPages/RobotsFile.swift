/// What a site lets programs fetch, as its `robots.txt` says it.
///
/// The group that names the program counts, else the one for `*`; of the rules that match an address the longest, and of
/// two as long the one that allows. `*` stands for anything and `$` for the end. Source: RFC 9309; `Crawl-delay` is no
/// part of it, but widely written.
///
///     RobotsFile(bytes, program: "galley").allows("/recipes/soup")
public struct RobotsFile: Sendable, Equatable {
  /// What is read of a file at most, as RFC 9309 §2.5 has it at least: 500 kB.
  public static let sizeLimit = 500_000

  private struct Rule: Sendable, Equatable {
    let allows: Bool
    let pattern: [UInt8]
  }

  private var rules: [Rule] = []
  /// Seconds that a program is asked to wait between two requests; `nil` where nothing is said.
  public private(set) var delay: Int?

  /// A site without such a file.
  public static let open = RobotsFile(rules: [])
  /// A site that cannot say what it allows.
  public static let closed = RobotsFile(rules: [Rule(allows: false, pattern: Array("/".utf8))])

  private init(rules: [Rule]) { self.rules = rules }

  /// - Parameter program: its name in lowercase, without a version.
  public init(_ bytes: [UInt8], program: String) {
    let lines = String(decoding: bytes.prefix(Self.sizeLimit), as: UTF8.self).split(whereSeparator: \.isNewline)
    var groups = RobotsGroups(program: program)
    for line in lines { groups.read(line) }
    let group = groups.own ?? groups.everybody
    rules = (group?.rules ?? []).map { Rule(allows: $0.allows, pattern: Array($0.pattern.utf8)) }
    delay = group?.delay
  }

  /// - Parameter target: path and query of an address, from its first slash.
  public func allows(_ target: String) -> Bool {
    if target == "/robots.txt" { return true }
    let target = Array(target.utf8)
    let found = rules.filter { Self.matches($0.pattern[...], target[...]) }
    let longest = found.map(\.pattern.count).max()
    let deciding = found.filter { $0.pattern.count == longest }
    return deciding.isEmpty || deciding.contains { $0.allows }
  }

  /// Compares from the start, going back to the last star alone: the time stays below the product of both lengths.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ target: ArraySlice<UInt8>) -> Bool {
    let isWhole = pattern.last == 0x24
    let pattern = isWhole ? pattern.dropLast() : pattern
    var (place, index) = (pattern.startIndex, target.startIndex)
    var back: (place: Int, index: Int)?
    while true {
      if place < pattern.endIndex, pattern[place] == 0x2A {
        place += 1
        back = (place, index)
      } else if place == pattern.endIndex, !isWhole || index == target.endIndex {
        return true
      } else if place < pattern.endIndex, index < target.endIndex, pattern[place] == target[index] {
        (place, index) = (place + 1, index + 1)
      } else if let last = back, last.index < target.endIndex {
        back = (last.place, last.index + 1)
        (place, index) = (last.place, last.index + 1)
      } else {
        return false
      }
    }
  }
}

/// The groups of a file that may concern a program, while it is read.
private struct RobotsGroups {
  struct Group {
    var rules: [(allows: Bool, pattern: String)] = []
    var delay: Int?
  }

  private let program: String
  private(set) var own: Group?
  private(set) var everybody: Group?
  private var isOwn = false
  private var isEverybody = false
  /// Several names may stand above the rules of a group.
  private var isNaming = false

  init(program: String) { self.program = program }

  mutating func read(_ line: Substring) {
    let parts = line.prefix { $0 != "#" }.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return }
    let key = parts[0].filter { !$0.isWhitespace }.lowercased()
    let value = parts[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if key == "user-agent" { return name(value.lowercased()) }
    isNaming = false
    switch key {
    // A rule without a pattern forbids nothing.
    case "allow", "disallow": if !value.isEmpty { change { $0.rules.append((key == "allow", value)) } }
    case "crawl-delay":
      if let delay = Double(value), (0...86_400).contains(delay) { change { $0.delay = Int(delay.rounded(.up)) } }
    default: break
    }
  }

  private mutating func name(_ name: String) {
    if !isNaming { (isOwn, isEverybody) = (false, false) }
    isNaming = true
    if name.prefix(while: { $0.isLetter || $0 == "-" || $0 == "_" }) == program {
      isOwn = true
      own = own ?? Group()
    } else if name == "*" {
      isEverybody = true
      everybody = everybody ?? Group()
    }
  }

  private mutating func change(_ edit: (inout Group) -> Void) {
    if isOwn, var group = own {
      edit(&group)
      own = group
    }
    if isEverybody, var group = everybody {
      edit(&group)
      everybody = group
    }
  }
}
