/// One stroke of an outline that is drawn several times.
struct Layer {
  var tint: Tint
  var width: Double
  /// How far it is moved towards the light.
  var lift = 0.0
}

extension Canvas {
  /// Opens a filled path, its edge drawn in `edge`; ``end()`` closes it.
  mutating func fill(_ tint: Tint, edge: Tint? = nil, width: Double = 1, opacity: Int = 100) {
    raw("<path fill=\"")
    color(tint)
    if let edge { stroke(edge, width) }
    if opacity < 100 { attribute("\" opacity=\".", hundredths: opacity) }
    raw("\" d=\"")
    beginData()
  }

  /// Opens a drawn path of round strokes; ``end()`` closes it.
  mutating func draw(_ tint: Tint, width: Double, opacity: Int = 100) {
    raw("<path stroke=\"")
    color(tint)
    raw("\" stroke-width=\"")
    number(width)
    if opacity < 100 { attribute("\" opacity=\".", hundredths: opacity) }
    raw("\" d=\"")
    beginData()
  }

  mutating func end() { raw("\"/>") }

  /// Strokes the same outline several times, the first layer lowest; a layer may be moved towards the light.
  mutating func layers(_ layers: [Layer], outline: (inout Canvas) -> Void) {
    guard let first = layers.first else { return }
    raw("<g")
    layerStroke(first)
    raw("\"><path id=\"")
    name(namedOutlines)
    raw("\" d=\"")
    beginData()
    outline(&self)
    raw("\"/></g>")
    for layer in layers.dropFirst() {
      raw("<use href=\"#")
      name(namedOutlines)
      raw("\"")
      layerStroke(layer)
      if layer.lift != 0 {
        raw("\" x=\"")
        number(light.x * layer.lift)
        raw("\" y=\"")
        number(light.y * layer.lift)
      }
      end()
    }
    namedOutlines += 1
  }

  /// Opens a drawing that is kept for ``use(_:at:)``; ``endDefinition()`` closes it.
  mutating func beginDefinition(_ index: Int) {
    raw("<defs><g id=\"")
    name(index)
    raw("\">")
  }

  mutating func endDefinition() { raw("</g></defs>") }

  /// Sets a kept drawing, its origin at `point`, turned by whole degrees.
  mutating func use(_ index: Int, at point: Point, degrees: Int) {
    raw("<use href=\"#")
    name(index)
    raw("\" transform=\"translate(")
    tenths(Arithmetic.round(point.x) * 10)
    raw(" ")
    tenths(Arithmetic.round(point.y) * 10)
    raw(")rotate(")
    tenths(degrees * 10)
    raw(")\"/>")
  }

  /// Sets a kept drawing, its origin at `point`.
  mutating func use(_ index: Int, at point: Point) {
    raw("<use href=\"#")
    name(index)
    raw("\" x=\"")
    number(point.x)
    raw("\" y=\"")
    number(point.y)
    end()
  }

  private mutating func layerStroke(_ layer: Layer) {
    raw(" stroke=\"")
    color(layer.tint)
    raw("\" stroke-width=\"")
    number(layer.width)
  }

  mutating func circle(
    _ center: Point = Point(0, 0), _ radius: Double, fill: Tint?, edge: Tint? = nil, width: Double = 1,
    opacity: Int = 100
  ) {
    raw("<circle cx=\"")
    number(center.x)
    raw("\" cy=\"")
    number(center.y)
    raw("\" r=\"")
    number(radius)
    if let fill {
      raw("\" fill=\"")
      color(fill)
    }
    if let edge { stroke(edge, width) }
    if opacity < 100 { attribute("\" opacity=\".", hundredths: opacity) }
    raw("\"/>")
  }

