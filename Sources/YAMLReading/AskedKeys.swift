/// The keys that somebody asked a mapping for: each once, in the order of asking.
struct AskedKeys {
  private(set) var inOrder: [String] = []
  private var all: Set<String> = []

  func contains(_ key: String) -> Bool { all.contains(key) }

  mutating func insert(_ key: String) {
    if all.insert(key).inserted { inOrder.append(key) }
  }
}
