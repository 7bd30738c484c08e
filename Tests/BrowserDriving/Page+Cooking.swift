/// Parts of a recipe page come when somebody reaches for them.
extension Page {
  /// Presses the button of cook mode.
  public func startCooking() throws {
    try click("[data-action=cook]")
    try wait(until: "document.querySelector('#cook').open")
  }

  /// Presses the button for more of the recipe.
  public func scaleUp() throws {
    let before = try text("document.querySelector('.stepper input').value")
    try click("[data-scale=more]")
    try wait(until: "document.querySelector('.stepper input').value !== '\(before)'")
  }

  public func loadScaling() throws {
    try value(
      "galley.loadScripts('assets/fraction.js', 'assets/measuring.js', 'assets/scale.js').then(() => {})")
  }
}
