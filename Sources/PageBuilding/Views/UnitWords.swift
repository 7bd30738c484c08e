package import KitchenUnits

/// Units as the interface writes them.
package struct UnitWords {
  /// A BCP 47 tag.
  package let language: String

  /// One of it, as cooks write it: `tbsp`, `EL`, `clove`.
  package func one(_ unit: KitchenUnit) -> String {
    let forms = UnitForms.of(unit, language: language)
    return forms.symbol ?? forms.one
  }
}
