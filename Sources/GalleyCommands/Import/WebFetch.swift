internal import Glibc
internal import SiteBuilding
internal import SitePlanning
internal import SourceText

/// Fetches a page by a process of curl, which speaks the protocols; what it may do is decided here.
///
/// Only `http` and `https`; the host is resolved once, checked, and curl connects to the address that was checked; each
/// redirection is checked again. No proxy, no settings of the user, no cookies. At most 10 MB, unpacked, and 7 seconds with all
/// redirections.
struct WebFetch: Sendable {
  /// Whether addresses of this machine and of private networks may be fetched from.
  let allowsPrivate: Bool
  /// How long a page may take.
  var seconds = 7

  static let sizeLimit = 10_000_000
  private static let redirectLimit = 5
  /// What curl takes of the heads of answers, which come before the page.
  private static let headLimit = 300_000
  /// More than this of what curl prints is not read: the size a server states need not be true, nor be that of what it packed.
  static let outputLimit = sizeLimit + headLimit

  struct Page {
    let bytes: [UInt8]
    /// Where it came from at last.
    let address: WebAddress
  }

  struct Failure: Error, Equatable {
    let message: String
    let hint: String
    /// What the server answered with, where that is the reason.
    var status: Int?
  }

  func page(_ text: String) throws(Failure) -> Page {
    guard var address = WebAddress(text) else {
      throw Failure(
        message: "“\(text)” is no address of a web page",
        hint: "write it like https://example.org/soup, without a password")
    }
    let start = Self.now
    for _ in 0...Self.redirectLimit {
      let response = try response(address, within: Double(seconds) - (Self.now - start))
      switch response.status {
      case 200..<300:
        guard response.body.count <= Self.sizeLimit else {
          throw Failure(message: "the page has more than \(Self.sizeLimit) bytes", hint: Self.saving)
        }
        return Page(bytes: response.body, address: address)
      case 300..<400:
        guard let next = response.location.flatMap(address.resolving) else {
          throw Failure(message: "the server redirects to no address of a web page", hint: Self.saving)
        }
        address = next
      default:
        throw Failure(
          message: "the server answered with status \(response.status)", hint: Self.saving, status: response.status)
      }
    }
    throw Failure(message: "the server redirects more than \(Self.redirectLimit) times", hint: Self.saving)
  }

  private static let saving = "save the page in your browser and name the file"

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func response(_ address: WebAddress, within seconds: Double) throws(Failure) -> CurlResponse {
    let start = Self.now
    let place = try checkedPlace(of: address)
    let rest = Int((seconds - (Self.now - start)) * 1000)
    // No time at all would mean any time to curl.
    guard rest > 0 else { throw failure(ChildProcess.Failure(reason: "", status: 28), host: address.host) }
    let command = Self.guarded(address, at: place, milliseconds: rest) + Self.reading + ["--", address.text]
    switch ChildProcess.output(of: command, limit: Self.outputLimit) {
    case .success(let bytes):
      guard let response = CurlResponse(bytes) else {
        throw Failure(message: "the server's answer cannot be understood", hint: Self.saving)
      }
      return response
    case .failure(let failure): throw self.failure(failure, host: address.host)
    }
  }

  /// The address of the network that a host has, which is the one to connect to.
  func checkedPlace(of address: WebAddress) throws(Failure) -> String {
    let found = PublicAddress.resolve(address.host)
    guard let first = found.first else {
      throw Failure(message: "there is no host “\(address.host)”", hint: "check the address and the connection")
    }
    guard allowsPrivate || found.allSatisfy(PublicAddress.isPublic) else {
      throw Failure(
        message: "“\(address.host)” is at \(first), which is no address of the public internet",
        hint: "allow it with --allow-private if you mean it")
    }
    return first
  }

  /// What every run of curl begins with: no settings of the user, no proxy, no other protocol, no other place.
  static func guarded(_ address: WebAddress, at place: String, milliseconds: Int) -> [String] {
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    let command = [
      "curl", "--disable", "--silent", "--include", "--globoff", "--compressed", "--proto", "=http,https", "--noproxy",
      "*", "--max-time", "\(milliseconds / 1000).\(fraction)", "--max-filesize", String(sizeLimit),
    ]
    // A host that is an address is resolved by nobody, and curl takes none of IPv6 before its port.
    guard !PublicAddress.isAddress(address.host) else { return command }
    let pinned = place.contains(":") ? "[\(place)]" : place
    return command + ["--resolve", "\(address.host):\(address.port):\(pinned)"]
  }

  /// What a server sends without saying how much is bounded by time and speed.
  private static let reading = [
    "--limit-rate", "3M", "--user-agent", "Galley/\(Version.current) (imports one recipe at a time for a reader)",
  ]

  func failure(_ failure: ChildProcess.Failure, host: String) -> Failure {
    let saving = Self.saving
    // The exit statuses of curl(1).
    return switch failure.isTooLong ? 63 : failure.status {
    case 6, 7: Failure(message: "“\(host)” cannot be reached", hint: "check the address and the connection")
    case 28:
      Failure(message: "“\(host)” did not answer within \(seconds) seconds", hint: "try again later, or \(saving)")
    case 35, 51, 58, 60: Failure(message: "“\(host)” cannot prove who it is", hint: saving)
    case 63: Failure(message: "the page has more than \(Self.sizeLimit) bytes", hint: saving)
    case nil: Failure(message: "curl could not be started", hint: "install it with “apt install curl”, or \(saving)")
    default: Failure(message: "curl ended with status \(failure.status ?? 0)", hint: saving)
    }
  }
}

/// An answer of HTTP as curl prints it: a head for each answer, the last followed by the body.
struct CurlResponse {
  let status: Int
  let location: String?
  let body: [UInt8]

  /// `nil` for bytes that begin with no head.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var status: Int?
    var location: String?
    // Interim answers, such as 103 Early Hints, come before the one that counts.
    while status.map({ (100..<200).contains($0) }) ?? true, rest.starts(with: "HTTP/".utf8) {
      guard let end = Self.end(of: rest) else { return nil }
      let lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self).split(whereSeparator: \.isNewline)
      status = lines.first.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }
      location = lines.dropFirst().first { $0.lowercased().hasPrefix("location:") }
        .map { $0.dropFirst(9).split(separator: " ").joined(separator: "%20") }
      guard status != nil else { return nil }
      rest = rest[end.upperBound...]
    }
    guard let status else { return nil }
    (self.status, self.location, body) = (status, location, Array(rest))
  }

  /// The empty line behind a head.
  private static func end(of bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var index = bytes.startIndex
    while let line = bytes[index...].firstIndex(of: 0x0A) {
      if bytes[(line + 1)...].starts(with: [0x0D, 0x0A]) { return line..<(line + 3) }
      if bytes[(line + 1)...].starts(with: [0x0A]) { return line..<(line + 2) }
      index = line + 1
    }
    return nil
  }
}
