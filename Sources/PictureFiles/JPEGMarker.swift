/// The second bytes of markers (ITU-T T.81 table B.1) that more than one place speaks of.
enum JPEGMarker {
  static let startOfImage: UInt8 = 0xD8
  static let endOfImage: UInt8 = 0xD9
  static let application0: UInt8 = 0xE0
  static let application1: UInt8 = 0xE1
  static let application2: UInt8 = 0xE2
  static let application14: UInt8 = 0xEE

  /// RST0 to RST7, which stand inside entropy-coded data.
  static func isRestart(_ marker: UInt8) -> Bool { 0xD0...0xD7 ~= marker }

  /// Markers without a length. Restarts and TEM between segments mean nothing and are passed over.
  static func standsAlone(_ marker: UInt8) -> Bool { marker == 0x01 || isRestart(marker) }
}
