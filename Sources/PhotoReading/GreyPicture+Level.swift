internal import Glibc

/// Slanting lines, found and set level.
extension GreyPicture {
  /// Slants to either side that are looked for, in degrees; a page on its side is turned first.
  private static let steepest = 15.0
  /// Below this slant, in degrees, recognition does not mind.
  private static let leastSlant = 0.15

  /// With its lines level; white where it has no pixels then, and no larger than what stands on it.
  func levelled() -> GreyPicture {
    let edges = upperEdges
    let slant = Self.slant(of: edges)
    return abs(slant) < Self.leastSlant ? self : rotated(by: slant, keeping: edges)
  }

  /// By how many degrees lines fall to the right: where upper edges of letters fall into the fewest rows.
  ///
  /// Source: Postl, “Detection of linear oblique structures and skew scan in digitized documents”, ICPR 1986, by the squares
  /// of the rows' sums. Edges are told by their neighbours, so that shadows over the paper are none.
  var slant: Double { Self.slant(of: upperEdges) }

  private static func slant(of edges: [(x: Double, y: Double)]) -> Double {
    guard edges.count >= 50 else { return 0 }
    let coarse = sharpest(of: edges, around: 0, reach: Self.steepest, step: 0.5)
    let fine = sharpest(of: edges, around: coarse, reach: 0.5, step: 0.05)
    // Noise and pictures have no rows, whatever way they are looked at.
    return sharpness(of: edges, at: fine) > sharpness(of: edges, at: 0) * gain ? fine : 0
  }

  /// By how much a slant has to be sharper than none.
  private static let gain = 1.1

  /// Where a light square of pixels stands above a dark one, in squares.
  private var upperEdges: [(x: Double, y: Double)] {
    let side = squareSide
    let (across, down) = (width / side, height / side)
    var means = [Int](repeating: 255, count: across * down)
    for y in 0..<down {
      for x in 0..<across {
        var sum = 0
        for row in (y * side)..<((y + 1) * side) {
          for column in (x * side)..<((x + 1) * side) { sum += Int(self[column, row]) }
        }
        means[y * across + x] = sum / (side * side)
      }
    }
    var result: [(x: Double, y: Double)] = []
    for place in across..<max(across, means.count) where means[place] + Self.edge < means[place - across] {
      result.append((Double(place % across), Double(place / across)))
    }
    return result
  }

  private var squareSide: Int { max(2, max(width, height) / 800) }

  /// By how much ink is darker than the paper above it.
  private static let edge = 48

  private static func sharpest(
    of edges: [(x: Double, y: Double)], around middle: Double, reach: Double, step: Double
  ) -> Double {
    var best = (angle: middle, sharpness: -1.0)
    // From the middle outwards, so that of equals the least slant counts.
    for index in 0...Int((reach / step).rounded()) {
      for angle in index == 0 ? [middle] : [middle - Double(index) * step, middle + Double(index) * step] {
        let sharpness = sharpness(of: edges, at: angle)
        if sharpness > best.sharpness { best = (angle, sharpness) }
      }
    }
    return best.angle
  }

  private static func sharpness(of edges: [(x: Double, y: Double)], at angle: Double) -> Double {
    let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
    // A side has at most 1,600 squares.
    var rows = [Double](repeating: 0, count: 8192)
    for (x, y) in edges { rows[min(8191, max(0, Int(y * cosine - x * sine) + 4096))] += 1 }
    return rows.reduce(0) { $0 + $1 * $1 }
  }

  /// Turned anticlockwise by some degrees about its middle, on white, from the first to the last edge with a margin: the
  /// corners of the paper beyond would be taken for letters.
  private func rotated(by angle: Double, keeping edges: [(x: Double, y: Double)]) -> GreyPicture {
    let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
    let (middleX, middleY) = (Double(width - 1) / 2, Double(height - 1) / 2)
    let side = Double(squareSide)
    let turned = edges.map { edge in
      let (across, down) = (edge.x * side - middleX, edge.y * side - middleY)
      return (x: across * cosine + down * sine, y: down * cosine - across * sine)
    }
    let margin = Double(max(width, height)) / 30
    let left = (turned.map(\.x).min() ?? 0) - margin
    let top = (turned.map(\.y).min() ?? 0) - margin
    var result = GreyPicture(
      width: Int((turned.map(\.x).max() ?? 0) + margin - left), height: Int((turned.map(\.y).max() ?? 0) + margin - top)
    )
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (across, down) = (Double(x) + left, Double(y) + top)
        result[x, y] = shade(across * cosine - down * sine + middleX, across * sine + down * cosine + middleY)
      }
    }
    return result
  }

  /// Between the four pixels around a point; white outside.
  private func shade(_ x: Double, _ y: Double) -> UInt8 {
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    guard left >= 0, top >= 0, left + 1 < width, top + 1 < height else { return 255 }
    let (right, below) = (x - Double(left), y - Double(top))
    let upper = Double(self[left, top]) * (1 - right) + Double(self[left + 1, top]) * right
    let lower = Double(self[left, top + 1]) * (1 - right) + Double(self[left + 1, top + 1]) * right
    return UInt8(upper * (1 - below) + lower * below + 0.5)
  }

  /// Each pixel the mean of itself and its neighbours, nearer ones counting twice: grain goes, letters stay.
  func softened() -> GreyPicture {
    var result = self
    for y in 1..<max(1, height - 1) {
      for x in 1..<max(1, width - 1) {
        var sum = 0
        for (row, weight) in [(y - 1, 1), (y, 2), (y + 1, 1)] {
          sum += weight * (Int(self[x - 1, row]) + 2 * Int(self[x, row]) + Int(self[x + 1, row]))
        }
        result[x, y] = UInt8(sum / 16)
      }
    }
    return result
  }
}
