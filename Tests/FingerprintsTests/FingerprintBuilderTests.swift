import Fingerprints
import Testing

@Suite struct FingerprintBuilderTests {
  private func fingerprint(_ build: (inout FingerprintBuilder) -> Void) -> Fingerprint {
    var builder = FingerprintBuilder()
    build(&builder)
    return builder.finish()
  }

  @Test func keepsNeighbouringTextsApart() {
    let first = fingerprint {
      $0.combine("a")
      $0.combine("bc")
    }
    let second = fingerprint {
      $0.combine("ab")
      $0.combine("c")
    }
    #expect(first != second)
  }

  @Test func keepsKindsApart() {
    let kinds = [
      fingerprint { $0.combine("1") },
      fingerprint { $0.combine(Array("1".utf8)) },
      fingerprint { $0.combine(1) },
      fingerprint { $0.combine(true) },
      fingerprint { $0.combine(Fingerprint(of: "1")) },
      fingerprint { $0.combine(list: ["1"]) },
    ]
    #expect(Set(kinds).count == kinds.count)
  }

  @Test func tellsAbsentFromEmptyText() {
    #expect(fingerprint { $0.combine(nil as String?) } != fingerprint { $0.combine("") })
    #expect(fingerprint { $0.combine("x" as String?) } == fingerprint { $0.combine("x") })
  }

  @Test func keepsListsApart() {
    let first = fingerprint {
      $0.combine(list: ["a"])
      $0.combine(list: ["b"])
    }
    let second = fingerprint {
      $0.combine(list: ["a", "b"])
      $0.combine(list: [])
    }
    #expect(first != second)
  }

  @Test func dependsOnOrder() {
    #expect(
      fingerprint {
        $0.combine(1)
        $0.combine(2)
      }
        != fingerprint {
          $0.combine(2)
          $0.combine(1)
        })
  }

  @Test func givesTheSameOnEveryMachine() {
    let mixed = fingerprint {
      $0.combine("soup")
      $0.combine([1, 2] as [UInt8])
      $0.combine(-3)
      $0.combine(false)
      $0.combine(Fingerprint(high: 1, low: 2))
    }
    #expect(mixed.hex == "108ba6fe2d51ac95bbc98bba83259797")
  }

  @Test func goesOnAfterFinishing() {
    var builder = FingerprintBuilder()
    builder.combine("a")
    let early = builder.finish()
    builder.combine("b")
    #expect(early == fingerprint { $0.combine("a") })
    #expect(
      builder.finish()
        == fingerprint {
          $0.combine("a")
          $0.combine("b")
        })
  }

  @Test func tellsLongListsApartWhereverTheyDiffer() {
    let texts = (0..<30_000).map { "recipe \($0)" }
    let whole = fingerprint { builder in for text in texts { builder.combine(text) } }
    #expect(whole == fingerprint { builder in for text in texts { builder.combine(text) } })
    for changed in [0, 4000, 17_000, 29_999] {
      var other = texts
      other[changed] += "!"
      #expect(whole != fingerprint { builder in for text in other { builder.combine(text) } })
    }
    #expect(whole != fingerprint { builder in for text in texts.dropLast() { builder.combine(text) } })
  }
}
