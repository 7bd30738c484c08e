/// Lists of recipes, ascending and each once, one behind the other in the bytes they take.
///
/// Whoever makes them tells twice what they hold: first it is measured, then written, so that no room is left over.
struct RecipeLists {
  /// Steps from one recipe to the next.
  private var bytes: [UInt8]
  /// Where each list ends.
  private var ends: [Int]

  /// - Parameter visit: calls with each recipe and one of its lists, in the order of recipes, and again the same a second time.
  init(count: Int, _ visit: ((_ recipe: UInt32, _ list: Int) -> Void) -> Void) {
    var sizes = [Int](repeating: 0, count: count)
    /// Behind the recipe that was added last to each list.
    var next = [UInt32](repeating: 0, count: count)
    visit { recipe, list in
      guard next[list] <= recipe else { return }
      sizes[list] += NumberList.length(of: recipe - next[list])
      next[list] = recipe + 1
    }
    var places: [Int] = []
    places.reserveCapacity(count)
    var end = 0
    for size in sizes {
      places.append(end)
      end += size
    }
    var bytes = [UInt8](repeating: 0, count: end)
    for list in next.indices { next[list] = 0 }
    visit { recipe, list in
      guard next[list] <= recipe else { return }
      NumberList.encode(Int(recipe - next[list])) { byte in
        bytes[places[list]] = byte
        places[list] += 1
      }
      next[list] = recipe + 1
    }
    self.bytes = bytes
    ends = places
  }

  subscript(list: Int) -> [UInt32] {
    var found: [UInt32] = []
    visit(list) { found.append($0) }
    return found
  }

  func visit(_ list: Int, _ body: (UInt32) -> Void) {
    var (place, next) = (list == 0 ? 0 : ends[list - 1], UInt32(0))
    while place < ends[list] {
      next += UInt32(NumberList.number(at: &place, in: bytes))
      body(next)
      next += 1
    }
  }
}
