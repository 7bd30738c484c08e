package import Cookbook
package import Foods
package import Nutrition

/// What JSON files call the values of enumerations.
///
/// These words are part of the formats, so a case may get another name without changing them; asking the language for
/// the name of a case costs as much as writing the rest of a line.
package enum JSONWord {
  package static func word(_ status: RecipeNutrition.Status) -> String {
    switch status {
    case .stated: "stated"
    case .computed: "computed"
    case .estimated: "estimated"
    case .incomplete: "incomplete"
    }
  }

  package static func word(_ status: AnalysedLine.Status) -> String {
    switch status {
    case .counted: "counted"
    case .unquantified: "unquantified"
    case .unmatched: "unmatched"
    case .unweighed: "unweighed"
    case .withoutFigures: "withoutFigures"
    case .subRecipe: "subRecipe"
    case .notFood: "notFood"
    }
  }

  package static func word(_ path: GramPath.Kind) -> String {
    switch path {
    case .mass: "mass"
    case .weight: "weight"
    case .otherVolume: "otherVolume"
    case .density: "density"
    case .content: "content"
    case .custom: "custom"
    }
  }

  package static func word(_ diet: Diet) -> String {
    switch diet {
    case .vegan: "vegan"
    case .vegetarian: "vegetarian"
    }
  }

  package static func word(_ difficulty: Difficulty) -> String {
    switch difficulty {
    case .easy: "easy"
    case .medium: "medium"
    case .hard: "hard"
    }
  }

  package static func word(_ allergen: Allergen) -> String {
    switch allergen {
    case .gluten: "gluten"
    case .crustaceans: "crustaceans"
    case .eggs: "eggs"
    case .fish: "fish"
    case .peanuts: "peanuts"
    case .soybeans: "soybeans"
    case .milk: "milk"
    case .nuts: "nuts"
    case .celery: "celery"
    case .mustard: "mustard"
    case .sesame: "sesame"
    case .sulphites: "sulphites"
    case .lupin: "lupin"
    case .molluscs: "molluscs"
    }
  }

  /// A nutrient with its unit.
  package static func key(_ nutrient: Nutrient) -> String {
    switch nutrient {
    case .energy: "energyKilocalories"
    case .protein: "proteinGrams"
    case .carbohydrate: "carbohydrateGrams"
    case .fat: "fatGrams"
    case .fibre: "fibreGrams"
    case .sugar: "sugarGrams"
    case .sodium: "sodiumMilligrams"
    }
  }
}
