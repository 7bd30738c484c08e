import Fingerprints
import Testing

@Suite struct InputLedgerTests {
  private struct Inputs {
    @Input var name: String
    @Input var note: String?
    @Input var numbers: [Int]
    let fingerprint: Fingerprint

    init(_ name: String, _ note: String? = nil, _ numbers: [Int] = []) {
      var ledger = InputLedger()
      _name = ledger.note(name)
      _note = ledger.note(note)
      _numbers = ledger.note(numbers)
      fingerprint = ledger.finish()
    }
  }

  @Test func keepsWhatItNotes() {
    let inputs = Inputs("a", "b", [1, 2])
    #expect(inputs.name == "a" && inputs.note == "b" && inputs.numbers == [1, 2])
  }

  @Test func everyFieldCounts() {
    let all = [
      Inputs("a"), Inputs("b"), Inputs("a", ""), Inputs("a", "b"), Inputs("a", nil, [1]), Inputs("a", nil, [1, 2]),
      Inputs("a", nil, [2, 1]),
    ]
    #expect(Set(all.map(\.fingerprint)).count == all.count)
    #expect(Inputs("a", "b", [3]).fingerprint == Inputs("a", "b", [3]).fingerprint)
  }

  @Test func aValueMayStandForWhatItWasMadeFrom() {
    func fingerprint(_ value: Int, _ source: String) -> Fingerprint {
      var ledger = InputLedger()
      _ = ledger.note(value, as: Fingerprint(of: source))
      return ledger.finish()
    }
    #expect(fingerprint(1, "a") == fingerprint(2, "a") && fingerprint(1, "a") != fingerprint(1, "b"))
  }

  @Test func listsAfterEachOtherAreNotOne() {
    func fingerprint(_ first: [String], _ second: [String]) -> Fingerprint {
      var ledger = InputLedger()
      _ = ledger.note(first)
      _ = ledger.note(second)
      return ledger.finish()
    }
    #expect(fingerprint(["a"], ["b"]) != fingerprint(["a", "b"], []))
  }
}
