internal import SiteBuilding

extension Console {
  /// Says what is wrong with the command line, as the parser does.
  func report(_ error: InvalidRequest) -> ExitCode {
    writeError("galley: \(error.message)\nhint: \(error.hint)\n")
    return .usage
  }
}
