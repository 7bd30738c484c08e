/// Bytes that are not what `BinaryWriter` writes: cut off, out of range, or not UTF-8.
public struct BinaryFormatError: Error, Equatable {
  /// Where reading stopped, counted from the start of the bytes given to the reader.
  public let offset: Int
}
