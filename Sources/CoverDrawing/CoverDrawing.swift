/// Draws a cover picture for a recipe that has no photo.
///
///     let svg = CoverDrawing.svg(of: CoverSubject(seed: 7, title: "Lentil soup", portions: […]))
///
/// The picture is a stand-alone SVG of 400 × 300 units without text, script or references, dimmed by one style rule
/// where the reader prefers the dark. The same input gives the same bytes on every machine.
public enum CoverDrawing {
  /// The cover of a recipe, its words looked up in the built-in lexicons.
  public static func svg(of subject: CoverSubject) -> [UInt8] {
    svg(of: CoverComposition(of: subject))
  }

  /// The cover of a dish whose vessel and portions are already known.
  public static func svg(of composition: CoverComposition) -> [UInt8] {
    var artist = Artist(composition)
    artist.drawCover(composition.vessel)
    return artist.canvas.bytes
  }
}
