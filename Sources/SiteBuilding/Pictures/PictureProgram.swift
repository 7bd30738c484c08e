internal import Glibc
internal import PhotoReading
internal import PictureFiles

/// The program that makes pictures smaller, `galley-images`. Each picture has a process of its own, so that one that
/// takes too much takes nothing else with it.
package struct PictureProgram: Sendable {
  package static let name = PhotoReader.pictureProgram

  /// Why there is none.
  package struct Missing: Error {
    package let reason: String
    package let hint: String
  }

  private let path: String
  /// Of the library it uses: `libvips 8.14.1`.
  package let version: String

  /// Beside the program that runs, where `make install` puts it, else on the PATH.
  static func place() -> String {
    let places = folderOfThisProgram().map { ["\($0)/\(name)", "\($0)/../libexec/galley/\(name)"] } ?? []
    return places.first { access($0, X_OK) == 0 } ?? name
  }

  package static func find() throws(Missing) -> PictureProgram {
    let path = place()
    switch ChildProcess.output(of: [path, "--version"], input: []) {
    case .success(let bytes): return PictureProgram(path: path, version: line(bytes))
    case .failure(let failure) where failure.status == 3:
      throw Missing(reason: "libvips cannot be used", hint: "install it: apt-get install libvips42")
    case .failure:
      throw Missing(
        reason: "there is no program “\(name)”", hint: "install it beside galley, as “make build” and the package do")
    }
  }

  private static func folderOfThisProgram() -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  enum Answer {
    /// The message, and what stands in it.
    case sizes([UInt8], ResizedPicture)
    /// The picture cannot be shown, wherever that is tried.
    case refused(reason: String)
    /// The program ended without an answer: the picture takes too much, or the machine had too little.
    case none(reason: String)
  }

  func resize(_ bytes: [UInt8]) -> Answer {
    switch ChildProcess.output(of: [path], input: bytes) {
    case .failure(let failure): .none(reason: failure.reason)
    case .success(let message):
      switch ResizedPicture.read(message) {
      case .success(let picture)?: .sizes(message, picture)
      case .failure(let refusal)?: .refused(reason: refusal.reason)
      case nil: .none(reason: "the answer of \(Self.name) was cut off")
      }
    }
  }
}
