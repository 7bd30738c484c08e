public import Glibc

/// What a program that is started has open.
public enum SpawnedFiles {
  /// Closes all but the first descriptors in the program: a test beside may have a file open for writing just now, which would
  /// count as not written until the program ends.
  public static func close(from first: Int32, in actions: inout posix_spawn_file_actions_t) {
    for descriptor in first..<1024 { posix_spawn_file_actions_addclose(&actions, descriptor) }
  }
}
