/// The picture on a cook card.
public enum CardPicture: String, CaseIterable, Sendable {
  /// No picture, which saves ink.
  case none
  /// The drawn cover, also where there is a photo.
  case cover
  /// The author's photo; the drawn cover where there is none.
  case photo
}
