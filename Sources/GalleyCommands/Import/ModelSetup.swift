internal import Glibc
internal import LanguageModels
internal import PhotoReading
internal import RecipeImport
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// The language model of a site, ready to be asked.
enum ModelSetup {
  /// For captions and photos.
  static func reader(
    _ subject: ModelReader.Subject, of workspace: Workspace?, allowsPrivate: Bool
  ) -> Checked<ModelReader?> {
    let client = client(of: workspace, allowsPrivate: allowsPrivate)
    return Checked(client.value.map { ModelReader(subject, client: $0) }, client.diagnostics)
  }

  /// What `galley.yaml` and the environment give, or what is missing.
  static func client(of workspace: Workspace?, allowsPrivate: Bool) -> Checked<ModelClient?> {
    guard let workspace, let assistant = workspace.configuration.assistant else {
      return Checked(nil, [problem("no language model is set up", hint: hint)])
    }
    let model = LanguageModel(
      provider: assistant.provider == .openai ? .openAI : .anthropic, endpoint: assistant.endpoint,
      name: assistant.model)
    do throws(ModelFailure) {
      let post = ModelPost(allowsPrivate: allowsPrivate)
      return try Checked(
        ModelClient(
          model, key: Environment.variable(model.keyVariable), cache: cache(in: workspace.folders.cachePath),
          pause: { sleep(UInt32($0)) }, send: { post.send($0, secret: $1) }))
    } catch {
      return Checked(nil, [problem(error)])
    }
  }

  private static let hint = "add “ai: {provider: openai, model: …}” to galley.yaml, or leave out --ai"

  static func problem(_ failure: ModelFailure) -> Diagnostic { problem(failure.message, hint: failure.hint) }

  private static func problem(_ message: String, hint: String) -> Diagnostic {
    Diagnostic(.error, "import-model", path: Workspace.configurationName, message: message, hint: hint)
  }

  /// Answers are kept in the cache folder, so that a batch that was broken off costs nothing twice.
  private static func cache(in cache: String) -> ModelClient.Cache {
    let folder = SourceFolder(cache, shownAs: cache)
    return ModelClient.Cache(
      read: { name in folder.has(path(name)) ? folder.read(path(name)).value?.bytes : nil },
      write: { name, bytes in
        guard !folder.has(path(name)) else { return }
        // An answer that cannot be kept is asked for again; the import has it all the same.
        _ = NewFiles.create([NewFile(path: path(name), bytes: bytes)], in: folder.path)
      })
  }

  private static func path(_ name: String) -> String { "\(SiteFolders.answersName)/\(name).json" }

  /// What a batch will cost at most, in one line.
  static func estimate(
    _ tokens: (input: Int, output: Int), questions: Int, _ assistant: SiteConfiguration.Assistant
  ) -> String {
    let amount =
      "\(questions) \(questions == 1 ? "question" : "questions") to “\(assistant.model)”, about \(tokens.input) tokens to"
      + " send and \(tokens.output) to come back"
    guard let prices = assistant.prices, let input = Double(prices.input), let output = Double(prices.output) else {
      return amount
    }
    // Of prices for a million tokens, in hundredths, rounded up.
    let cents = Int(((Double(tokens.input) * input + Double(tokens.output) * output) / 10_000).rounded(.up))
    return amount + ", about \(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) by the prices in galley.yaml"
  }
}
