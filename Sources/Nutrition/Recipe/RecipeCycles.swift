/// Orders recipes so that each comes after those it uses, and finds those that use themselves.
///
/// Source: R. Tarjan, “Depth-first search and linear graph algorithms”, SIAM Journal on Computing 1 (1972); without
/// recursion, since a chain of recipes may be longer than a thread's stack.
struct RecipeCycles {
  /// Every recipe, used ones first.
  private(set) var order: [Int] = []
  /// For each recipe the number of its component: recipes that use each other in a circle share one.
  private(set) var component: [Int]

  private var low: [Int]
  private var stack: [Int] = []
  private var visits = 0
  private var components = 0

  private struct Visit {
    let node: Int
    var next = 0
  }

  /// - Parameter uses: for each recipe the indices of those it uses.
  init(_ uses: [[Int]]) {
    component = Array(repeating: -1, count: uses.count)
    low = Array(repeating: 0, count: uses.count)
    var number = Array(repeating: 0, count: uses.count)
    for root in uses.indices where number[root] == 0 { walk(from: root, uses, &number) }
  }

  private mutating func walk(from root: Int, _ uses: [[Int]], _ number: inout [Int]) {
    var path = [Visit(node: root)]
    enter(root, &number)
    while var visit = path.popLast() {
      let node = visit.node
      guard visit.next < uses[node].count else {
        if low[node] == number[node] { close(node) }
        if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
        continue
      }
      let target = uses[node][visit.next]
      visit.next += 1
      path.append(visit)
      if number[target] == 0 {
        enter(target, &number)
        path.append(Visit(node: target))
      } else if component[target] < 0 {
        low[node] = min(low[node], number[target])
      }
    }
  }

  private mutating func enter(_ node: Int, _ number: inout [Int]) {
    visits += 1
    number[node] = visits
    low[node] = visits
    stack.append(node)
  }

  private mutating func close(_ node: Int) {
    while let member = stack.popLast() {
      component[member] = components
      order.append(member)
      if member == node { break }
    }
    components += 1
  }
}
