/// Shadows over the paper, found and taken away.
extension GreyPicture {
  /// By how much the brightest paper may outshine the darkest before letters in the shadow are taken for it.
  private static let mostUneven = 1.4
  /// Shades of paper that are no darker than this; what is darker is a picture, or the table below the page.
  private static let darkestPaper = 40

  /// The same page as if it lay in even light: each shade in proportion to that of the paper around it.
  ///
  /// The paper's shade of a square is that below which nine of ten of its pixels are; between the middles of squares it
  /// changes evenly. Grain is softened; a page in even light is left as it is.
  func evenlyLit() -> GreyPicture {
    let side = max(16, max(width, height) / 40)
    let (across, down) = ((width + side - 1) / side, (height + side - 1) / side)
    var paper = [Int](repeating: 255, count: across * down)
    for y in 0..<down {
      for x in 0..<across { paper[y * across + x] = max(Self.darkestPaper, paperShade(x * side, y * side, side)) }
    }
    let ranked = paper.sorted()
    // Of the middle nine tenths: a dark picture or a flash is no shadow.
    let (dark, light) = (ranked[ranked.count / 20], ranked[ranked.count - 1 - ranked.count / 20])
    guard Double(light) > Double(dark) * Self.mostUneven else { return self }
    var result = self
    for y in 0..<height {
      let (upper, below) = Self.neighbours(y, side, down)
      for x in 0..<width {
        let (left, right) = Self.neighbours(x, side, across)
        let top =
          paper[upper * across + left] * (side - right) + paper[upper * across + min(left + 1, across - 1)] * right
        let row = min(upper + 1, down - 1) * across
        let bottom = paper[row + left] * (side - right) + paper[row + min(left + 1, across - 1)] * right
        let shade = (top * (side - below) + bottom * below) / (side * side)
        result[x, y] = UInt8(min(255, Int(self[x, y]) * 255 / max(1, shade)))
      }
    }
    // Grain in the shadow is brightened with the paper.
    return result.softened()
  }

  /// The square whose middle lies before a place, and how far behind it the place is.
  private static func neighbours(_ place: Int, _ side: Int, _ count: Int) -> (square: Int, behind: Int) {
    let shifted = place - side / 2
    guard shifted >= 0 else { return (0, 0) }
    return (min(shifted / side, count - 1), shifted % side)
  }

  /// The shade below which nine of ten pixels of a square are.
  private func paperShade(_ left: Int, _ top: Int, _ side: Int) -> Int {
    var histogram = [Int](repeating: 0, count: 256)
    let (right, bottom) = (min(width, left + side), min(height, top + side))
    for y in top..<bottom { for x in left..<right { histogram[Int(self[x, y])] += 1 } }
    var rest = (right - left) * (bottom - top) / 10
    for shade in stride(from: 255, through: 0, by: -1) {
      rest -= histogram[shade]
      if rest < 0 { return shade }
    }
    return 0
  }
}
