/// Why figures cannot be those of 100 g of a food.
public enum FigureFault: Sendable, Hashable {
  /// A figure, by its key in files of foods.
  public enum Figure: String, Sendable, Hashable {
    case kcal, protein, carbohydrate, fat, fibre, sugar, sodium
  }

  /// More of one than 100 g can have: 100 g of anything, 902 kcal of pure fat, 39 g of sodium in salt.
  case tooMuch(Figure)
  /// More of a part than of the carbohydrate it is among.
  case moreThanCarbohydrate(Figure)
  /// Protein, carbohydrate and fat are more than 100 g together.
  case moreThanAll

  /// Milligrams: labels round to half a gram, and a part is often measured in another way than the whole.
  private static let rounding = 1000

  public static func first(in figures: Nutrients) -> FigureFault? {
    let most: [(Figure, Int?, Int)] = [
      (.kcal, figures.energy, 910_000), (.protein, figures.protein, 100_500),
      (.carbohydrate, figures.carbohydrate, 100_500), (.fat, figures.fat, 100_500), (.fibre, figures.fibre, 100_500),
      (.sugar, figures.sugar, 100_500), (.sodium, figures.sodium, 40_000_000),
    ]
    for (figure, value, most) in most where (value ?? 0) > most { return .tooMuch(figure) }
    if let all = figures.carbohydrate {
      for (figure, part) in [(Figure.sugar, figures.sugar), (.fibre, figures.fibre)] where (part ?? 0) > all + rounding
      {
        return .moreThanCarbohydrate(figure)
      }
    }
    let sum = [figures.protein, figures.carbohydrate, figures.fat].reduce(0) { $0 + ($1 ?? 0) }
    return sum > 100_000 + 2 * rounding ? .moreThanAll : nil
  }
}
