internal import Glibc

/// Standard input, output and error as the program needs them, whoever started it.
enum StandardStreams {
  /// Lets a closed pipe end the program quietly, as it ends every filter, also where the starting process ignores
  /// such signals; and sees to it that no file the program opens takes the number of a stream that is closed.
  ///
  /// A closed stream is opened in the direction nobody uses, so that reading or writing it still fails.
  static func prepare() {
    signal(SIGPIPE, SIG_DFL)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is given, and those below are taken.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
