import Testing

@testable import SiteStorage

@Suite struct PlacesTests {
  @Test(arguments: [[], [0, 1, 2], [5, 6, 7], [3], [0, 2, 3], [4, 1], [7, 7], [2, 3, 9, 10]]) func standInTheirOrder(
    places: [Int]
  ) {
    var found = Places()
    for place in places { found.append(place) }
    #expect(Array(found) == places)
  }

  @Test func areAllOfThem() {
    #expect(Array(Places(all: 3)) == [0, 1, 2])
    #expect(Places(all: 0).isEmpty)
    #expect(Array(Places([2, 0, 1])) == [2, 0, 1])
  }

  @Test func goOnWhereAllOfThemEnd() {
    var places = Places(all: 2)
    places.append(2)
    places.append(1)
    #expect(Array(places) == [0, 1, 2, 1])
  }
}
