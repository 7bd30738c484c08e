import Glibc

/// Samples as they come out of mistakes, broken disks and malice: bytes changed, left out, repeated, cut off, and pieces with a
/// meaning put anywhere. The same ones each time.
///
/// `GALLEY_FUZZ_MINUTES` says for how long, about; `make fuzz` asks for one or more. It counts rounds, since the same samples are
/// made on each machine.
public enum Damage {
  /// Calls `body` for every damaged sample; `seed` makes the same one again.
  ///
  /// - Parameters:
  ///   - samples: at least one; each comes once as it is.
  ///   - pieces: what a reader takes for more than text.
  ///   - usual: rounds where `GALLEY_FUZZ_MINUTES` is not set.
  public static func each(
    of samples: [[UInt8]], pieces: [String], usual: Int = 2000, _ body: (_ bytes: [UInt8], _ seed: Int) throws -> Void
  ) rethrows {
    for (number, sample) in samples.enumerated() { try body(sample, -1 - number) }
    let pieces = pieces.map { Array($0.utf8) } + broken
    for seed in 0..<rounds(usual) {
      var random = SeededGenerator(seed: UInt64(seed))
      var bytes = random.pick(samples)
      for _ in 0..<Int.random(in: 1...6, using: &random) { change(&bytes, pieces, &random) }
      try body(bytes, seed)
    }
  }

  public static func each(
    of samples: [String], pieces: [String], usual: Int = 2000, _ body: (_ bytes: [UInt8], _ seed: Int) throws -> Void
  ) rethrows {
    try each(of: samples.map { Array($0.utf8) }, pieces: pieces, usual: usual, body)
  }

  /// How often a suite changes its inputs.
  ///
  /// - Parameters:
  ///   - usual: where nobody asks for minutes.
  ///   - minute: what takes a minute, about, beside the rounds of other suites.
  public static func rounds(_ usual: Int, inAMinute minute: Int = 4000) -> Int {
    minutes.map { $0 * minute } ?? usual
  }

  /// How many minutes are asked for.
  public static var minutes: Int? { getenv("GALLEY_FUZZ_MINUTES").flatMap { Int(String(cString: $0)) } }

  /// Parts of characters, characters nobody sees, and the largest numbers.
  private static let broken: [[UInt8]] =
    [
      [0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0], [0x0D], [0x0D, 0x0A],
    ]
    + [
      "\u{301}", "\u{200B}", "\u{202E}", "\u{AD}", "😀", "9223372036854775807", "-9223372036854775808", "0.", "1/0",
      "1e999999",
      "99999999999999999999999999",
    ].map { Array($0.utf8) }

  private static func change(_ bytes: inout [UInt8], _ pieces: [[UInt8]], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let some = place..<min(bytes.count, place + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where place < bytes.count: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
    case 1: bytes.removeSubrange(some)
    case 2: bytes.insert(contentsOf: bytes[some], at: Int.random(in: 0...bytes.count, using: &random))
    case 3 where random.chance(4): bytes.removeSubrange(place...)
    case 4 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 5:
      let many = Array(repeatElement(random.pick(pieces), count: Int.random(in: 2...30, using: &random)).joined())
      bytes.insert(contentsOf: many, at: place)
    default: bytes.insert(contentsOf: random.pick(pieces), at: place)
    }
  }
}
