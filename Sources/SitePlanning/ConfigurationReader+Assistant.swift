internal import SourceText
internal import YAMLReading

extension ConfigurationReader {
  /// `ai: {provider: openai, model: llama3.2-vision, endpoint: "http://localhost:11434/v1"}`
  static func assistant(in reader: inout YAMLMapReader, file: SourceFile) -> SiteConfiguration.Assistant? {
    let provider = reader.choice("provider", of: SiteConfiguration.Assistant.Provider.self)
    let model = reader.string("model")
    let endpoint = reader.locatedString("endpoint")
    let prices = self.prices(in: &reader, file: file)
    guard let provider, let model, !model.isEmpty else {
      reader.report(
        file.diagnostic(
          .error, "config-ai", at: reader.entries.first?.keyRange ?? 0..<0,
          message: "“ai” names no provider and model",
          hint: "write “provider: openai” or “provider: anthropic”, and “model:” with the name of a model"))
      return nil
    }
    if let endpoint, !isEndpoint(endpoint.text) {
      reader.report(
        file.diagnostic(
          .error, "config-ai", at: endpoint.range, message: "“\(endpoint.text)” is no address of a language model",
          hint: "write it like “http://localhost:11434/v1”; over the network only https is taken"))
      return nil
    }
    var address = endpoint?.text
    while address?.hasSuffix("/") == true { address?.removeLast() }
    return SiteConfiguration.Assistant(
      provider: provider, model: model, endpoint: address, prices: prices)
  }

  /// Encrypted, or on this machine.
  private static func isEndpoint(_ text: String) -> Bool {
    WebAddress(text).map { $0.scheme == "https" || $0.isOfThisMachine } ?? false
  }

  /// Both, or neither.
  private static func prices(
    in reader: inout YAMLMapReader, file: SourceFile
  ) -> SiteConfiguration.Assistant.Prices? {
    var found: [String: String] = [:]
    var ranges: [(key: String, range: Range<Int>)] = []
    let keys = ["input-price", "output-price"]
    for key in keys {
      guard let price = reader.decimal(key), let entry = reader.entries.first(where: { $0.key.text == key }) else {
        continue
      }
      if price.hasPrefix("-") {
        reader.report(
          file.diagnostic(
            .error, "config-ai", at: entry.value.range, message: "a price cannot be negative, found “\(price)”",
            hint: "write what a million tokens cost"))
      }
      found[key] = price
      ranges.append((key, entry.keyRange))
    }
    if ranges.count == 1, let other = keys.first(where: { found[$0] == nil }), reader.node(other) == nil {
      reader.report(
        file.diagnostic(
          .error, "config-ai", at: ranges[0].range, message: "“\(ranges[0].key)” says nothing without “\(other)”",
          hint: "write both, for a million tokens each, or neither"))
    }
    guard let input = found[keys[0]], let output = found[keys[1]] else { return nil }
    return SiteConfiguration.Assistant.Prices(input: input, output: output)
  }
}
