/// What was measured of one program doing one thing.
struct Measurement {
  /// Seconds.
  var wall = Samples()
  /// Seconds on all cores.
  var cpu = Samples()
  /// Megabytes.
  var peak = Samples()

  mutating func add(_ outcome: Subprocess.Outcome) {
    wall.add(Double(outcome.wall) / 1e9)
    cpu.add(Double(outcome.cpu) / 1e9)
    peak.add(Double(outcome.peak) / 1024)
  }

  /// Of the writer, which times itself.
  mutating func add(seconds: Double) { wall.add(seconds) }
}
