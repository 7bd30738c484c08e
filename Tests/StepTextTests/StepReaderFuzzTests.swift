import KitchenUnits
import Quantities
import StepText
import TestSupport
import Testing

/// Whatever the bytes, a step is read: what is found lies within it, in order, and can be said in other units.
@Suite struct StepReaderFuzzTests {
  @Test(arguments: ["en", "de", "fr", "es"])
  func readsSteps(language: String) throws {
    let samples = [
      "Warm 2 tbsp oil, cook half the onions for 20–25 minutes at 180 °C (350°F), then 1 1/2 hours.",
      "Den Ofen auf 180 Grad vorheizen, 200 g Mehl in einer 26-cm-Form 1 Std. 20 Min. backen, die Hälfte der Zwiebeln zugeben.",
      "Cuire 45 min à 180 °C dans un moule de 20 x 30 cm, puis ajouter 2 c. à s. d’huile.",
      "Hornear 1 h 30 a 200 °C con 1/2 taza de harina.",
    ]
    let pieces = [
      "½", "1/2", "1 1/2", "–", "-", " to ", "°C", "°F", " cm", " x ", "20x30", "minutes", "h", "Std.", "half ",
      "the remaining ", "onions",
      "2 tbsp ", "200 g ", "(", ")", "step 3", "%", "\u{A0}", "'", "\"", "gas mark 4",
    ]
    let ingredients = StepIngredientList(
      ["onions", "oil", "Mehl", "huile", "harina"].map {
        StepIngredient(name: $0, amount: Amount(Rational(200), unit: "g"), language: language)
      })
    try Damage.each(of: samples, pieces: pieces, usual: 1000) { bytes, seed in
      let reading = StepReading(bytes, ingredients: ingredients, language: language)
      let ranges = [
        reading.times.map(\.range), reading.temperatures.map(\.range), reading.lengths.map(\.range),
        reading.sizes.map(\.range),
        reading.amounts.map(\.range), reading.unclear.map(\.range),
      ]
      for range in ranges.joined() {
        try #require(range.lowerBound >= 0 && range.upperBound <= bytes.count, "seed \(seed)")
      }
      for system in MeasurementSystem.allCases {
        let conversion = StepConversion(to: system, language: language, decimalSign: ".")
        for found in reading.temperatures { _ = conversion.text(of: found, in: reading) }
        for found in reading.lengths { _ = conversion.text(of: found, in: reading) }
      }
      _ = StepTools.tools(in: [String(decoding: bytes, as: UTF8.self)], language: language)
    }
  }
}
