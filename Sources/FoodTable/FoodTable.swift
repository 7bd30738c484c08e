public import Foods

/// The built-in table of foods.
///
/// Written by hand in `Foods/*.yaml`, checked and made compact at build time. Figures are those of the USDA National
/// Nutrient Database for Standard Reference, release 28 (2015), where a food cites it.
public enum FoodTable {
  /// All foods; read on first use, which takes a few milliseconds.
  public static let builtIn = FoodBook(compact: compact)
}
