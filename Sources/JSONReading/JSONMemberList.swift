/// Collects the members of one object, keeping the first of those with the same key.
///
/// Few keys are compared one by one, many through a table: the time stays linear and small objects cost nothing extra.
struct JSONMemberList {
  private(set) var members: [JSONMember] = []
  private var indices: [String: Int] = [:]

  private static let comparedOneByOne = 12

  /// Adds a member, or tells that its key is already there.
  mutating func append(_ member: JSONMember) -> JSONDuplicateKey? {
    if let first = index(of: member.key) {
      return JSONDuplicateKey(key: member.key, range: member.keyRange, firstRange: members[first].keyRange)
    }
    if members.count > Self.comparedOneByOne { indices[member.key] = members.count }
    members.append(member)
    if members.count == Self.comparedOneByOne + 1 { fillTable() }
    return nil
  }

  private func index(of key: String) -> Int? {
    if members.count > Self.comparedOneByOne { return indices[key] }
    return members.firstIndex { $0.key == key }
  }

  private mutating func fillTable() {
    for (index, member) in members.enumerated() { indices[member.key] = index }
  }
}
