internal import Glibc

/// The version of the program.
package enum Version {
  package static let current = "1.0.0"
  /// The day of this version, at the foot of manual pages.
  package static let date = "2026-11-26"
  /// As pages show it.
  static let generator = "Galley \(current)"

  /// Tells this very program from any other: what another one rendered or found out is not trusted.
  ///
  /// Size and time of the executable; it decides what is made anew, and reaches no output.
  package static let identity: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return current }
    return "\(current) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }()
}
