import Testing

@testable import StepText

/// Which times are timers, and how long they are.
@Suite struct StepTimeTests {
  private func seconds(_ text: String, _ language: String = "en") -> [ClosedRange<Int>] {
    let list = [StepIngredient(name: "biscuits", amount: nil, language: language)]
    return StepReading(Array(text.utf8), ingredients: StepIngredientList(list), language: language).times.map(\.seconds)
  }

  @Test(
    "minutes behind hours need no unit",
    arguments: [
      ("Laisser cuire 1h15 à feu doux", "fr", 4500), ("1h30 au four", "fr", 5400),
      ("Enfourner 1 h 30 à 180°C", "fr", 5400),
      ("1 Std 30 schmoren", "de", 5400), ("1 Std. 30 schmoren", "de", 5400), ("Nach 1 Std 30 Plätzchen", "de", 3600),
      ("Après 1 h 30 biscuits", "fr", 3600), ("1 h 30 g de sucre", "fr", 3600), ("Bake 1h15 or so", "en", 4500),
      ("Bake 1h20m", "en", 4800), ("Bake 1 h 20 m", "en", 4800), ("Bake 1 h 20 buns", "en", 3600),
      ("Cuire 1h05 environ", "fr", 3900),
    ])
  func readsMinutesBehindHours(text: String, language: String, expected: Int) {
    #expect(seconds(text, language) == [expected...expected])
  }

  @Test(
    "what stands behind a colon belongs to what stands before it",
    arguments: [
      ("Simmer for 1:30 hours.", "en", [5400...5400]), ("Bake 1:15 h", "en", [4500...4500]),
      ("1:30 Std. schmoren", "de", [5400...5400]), ("Chill 0:45 h", "en", [2700...2700]),
      ("Cook 1:30 minutes", "en", [90...90]), ("Bake 1:15–1:30 h", "en", [4500...5400]),
      ("Um 12:30 h anrichten", "de", []), ("Mix 1:100 hours", "en", []), ("Servir a las 13:30 h", "es", []),
      ("Step 1: 30 minutes", "en", [1800...1800]), ("Mix 1:30", "en", []),
    ])
  func readsColons(text: String, language: String, expected: [ClosedRange<Int>]) {
    #expect(seconds(text, language) == expected)
  }

  @Test(
    "minutes have a sign of their own, and shares of an hour a word before it",
    arguments: [
      ("Cuire 45’ à four chaud", "fr", [2700...2700]), ("Cuire 10-15' au four", "fr", [600...900]),
      ("Chauffer 1'30 au micro-ondes", "fr", [90...90]), ("Cuire 3/4 d’heure", "fr", [2700...2700]),
      ("Bake 3/4 of an hour", "en", [2700...2700]), ("Bake ½ an hour", "en", [1800...1800]),
      ("Mix 1/2 of the mixture", "en", []), ("a 6' table", "en", []), ("Roulez 2'abaisses", "fr", []),
    ])
  func readsSignsAndShares(text: String, language: String, expected: [ClosedRange<Int>]) {
    #expect(seconds(text, language) == expected)
  }

  @Test(
    "no timer is set to the day after which something is done",
    arguments: [
      ("Nach 5 Tagen ist er fertig.", "de"), ("Nach etwa 5 Tagen aufbrauchen", "de"), ("After 2 days, drain.", "en"),
      ("Au bout de 3 jours, égoutter.", "fr"), ("Después de 2 días, escurrir", "es"),
    ])
  func setsNoTimersToDays(text: String, language: String) {
    #expect(seconds(text, language).isEmpty)
  }

  @Test func theHeatBehindHoursAndMinutesIsOne() {
    let text = Array("Enfourner 1 h 30 à 180°C".utf8)
    let reading = StepReading(text, ingredients: StepIngredientList(), language: "fr")
    #expect(reading.temperatures.map { String(decoding: text[$0.range], as: UTF8.self) } == ["180°C"])
  }

