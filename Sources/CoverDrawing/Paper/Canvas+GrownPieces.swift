/// Leaves, sprigs, pods, florets, mushrooms: what keeps the form it grew in.
extension Canvas {
  mutating func leaves(_ color: Tint, _ size: Double, _ places: [Place]) {
    fill(color, edge: color.darker(16))
    for place in places {
      let belly = 0.95 + place.jitter(0) * 0.2
      move(to: place.at(-1.3, 0))
      curve(place.at(-0.1, -1.3 * belly), to: place.at(1.35, 0.05))
      curve(place.at(0.1, 1.3 * belly), to: place.at(-1.3, 0))
      close()
    }
    end()
    draw(color.lighter(34), width: size * 0.13)
    for place in places {
      move(to: place.at(-1, 0))
      curve(place.at(0, 0.1 + place.jitter(1) * 0.15), to: place.at(1, 0))
    }
    end()
  }

  mutating func sprigs(_ color: Tint, _ size: Double, _ places: [Place]) {
    draw(color.darker(20), width: size * 0.16)
    for place in places {
      move(to: place.at(-1.4, 0.1))
      curve(place.at(0, -0.25), to: place.at(1.1, 0))
    }
    end()
    fill(color)
    for place in places {
      for (along, side) in [(-0.5, -1.0), (-0.15, 1.0), (0.5, -1.0), (0.75, 1.0)] {
        let root = place.at(along - 0.2, -0.05)
        move(to: root)
        curve(place.at(along - 0.05, side * 1.0), to: place.at(along + 0.55, side * 0.75))
        curve(place.at(along + 0.5, side * 0.05), to: root)
        close()
      }
    }
    end()
  }

  mutating func pods(_ color: Tint, _ inner: Tint, _ size: Double, _ places: [Place]) {
    layers([Layer(tint: color.darker(22), width: size * 0.66), Layer(tint: color, width: size * 0.46)]) { canvas in
      for place in places {
        canvas.move(to: place.at(-1.5, 0.25))
        canvas.curve(place.at(0, -0.55 + place.jitter(0) * 0.3), to: place.at(1.5, 0.2))
      }
    }
    draw(inner, width: size * 0.14)
    for place in places {
      move(to: place.at(-1.1, 0.02))
      curve(place.at(0, -0.4), to: place.at(1, 0))
    }
    end()
  }

  mutating func florets(_ color: Tint, _ inner: Tint, _ size: Double, _ places: [Place]) {
    draw(inner, width: size * 0.6)
    for place in places {
      move(to: place.at(0, 1.1))
      line(to: place.at(0, 0.1))
    }
    end()
    let heads = [(-0.6, 0.0), (0.6, 0.05), (0.0, -0.5)]
    let lower = Layer(tint: color.darker(22), width: size * 1.1)
    layers([lower, Layer(tint: color, width: size * 0.82, lift: size * 0.12)]) { canvas in
      for place in places { for (along, across) in heads { canvas.dot(at: place.at(along, across)) } }
    }
    glints(color, size * 0.8, places, reach: 0.5)
  }

  mutating func mushrooms(_ color: Tint, _ inner: Tint, _ size: Double, _ places: [Place]) {
    fill(inner, edge: color, width: size * 0.22)
    for place in places {
      move(to: place.at(-1.1, 0.1))
      curve(place.at(-0.9, -1.05), to: place.at(0, -1.05))
      curve(place.at(0.9, -1.05), to: place.at(1.1, 0.1))
      curve(place.at(0.7, 0.4), to: place.at(0.3, 0.15))
      line(to: place.at(0.3, 0.9))
      line(to: place.at(-0.3, 0.9))
      line(to: place.at(-0.3, 0.15))
      curve(place.at(-0.7, 0.4), to: place.at(-1.1, 0.1))
      close()
    }
    end()
    draw(color, width: size * 0.14)
    for place in places {
      move(to: place.at(-0.6, -0.1))
      curve(place.at(0, -0.4), to: place.at(0.6, -0.1))
    }
    end()
  }
}
