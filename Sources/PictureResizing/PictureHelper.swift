internal import Glibc
internal import PictureFiles

/// What `galley-images` does: a picture comes in on standard input, its sizes go out on standard output, or one size in the
/// form that is asked for.
///
/// It opens no file but its libraries, and its limits end a picture that unpacks into more than any photo: the process
/// goes, and whoever started it says so.
public enum PictureHelper {
  /// Memory in bytes, and seconds of computing and of waiting, that one picture may take.
  private static let (memory, computing, waiting): (UInt, UInt, UInt32) = (3 << 30, 60, 180)

  /// What is asked for.
  private enum Request {
    case version
    case sizes
    /// One picture that fits a square, in an encoding as libvips writes it.
    case one(side: Int, suffix: String)

    init?(_ arguments: [String]) {
      let numbers = arguments.dropFirst().compactMap { Int($0) }.filter { (1...10_000).contains($0) }
      switch (arguments.first, arguments.count, numbers.count) {
      case (nil, 0, 0): self = .sizes
      case ("--version", 1, 0): self = .version
      // Letters are recognised on white.
      case ("--grey", 2, 1): self = .one(side: numbers[0], suffix: ".pgm[background=255,strip]")
      case ("--jpeg", 3, 2) where numbers[1] <= 100:
        self = .one(side: numbers[0], suffix: ".jpg[Q=\(numbers[1]),background=255,strip]")
      default: return nil
      }
    }
  }

  /// - Parameter arguments: none to resize, `--grey SIDE` for a PGM, `--jpeg SIDE QUALITY`, or `--version`.
  /// - Returns: 0 where something was written, 1 for a picture that cannot be decoded, 2 for other arguments, 3 where
  ///   libvips cannot be used.
  public static func run(_ arguments: [String]) -> Int32 {
    guard let request = Request(arguments) else {
      write(Array("usage: galley-images [--version | --grey SIDE | --jpeg SIDE QUALITY] <PICTURE\n".utf8), to: 2)
      return 2
    }
    limit()
    let library: VipsLibrary
    do throws(VipsLibrary.Missing) {
      library = try VipsLibrary.opened.get()
    } catch {
      write(Array("\(error.reason)\n".utf8), to: 1)
      return 3
    }
    switch request {
    case .version: write(Array("libvips \(library.version)\n".utf8), to: 1)
    case .sizes: write(ResizedPicture.message(PictureResizer(library: library).resize(input())), to: 1)
    case .one(let side, let suffix): return one(library, side, suffix)
    }
    return 0
  }

  private static func one(_ library: VipsLibrary, _ side: Int, _ suffix: String) -> Int32 {
    do throws(VipsLibrary.Failure) {
      write(try PictureResizer(library: library).one(input(), within: side, suffix), to: 1)
      return 0
    } catch {
      write(Array("\(error.reason)\n".utf8), to: 2)
      return 1
    }
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
