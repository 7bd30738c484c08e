package import Cookbook
internal import Glibc

/// The environment, read at the edge and handed in.
package enum Environment {
  package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The day it is where the program runs.
  package static func today() -> CalendarDate? {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    return CalendarDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
