internal import JSONReading

/// How much of what one recipe of a page states is looked at: each value is read in several ways.
struct SchemaBounds {
  /// Values within one member: twice as many as a recipe can have ingredients.
  private static let most = 10_000

  /// The recipe with so many values in each member.
  let node: JSONValue
  /// Of what it has more.
  private(set) var losses: [ImportLoss] = []

  init(_ node: JSONValue) {
    guard let members = node.object, Self.isExceeded(by: members) else {
      self.node = node
      return
    }
    var kept: [JSONMember] = []
    for member in members {
      var cut = Cut(left: Self.most)
      let value = cut.kept(of: member.value)
      kept.append(JSONMember(key: member.key, keyRange: member.keyRange, value: value))
      guard cut.dropped > 0 else { continue }
      losses.append(ImportLoss(.dropped, member.key, "\(cut.dropped) further values, more than a recipe can have"))
    }
    self.node = JSONValue(.object(kept), range: node.range)
  }

  private static func isExceeded(by members: [JSONMember]) -> Bool {
    members.contains { member in
      var left = most
      return !fits(member.value, &left)
    }
  }

  private static func fits(_ value: JSONValue, _ left: inout Int) -> Bool {
    left -= 1
    guard left >= 0 else { return false }
    for element in value.array ?? [] where !fits(element, &left) { return false }
    for member in value.object ?? [] where !fits(member.value, &left) { return false }
    return true
  }

  /// Takes values in their order until there are enough.
  private struct Cut {
    var left: Int
    /// Elements of lists that are left out.
    var dropped = 0

    mutating func kept(of value: JSONValue) -> JSONValue {
      left -= 1
      if let elements = value.array {
        var kept: [JSONValue] = []
        for element in elements {
          guard left > 0 else { break }
          kept.append(self.kept(of: element))
        }
        dropped += elements.count - kept.count
        return JSONValue(.array(kept), range: value.range)
      }
      guard let members = value.object else { return value }
      let kept = members.map { member in
        JSONMember(key: member.key, keyRange: member.keyRange, value: self.kept(of: member.value))
      }
      return JSONValue(.object(kept), range: value.range)
    }
  }
}
