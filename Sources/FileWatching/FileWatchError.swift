/// Why a folder is not watched.
public enum FileWatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The user watches as many folders as the system allows.
  case limitReached
  /// The folder is gone or may not be read; the number is `errno`.
  case refused(path: String, errno: Int32)

  /// One line, lowercase.
  public var description: String {
    switch self {
    case .limitReached: "no more folders can be watched for changes"
    case .refused(let path, let errno): "the folder “\(path)” cannot be watched (error \(errno))"
    }
  }

  /// What to do about it, in the imperative.
  public var hint: String {
    switch self {
    case .limitReached: "raise the limit: sysctl fs.inotify.max_user_watches=524288"
    case .refused: "make the folder readable (chmod u+rx)"
    }
  }
}
