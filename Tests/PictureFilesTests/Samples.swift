/// The bytes of `text`, for names and payloads.
func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
  (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}

func littleEndian(_ number: Int, _ count: Int) -> [UInt8] { bigEndian(number, count).reversed() }

/// Named bytes put together from parts, for tables of cases.
struct Case: Sendable {
  let name: String
  let bytes: [UInt8]

  init(_ name: String, _ parts: [UInt8]...) {
    self.name = name
    bytes = parts.flatMap { $0 }
  }
}

extension [UInt8] {
  /// These bytes without the last `count`.
  func cut(_ count: Int) -> [UInt8] { Array(dropLast(count)) }

  /// Whether `needle` stands anywhere in these bytes.
  func holds(_ needle: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: needle) }
  }

  func holds(_ text: String) -> Bool { holds(ascii(text)) }
}

/// An EXIF block as cameras write it: a GPS pointer and a maker besides the orientation, and a text behind them.
func cameraEXIF(orientation: Int, littleEndian little: Bool = true) -> [UInt8] {
  func number(_ value: Int, _ count: Int) -> [UInt8] {
    little ? littleEndian(value, count) : bigEndian(value, count)
  }
  func entry(_ tag: Int, _ type: Int, _ value: [UInt8]) -> [UInt8] {
    [number(tag, 2), number(type, 2), number(1, 4), value].flatMap { $0 }
  }
  let parts = [
    ascii(little ? "II" : "MM"), number(42, 2), number(8, 4), number(3, 2), entry(0x010F, 2, ascii("Cam\0")),
    entry(0x0112, 3, number(orientation, 2) + [0, 0]), entry(0x8825, 4, number(50, 4)), number(0, 4),
    ascii("52 deg N secret place"),
  ]
  return parts.flatMap { $0 }
}

/// The block that is left of camera data: a header, one directory, one tag.
func minimalEXIF(orientation: Int) -> [UInt8] {
  let header: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
  let directory: [UInt8] = [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
  return header + directory
}
