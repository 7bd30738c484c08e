/// A unit that cooks measure with.
///
/// US customary, imperial and metric measures of one name are units apart: a US cup holds 236.5882365 ml, a metric one
/// 250 ml. Temperature is not among them, since it does not scale.
public enum KitchenUnit: UInt8, Sendable, Hashable, CaseIterable {
  // Mass
  case milligram, gram, kilogram, ounce, pound
  /// The German Pfund and the French livre of the market: 500 g.
  case metricPound

  // Volume, metric
  case millilitre, centilitre, decilitre, litre
  /// TL, c. à c., cdta: 5 ml.
  case metricTeaspoon
  /// EL, c. à s., cda: 15 ml.
  case metricTablespoon
  /// Tasse, taza, Australian cup: 250 ml.
  case metricCup

  // Volume, US customary
  case teaspoon, tablespoon, fluidOunce, cup, pint, quart, gallon
  // Volume, imperial
  case imperialFluidOunce, imperialPint, imperialQuart, imperialGallon
  // Small volumes
  case dash, pinch, smidgen, drop, knifeTip, splash, shot

  // Counts
  case piece, dozen, pair, serving
  case clove, bulb, head, bunch, sprig, stalk, stick, leaf, ear, spear, pod, floret, root
  case slice, strip, wedge, rasher, fillet, steak, chop, rack, joint, cutlet, breast, thigh, drumstick, wing, leg
  case cube, ball, block, bar, square, sheet, loaf, scoop, knob, handful, ring, segment, half, cob, chunk, link, nest
  case can, jar, packet, bottle, box, bag, sachet, carton, tub, tube, punnet, tray, glass, bowl, tablet, envelope

  // Length
  case millimetre, centimetre, metre, inch

  // Time
  case second, minute, hour, day

  // Those that came later, since browsers keep the numbers of the others: a count, and a mass that Austria cooks with
  case roll, decagram

  /// What data files call it: `tablespoon`, `imperialFluidOunce`.
  public var name: String { Self.names[Int(rawValue)] }

  /// By the number of the unit: asking an enumeration for the name of a case is slow.
  private static let names = allCases.map { "\($0)" }
}
