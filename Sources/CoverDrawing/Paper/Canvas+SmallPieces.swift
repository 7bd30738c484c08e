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
      for index in 0..<4 { dot(at: place.at(place.jitter(index) * 1.1, place.jitter(index + 4) * 1.1)) }
    }
    end()
  }

  mutating func beans(_ color: Tint, _ size: Double, _ places: [Place]) {
    draw(color.darker(22), width: size * 0.95)
    for place in places { for spot in Self.trio(place) { dot(at: spot) } }
    end()
    draw(color, width: size * 0.72)
    for place in places {
      for (index, spot) in Self.trio(place).enumerated() {
        move(to: spot)
        line(to: Point(spot.x + size * 0.22 * place.jitter(index), spot.y - size * 0.1))
      }
    }
    end()
    glints(color, size * 0.7, places, reach: 0.2)
  }

  private static func trio(_ place: Place) -> [Point] {
    [
      place.at(-0.55 + place.jitter(0) * 0.15, -0.35), place.at(0.55, -0.2 + place.jitter(1) * 0.25),
      place.at(place.jitter(2) * 0.2, 0.62),
    ]
  }

  mutating func berries(_ color: Tint, _ size: Double, _ places: [Place], several: Bool) {
    let width = several ? size * 1.0 : size * 1.55
    draw(color.darker(25), width: width)
    for place in places { for spot in Self.spots(place, several) { dot(at: spot) } }
    end()
    draw(color, width: width * 0.8)
    for place in places {
      for spot in Self.spots(place, several) {
        dot(at: Point(spot.x + light.x * size * 0.12, spot.y + light.y * size * 0.12))
      }
    }
    end()
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
