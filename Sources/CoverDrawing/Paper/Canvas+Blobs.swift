extension Canvas {
  /// A closed soft outline through the middles of a polygon's sides.
  mutating func soft(_ corners: [Point]) {
    guard let first = corners.first, let last = corners.last else { return }
    move(to: last.mid(first))
    for (index, corner) in corners.enumerated() {
      let next = index + 1 < corners.count ? corners[index + 1] : first
      curve(corner, to: corner.mid(next))
    }
    close()
  }

  /// An open soft line through the middles of a chain of points.
  mutating func softLine(_ points: [Point]) {
    guard points.count > 1 else { return }
    move(to: points[0])
    for index in 1..<points.count {
      let end = index + 1 < points.count - 1 ? points[index].mid(points[index + 1]) : points[points.count - 1]
      curve(points[index], to: end)
      if index + 1 >= points.count - 1 { break }
    }
  }

  mutating func polygon(_ corners: [Point]) {
    guard let first = corners.first else { return }
    move(to: first)
    for corner in corners.dropFirst() { line(to: corner) }
    close()
  }
}
