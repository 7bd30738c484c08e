/// Slices, cubes, wedges, strips: what a knife makes.
extension Canvas {
  mutating func slices(_ color: Tint, _ inner: Tint, _ size: Double, _ places: [Place]) {
    layers([Layer(tint: color.darker(10), width: size * 2.2), Layer(tint: inner, width: size * 1.75)]) { canvas in
      for place in places { canvas.dot(at: place.point) }
    }
    draw(color.mixed(with: inner, percent: 45), width: size * 0.18)
    for place in places {
      for spoke in 0..<4 {
        let turns = Double(spoke) / 4 + place.jitter(0) * 0.1
        move(to: Point(around: place.point, radius: size * 0.25, turns: turns))
        line(to: Point(around: place.point, radius: size * 0.62, turns: turns))
      }
    }
    end()
  }

  mutating func rings(_ color: Tint, _ size: Double, _ places: [Place]) {
    draw(color, width: size * 0.3)
    for place in places {
      let radius = size * (0.8 + place.jitter(0) * 0.15)
      move(to: place.at(-0.8, 0))
      arc(radius: radius, large: true, to: place.at(-0.8 + 0.15, 0.55))
      if place.jitter(1) > -0.3 {
        move(to: place.at(-0.3, 0))
        arc(radius: size * 0.42, large: true, to: place.at(-0.2, 0.3))
      }
    }
    end()
  }

  mutating func dice(_ color: Tint, _ size: Double, _ places: [Place]) {
    fill(color, edge: color.darker(26), width: 1.2)
    for place in places {
      let bend = place.jitter(0) * 0.14
      polygon([
        place.at(-0.75, -0.7 + bend), place.at(0.75, -0.75), place.at(0.7 + bend, 0.75), place.at(-0.7, 0.7 - bend),
      ])
    }
    end()
    draw(color.lighter(45), width: size * 0.26)
    for place in places {
      move(to: place.at(-0.4, 0.35))
      line(to: place.at(-0.38, -0.38))
      line(to: place.at(0.35, -0.42))
    }
    end()
  }

  mutating func chunks(_ color: Tint, _ size: Double, _ places: [Place]) {
    fill(color, edge: color.darker(28), width: 1.2)
    for place in places {
      soft([
        place.at(-1.15 + place.jitter(0) * 0.2, -0.5), place.at(0.3, -1.15 + place.jitter(1) * 0.25),
        place.at(1.2, 0.1 + place.jitter(2) * 0.4), place.at(-0.1, 1.15 + place.jitter(3) * 0.2),
      ])
    }
    end()
    draw(color.lighter(35), width: size * 0.24)
    for place in places {
      move(to: place.at(-0.4, -0.1))
      curve(place.at(-0.1, -0.5), to: place.at(0.35, -0.35))
    }
    end()
  }

  /// Flesh as a half moon, the skin along its outer side.
  mutating func wedges(_ color: Tint, _ inner: Tint, _ size: Double, _ places: [Place]) {
    fill(inner, edge: inner.darker(34))
    for place in places {
      move(to: place.at(-1.1, 0.25))
      curve(place.at(-0.6, -1.05), place.at(0.6, -1.05 + place.jitter(0) * 0.2), to: place.at(1.1, 0.3))
      curve(place.at(0, 0.62), to: place.at(-1.1, 0.25))
    }
    end()
    draw(color, width: size * 0.24)
    for place in places {
      move(to: place.at(-1.1, 0.25))
      curve(place.at(-0.6, -1.05), place.at(0.6, -1.05 + place.jitter(0) * 0.2), to: place.at(1.1, 0.3))
    }
    end()
  }

  mutating func strands(_ color: Tint, _ size: Double, _ places: [Place]) {
    draw(color, width: size * 0.34)
    for place in places {
      for index in 0..<2 {
        let across = Double(index) - 0.5
        move(to: place.at(-1 + place.jitter(index) * 0.4, across))
        curve(
          place.at(place.jitter(index + 3) * 0.6, across + place.jitter(index + 2)),
          to: place.at(1, across + place.jitter(index + 4) * 0.4))
      }
    }
    end()
  }

  mutating func strips(_ color: Tint, _ size: Double, _ places: [Place]) {
    layers([Layer(tint: color.darker(26), width: size * 0.95), Layer(tint: color, width: size * 0.7)]) { canvas in
      for place in places {
        canvas.move(to: place.at(-0.9, 0.15))
        canvas.curve(place.at(0, -0.4 + place.jitter(0) * 0.4), to: place.at(0.9, 0.1))
      }
    }
    draw(color.lighter(30), width: size * 0.16)
    for place in places {
      move(to: place.at(-0.5, -0.08))
      line(to: place.at(0.4, -0.1))
    }
    end()
  }

  mutating func flakes(_ color: Tint, _ size: Double, _ places: [Place]) {
    fill(color, edge: color.darker(18), width: 0.8)
    for place in places {
      for (along, across) in [(-0.35, -0.45), (0.2, 0.5)] {
        move(to: place.at(along - 0.7, across))
        curve(place.at(along, across - 0.75 + place.jitter(1) * 0.2), to: place.at(along + 0.75, across + 0.15))
        curve(place.at(along, across + 0.5), to: place.at(along - 0.7, across))
        close()
      }
    }
    end()
  }

  /// One dot for each place.
  mutating func dots(_ tint: Tint, _ width: Double, _ places: [Place], opacity: Int = 100) {
    draw(tint, width: width, opacity: opacity)
    for place in places { dot(at: place.point) }
    end()
  }
}
