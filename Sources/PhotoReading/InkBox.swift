/// A rectangle of pixels; its right and bottom edges stand just outside.
struct InkBox: Sendable, Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  /// Twice the middle, so that it stays whole.
  var doubleMiddle: (x: Int, y: Int) { (left + right, top + bottom) }

  mutating func include(x: Int, y: Int) {
    (left, right) = (min(left, x), max(right, x + 1))
    (top, bottom) = (min(top, y), max(bottom, y + 1))
  }

  func union(_ other: InkBox) -> InkBox {
    InkBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func grown(by margin: Int, within picture: GreyPicture) -> InkBox {
    InkBox(
      left: max(0, left - margin), top: max(0, top - margin), right: min(picture.width, right + margin),
      bottom: min(picture.height, bottom + margin))
  }
}

/// Ink that hangs together: a letter, a dot, a stroke.
struct InkComponent: Sendable {
  private(set) var box: InkBox
  private(set) var pixels: [(x: Int, y: Int)]

  /// All in a rectangle of a picture, from left to right; specks of a few pixels are left out.
  static func all(in area: InkBox, of picture: GreyPicture, threshold: UInt8) -> [InkComponent] {
    var seen = [Bool](repeating: false, count: max(0, area.width * area.height))
    var found: [InkComponent] = []
    for y in area.top..<max(area.top, area.bottom) {
      for x in area.left..<max(area.left, area.right) {
        guard picture[x, y] < threshold, !seen[(y - area.top) * area.width + x - area.left] else { continue }
        found.append(InkComponent(from: (x, y), in: area, of: picture, threshold, &seen))
      }
    }
    let speck = max(4, area.height * area.height / 200)
    return found.filter { $0.pixels.count > speck }.sorted { $0.box.left < $1.box.left }
  }

  private init(
    from start: (x: Int, y: Int), in area: InkBox, of picture: GreyPicture, _ threshold: UInt8, _ seen: inout [Bool]
  ) {
    box = InkBox(left: start.x, top: start.y, right: start.x + 1, bottom: start.y + 1)
    pixels = []
    var open = [start]
    seen[(start.y - area.top) * area.width + start.x - area.left] = true
    while let (x, y) = open.popLast() {
      pixels.append((x, y))
      box.include(x: x, y: y)
      for nextY in max(area.top, y - 1)..<min(area.bottom, y + 2) {
        for nextX in max(area.left, x - 1)..<min(area.right, x + 2) {
          let index = (nextY - area.top) * area.width + nextX - area.left
          guard !seen[index], picture[nextX, nextY] < threshold else { continue }
          seen[index] = true
          open.append((nextX, nextY))
        }
      }
    }
  }

  /// Whether it is a stroke that rises to the right, thin beside its height.
  var isSlash: Bool {
    guard box.height >= 8, box.width * 4 >= box.height else { return false }
    let band = box.height / 4
    guard let head = middle(of: box.top..<(box.top + band)), let foot = middle(of: (box.bottom - band)..<box.bottom)
    else { return false }
    return (head - foot) * 3 > box.height && pixels.count * 10 < box.height * box.height * 3
      && middle(of: (box.top + band)..<(box.bottom - band)).map { $0 < head && $0 > foot } == true
  }

  private func middle(of rows: Range<Int>) -> Int? {
    let across = pixels.filter { rows.contains($0.y) }.map(\.x)
    return across.isEmpty ? nil : across.reduce(0, +) / across.count
  }
}
