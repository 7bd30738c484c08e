/// The picture as it is written: bytes of SVG, appended in drawing order.
///
/// Path data is kept short: relative commands in tenths of a unit, no separator that a sign or point makes needless.
/// Each relative step is taken from the rounded pen position, so that rounding never adds up.
struct Canvas {
  private(set) var bytes: [UInt8] = []
  /// Where the light comes from, in the turned system of the dish that is being drawn; length 1.
  var light = Point(-0.6, -0.8)
  /// How many outlines have been given a name, to be drawn again in another stroke.
  var namedOutlines = 0
  private var penX = 0
  private var penY = 0
  private var letter: UInt8 = 0
  private var separation = Separation.none

  /// What must stand before the next number of path data.
  private enum Separation { case none, afterInteger, afterFraction }

  init() { bytes.reserveCapacity(4096) }

  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A number of tenths, written as short as XML and SVG allow.
  mutating func tenths(_ value: Int) {
    if value < 0 { bytes.append(0x2D) }
    let magnitude = value.magnitude
    let whole = magnitude / 10
    let fraction = UInt8(magnitude % 10)
    if whole > 0 || fraction == 0 { digits(whole) }
    if fraction > 0 {
      bytes.append(0x2E)
      bytes.append(0x30 + fraction)
    }
  }

  private mutating func digits(_ value: UInt) {
    if value >= 10 { digits(value / 10) }
    bytes.append(0x30 + UInt8(value % 10))
  }

  mutating func number(_ value: Double) { tenths(Self.tenths(of: value)) }

  /// `#rrggbb`, or `#rgb` where that says the same.
  mutating func color(_ tint: Tint) {
    bytes.append(0x23)
    let channels = (tint.red, tint.green, tint.blue)
    let short = [channels.0, channels.1, channels.2].allSatisfy { $0 >> 4 == $0 & 15 }
    for channel in [channels.0, channels.1, channels.2] {
      bytes.append(Self.hexadecimal(channel >> 4))
      if !short { bytes.append(Self.hexadecimal(channel & 15)) }
    }
  }

  private static func hexadecimal(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }

  /// a, b, … z, ab, bb, …: short names for outlines.
  mutating func name(_ index: Int) {
    bytes.append(0x61 + UInt8(index % 26))
    if index >= 26 { name(index / 26 - 1) }
  }

  private static func tenths(of value: Double) -> Int { Arithmetic.round(value * 10) }

  // MARK: Path data

  private mutating func command(_ name: UInt8) {
    guard letter != name || name == 0x4D else { return }
    bytes.append(name)
    letter = name
    separation = .none
  }

  private mutating func coordinate(_ value: Int) {
    let startsWithPoint = value > 0 && value < 10
    switch separation {
    case .none: break
    case .afterInteger: if value >= 0 { bytes.append(0x20) }
    case .afterFraction: if value >= 0 && !startsWithPoint { bytes.append(0x20) }
    }
    tenths(value)
    separation = value % 10 == 0 ? .afterInteger : .afterFraction
  }

  /// Starts path data; the element's `d="` must be open.
  mutating func beginData() {
    letter = 0
    separation = .none
  }

  /// Lifts the pen to the nearest whole unit.
  mutating func move(to point: Point) {
    command(0x4D)
    penX = Arithmetic.round(point.x) * 10
    penY = Arithmetic.round(point.y) * 10
    coordinate(penX)
    coordinate(penY)
  }

  private mutating func step(to point: Point) -> (Int, Int) {
    let (x, y) = (Self.tenths(of: point.x), Self.tenths(of: point.y))
    return (x - penX, y - penY)
  }

  private mutating func go(_ step: (Int, Int)) {
    coordinate(step.0)
    coordinate(step.1)
  }

  mutating func line(to point: Point) {
    let step = step(to: point)
    command(0x6C)
    go(step)
    penX += step.0
    penY += step.1
  }

  mutating func curve(_ control: Point, to point: Point) {
    let (first, last) = (step(to: control), step(to: point))
    command(0x71)
    go(first)
    go(last)
    penX += last.0
    penY += last.1
  }

  mutating func curve(_ first: Point, _ second: Point, to point: Point) {
    let steps = (step(to: first), step(to: second), step(to: point))
    command(0x63)
    go(steps.0)
    go(steps.1)
    go(steps.2)
    penX += steps.2.0
    penY += steps.2.1
  }

  /// An arc of a circle, clockwise on the page unless `counter`.
  mutating func arc(radius: Double, large: Bool = false, counter: Bool = false, to point: Point) {
    let last = step(to: point)
    command(0x61)
    coordinate(Self.tenths(of: radius))
    coordinate(Self.tenths(of: radius))
    coordinate(0)
    coordinate(large ? 10 : 0)
    coordinate(counter ? 0 : 10)
    go(last)
    penX += last.0
    penY += last.1
  }

  /// A round dot as wide as the stroke.
  mutating func dot(at point: Point) {
    move(to: point)
    bytes.append(0x68)
    bytes.append(0x30)
    letter = 0x68
  }

  mutating func close() {
    bytes.append(0x7A)
    letter = 0x7A
  }
}
