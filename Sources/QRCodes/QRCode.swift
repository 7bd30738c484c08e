/// A QR code: a square of dark and light modules that phones read (ISO/IEC 18004).
public struct QRCode: Hashable, Sendable {
  /// The light margin the standard asks for on each side, in modules.
  public static let quietZone = 4

  /// How many modules a side has, without the quiet zone: 21, 25 … 177.
  public let side: Int

  /// One flag a module, row by row; `true` is dark.
  public let modules: [Bool]

  /// - Precondition: `modules` holds `side` rows of `side`.
  init(side: Int, modules: [Bool]) {
    precondition(modules.count == side * side)
    self.side = side
    self.modules = modules
  }

  /// Whether the module is dark; everything outside the square belongs to the quiet zone and is light.
  public func isDark(column: Int, row: Int) -> Bool {
    guard 0..<side ~= column, 0..<side ~= row else { return false }
    return modules[row * side + column]
  }
}
