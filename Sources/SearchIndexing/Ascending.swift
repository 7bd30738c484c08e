/// Ascending numbers without repetition, taken together and apart.
enum Ascending {
  static func union(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    if one.isEmpty { return other }
    if other.isEmpty { return one }
    var found: [UInt32] = []
    found.reserveCapacity(one.count + other.count)
    var next = 0
    for number in one {
      while next < other.count, other[next] < number {
        found.append(other[next])
        next += 1
      }
      if next < other.count, other[next] == number { next += 1 }
      found.append(number)
    }
    return found + other[next...]
  }

  static func difference(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
    if other.isEmpty { return one }
    var next = 0
    return one.filter { number in
      while next < other.count, other[next] < number { next += 1 }
      return next == other.count || other[next] != number
    }
  }

  /// Where numbers stand among all that others do not have; they have none of these.
  static func places(of numbers: [UInt32], without others: [UInt32]) -> [UInt32] {
    var before = 0
    return numbers.map { number in
      while before < others.count, others[before] < number { before += 1 }
      return number - UInt32(before)
    }
  }

  /// Where numbers stand among others, which have all of them.
  static func places(of numbers: [UInt32], in others: [UInt32]) -> [UInt32] {
    var place = 0
    return numbers.map { number in
      while place < others.count, others[place] < number { place += 1 }
      return UInt32(place)
    }
  }
}
