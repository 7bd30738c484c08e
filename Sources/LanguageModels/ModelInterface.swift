internal import JSONReading
internal import SourceText

/// A question as a server gets it.
public struct ModelRequest: Sendable, Equatable {
  public let address: String
  /// Fields of the head without the secret one.
  public let fields: [String]
  /// The name of the field that holds the key, and what stands before it.
  public let keyField: String
  public let body: [UInt8]
}

extension LanguageModel {
  func request(_ question: ModelQuestion) -> ModelRequest {
    switch provider {
    case .openAI:
      ModelRequest(
        address: endpoint + "/chat/completions", fields: ["Content-Type: application/json"],
        keyField: "Authorization: Bearer ", body: OpenAIMessages.body(question, model: name))
    case .anthropic:
      ModelRequest(
        address: endpoint + "/messages",
        fields: ["Content-Type: application/json", "anthropic-version: 2023-06-01"], keyField: "x-api-key: ",
        body: AnthropicMessages.body(question, model: name))
    }
  }

  /// The text of an answer.
  func text(of answer: [UInt8]) throws(ModelFailure) -> String {
    guard let value = JSONReader.read(SourceFile(path: "answer", bytes: answer)).value else { throw .unreadable }
    return switch provider {
    case .openAI: try OpenAIMessages.text(value)
    case .anthropic: try AnthropicMessages.text(value)
    }
  }

  /// What a server says of why it refuses, at most 200 characters; both interfaces put it into `error.message`.
  static func reason(_ answer: [UInt8]) -> String {
    let error = JSONReader.read(SourceFile(path: "answer", bytes: answer)).value?["error"]
    let words = error?["message"]?.string ?? error?.string ?? "it gives no reason"
    return String(words.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(200))
  }
}

/// Chat completions. Source: OpenAI API reference, “Create chat completion”.
enum OpenAIMessages {
  static func body(_ question: ModelQuestion, model: String) -> [UInt8] {
    var json = JSONWriter(layout: .compact)
    json.beginObject()
    json.member("model", model)
    json.key("response_format")
    json.beginObject()
    json.member("type", "json_object")
    json.endObject()
    json.key("messages")
    json.beginArray()
    message("system", &json) { $0.string(question.task) }
    message("user", &json) { content(question, &$0) }
    if let rejected = question.rejected {
      message("assistant", &json) { $0.string(rejected.answer) }
      message("user", &json) { $0.string(rejected.mistake) }
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private static func message(_ role: String, _ json: inout JSONWriter, _ content: (inout JSONWriter) -> Void) {
    json.beginObject()
    json.member("role", role)
    json.key("content")
    content(&json)
    json.endObject()
  }

  private static func content(_ question: ModelQuestion, _ json: inout JSONWriter) {
    guard let picture = question.picture else { return json.string(question.content) }
    json.beginArray()
    json.beginObject()
    json.member("type", "image_url")
    json.key("image_url")
    json.beginObject()
    json.member("url", "data:\(picture.mediaType);base64,\(Base64.encoded(picture.bytes))")
    json.endObject()
    json.endObject()
    json.beginObject()
    json.member("type", "text")
    json.member("text", question.content)
    json.endObject()
    json.endArray()
  }

  static func text(_ answer: JSONValue) throws(ModelFailure) -> String {
    guard let choice = answer["choices"]?.array?.first, let message = choice["message"] else { throw .unreadable }
    if message["refusal"]?.string != nil || choice["finish_reason"]?.string == "content_filter" { throw .declined }
    if choice["finish_reason"]?.string == "length" { throw .cutOff }
    guard let text = message["content"]?.string else { throw .unreadable }
    return text
  }
}

/// Messages. Source: Anthropic API reference, “Messages”, version 2023-06-01.
enum AnthropicMessages {
  /// Enough for four recipes.
  private static let mostTokens = 8192

  static func body(_ question: ModelQuestion, model: String) -> [UInt8] {
    var json = JSONWriter(layout: .compact)
    json.beginObject()
    json.member("model", model)
    json.member("max_tokens", mostTokens)
    json.member("system", question.task)
    json.key("messages")
    json.beginArray()
    message("user", &json) { json in
      if let picture = question.picture { image(picture, &json) }
      text(question.content, &json)
    }
    if let rejected = question.rejected {
      message("assistant", &json) { text(rejected.answer, &$0) }
      message("user", &json) { text(rejected.mistake, &$0) }
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private static func message(_ role: String, _ json: inout JSONWriter, _ parts: (inout JSONWriter) -> Void) {
    json.beginObject()
    json.member("role", role)
    json.key("content")
    json.beginArray()
    parts(&json)
    json.endArray()
    json.endObject()
  }

  private static func text(_ text: String, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("type", "text")
    json.member("text", text)
    json.endObject()
  }

  private static func image(_ picture: ModelQuestion.Picture, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("type", "image")
    json.key("source")
    json.beginObject()
    json.member("type", "base64")
    json.member("media_type", picture.mediaType)
    json.member("data", Base64.encoded(picture.bytes))
    json.endObject()
    json.endObject()
  }

  static func text(_ answer: JSONValue) throws(ModelFailure) -> String {
    switch answer["stop_reason"]?.string {
    case "refusal": throw .declined
    case "max_tokens": throw .cutOff
    default: break
    }
    guard let parts = answer["content"]?.array else { throw .unreadable }
    return parts.compactMap { $0["type"]?.string == "text" ? $0["text"]?.string : nil }.joined()
  }
}
