import Testing

@testable import SiteBuilding

@Suite struct MemoryAllowanceTests {
  @Test func givesNoMoreThanThereIs() {
    let allowance = MemoryAllowance(bytes: 10)
    #expect(allowance.take(6))
    #expect(!allowance.take(5))
    #expect(allowance.take(4))
    #expect(!allowance.take(1))
  }

  @Test func withoutAnEndGivesEverything() {
    let allowance = MemoryAllowance(bytes: nil)
    #expect(allowance.take(.max))
    #expect(allowance.take(.max))
  }
}
