import CXXHash

extension Fingerprint {
  /// The version of the library that hashes, such as `0.8.1`.
  public static var libraryVersion: String {
    let number = XXH_versionNumber()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
