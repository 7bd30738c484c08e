import Testing

@testable import SiteBuilding

@Suite struct TextAllowanceTests {
  @Test func givesNoMoreThanThereIs() {
    let allowance = TextAllowance(bytes: 10)
    #expect(allowance.take(6))
    #expect(!allowance.take(5))
    #expect(allowance.take(4))
    #expect(!allowance.take(1))
  }

  @Test func withoutAnEndGivesEverything() {
    let allowance = TextAllowance(bytes: nil)
    #expect(allowance.take(.max))
    #expect(allowance.take(.max))
  }
}
