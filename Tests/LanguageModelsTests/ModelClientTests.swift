import JSONReading
import SourceText
import Synchronization
import Testing

@testable import LanguageModels

/// Gives its outcomes one after the other, and remembers what it was sent.
final class Script: Sendable {
  private let outcomes: Mutex<[ModelClient.Outcome]>
  private let seen = Mutex<[(body: String, secret: String?)]>([])
  private let waited = Mutex<[Int]>([])

  init(_ outcomes: [ModelClient.Outcome]) { self.outcomes = Mutex(outcomes) }

  var requests: [(body: String, secret: String?)] { seen.withLock { $0 } }
  var pauses: [Int] { waited.withLock { $0 } }

  func client(
    _ provider: LanguageModel.Provider = .openAI, endpoint: String? = nil, key: String? = "k-1",
    cache: ModelClient.Cache = .none
  ) throws(ModelFailure) -> ModelClient {
    try ModelClient(
      LanguageModel(provider: provider, endpoint: endpoint, name: "m"), key: key, cache: cache,
      pause: { seconds in self.waited.withLock { $0.append(seconds) } },
      send: { request, secret in
        self.seen.withLock { $0.append((String(decoding: request.body, as: UTF8.self), secret)) }
        return self.outcomes.withLock { $0.isEmpty ? .slow : $0.removeFirst() }
      })
  }
}

/// An answer of chat completions that says a text.
private func says(_ text: String, reason: String = "stop") -> ModelClient.Outcome {
  var json = JSONWriter(layout: .compact)
  json.string(text)
  let quoted = String(decoding: json.finish(), as: UTF8.self)
  let body = #"{"choices": [{"finish_reason": "\#(reason)", "message": {"content": \#(quoted)}}]}"#
  return .answer(status: 200, body: Array(body.utf8))
}

/// Takes `{"n": 1}` alone.
private func number(_ answer: JSONValueText) throws(ModelMistake) -> Int {
  guard let value = JSONReader.read(SourceFile(path: "a", bytes: answer.bytes)).value?["n"]?.number,
    let number = Int(value.literal)
  else { throw ModelMistake("“n” is missing") }
  return number
}

private let question = ModelQuestion(task: "Count.", content: "<content>one</content>")

@Suite struct ModelClientTests {
  @Test func takesAnAnswerFromAmongWordsAndFences() throws {
    let script = Script([says("Here you are:\n```json\n{\"n\": 7}\n```")])
    #expect(try script.client().ask(question, check: number) == 7)
    #expect(script.requests.first?.secret == "Authorization: Bearer k-1")
    #expect(
      script.requests.first?.body
        == #"{"model":"m","response_format":{"type":"json_object"},"messages":[{"role":"system","content":"Count."},{"role":"user","content":"<content>one</content>"}]}"#
    )
  }

  @Test func speaksAnthropicsMessages() throws {
    let body = #"{"stop_reason": "end_turn", "content": [{"type": "text", "text": "{\"n\": 7}"}]}"#
    let script = Script([.answer(status: 200, body: Array(body.utf8))])
    let asked = ModelQuestion(
      task: "Count.", content: "See.", picture: .init(bytes: [1, 2, 3], mediaType: "image/jpeg"))
    #expect(try script.client(.anthropic).ask(asked, check: number) == 7)
    #expect(script.requests.first?.secret == "x-api-key: k-1")
    #expect(
      script.requests.first?.body
        == #"{"model":"m","max_tokens":8192,"system":"Count.","messages":[{"role":"user","content":[{"type":"image","source":{"type":"base64","media_type":"image/jpeg","data":"AQID"}},{"type":"text","text":"See."}]}]}"#
    )
  }

  @Test func asksOnceForARepairAndSaysWhatIsWrong() throws {
    let script = Script([says("sorry"), says(#"{"n": 3}"#)])
    #expect(try script.client().ask(question, check: number) == 3)
    #expect(script.requests.count == 2)
    #expect(script.requests.last?.body.contains("That is not the form asked for: “n” is missing.") == true)
  }

  @Test func refusesASecondAnswerOfAnotherForm() throws {
    let script = Script([says("sorry"), says("sorry"), says(#"{"n": 3}"#)])
    #expect(throws: ModelFailure.invalid("“n” is missing")) { try script.client().ask(question, check: number) }
    #expect(script.requests.count == 2)
  }

  @Test(arguments: [429, 500, 529])
  func triesABusyServerAgainWithLongerAndLongerPauses(status: Int) throws {
    let busy = ModelClient.Outcome.answer(status: status, body: [])
    let patient = Script([busy, .slow, busy, says(#"{"n": 1}"#)])
    #expect(try patient.client().ask(question, check: number) == 1)
    #expect(patient.pauses == [1, 2, 4])
    let tired = Script([busy, busy, busy, busy, says(#"{"n": 1}"#)])
    #expect(throws: ModelFailure.busy(status: status)) { try tired.client().ask(question, check: number) }
  }

  @Test func saysWhyAServerRefusesAndDoesNotTryAgain() throws {
    let script = Script([.answer(status: 401, body: Array(#"{"error": {"message": "bad\nkey"}}"#.utf8))])
    #expect(throws: ModelFailure.refused(status: 401, "bad key")) { try script.client().ask(question, check: number) }
    #expect(script.requests.count == 1)
  }

  @Test(arguments: [
    ("<html>", ModelFailure.unreadable), ("{}", .unreadable), (#"{"choices": []}"#, .unreadable),
    (#"{"choices": [{"finish_reason": "length", "message": {"content": "{"}}]}"#, .cutOff),
    (#"{"choices": [{"finish_reason": "stop", "message": {"refusal": "no"}}]}"#, .declined),
  ])
  func tellsAnswersThatAreNone(body: String, failure: ModelFailure) throws {
    let script = Script([.answer(status: 200, body: Array(body.utf8))])
    #expect(throws: failure) { try script.client().ask(question, check: number) }
  }

  @Test func asksNothingTwice() throws {
    let kept = Mutex<[String: [UInt8]]>([:])
    let cache = ModelClient.Cache(
      read: { name in kept.withLock { $0[name] } }, write: { name, bytes in kept.withLock { $0[name] = bytes } })
    let first = Script([says(#"{"n": 5}"#)])
    #expect(try first.client(cache: cache).ask(question, check: number) == 5)
    let second = Script([])
    #expect(try second.client(cache: cache).ask(question, check: number) == 5)
    #expect(second.requests.isEmpty)
  }

  @Test func wantsAKeyOnlyWhereOneIsNeeded() throws {
    #expect(throws: ModelFailure.noKey(variable: "OPENAI_API_KEY")) { try Script([]).client(key: nil) }
    #expect(throws: ModelFailure.noKey(variable: "ANTHROPIC_API_KEY")) { try Script([]).client(.anthropic, key: "") }
    #expect(throws: ModelFailure.brokenKey(variable: "OPENAI_API_KEY")) { try Script([]).client(key: "a\"\nb") }
    let local = Script([says(#"{"n": 1}"#)])
    #expect(try local.client(endpoint: "http://localhost:11434/v1", key: nil).ask(question, check: number) == 1)
    #expect(local.requests.first?.secret == nil)
  }

  @Test func readsAProvidersKeyOnlyForItsOwnServer() {
    let strange = LanguageModel(provider: .openAI, endpoint: "https://elsewhere.example/v1", name: "m")
    #expect(strange.keyVariable == "GALLEY_AI_KEY")
  }
}
