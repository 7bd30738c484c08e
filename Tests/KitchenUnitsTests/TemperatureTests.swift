import KitchenUnits
import Quantities
import Testing

@Suite struct TemperatureTests {
  private func temperature(_ text: String) throws -> Temperature {
    let scales: [Character: Temperature.Scale] = ["C": .celsius, "F": .fahrenheit, "G": .gasMark]
    let scale = try #require(text.last.flatMap { scales[$0] })
    let numbers = try text.dropLast().split(separator: "..").map { try rational(String($0)) }
    return Temperature(numbers.count == 1 ? .exact(numbers[0]) : .range(numbers[0], numbers[1]), scale)
  }

  @Test(
    "degrees convert exactly",
    arguments: [("100C", "212F"), ("0C", "32F"), ("-40C", "-40F"), ("37C", "98.6F"), ("20..25C", "68..77F")])
  func convertsExactly(celsius: String, fahrenheit: String) throws {
    let (celsius, fahrenheit) = (try temperature(celsius), try temperature(fahrenheit))
    #expect(celsius.converted(to: Temperature.Scale.fahrenheit) == fahrenheit)
    #expect(fahrenheit.converted(to: Temperature.Scale.celsius) == celsius)
  }

  @Test(
    "cooks get the numbers that ovens, sugar and roasts go by",
    arguments: [
      ("350F", MeasurementSystem.metric, "180C"), ("400F", .metric, "200C"), ("375F", .metric, "190C"),
      ("500F", .metric, "260C"), ("240F", .metric, "116C"), ("165F", .metric, "74C"), ("180C", .us, "350F"),
      ("175C", .us, "345F"), ("160C", .us, "320F"), ("118C", .us, "244F"), ("63C", .us, "145F"),
      ("4G", .metric, "180C"),
      ("6G", .us, "400F"), ("1/2G", .metric, "130C"), ("350..375F", .metric, "180..190C"), ("180C", .metric, "180C"),
      ("180C", .imperial, "180C"), ("4G", .imperial, "4G"), ("350F", .asWritten, "350F"), ("12G", .metric, "12G"),
    ])
  func convertsForCooks(written: String, system: MeasurementSystem, expected: String) throws {
    #expect(try temperature(written).converted(to: system) == temperature(expected))
  }
}
