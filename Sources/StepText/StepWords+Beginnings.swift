/// Words that something may begin with.
extension StepWords {
  /// Every word that a time, a heat or an amount may begin with, in any language: nearly all words of a text are none of them,
  /// and are looked at no closer.
  static let beginnings = WordValues<Bool>(
    ([numbers.words, seconds.words] + [englishOnes, germanOnes, frenchOnes, spanishOnes].map(\.words)
      + [english, german, french, spanish].map(\.words) + [[others]])
      .map { (true, $0.joined(separator: " ")) })

  private static let others = "another couple par paire gas gasherd gasofen th thermostat"
}
