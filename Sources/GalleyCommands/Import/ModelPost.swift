internal import LanguageModels
internal import SiteBuilding
internal import SitePlanning

/// Sends questions to a language model by a process of curl, as guarded as the fetching of pages, and never redirected.
///
/// The key goes through a descriptor that curl alone reads: everybody on a machine can see command lines.
struct ModelPost: Sendable {
  /// Whether the server may stand in a private network; one on this machine always may.
  let allowsPrivate: Bool
  /// How long an answer may take.
  var seconds = 120

  func send(_ request: ModelRequest, secret: String?) -> ModelClient.Outcome {
    guard let address = WebAddress(request.address) else {
      return .failed(reason: "“\(request.address)” is no address", hint: Self.hint)
    }
    do throws(WebFetch.Failure) {
      let fetch = WebFetch(allowsPrivate: allowsPrivate || address.isOfThisMachine, seconds: seconds)
      return post(request, secret, to: address, at: try fetch.checkedPlace(of: address), fetch)
    } catch {
      return .failed(reason: error.message, hint: error.hint)
    }
  }

  private static let hint = "check “endpoint” below “ai:” in galley.yaml"

  private func post(
    _ request: ModelRequest, _ secret: String?, to address: WebAddress, at place: String, _ fetch: WebFetch
  ) -> ModelClient.Outcome {
    var arguments = WebFetch.guarded(address, at: place, milliseconds: seconds * 1000) + ["--connect-timeout", "7"]
    // Without “Expect:” curl would ask first whether it may send much, which some servers never answer.
    for field in request.fields + ["Expect:"] { arguments += ["--header", field] }
    if secret != nil { arguments += ["--config", "/dev/fd/3"] }
    arguments += ["--data-binary", "@-", "--", address.text]
    let configuration = secret.map { Array("header = \"\($0)\"\n".utf8) }
    switch ChildProcess.output(
      of: arguments, input: request.body, secret: configuration, limit: WebFetch.outputLimit)
    {
    case .success(let bytes):
      return CurlResponse(bytes).map { .answer(status: $0.status, body: $0.body) }
        ?? .failed(reason: "the server's answer cannot be understood", hint: Self.hint)
    case .failure(let failure) where failure.status == 28: return .slow
    case .failure(let failure):
      let words = fetch.failure(failure, host: address.host)
      return .failed(
        reason: words.message, hint: failure.status == nil ? "install it with “apt install curl”" : Self.hint)
    }
  }
}
