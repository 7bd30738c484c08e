/// Eggs, shrimps, dumplings, pasta: pieces with a body of their own.
extension Canvas {
  mutating func eggs(_ color: Tint, _ inner: Tint, _ size: Double, _ places: [Place]) {
    fill(color, edge: color.darker(14))
    for place in places {
      soft([
        place.at(-1.5, -0.9 + place.jitter(0) * 0.3), place.at(0.1, -1.6), place.at(1.5, -0.7),
        place.at(1.35 + place.jitter(1) * 0.2, 1), place.at(0, 1.55), place.at(-1.6, 0.8 + place.jitter(2) * 0.3),
      ])
    }
    end()
    dots(inner.darker(10), size * 1.25, places)
    dots(inner, size * 1.05, places)
    glints(inner, size, places, reach: 0.25)
  }

  mutating func shrimps(_ color: Tint, _ inner: Tint, _ size: Double, _ places: [Place]) {
    for (tint, width) in [(color.darker(15), 0.8), (color, 0.58)] {
      draw(tint, width: size * width)
      for place in places {
        move(to: place.at(-0.8, 0.7))
        curve(place.at(-1, -1), place.at(1, -1.1), to: place.at(0.75, 0.5))
      }
      end()
    }
    draw(inner, width: size * 0.16)
    for place in places {
      for (along, across) in [(-0.75, -0.1), (-0.1, -0.6), (0.6, -0.2)] {
        move(to: place.at(along * 0.75, across * 0.65))
        line(to: place.at(along * 1.2, across * 1.25))
      }
    }
    end()
  }

  mutating func balls(_ color: Tint, _ size: Double, _ places: [Place]) {
    dots(color.darker(24), size * 2, places)
    draw(color, width: size * 1.65)
    for place in places { dot(at: Point(place.x + light.x * size * 0.15, place.y + light.y * size * 0.15)) }
    end()
    draw(color.lighter(30), width: size * 0.28)
    for place in places {
      move(to: Point(place.x + light.x * size * 0.6 - 2, place.y + light.y * size * 0.6 + 1))
      curve(
        Point(place.x + light.x * size * 0.75, place.y + light.y * size * 0.75),
        to: Point(place.x + light.x * size * 0.55 + 3, place.y + light.y * size * 0.55))
    }
    end()
  }

  mutating func tubes(_ color: Tint, _ size: Double, _ places: [Place]) {
    for (tint, width) in [(color.darker(26), 0.95), (color, 0.72)] {
      draw(tint, width: size * width)
      for place in places {
        move(to: place.at(-0.95, 0.1))
        line(to: place.at(0.9, -0.1))
      }
      end()
    }
    draw(color.darker(45), width: size * 0.36)
    for place in places { dot(at: place.at(0.95, -0.1)) }
    end()
  }

  mutating func noodles(_ color: Tint, _ size: Double, _ places: [Place]) {
    for (tint, width) in [(color.darker(22), 0.52), (color, 0.34)] {
      draw(tint, width: size * width)
      for place in places {
        move(to: place.at(-2, 0.5))
        curve(place.at(-0.5, -1.6 + place.jitter(0) * 0.4), place.at(0.8, 1.6), to: place.at(2, -0.4))
      }
      end()
    }
  }

  mutating func drops(_ color: Tint, _ size: Double, _ places: [Place]) {
    fill(color, edge: color.darker(10))
    for place in places {
      soft([
        place.at(-1.1, -0.6 + place.jitter(0) * 0.3), place.at(0.7, -1.1), place.at(1.2, 0.7),
        place.at(-0.5, 1.15 + place.jitter(1) * 0.2),
      ])
    }
    end()
    glints(color, size, places)
  }
}
