public import Cookbook
public import Quantities
public import SourceText

/// How much somebody wants to cook.
public enum ScaleWish: Sendable, Equatable {
  /// The recipe so many times.
  case factor(Rational)
  /// For so many people, as ``ServingWord`` counts them.
  case servings(Rational)
  /// So much of what the recipe yields.
  case yield(Amount)
  /// As often as so much of one ingredient lasts.
  case ingredient(IngredientWish)
  /// For another tin.
  case pan(PanChange)

  /// What the amounts of a recipe are to be multiplied by.
  ///
  /// Errors: `scale-servings` and `scale-yield` when no yield of the recipe counts what is wanted, `scale-ingredient`
  /// when the recipe does not say how much of the ingredient it needs, `scale-overflow`.
  public func factor(for entry: RecipeEntry) -> Checked<Rational?> {
    switch self {
    case .factor(let factor): Checked(factor)
    case .servings(let count): servings(count, of: entry)
    case .yield(let amount): yield(amount, of: entry)
    case .ingredient(let wish): ingredient(wish, of: entry)
    case .pan(let change): change.factor.map { Checked($0) } ?? Checked(nil, [.scaleOverflow(entry)])
    }
  }

  private func ingredient(_ wish: IngredientWish, of entry: RecipeEntry) -> Checked<Rational?> {
    let ingredients = entry.recipe.allIngredients
    do throws(IngredientMatch.Failure) {
      return Checked(try IngredientMatch.factor(for: wish, in: ingredients))
    } catch {
      return Checked(nil, [IngredientMessages(wish: wish, entry: entry).diagnostic(error)])
    }
  }

  private func servings(_ count: Rational, of entry: RecipeEntry) -> Checked<Rational?> {
    guard let people = ServingWord.count(among: entry.yields) else {
      return Checked(
        nil, [Self.problem("scale-servings", entry, "no yield of “\(entry.recipe.title)” counts servings")])
    }
    guard let factor = count.divided(by: people) else { return Checked(nil, [.scaleOverflow(entry)]) }
    return Checked(factor)
  }

  private func yield(_ amount: Amount, of entry: RecipeEntry) -> Checked<Rational?> {
    do throws(YieldMatch.Failure) {
      return Checked(try YieldMatch.factor(for: amount, of: entry.yields))
    } catch {
      if error == .tooLarge { return Checked(nil, [.scaleOverflow(entry)]) }
      let unit = amount.unit ?? ""
      return Checked(
        nil, [Self.problem("scale-yield", entry, "no yield of “\(entry.recipe.title)” is counted in “\(unit)”")])
    }
  }

  private static func problem(_ identifier: String, _ entry: RecipeEntry, _ message: String) -> Diagnostic {
    let yields = YieldText.list(entry.yields)
    return Diagnostic(
      .error, identifier, path: entry.path,
      message: message + (yields.map { ": it yields \($0)" } ?? ": it states none"),
      hint: yields == nil
        ? "multiply it, as in --multiply 2" : "ask for a yield it states with --yield, or multiply it with --multiply")
  }
}

/// Yields in messages.
enum YieldText {
  /// `“4 balls” and “1 kg”`; `nil` when there are none.
  static func list(_ yields: [Amount]) -> String? {
    let text = AmountText(decimalSign: ".")
    // People search for and copy messages, where a no-break space is in the way.
    let names = yields.map { "“\(text.text($0).split(separator: "\u{A0}").joined(separator: " "))”" }
    guard let last = names.last else { return nil }
    return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Diagnostic {
  public static func scaleOverflow(_ entry: RecipeEntry) -> Diagnostic {
    Diagnostic(
      .error, "scale-overflow", path: entry.path,
      message: "the scaled amounts of “\(entry.recipe.title)” are too large",
      hint: "ask for less")
  }
}
