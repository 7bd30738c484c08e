package import Foods
package import Nutrition
internal import Themes

/// What diets and allergens are called in the language of the interface.
extension RequiredText {
  package init(_ diet: Diet) {
    switch diet {
    case .vegan: self = .dietVegan
    case .vegetarian: self = .dietVegetarian
    }
  }

  package init(_ allergen: Allergen) {
    switch allergen {
    case .gluten: self = .allergenGluten
    case .crustaceans: self = .allergenCrustaceans
    case .eggs: self = .allergenEggs
    case .fish: self = .allergenFish
    case .peanuts: self = .allergenPeanuts
    case .soybeans: self = .allergenSoybeans
    case .milk: self = .allergenMilk
    case .nuts: self = .allergenNuts
    case .celery: self = .allergenCelery
    case .mustard: self = .allergenMustard
    case .sesame: self = .allergenSesame
    case .sulphites: self = .allergenSulphites
    case .lupin: self = .allergenLupin
    case .molluscs: self = .allergenMolluscs
    }
  }
}
