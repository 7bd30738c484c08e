/// Why a model gave no answer that can be used.
public enum ModelFailure: Error, Sendable, Equatable {
  /// The variable that should hold the key is empty.
  case noKey(variable: String)
  /// The key has characters no key has.
  case brokenKey(variable: String)
  /// The server cannot be reached, in words.
  case unreachable(String, hint: String)
  /// It kept answering that it has too much to do.
  case busy(status: Int)
  /// It refused the question, with its own words.
  case refused(status: Int, String)
  /// Its answer is no answer of the interface.
  case unreadable
  /// The model will not answer.
  case declined
  /// The answer was cut off.
  case cutOff
  /// The answer, and its repair, are not what was asked for.
  case invalid(String)

  public var message: String {
    switch self {
    case .noKey(let variable): "the language model needs a key, and “\(variable)” is not set"
    case .brokenKey(let variable): "what “\(variable)” holds is no key"
    case .unreachable(let reason, _): reason
    case .busy(let status): "the language model has too much to do (status \(status)), also at the fourth attempt"
    case .refused(let status, let words): "the language model refused (status \(status)): \(words)"
    case .unreadable: "the server's answer is none of the interface that galley.yaml names"
    case .declined: "the language model will not answer this"
    case .cutOff: "the answer of the language model was cut off"
    case .invalid(let mistake): "the language model did not keep to the form it was asked for: \(mistake)"
    }
  }

  public var hint: String {
    switch self {
    case .noKey(let variable), .brokenKey(let variable):
      "set it like “export \(variable)=…”; keys are never read from files"
    case .unreachable(_, let hint): hint
    case .busy: "try again later"
    case .refused(401, _), .refused(403, _): "check the key"
    case .refused(404, _): "check “model” and “endpoint” below “ai:” in galley.yaml"
    case .refused, .declined: "leave out --ai"
    case .unreadable: "check “provider” and “endpoint” below “ai:” in galley.yaml"
    case .cutOff: "ask for less at a time"
    case .invalid: "try again, or name another model in galley.yaml"
    }
  }
}

/// What was wrong with an answer, in words the model is told.
public struct ModelMistake: Error, Sendable, Equatable {
  public let message: String

  public init(_ message: String) { self.message = message }
}
