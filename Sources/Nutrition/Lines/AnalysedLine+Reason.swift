extension AnalysedLine {
  /// Why nothing of the line is weighed; `nil` where something is, or where its amount could not be weighed.
  public var unquantified: LineMass.Unquantified? {
    if case .unquantified(let reason) = mass { reason } else { nil }
  }
}
