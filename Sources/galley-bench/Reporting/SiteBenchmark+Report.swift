extension SiteBenchmark {
  var table: String {
    var table = TextTable(["", "seconds", "least–most", "× writer", "CPU s", "peak MB"])
    for subject in Subject.allCases {
      guard let measurement = measured[subject] else { continue }
      table.add([
        subject.rawValue, Decimal.text(measurement.wall.median), Decimal.range(measurement.wall),
        Decimal.text(ratio(subject, .writer).median), Decimal.text(measurement.cpu.median),
        Decimal.text(measurement.peak.most),
      ])
    }
    let saying = [Subject.cold, .unchanged, .edited].compactMap { subject in
      said[subject].map { "\(subject.rawValue): \($0)\n" }
    }
    return table.text + saying.joined()
  }

  var bars: [Bar] {
    let peak = measured[.cold]?.peak ?? Samples()
    var bars = [
      Bar(name: name("from nothing / writer"), limit: .atMost(3), measured: ratio(.cold, .writer)),
      Bar(name: name("no change / from nothing"), limit: .atMost(0.15), measured: ratio(.unchanged, .cold)),
      Bar(name: name("one edit / from nothing"), limit: .atMost(0.2), measured: ratio(.edited, .cold)),
      Bar(name: name("peak memory"), limit: .atMost(600), measured: peak, unit: " MB"),
    ]
    if options.hugo != nil {
      bars.insert(Bar(name: name("hugo / from nothing"), limit: .atLeast(5), measured: ratio(.hugoCold, .cold)), at: 1)
    }
    return bars
  }

  private func name(_ text: String) -> String { "\(corpus.count) recipes: \(text)" }

  private func ratio(_ subject: Subject, _ other: Subject) -> Samples {
    guard let one = measured[subject], let two = measured[other] else { return Samples() }
    return one.wall.ratio(to: two.wall)
  }
}
