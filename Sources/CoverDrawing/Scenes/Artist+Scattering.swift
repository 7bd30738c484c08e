/// How pieces come to lie: in clusters, overlapping, never strewn evenly.
extension Artist {
  mutating func place(_ point: Point, _ size: Double) -> Place {
    Place(point, size: size, turns: dice.between(0, 1), wobble: dice.next())
  }

  /// `count` places spread over a disc along a sunflower spiral, nudged a little.
  mutating func sunflower(_ count: Int, radius: Double, size: Double, center: Point = Point(0, 0)) -> [Place] {
    let turn = dice.between(0, 1)
    var places: [Place] = []
    places.reserveCapacity(count)
    for index in 0..<count {
      let part = (Double(index) + 0.5) / Double(count)
      var point = Point(
        around: center, radius: radius * Arithmetic.squareRoot(part), turns: turn + Double(index) * 0.381966)
      point.x += dice.between(-2, 2)
      point.y += dice.between(-2, 2)
      places.append(place(point, size * dice.between(0.92, 1.1)))
    }
    return places
  }

  /// Shares the places out by weight; each portion takes those nearest to one or two middles of its own.
  mutating func cluster(_ portions: [CoverPortion], over places: [Place]) -> [[Place]] {
    var free = places
    var shares = portions.map { Arithmetic.squareRoot($0.share) }
    var left = shares.reduce(0, +)
    var result: [[Place]] = []
    for index in portions.indices {
      let wish = Arithmetic.round(Double(free.count) * shares[index] / max(left, 0.0001))
      let isLast = index == portions.count - 1
      let count = min(free.count, isLast ? free.count : max(wish, min(2, free.count)))
      left -= shares[index]
      shares[index] = 0
      result.append(take(count, from: &free))
    }
    return result
  }

  private mutating func take(_ count: Int, from free: inout [Place]) -> [Place] {
    guard count > 0 else { return [] }
    let middles = [free[dice.below(free.count)].point, free[dice.below(free.count)].point, free[0].point]
    let used = count > 5 ? 3 : 2
    var scored: [(distance: Double, index: Int)] = []
    scored.reserveCapacity(free.count)
    for (index, place) in free.enumerated() {
      var nearest = Double.infinity
      for middle in middles.prefix(used) {
        let (dx, dy) = (place.x - middle.x, place.y - middle.y)
        nearest = min(nearest, dx * dx + dy * dy)
      }
      scored.append((nearest + dice.between(0, 250), index))
    }
    scored.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.index < $1.index }
    let chosen = scored.prefix(count).map(\.index).sorted()
    let taken = chosen.map { free[$0] }
    for index in chosen.reversed() { free.remove(at: index) }
    return taken
  }

  /// Draws portions over places in two layers, the lower one a shade darker, so that pieces overlap visibly.
  mutating func strew(_ portions: [CoverPortion], over places: [Place]) {
    guard !portions.isEmpty, !places.isEmpty else { return }
    let clusters = cluster(Array(portions.prefix(5)), over: places)
    for layer in 0..<2 {
      for (portion, cluster) in zip(portions, clusters) {
        if cluster.count < 5 {
          if layer == 1 { canvas.pieces(portion.shape, portion.color, inner: portion.inner, at: cluster) }
          continue
        }
        let half = cluster.enumerated().filter { $0.offset % 2 == layer }.map(\.element)
        let color = layer == 0 ? portion.color.darker(10) : portion.color
        canvas.pieces(portion.shape, color, inner: portion.inner, at: half)
      }
    }
  }

  /// A heap: a bed in the colour of what lies in it, pieces over it.
  mutating func mound(_ portions: [CoverPortion], radius: Double, center: Point = Point(0, 0), bed: Tint) {
    canvas.fill(bed, edge: bed.darker(14))
    canvas.soft(blob(center, radius, corners: 9))
    canvas.end()
    let count = min(34, Int(radius * radius / 125))
    strew(portions, over: sunflower(count, radius: radius * 0.9, size: 9.4, center: center))
  }

  /// The corners of an uneven round outline.
  mutating func blob(_ center: Point, _ radius: Double, corners: Int, unevenness: Double = 0.1) -> [Point] {
    let turn = dice.between(0, 1)
    return (0..<corners).map { index in
      let reach = radius * (1.06 + dice.between(-unevenness, unevenness))
      return Point(around: center, radius: reach, turns: turn + Double(index) / Double(corners))
    }
  }

  /// Herbs laid on top near a point; a few leaves where the recipe has no herb are not invented.
  mutating func herbs(around center: Point, reach: Double, count: Int = 4, size: Double = 8) {
    guard let herb = larder.herbs.first else { return }
    let sprig = canvas.namedOutlines
    canvas.namedOutlines += 1
    canvas.beginDefinition(sprig)
    canvas.pieces(herb.shape, herb.color, inner: herb.inner, at: [Place(Point(0, 0), size: size, turns: 0, wobble: 0)])
    canvas.endDefinition()
    for index in 0..<count {
      let turns = Double(index) / Double(count) + dice.between(0, 0.2)
      let point = Point(around: center, radius: reach * dice.between(0.35, 1), turns: turns)
      canvas.use(sprig, at: point, degrees: dice.below(360))
    }
  }

  /// A pinch of every ground spice.
  mutating func pinch(around center: Point, reach: Double) {
    guard let dust = larder.dusts.first else { return }
    let places = sunflower(6, radius: reach, size: 5, center: center)
    canvas.pieces(.powder, dust.color.mixed(with: dust.inner, percent: 10), inner: dust.inner, at: places)
  }
}
