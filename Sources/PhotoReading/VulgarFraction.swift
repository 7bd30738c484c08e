/// A fraction of two small numbers around a stroke, such as ¾, as it stands in a picture.
///
/// Text recognition has no such letter and sees “%”, “Y2” or nothing at all; its shape gives it away: a stroke that
/// rises to the right, something small at its upper left, and something small at its lower right. A percent sign has
/// the same shape, and is told apart once the two have been read.
struct VulgarFraction: Sendable {
  /// The figures before it, at full height; empty where there are none.
  let whole: [InkComponent]
  let numerator: [InkComponent]
  let stroke: InkComponent
  let denominator: [InkComponent]

  /// The one in a word, if there is one.
  static func find(in box: InkBox, of picture: GreyPicture, threshold: UInt8) -> VulgarFraction? {
    let components = InkComponent.all(
      in: box.grown(by: max(2, box.height / 10), within: picture), of: picture, threshold: threshold)
    guard let height = components.map(\.box.height).max() else { return nil }
    for (index, stroke) in components.enumerated() where stroke.isSlash && stroke.box.height * 10 >= height * 7 {
      let others = components.enumerated().filter { $0.offset != index }.map(\.element)
      if let found = VulgarFraction(around: stroke, of: others) { return found }
    }
    return nil
  }

  private init?(around stroke: InkComponent, of others: [InkComponent]) {
    let box = stroke.box
    let (middleX, middleY) = box.doubleMiddle
    let small = others.filter { $0.box.height * 100 <= box.height * 72 && $0.box.height * 100 >= box.height * 28 }
    let near = small.filter { $0.box.right > box.left - box.height && $0.box.left < box.right + box.height }
    numerator = near.filter { $0.box.doubleMiddle.x < middleX && $0.box.doubleMiddle.y < middleY }
    denominator = near.filter { $0.box.doubleMiddle.x > middleX && $0.box.doubleMiddle.y > middleY }
    guard let first = numerator.map(\.box.left).min(), !denominator.isEmpty, numerator.count <= 2,
      denominator.count <= 2
    else { return nil }
    self.stroke = stroke
    whole = others.filter { $0.box.right <= first + 2 && $0.box.height * 10 >= box.height * 7 }
  }
}
