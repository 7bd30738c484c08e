internal import Glibc
internal import PictureFiles

/// What `galley-images` does: a picture comes in on standard input, its sizes go out on standard output.
///
/// It opens no file but its libraries, and its limits end a picture that unpacks into more than any photo: the process
/// goes, and whoever started it says so.
public enum PictureHelper {
  /// Memory in bytes, and seconds of computing and of waiting, that one picture may take.
  private static let (memory, computing, waiting): (UInt, UInt, UInt32) = (3 << 30, 60, 180)

  /// - Parameter arguments: none to resize, or `--version`.
  /// - Returns: 0 where a message was written, 2 for other arguments, 3 where libvips cannot be used.
  public static func run(_ arguments: [String]) -> Int32 {
    guard arguments.isEmpty || arguments == ["--version"] else {
      write(Array("usage: galley-images [--version] <PICTURE >MESSAGE\n".utf8), to: 2)
      return 2
    }
    limit()
    let library: VipsLibrary
    do throws(VipsLibrary.Missing) {
      library = try VipsLibrary()
    } catch {
      write(Array("\(error.reason)\n".utf8), to: 1)
      return 3
    }
    guard arguments.isEmpty else {
      write(Array("libvips \(library.version)\n".utf8), to: 1)
      return 0
    }
    write(ResizedPicture.message(PictureResizer(library: library).resize(input())), to: 1)
    return 0
  }

  private static func limit() {
    var space = rlimit(rlim_cur: memory, rlim_max: memory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &space)
    var time = rlimit(rlim_cur: computing, rlim_max: computing)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &time)
    alarm(waiting)
  }

  private static func input() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(0, &chunk, chunk.count)
      if count > 0 { bytes += chunk[..<count] } else if count == 0 || errno != EINTR { return bytes }
    }
  }

  /// A reader that has gone ends the process, as it should.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
      }
      if count > 0 { start += count } else if errno != EINTR { return }
    }
  }
}
