/// The names this machine has for itself.
///
/// A page of another site can let its own name lead to 127.0.0.1 (“DNS rebinding”) and would then read what is served as
/// if it were its own; the `Host` field still says that name.
enum LoopbackHost {
  static let names: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

  /// Whether a `Host` field means this server.
  static func accepts(_ host: String, port: UInt16) -> Bool {
    let host = host.lowercased()
    return names.contains { name in host == "\(name):\(port)" || (host == name && port == 80) }
  }
}
