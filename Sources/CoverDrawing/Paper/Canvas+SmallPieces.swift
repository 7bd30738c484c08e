/// Pieces of which several lie at one place.
extension Canvas {
  mutating func grains(_ color: Tint, _ size: Double, _ places: [Place]) {
    draw(color, width: size * 0.44)
    for place in places {
      for index in 0..<4 {
        let start = place.at(place.jitter(index) * 0.9, Double(index) * 0.55 - 0.85)
        move(to: start)
        let lean = place.jitter(index + 4)
        line(to: Point(start.x + size * 0.5 * lean, start.y + size * (0.55 - lean.magnitude * 0.3)))
      }
    }
    end()
  }

  mutating func specks(_ color: Tint, _ size: Double, _ places: [Place]) {
    draw(color, width: size * 0.4)
    for place in places {
      for index in 0..<3 { dot(at: place.at(place.jitter(index) * 1.1, place.jitter(index + 4) * 1.1)) }
    }
    end()
  }

  mutating func beans(_ color: Tint, _ size: Double, _ places: [Place]) {
    let lower = Layer(tint: color.darker(24), width: size * 0.98)
    layers([lower, Layer(tint: color, width: size * 0.72, lift: size * 0.08)]) { canvas in
      for place in places {
        for (index, spot) in Self.trio(place).enumerated() {
          canvas.move(to: spot)
          canvas.line(to: Point(spot.x + size * 0.22 * place.jitter(index), spot.y - size * 0.12))
        }
      }
    }
  }

  private static func trio(_ place: Place) -> [Point] {
    [
      place.at(-0.55 + place.jitter(0) * 0.15, -0.35), place.at(0.55, -0.2 + place.jitter(1) * 0.25),
      place.at(place.jitter(2) * 0.2, 0.62),
    ]
  }

  mutating func berries(_ color: Tint, _ size: Double, _ places: [Place], several: Bool) {
    let width = several ? size : size * 1.55
    let lower = Layer(tint: color.darker(25), width: width)
    layers([lower, Layer(tint: color, width: width * 0.78, lift: size * 0.12)]) { canvas in
      for place in places { for spot in Self.spots(place, several) { canvas.dot(at: spot) } }
    }
    glints(color, several ? size * 0.6 : size, places, reach: several ? 0.75 : 0.4)
  }

  private static func spots(_ place: Place, _ several: Bool) -> [Point] {
    several ? [place.at(-0.6, 0.1), place.at(0.45, -0.5), place.at(0.3, 0.65)] : [place.point]
  }

  mutating func nuts(_ color: Tint, _ inner: Tint, _ size: Double, _ places: [Place]) {
    fill(color, edge: color.darker(30))
    for place in places {
      move(to: place.at(-1, 0))
      curve(place.at(-0.4, -1.1), to: place.at(1, -0.05))
      curve(place.at(-0.3, 1.15), to: place.at(-1, 0))
      close()
    }
    end()
    draw(inner, width: size * 0.16)
    for place in places {
      move(to: place.at(-0.6, 0.05))
      curve(place.at(0, -0.3), to: place.at(0.55, 0))
    }
    end()
  }
}