  @Test(
    "small numbers have words of their own",
    arguments: [
      ("Cook a couple of minutes", "en", 120...120), ("Cook a couple minutes", "en", 120...120),
      ("Cook couple minutes", "en", 120...120), ("another couple of minutes", "en", 120...120),
      ("Cook another minute", "en", 60...60), ("Cook another minute or two", "en", 60...120),
      ("Remueve un par de minutos", "es", 120...120), ("a couple more minutes", "en", 120...120),
      ("3 to 4 full minutes", "en", 180...240), ("20 long minutes", "en", 1200...1200),
      ("5 (five) minutes", "en", 300...300), ("five (5) minutes", "en", 300...300), ("1m30s", "en", 90...90),
      ("Bake for 10m until golden", "en", 600...600), ("eine gute Stunde", "de", 3600...3600),
      ("5 bonnes minutes", "fr", 300...300),
    ])
  func readsWords(text: String, language: String, expected: ClosedRange<Int>) {
    #expect(seconds(text, language) == [expected])
  }

  @Test(
    "no timer is set to how long something keeps, how long before, how often and for how much",
    arguments: [
      ("Keeps 3–4 days.", "en"), ("Enjoy within 3 days.", "en"), ("Store for up to 5 days.", "en"),
      ("Store in a jar for about 5 days.", "en"), ("Will keep for 2 days in the fridge.", "en"),
      ("Refrigerate up to 3 days.", "en"), ("Best eaten within 2 hours.", "en"),
      ("About 1 hour before serving, heat the oven.", "en"),
      ("Make it 2 hours ahead.", "en"), ("Make it up to 2 days in advance.", "en"), ("2 days ahead", "en"),
      ("Roast for 10 minutes per pound.", "en"), ("Roast 20 minutes per 500 g plus 20 minutes.", "en"),
      ("10 min/lb", "en"), ("20 minutes a pound", "en"), ("Stir every 5 minutes.", "en"),
      ("In the last 5 minutes of cooking, add peas.", "en"), ("Rope of 10 m length", "en"), ("a 10m rope", "en"),
      ("Hält sich 3 Tage.", "de"), ("Im Kühlschrank 3 Tage haltbar.", "de"), ("20 Minuten pro Kilo", "de"),
      ("Alle 5 Minuten rühren.", "de"),
      ("Innerhalb von 2 Tagen verbrauchen.", "de"), ("Se conserve 3 jours au frais.", "fr"),
      ("Remuez toutes les 5 minutes.", "fr"),
      ("20 minutes par livre", "fr"), ("Préparez-la 2 heures à l’avance.", "fr"), ("Se conserva 3 días.", "es"),
      ("Remueve cada 5 minutos.", "es"),
    ])
  func setsNoTimer(text: String, language: String) {
    #expect(seconds(text, language) == [])
  }

  @Test(
    "what is waited for is one",
    arguments: [
      ("Let stand 5 minutes before slicing.", "en", 300...300),
      ("Chill for 2 hours before serving.", "en", 7200...7200),
      ("Take the dough out of the fridge 2 hours before you want to eat.", "en", 7200...7200),
      ("30 Minuten vor dem Servieren herausnehmen.", "de", 1800...1800),
      ("Sortez la viande 30 minutes avant de servir.", "fr", 1800...1800),
      ("Saca la carne 30 minutos antes de cocinar.", "es", 1800...1800),
      ("Den Teig 2 Stunden vor dem Essen aus dem Kühlschrank nehmen.", "de", 7200...7200),
      ("Refrigerate at least 4 hours and up to 2 days.", "en", 14400...14400),
      ("Keep warm for 10 minutes.", "en", 600...600), ("Store in the fridge for 1 hour.", "en", 3600...3600),
      ("Marinate for 2 days.", "en", 172_800...172_800), ("Cook for 3 minutes per side.", "en", 180...180),
      ("Remove the foil and bake for 10 minutes before serving.", "en", 600...600),
      ("10 Minuten vor dem Anschneiden ruhen lassen.", "de", 600...600),
      ("Griller 5 minutes à 10 cm du gril", "fr", 300...300),
      ("Laissez reposer 30 minutes avant de servir.", "fr", 1800...1800), ("3 min/side", "en", 180...180),
    ])
  func setsATimer(text: String, language: String, expected: ClosedRange<Int>) {
    #expect(seconds(text, language) == [expected])
  }
}
