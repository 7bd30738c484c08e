internal import KitchenUnits

/// A tool that a method calls for.
public struct StepTool: Sendable, Hashable {
  /// In the singular, as the recipe calls it: `springform tin`; of two that do alike both, `food processor or blender`.
  public internal(set) var name: String
  /// Its width, sides or content as the text says it, `26 cm`; `nil` where it says none.
  public let size: String?
  /// What `size` says, which other systems say in other units.
  let reading: StepReading
}

extension StepConversion {
  /// The size of a tool in the measures of the system; `nil` where it stays as it is.
  public func text(of tool: StepTool) -> String? {
    if let length = tool.reading.lengths.first { return text(of: length, in: tool.reading) }
    return tool.reading.sizes.first.flatMap { text(of: $0, in: tool.reading) }
  }
}
