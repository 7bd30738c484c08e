internal import Glibc

extension PDFEngine {
  /// Changes when another program, or another version of it, takes the place of this one; costs no start of it.
  ///
  /// Its path, and size and time of the file; fonts are not looked at.
  public var identity: String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}