  mutating func ellipse(
    _ center: Point, _ rx: Double, _ ry: Double, fill: Tint?, edge: Tint? = nil, width: Double = 1, opacity: Int = 100
  ) {
    raw("<ellipse cx=\"")
    number(center.x)
    raw("\" cy=\"")
    number(center.y)
    raw("\" rx=\"")
    number(rx)
    raw("\" ry=\"")
    number(ry)
    if let fill {
      raw("\" fill=\"")
      color(fill)
    }
    if let edge { stroke(edge, width) }
    if opacity < 100 { attribute("\" opacity=\".", hundredths: opacity) }
    raw("\"/>")
  }

  mutating func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, corner: Double, fill: Tint, edge: Tint? = nil,
    edgeWidth: Double = 1, opacity: Int = 100
  ) {
    raw("<rect x=\"")
    number(x)
    raw("\" y=\"")
    number(y)
    raw("\" width=\"")
    number(width)
    raw("\" height=\"")
    number(height)
    if corner > 0 {
      raw("\" rx=\"")
      number(corner)
    }
    raw("\" fill=\"")
    color(fill)
    if let edge { stroke(edge, edgeWidth) }
    if opacity < 100 { attribute("\" opacity=\".", hundredths: opacity) }
    raw("\"/>")
  }

  /// A ring of short strokes: crimped pastry, glazed rims, paper cases.
  mutating func dashedCircle(
    _ center: Point = Point(0, 0), _ radius: Double, _ tint: Tint, width: Double, dash: Double, gap: Double
  ) {
    raw("<circle cx=\"")
    number(center.x)
    raw("\" cy=\"")
    number(center.y)
    raw("\" r=\"")
    number(radius)
    stroke(tint, width)
    raw("\" stroke-linecap=\"butt\" stroke-dasharray=\"")
    number(dash)
    raw(" ")
    number(gap)
    raw("\"/>")
  }

  /// The same along a part of a circle around the origin.
  mutating func dashedArc(
    _ radius: Double, from: Double, to: Double, _ tint: Tint, width: Double, dash: Double, gap: Double
  ) {
    raw("<path stroke=\"")
    color(tint)
    raw("\" stroke-width=\"")
    number(width)
    raw("\" stroke-linecap=\"butt\" stroke-dasharray=\"")
    number(dash)
    raw(" ")
    number(gap)
    raw("\" d=\"")
    beginData()
    move(to: Point(around: Point(0, 0), radius: radius, turns: from))
    arc(radius: radius, large: true, to: Point(around: Point(0, 0), radius: radius, turns: to))
    end()
  }

  /// Opens a group moved to `point`, turned by whole degrees and scaled by hundredths; ``endGroup()`` closes it.
  mutating func group(at point: Point, degrees: Int, scale: Int) {
    raw("<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" transform=\"translate(")
    tenths(Arithmetic.round(point.x) * 10)
    raw(" ")
    tenths(Arithmetic.round(point.y) * 10)
    raw(")")
    if degrees != 0 {
      raw("rotate(")
      tenths(degrees * 10)
      raw(")")
    }
    if scale != 100 {
      raw("scale(")
      tenths(scale / 100 * 10)
      attribute(".", hundredths: scale % 100)
      raw(")")
    }
    raw("\">")
    let turns = Double(-degrees) / 360
    let (cosine, sine) = (Turn.cosine(turns), Turn.sine(turns))
    light = Point(-0.6 * cosine + 0.8 * sine, -0.6 * sine - 0.8 * cosine)
  }

  mutating func endGroup() { raw("</g>") }

  /// Light falls from the upper left, so the shadow of a thing lies opposite, whatever way the thing is turned.
  func shadow(_ distance: Double) -> Point { Point(-light.x * distance, -light.y * distance) }

  private mutating func stroke(_ tint: Tint, _ width: Double) {
    raw("\" stroke=\"")
    color(tint)
    if width != 1 {
      raw("\" stroke-width=\"")
      number(width)
    }
  }

  mutating func attribute(_ text: StaticString, hundredths: Int) {
    raw(text)
    if hundredths < 10 { raw("0") }
    tenths((hundredths % 10 == 0 && hundredths > 0 ? hundredths / 10 : hundredths) * 10)
  }
}
