import Testing

@testable import CoverDrawing

@Suite struct CoverDrawingTests {
  private static let names = [
    "red lentils", "tomatoes", "rice", "eggs", "spinach", "yoghurt", "vegetable stock", "parsley", "paprika", "flour",
    "spaghetti", "strawberries", "dark chocolate", "chicken", "lemon", "cheddar", "broccoli", "mushrooms", "prawns",
    "penne", "red onion", "green beans", "almonds", "rolled oats", "mozzarella", "feta", "carrots", "bacon",
    "maple syrup",
  ]

  private static func subject(_ title: String, seed: UInt64, _ names: [String]) -> CoverSubject {
    CoverSubject(
      seed: seed, title: title, category: Ground.allCases[Int(seed % 5)],
      portions: names.enumerated().map { .looking($0.element, share: Double($0.offset + 1)) })
  }

  /// Every vessel with many seeds and a different handful of ingredients each time.
  private static func everyCover(_ visit: (Vessel, [UInt8]) -> Void) {
    for vessel in Vessel.allCases {
      for seed in 0..<24 as Range<UInt64> {
        let start = Int(seed) % (names.count - 8)
        let portions = names[start..<(start + 2 + Int(seed) % 7)].map {
          CoverPortion.looking($0, share: Double($0.count))
        }
        let ground = Ground.allCases[Int(seed) % 5]
        visit(
          vessel, CoverDrawing.svg(of: CoverComposition(seed: seed, vessel: vessel, ground: ground, portions: portions))
        )
      }
    }
  }

  @Test func everyCoverIsASoundPictureOfModestSize() {
    Self.everyCover { vessel, bytes in
      #expect(SVGChecker(String(decoding: bytes, as: UTF8.self)).faults == [], "\(vessel)")
      #expect(bytes.count < 9000, "\(vessel)")
    }
  }

  @Test func theUsualCoverIsSmall() {
    var sizes: [Int] = []
    Self.everyCover { sizes.append($1.count) }
    #expect(sizes.sorted()[sizes.count / 2] < 4096)
  }

  @Test func theSameRecipeGivesTheSameBytes() {
    let subject = Self.subject("Lentil soup", seed: 99, Self.names)
    #expect(CoverDrawing.svg(of: subject) == CoverDrawing.svg(of: subject))
  }

  @Test func theOrderOfUnequalIngredientsDoesNotMatter() {
    var subject = Self.subject("Lentil soup", seed: 99, ["red lentils", "carrots", "parsley", "yoghurt"])
    let first = CoverDrawing.svg(of: subject)
    subject.portions.reverse()
    #expect(CoverDrawing.svg(of: subject) == first)
  }

  @Test func neighboursOnAPageDiffer() {
    let covers = Set(
      (0..<200 as Range<UInt64>).map { CoverDrawing.svg(of: Self.subject("Soup", seed: $0, ["carrots"])) })
    #expect(covers.count == 200)
  }

  @Test func isDimmedInTheDark() {
    let svg = String(decoding: CoverDrawing.svg(of: Self.subject("Soup", seed: 1, [])), as: UTF8.self)
    #expect(
      svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"300\" viewBox=\"0 0 400 300\">"))
    #expect(svg.contains("@media(prefers-color-scheme:dark)"))
  }

  @Test func everyVesselIsDrawnEvenEmpty() {
    for vessel in Vessel.allCases {
      for seed in 0..<12 as Range<UInt64> {
        let svg = CoverDrawing.svg(of: CoverComposition(seed: seed, vessel: vessel, ground: .other, portions: []))
        #expect(SVGChecker(String(decoding: svg, as: UTF8.self)).faults == [], "\(vessel) \(seed)")
        #expect(svg.count > 650)
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -3, 0, 1e308, .leastNonzeroMagnitude])
  func survivesAnyShare(share: Double) {
    let portion = CoverPortion(color: Tint(0xC8341F), inner: Tint(0xF07A52), shape: .slice, share: share)
    let other = CoverPortion(color: Tint(0x4C8A3B), inner: Tint(0x4C8A3B), shape: .leaf, share: 1)
    for vessel in Vessel.allCases {
      let svg = CoverDrawing.svg(
        of: CoverComposition(seed: 5, vessel: vessel, ground: .dinner, portions: [portion, other, portion]))
      #expect(SVGChecker(String(decoding: svg, as: UTF8.self)).faults == [])
    }
    let subject = CoverSubject(seed: 5, title: "Salad", portions: [.looking("tomatoes", share: share)])
    #expect(CoverDrawing.svg(of: subject).count > 700)
  }

  @Test(arguments: [
    "", "🍕🍕🍕", "\u{0}", "   ", "<script>alert(\"&\")</script>", "борщ", String(repeating: "ß", count: 5000),
  ])
  func survivesAnyTitleAndName(text: String) {
    let subject = Self.subject(text, seed: .max, [text, "\(text) tomato", text])
    let svg = String(decoding: CoverDrawing.svg(of: subject), as: UTF8.self)
    #expect(SVGChecker(svg).faults == [])
    #expect(!svg.contains("script"))
  }

  @Test func survivesFiveHundredIngredients() {
    let names = (0..<500).map { "\(Self.names[$0 % Self.names.count]) \($0 % 3 == 0 ? "nobody knows" : "")" }
    #expect(CoverDrawing.svg(of: Self.subject("Soup", seed: 3, names)).count < 9000)
  }

  @Test func anUnknownFoodKeepsItsLook() {
    let portions = ["zorbleberries of Mars", "Zorbleberries of mars"].map { CoverPortion(unknown: $0, share: 1) }
    #expect(portions[0] != nil && portions[0] == portions[1])
    #expect(["🍲", "", "½"].allSatisfy { CoverPortion(unknown: $0, share: 1) == nil })
  }

  @Test func everyShapeCanLieOnAnyPlate() {
    for shape in PieceShape.allCases {
      let portion = CoverPortion(color: Tint(0xC8341F), inner: Tint(0xF07A52), shape: shape, share: 1)
      for vessel in Vessel.allCases {
        let svg = CoverDrawing.svg(of: CoverComposition(seed: 8, vessel: vessel, ground: .lunch, portions: [portion]))
        #expect(SVGChecker(String(decoding: svg, as: UTF8.self)).faults == [], "\(shape) \(vessel)")
      }
    }
  }

  @Test(arguments: GoldenCovers.all)
  func drawsExactlyWhatItDrewBefore(cover: GoldenCovers.Cover) {
    #expect(String(decoding: CoverDrawing.svg(of: cover.subject), as: UTF8.self) == cover.svg)
  }
}
