internal import KitchenUnits
internal import Quantities

extension StepReader {
  /// The index behind the sign or the word for degrees, or the index itself.
  func afterDegrees(_ index: Int) -> Int {
    if isSign(index, StepTokens.degree) { return index + 1 }
    // `a 350-degree oven`
    let word = isSign(index, 0x2D) && isAttached(index) && isAttached(index + 1) ? index + 1 : index
    guard value(word, of: StepWords.degrees) != nil else { return index }
    // `350 deg. F`
    let isAbbreviated = isSign(word + 1, 0x2E) && tokens[word].range.count <= 4 && scaleLetter(word + 2) != nil
    return isAbbreviated ? word + 2 : word + 1
  }

  func hasScale(_ index: Int) -> Bool {
    let end = afterDegrees(index)
    return end > index || scale(at: end, of: nil, hasSign: false) != nil
  }

  /// `C` and `F` alone mean degrees only behind a degree sign, right behind the number, or where the number is that of an oven;
  /// `c`, which may be a cup, only behind a sign or more than anybody takes of them.
  func scale(at index: Int, of measure: Amount.Measure?, hasSign: Bool) -> Temperature.Scale? {
    guard let letter = scaleLetter(index) else {
      if value(index, of: StepWords.celsius) != nil { return .celsius }
      return value(index, of: StepWords.fahrenheit) != nil ? .fahrenheit : nil
    }
    let scale: Temperature.Scale = letter | 0x20 == 0x63 ? .celsius : .fahrenheit
    if hasSign || isAttached(index) && (letter < 0x60 || measure == nil) { return scale }
    guard let low = measure?.lowerBound, let high = measure?.upperBound else { return nil }
    // Degrees of water and of meat stand right before their letter.
    let least = scale == .celsius ? isAttached(index) ? 30 : 50 : isAttached(index) ? 80 : 100
    return low >= Rational(least) && high <= Rational(scale == .celsius ? 300 : 600) ? scale : nil
  }

  /// The letter of a scale that a token is: `C`, `f`, the `C` of the `oC` that `°C` turns into where nothing can be raised.
  private func scaleLetter(_ index: Int) -> UInt8? {
    guard tokens.indices.contains(index) else { return nil }
    let token = bytes[tokens[index].range]
    guard let letter = token.last, [0x43, 0x46, 0x63, 0x66].contains(letter) else { return nil }
    if token.count == 1 { return letter }
    return token.count == 2 && token.first == 0x6F && (letter < 0x60 || letter == 0x63) ? letter & 0x5F : nil
  }
}
