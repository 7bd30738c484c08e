public import Quantities

/// Amounts that people type on a command line or into a field.
public enum AmountInput {
  /// Reads one amount as recipes write it, `10 servings`, `1½ l` or `0.5`; `nil` for what is none or does not fit.
  public static func read(_ text: String) -> Amount? {
    do throws(AmountReader.Failure) {
      return try AmountReader.read(text.utf8).amount
    } catch {
      return nil
    }
  }
}
