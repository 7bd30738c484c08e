internal import Glibc

/// Where a host is, and whether that is the public internet.
enum PublicAddress {
  /// Every address of a host as text; empty when there is none.
  static func resolve(_ host: String) -> [String] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &found) == 0 else { return [] }
    defer { freeaddrinfo(found) }
    var result: [String] = []
    var next = found
    while let info = next {
      var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      if getnameinfo(info.pointee.ai_addr, info.pointee.ai_addrlen, &name, UInt32(name.count), nil, 0, NI_NUMERICHOST)
        == 0
      {
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if !result.contains(text) { result.append(text) }
      }
      next = info.pointee.ai_next
    }
    return result
  }

  /// Whether a host is an address itself, as `127.0.0.1` and `::1` are.
  static func isAddress(_ host: String) -> Bool {
    var bytes = in6_addr()
    return inet_pton(AF_INET, host, &bytes) == 1 || inet_pton(AF_INET6, host, &bytes) == 1
  }

  /// Whether an address is one of the public internet: none that is private, of this machine or link, shared, reserved,
  /// for documentation or for many receivers.
  ///
  /// Source: IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890).
  static func isPublic(_ text: String) -> Bool {
    var four = in_addr()
    if inet_pton(AF_INET, text, &four) == 1 { return isPublic(UInt32(bigEndian: four.s_addr)) }
    var six = in6_addr()
    guard inet_pton(AF_INET6, text, &six) == 1 else { return false }
    let bytes = withUnsafeBytes(of: &six) { Array($0) }
    // Addresses of IPv4 in clothes of IPv6: mapped, and translated (NAT64).
    let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    let isTranslated = bytes.starts(with: [0x00, 0x64, 0xFF, 0x9B])
    if isMapped || isTranslated { return isPublic(bytes[12...].reduce(0) { $0 << 8 | UInt32($1) }) }
    // 2000::/3 is what is given out; of it 2001::/23 and 2001:db8::/32 and 2002::/16 serve special purposes.
    let isGiven = bytes[0] & 0xE0 == 0x20
    let isSpecial = bytes[0] == 0x20 && bytes[1] == 0x01 && (bytes[2] < 2 || bytes[2] == 0x0D && bytes[3] == 0xB8)
    return isGiven && !isSpecial && !(bytes[0] == 0x20 && bytes[1] == 0x02)
  }

  private static func isPublic(_ address: UInt32) -> Bool {
    !special.contains { base, bits in address >> (32 - bits) == base >> (32 - bits) }
  }

  private static let special: [(base: UInt32, bits: UInt32)] = [
    (0x0000_0000, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8), (0xA9FE_0000, 16), (0xAC10_0000, 12),
    (0xC000_0000, 24), (0xC000_0200, 24), (0xC058_6300, 24), (0xC0A8_0000, 16), (0xC612_0000, 15), (0xC633_6400, 24),
    (0xCB00_7100, 24), (0xE000_0000, 4), (0xF000_0000, 4),
  ]
}
