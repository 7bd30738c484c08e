import Foundation

/// A program of the package as its users run it.
public enum BuiltProgram {
  /// Where it was built: beside the bundle of tests.
  public static func path(_ name: String) -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    let own = String(decoding: buffer.prefix(max(length, 0)), as: UTF8.self)
    let folders = [
      own, CommandLine.arguments.first ?? "", CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? "",
    ]
    let candidates = folders.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/\(name)" }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      fatalError("no \(name) beside \(folders)")
    }
    return found
  }
}
