import Glibc
import Synchronization

/// Payloads that a large build does not hold: they lie in a file of the cache folder that has no name any more, and so goes
/// with the process, in whatever way that ends.
public final class PayloadSpool: Sendable {
  private let file: Descriptor
  private let length = Atomic(0)

  /// `nil` where the cache folder takes no such file; then payloads stay in memory.
  public init?(_ folders: SiteFolders) {
    do throws(SystemError) {
      let cache = try Folder.open(folders.cachePath)
      let name = Folder.temporaryName(for: "payloads")
      // Of a build that was killed while it had one.
      try cache.removeFile(name)
      file = try cache.createNameless(name)
    } catch {
      return nil
    }
  }

  /// Puts a payload away, from any thread; where the disk takes no more, it stays in memory.
  public func stored(_ payload: [UInt8]) -> StoredPayload {
    let start = length.wrappingAdd(payload.count, ordering: .relaxed).oldValue
    do throws(SystemError) {
      try file.write(payload, at: start)
      return .spooled(self, start..<start + payload.count)
    } catch {
      return .held(payload[...])
    }
  }

  /// Reads what was written here before.
  ///
  /// There is nothing that could go on without: a disk that does not give back what it took ends the process, and the last
  /// good site stays as it is.
  func bytes(in range: Range<Int>) -> [UInt8] {
    do throws(SystemError) {
      return try file.bytes(in: range)
    } catch {
      fatalError("the cache folder's disk does not give back what was written to it: \(error.text)")
    }
  }
}
