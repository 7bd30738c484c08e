internal import Glibc

/// A socket that listens on 127.0.0.1 and nowhere else.
enum ListeningSocket {
  /// - Parameter port: 0 for one that the system chooses.
  static func open(port: UInt16) throws(HTTPServerError) -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw .refused(port: port, errno: errno) }
    var isReused: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 128) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else {
      let code = errno
      close(descriptor)
      throw code == EADDRINUSE ? .portTaken(port) : .refused(port: port, errno: code)
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }
}
