import Glibc
import LanguageModels
import Synchronization
import Testing

@testable import GalleyCommands

/// What is said to a server that plays both interfaces, over HTTP.
@Suite struct ModelPostTests {
  private func client(
    _ server: LoopbackServer, _ provider: LanguageModel.Provider = .openAI, seconds: Int = 5
  ) throws -> ModelClient {
    let post = ModelPost(allowsPrivate: false, seconds: seconds)
    return try ModelClient(
      LanguageModel(provider: provider, endpoint: "http://127.0.0.1:\(server.port)/v1", name: "m"), key: "k-secret",
      cache: .none, pause: { _ in }, send: { post.send($0, secret: $1) })
  }

  private func answer(_ client: ModelClient) throws(ModelFailure) -> String {
    let question = ModelQuestion(
      task: "Say it.", content: "x",
      picture: .init(bytes: [UInt8](repeating: 7, count: 300_000), mediaType: "image/jpeg"))
    return try client.ask(question) { (text) throws(ModelMistake) in String(decoding: text.bytes, as: UTF8.self) }
  }

  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n"

  @Test(arguments: LanguageModel.Provider.allCases)
  func sendsPictureAndKeyToBothInterfaces(provider: LanguageModel.Provider) throws {
    let seen = Mutex("")
    let server = try LoopbackServer(
      whole: true,
      { request in
        seen.withLock { $0 = request }
        return Self.head
          + (provider == .openAI
            ? #"{"choices": [{"message": {"content": "{\"a\": 1}"}}]}"#
            : #"{"content": [{"type": "text", "text": "{\"a\": 1}"}]}"#)
      })
    #expect(try answer(client(server, provider)) == #"{"a": 1}"#)
    let request = seen.withLock { $0 }
    #expect(request.hasPrefix("POST /v1/\(provider == .openAI ? "chat/completions" : "messages") HTTP/1.1\r\n"))
    #expect(request.contains(provider == .openAI ? "Authorization: Bearer k-secret\r\n" : "x-api-key: k-secret\r\n"))
    #expect(request.utf8.count > 400_000)
  }

  @Test func triesAgainWhereTheServerIsBusy() throws {
    let count = Mutex(0)
    let server = try LoopbackServer(
      whole: true,
      { _ in
        let number = count.withLock { count in
          count += 1
          return count
        }
        return number < 3
          ? "HTTP/1.1 429 Too Many Requests\r\n\r\n" : Self.head + #"{"choices": [{"message": {"content": "{}"}}]}"#
      })
    #expect(try answer(client(server)) == "{}")
    #expect(count.withLock { $0 } == 3)
  }

  @Test func neverFollowsARedirection() throws {
    let server = try LoopbackServer(whole: true, { _ in "HTTP/1.1 307 Moved\r\nLocation: http://127.0.0.1:1/\r\n\r\n" })
    #expect(throws: ModelFailure.refused(status: 307, "it gives no reason")) { try answer(client(server)) }
  }

  @Test func givesUpOnSlowAnswersAndOnGarbage() throws {
    let slow = try LoopbackServer(
      whole: true,
      { _ in
        sleep(2)
        return ""
      })
    let request = ModelClient.Outcome.slow
    let seen = Mutex<ModelClient.Outcome?>(nil)
    let post = ModelPost(allowsPrivate: false, seconds: 1)
    let model = LanguageModel(provider: .openAI, endpoint: "http://127.0.0.1:\(slow.port)/v1", name: "m")
    let client = try ModelClient(
      model, key: nil, cache: .none, pause: { _ in },
      send: { request, secret in
        // Once over HTTP is enough; the further attempts are told the same.
        if let known = seen.withLock({ $0 }) { return known }
        let outcome = post.send(request, secret: secret)
        seen.withLock { $0 = outcome }
        return outcome
      })
    #expect(throws: ModelFailure.self) { try answer(client) }
    #expect(seen.withLock { $0 } == request)
    let garbage = try LoopbackServer(whole: true, { _ in Self.head + "<html>\u{1B}[2J" })
    #expect(throws: ModelFailure.unreadable) { try answer(self.client(garbage)) }
  }

  @Test func staysOutOfPrivateNetworks() throws {
    let post = ModelPost(allowsPrivate: false)
    let client = try ModelClient(
      LanguageModel(provider: .openAI, endpoint: "https://192.168.0.1/v1", name: "m"), key: nil, cache: .none,
      pause: { _ in }, send: { post.send($0, secret: $1) })
    #expect(
      throws: ModelFailure.unreachable(
        "“192.168.0.1” is at 192.168.0.1, which is no address of the public internet",
        hint: "allow it with --allow-private if you mean it")
    ) { try answer(client) }
  }
}
