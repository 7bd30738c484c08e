import Foundation
import Testing

@testable import KitchenUnits
@testable import Quantities

/// `templates/scripts/measuring/10-measures.js`: the tables by which pages scale and convert, as the program has them.
///
/// `GALLEY_RECORD=1 swift test --filter MeasureScriptTests` writes it anew.
@Suite struct MeasureScriptTests {
  private static let path = URL(filePath: #filePath)
    .appending(path: "../../../templates/scripts/measuring/10-measures.js").standardized

  @Test func isWhatTheProgramKnows() throws {
    let script = MeasureScript().text
    if ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "1" {
      try script.write(to: Self.path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.path, encoding: .utf8) == script)
  }
}

/// Writes the tables of units as a script.
private struct MeasureScript {
  var text: String {
    """
    // Made from the tables of units; GALLEY_RECORD=1 scripts/test.sh --filter MeasureScriptTests writes it anew.
    "use strict";
    (globalThis.galley ??= {}).measures = {
    \(members.joined(separator: ",\n"))
    };

    """
  }

  private var members: [String] {
    [
      "sizes: {\(sizes)}", "systems: {\(systems)}", "ladders: {\n\(ladders)\n}",
      "sets: {\n\(sets)\n}", "tolerances: [\(list(KitchenLadder.tolerances))]", "said: \(quoted(KitchenLadder.said))",
      "steps: [\(list(RoundNumber.steps))]", "finest: \(quoted(RoundNumber.finest))",
      "tight: \(quoted(RoundNumber.tight))", "loose: \(quoted(RoundNumber.loose))",
      "least: \(quoted(SystemConversion.quarterTeaspoon))",
      "decimals: [\(AmountText.metricUnits.sorted().map { "\"\($0)\"" }.joined(separator: ","))]",
      "fractions: [\(NumberText.kitchenDenominators.sorted().map(String.init).joined(separator: ","))]",
      "signs: {\(signs)}",
    ]
  }

  /// Dimension and size in its base unit.
  private var sizes: String {
    measured.map { unit in "\(unit): [\"\(unit.dimension)\", \(quoted(unit.size ?? .zero))]" }.joined(separator: ", ")
  }

  private var measured: [KitchenUnit] {
    KitchenUnit.allCases.filter { $0.size != nil && $0.dimension != .time }
  }

  /// The units that do not belong to all systems.
  private var systems: String {
    [MeasurementSystem.metric, .us, .imperial].map { system in
      let others = KitchenUnit.allCases.filter { !$0.belongs(to: system) }
      return "\(system): [\(others.map { "\"\($0)\"" }.joined(separator: ","))]"
    }.joined(separator: ",\n")
  }

  /// The ladders of units that have one of their own; `pieces` is that of all others, whose rungs have their own unit.
  private var ladders: String {
    let own = KitchenUnit.allCases.filter { unit in
      KitchenLadder.of(unit).rungs.map(shape) != KitchenLadder.of(nil).rungs.map(shape)
        || KitchenLadder.of(unit).rungs.contains { $0.unit != unit }
    }
    return (own.map { line("\($0)", KitchenLadder.of($0)) } + [line("pieces", KitchenLadder.of(nil))])
      .joined(separator: ",\n")
  }

  private func shape(_ rung: KitchenRung) -> [String] { rung.row.dropFirst().map { $0 } }

  private func line(_ name: String, _ ladder: KitchenLadder) -> String {
    "\(name): [\(ladder.rungs.map { "[\($0.row.joined(separator: ","))]" }.joined(separator: ","))]"
  }

  private var sets: String {
    [
      ("usVolume", MeasuringSets.usVolume), ("usFluidOunces", MeasuringSets.usFluidOunces),
      ("imperialVolume", MeasuringSets.imperialVolume), ("ounces", MeasuringSets.ounces),
      ("inches", MeasuringSets.inches),
    ].map { name, sets in "\(name): [\(sets.map(row).joined(separator: ","))]" }.joined(separator: ",\n")
  }

  private func row(_ set: MeasuringSet) -> String {
    let fractions = set.fractions.map { quoted($0) }.joined(separator: ",")
    return "[\"\(set.unit)\",\(quoted(set.numbers.lowerBound)),\(quoted(set.numbers.upperBound)),[\(fractions)]]"
  }

  private var signs: String {
    VulgarFraction.table.map { "\"\($0.numerator)/\($0.denominator)\": \"\($0.scalar)\"" }.joined(separator: ", ")
  }

  private func list(_ values: [Rational]) -> String { values.map { quoted($0) }.joined(separator: ",") }
}

extension KitchenRung {
  fileprivate var row: [String] {
    [
      unit.map { "\"\($0)\"" } ?? "null", quoted(numbers.lowerBound), quoted(numbers.upperBound),
      "[\(steps.map { quoted($0) }.joined(separator: ","))]",
    ]
  }
}

private func quoted(_ value: Rational) -> String {
  value.isInteger ? "\"\(value.numerator)\"" : "\"\(value.numerator)/\(value.denominator)\""
}
