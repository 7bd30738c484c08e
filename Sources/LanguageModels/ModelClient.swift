internal import Fingerprints
internal import JSONReading
internal import SourceText

/// Asks a language model, and takes no answer that is not of the form that was asked for.
public struct ModelClient: Sendable {
  /// What came back from a server.
  public enum Outcome: Sendable, Equatable {
    case answer(status: Int, body: [UInt8])
    /// There was none in time; another attempt may have one.
    case slow
    case failed(reason: String, hint: String)
  }

  /// Answers that were good before, by the fingerprint of what was sent.
  public struct Cache: Sendable {
    let read: @Sendable (String) -> [UInt8]?
    let write: @Sendable (String, [UInt8]) -> Void

    public init(
      read: @escaping @Sendable (String) -> [UInt8]?, write: @escaping @Sendable (String, [UInt8]) -> Void
    ) {
      (self.read, self.write) = (read, write)
    }

    /// Remembers nothing.
    public static let none = Cache(read: { _ in nil }, write: { _, _ in })
  }

  private let model: LanguageModel
  private let key: String?
  private let cache: Cache
  private let send: @Sendable (ModelRequest, _ secret: String?) -> Outcome
  private let pause: @Sendable (_ seconds: Int) -> Void

  /// How long is waited before each further attempt, in seconds.
  static let pauses = [1, 2, 4]

  /// - Parameters:
  ///   - key: what the model's variable of the environment holds.
  ///   - send: sends a request once; the secret is a field of the head that no command line may show.
  public init(
    _ model: LanguageModel, key: String?, cache: Cache, pause: @escaping @Sendable (Int) -> Void,
    send: @escaping @Sendable (ModelRequest, _ secret: String?) -> Outcome
  ) throws(ModelFailure) {
    let key = key.flatMap { $0.isEmpty ? nil : $0 }
    guard key != nil || !model.needsKey else { throw .noKey(variable: model.keyVariable) }
    guard key?.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) ?? true else {
      throw .brokenKey(variable: model.keyVariable)
    }
    (self.model, self.key, self.cache, self.pause, self.send) = (model, key, cache, pause, send)
  }

  /// What the check makes of the answer. An answer it rejects is sent back once with what is wrong.
  public func ask<Value>(
    _ question: ModelQuestion, check: (JSONValueText) throws(ModelMistake) -> Value
  ) throws(ModelFailure) -> Value {
    let name = Fingerprint(of: Array(model.endpoint.utf8) + model.request(question).body).description
    if let known = cache.read(name).map({ String(decoding: $0, as: UTF8.self) }),
      let value = try? check(JSONValueText(known))
    {
      return value
    }
    var text = try answer(question)
    var mistake: ModelMistake
    do throws(ModelMistake) {
      return try kept(check(JSONValueText(text)), text, name)
    } catch {
      mistake = error
    }
    var repair = question
    repair.rejected = (
      text, "That is not the form asked for: \(mistake.message). Answer again with the whole JSON object only."
    )
    text = try answer(repair)
    do throws(ModelMistake) {
      return try kept(check(JSONValueText(text)), text, name)
    } catch {
      throw .invalid(error.message)
    }
  }

  private func kept<Value>(_ value: Value, _ text: String, _ name: String) -> Value {
    cache.write(name, Array(text.utf8))
    return value
  }

  private func answer(_ question: ModelQuestion) throws(ModelFailure) -> String {
    let request = model.request(question)
    var failure = ModelFailure.unreadable
    for attempt in 0...Self.pauses.count {
      if attempt > 0 { pause(Self.pauses[attempt - 1]) }
      switch send(request, key.map { request.keyField + $0 }) {
      case .answer(let status, let body) where (200..<300).contains(status): return try model.text(of: body)
      case .answer(let status, _) where status == 429 || status >= 500: failure = .busy(status: status)
      case .answer(let status, let body): throw .refused(status: status, LanguageModel.reason(body))
      case .slow:
        failure = .unreachable("the language model did not answer in time", hint: "try again later, or a smaller model")
      case .failed(let reason, let hint): throw .unreachable(reason, hint: hint)
      }
    }
    throw failure
  }
}

/// The JSON object in what a model said, which likes to put words and fences around it.
public struct JSONValueText: Sendable, Equatable {
  public let bytes: [UInt8]

  init(_ text: String) {
    guard let start = text.utf8.firstIndex(of: 0x7B), let end = text.utf8.lastIndex(of: 0x7D), start < end else {
      bytes = Array(text.utf8)
      return
    }
    bytes = Array(text.utf8[start...end])
  }
}
