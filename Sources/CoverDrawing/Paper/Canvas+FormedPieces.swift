/// Eggs, shrimps, dumplings, pasta: pieces with a body of their own.
extension Canvas {
  mutating func eggs(_ color: Tint, _ inner: Tint, _ size: Double, _ places: [Place]) {
    fill(color, edge: color.darker(14))
    for place in places {
      soft([
        place.at(-1.6, -0.8 + place.jitter(0) * 0.3), place.at(0.3, -1.7), place.at(1.7, -0.2),
        place.at(0.9 + place.jitter(1) * 0.2, 1.6), place.at(-1.3, 1.3 + place.jitter(2) * 0.3),
      ])
    }
    end()
    dots(inner, size * 1.15, places)
    glints(inner, size, places, reach: 0.25)
  }

  mutating func shrimps(_ color: Tint, _ inner: Tint, _ size: Double, _ places: [Place]) {
    layers([Layer(tint: color.darker(18), width: size * 0.8), Layer(tint: color, width: size * 0.58)]) { canvas in
      for place in places {
        canvas.move(to: place.at(-0.8, 0.7))
        canvas.curve(place.at(-1, -1), place.at(1, -1.1), to: place.at(0.75, 0.5))
      }
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
    let lower = Layer(tint: color.darker(24), width: size * 2)
    layers([lower, Layer(tint: color, width: size * 1.65, lift: size * 0.15)]) { canvas in
      for place in places { canvas.dot(at: place.point) }
    }
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
    layers([Layer(tint: color.darker(26), width: size * 0.95), Layer(tint: color, width: size * 0.72)]) { canvas in
      for place in places {
        canvas.move(to: place.at(-0.95, 0.1))
        canvas.line(to: place.at(0.9, -0.1))
      }
    }
    draw(color.darker(45), width: size * 0.36)
    for place in places { dot(at: place.at(0.95, -0.1)) }
    end()
  }

  mutating func noodles(_ color: Tint, _ size: Double, _ places: [Place]) {
    layers([Layer(tint: color.darker(22), width: size * 0.52), Layer(tint: color, width: size * 0.34)]) { canvas in
      for place in places {
        canvas.move(to: place.at(-2, 0.5))
        canvas.curve(place.at(-0.5, -1.6 + place.jitter(0) * 0.4), place.at(0.8, 1.6), to: place.at(2, -0.4))
      }
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
