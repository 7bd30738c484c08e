import Foundation

/// Where programs that tests start count the lines they run through; nothing where nobody counts.
public enum ProgramCoverage {
  /// Variables for their environment. Without them a program writes its counts into the folder it works in; runs of one
  /// program add to one file, since there are thousands.
  public static let environment: [String: String] = {
    guard let own = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] else { return [:] }
    let folder = URL(fileURLWithPath: own).deletingLastPathComponent().path
    return ["LLVM_PROFILE_FILE": folder + "/programs-%4m.profraw"]
  }()
}
