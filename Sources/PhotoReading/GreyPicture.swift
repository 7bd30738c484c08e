/// A picture in shades of grey, from 0 for black to 255 for white, row by row.
public struct GreyPicture: Sendable, Equatable {
  public let width: Int
  public let height: Int
  public private(set) var pixels: [UInt8]

  /// A white one.
  init(width: Int, height: Int) {
    (self.width, self.height) = (max(1, width), max(1, height))
    pixels = [UInt8](repeating: 255, count: self.width * self.height)
  }

  /// Reads a binary PGM of one byte a pixel.
  ///
  /// Source: pgm(5) of Netpbm. `nil` for other bytes, and for fewer pixels than the head announces.
  public init?(pgm bytes: [UInt8]) {
    guard bytes.starts(with: "P5".utf8) else { return nil }
    var index = 2
    var numbers: [Int] = []
    while numbers.count < 3, let number = Self.number(in: bytes, &index) { numbers.append(number) }
    guard numbers.count == 3, numbers[2] == 255, (1...50_000).contains(numbers[0]), (1...50_000).contains(numbers[1]),
      bytes.count - index - 1 >= numbers[0] * numbers[1]
    else { return nil }
    (width, height) = (numbers[0], numbers[1])
    pixels = Array(bytes[(index + 1)...].prefix(width * height))
  }

  /// The next number of the head, behind white space and comments.
  private static func number(in bytes: [UInt8], _ index: inout Int) -> Int? {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == 0x23 {
      if bytes[index] == 0x23 { while index < bytes.count, bytes[index] != 0x0A { index += 1 } } else { index += 1 }
    }
    let start = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    return Int(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// The same as a file.
  public var pgm: [UInt8] { Array("P5\n\(width) \(height)\n255\n".utf8) + pixels }

  subscript(x: Int, y: Int) -> UInt8 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Turned clockwise by so many right angles.
  func turned(_ quarters: Int) -> GreyPicture {
    guard quarters & 3 != 0 else { return self }
    var result = GreyPicture(width: height, height: width)
    for y in 0..<height {
      for x in 0..<width { result[height - 1 - y, x] = self[x, y] }
    }
    return result.turned((quarters & 3) - 1)
  }

  /// The shade that parts ink from paper best: everything darker is ink.
  ///
  /// Source: Otsu, “A threshold selection method from gray-level histograms”, IEEE Trans. SMC 9 (1979).
  var inkThreshold: UInt8 {
    var histogram = [Double](repeating: 0, count: 256)
    for pixel in pixels { histogram[Int(pixel)] += 1 }
    let total = Double(pixels.count)
    let sum = histogram.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
    var best = (shade: 128, spread: -1.0)
    var (dark, darkSum) = (0.0, 0.0)
    for shade in 0..<255 {
      dark += histogram[shade]
      darkSum += Double(shade) * histogram[shade]
      guard dark > 0, dark < total else { continue }
      let difference = darkSum / dark - (sum - darkSum) / (total - dark)
      let spread = dark * (total - dark) * difference * difference
      if spread > best.spread { best = (shade, spread) }
    }
    return UInt8(best.shade + 1)
  }
}
