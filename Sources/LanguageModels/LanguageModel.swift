/// A language model that may be asked, and where.
public struct LanguageModel: Sendable, Equatable {
  /// Which interface the server speaks.
  public enum Provider: String, Sendable, CaseIterable {
    /// Chat completions, as OpenAI has them; Ollama, llama.cpp, vLLM and others speak the same.
    case openAI = "openai"
    /// Anthropic's messages.
    case anthropic

    /// The provider's own server.
    public var endpoint: String {
      switch self {
      case .openAI: "https://api.openai.com/v1"
      case .anthropic: "https://api.anthropic.com/v1"
      }
    }
  }

  public let provider: Provider
  /// The address below which the interface stands, without a slash at its end.
  public let endpoint: String
  public let name: String

  public init(provider: Provider, endpoint: String? = nil, name: String) {
    self.provider = provider
    self.endpoint = endpoint ?? provider.endpoint
    self.name = name
  }

  /// The variable of the environment that holds the key.
  ///
  /// A provider's usual variable is only read for its own server: a configuration that somebody else wrote cannot send the
  /// key elsewhere.
  public var keyVariable: String {
    guard endpoint == provider.endpoint else { return "GALLEY_AI_KEY" }
    return switch provider {
    case .openAI: "OPENAI_API_KEY"
    case .anthropic: "ANTHROPIC_API_KEY"
    }
  }

  /// Whether a server that asks for no key is likely; the providers' own ask for one.
  public var needsKey: Bool { endpoint == provider.endpoint }
}

/// What a model is asked.
public struct ModelQuestion: Sendable, Equatable {
  /// A picture without metadata.
  public struct Picture: Sendable, Equatable {
    public let bytes: [UInt8]
    public let mediaType: String

    public init(bytes: [UInt8], mediaType: String) {
      (self.bytes, self.mediaType) = (bytes, mediaType)
    }
  }

  /// What it is to do, and that nothing in the content changes that.
  public let task: String
  /// What it is to look at.
  public let content: String
  public let picture: Picture?
  /// An answer that was not as it has to be, and what was wrong with it.
  var rejected: (answer: String, mistake: String)?

  public init(task: String, content: String, picture: Picture? = nil) {
    (self.task, self.content, self.picture) = (task, content, picture)
  }

  public static func == (one: ModelQuestion, other: ModelQuestion) -> Bool {
    (one.task, one.content, one.picture, one.rejected?.answer, one.rejected?.mistake)
      == (other.task, other.content, other.picture, other.rejected?.answer, other.rejected?.mistake)
  }

  /// About how many tokens it has and its answer will have: four bytes of text each, and 1,600 for a picture of the size
  /// that is sent.
  public var estimatedTokens: (input: Int, output: Int) {
    ((task.utf8.count + content.utf8.count) / 4 + (picture == nil ? 0 : 1600), 900)
  }
}
