import Testing

@testable import CoverDrawing

@Suite struct SplitMix64Tests {
  @Test func givesThePublishedNumbers() {
    var dice = SplitMix64(seed: 1_234_567)
    #expect(dice.next() == 6_457_827_717_110_365_317)
    #expect(dice.next() == 3_203_168_211_198_807_973)
    #expect(dice.next() == 9_817_491_932_198_370_423)
  }

  @Test func staysWithinItsBounds() {
    var dice = SplitMix64(seed: 0)
    for _ in 0..<1000 {
      #expect((0..<7).contains(dice.below(7)))
      #expect((-2.0..<3.0).contains(dice.between(-2, 3)))
    }
  }
}
