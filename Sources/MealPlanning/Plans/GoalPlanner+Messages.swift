internal import Cookbook
public import SourceText

extension GoalPlanner.Outcome {
  /// What the week comes to for this person: a note where the goals are reached, else a warning that says what is missed.
  ///
  /// - Parameter path: of the plan, as it is shown.
  public func diagnostic(path: String) -> Diagnostic {
    let message =
      "\(person.name): \(energy.rounded(to: 1000)) of \(person.goals.energy) kcal and \(protein.rounded(to: 1000)) of "
      + "\(person.goals.protein) g protein a day"
    return isReached
      ? Diagnostic(
        .note, "plan-goals", path: path, message: message,
        hint: "“galley report” has every day; what is eaten beside the plan is not in it")
      : Diagnostic(
        .warning, "plan-goals-missed", path: path, message: message + ", more than a tenth off",
        hint: "add recipes with more or less of it, plan a snack by hand, or change the goals in galley.yaml")
  }
}

extension Int {
  fileprivate func rounded(to unit: Int) -> Int { (self + unit / 2) / unit }
}
