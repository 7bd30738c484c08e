internal import SourceText
internal import YAMLReading

extension ConfigurationReader {
  /// `ai: {provider: openai, model: llama3.2-vision, endpoint: "http://localhost:11434/v1"}`
  static func assistant(in reader: inout YAMLMapReader, file: SourceFile) -> SiteConfiguration.Assistant? {
    let provider = reader.choice("provider", of: SiteConfiguration.Assistant.Provider.self)
    let model = reader.string("model")
    let endpoint = reader.locatedString("endpoint")
    let (input, output) = (reader.decimal("input-price"), reader.decimal("output-price"))
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
      provider: provider, model: model, endpoint: address,
      prices: input.flatMap { input in output.map { .init(input: input, output: $0) } })
  }

  /// Encrypted, or on this machine.
  private static func isEndpoint(_ text: String) -> Bool {
    let host = text.drop { $0 != ":" }.dropFirst(3).prefix { $0 != "/" && $0 != ":" }
    return text.hasPrefix("https://") && !host.isEmpty
      || text.hasPrefix("http://") && ["localhost", "127.0.0.1"].contains(host)
  }
}
