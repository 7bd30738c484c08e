internal import SourceText
internal import Words

/// What nutrients are called on pages, folded, and by what names schema.org knows them.
enum NutrientWords {
  static let order = [
    "calories", "carbohydrateContent", "proteinContent", "fatContent", "saturatedFatContent", "fiberContent",
    "sugarContent", "sodiumContent", "cholesterolContent",
  ]
  static let energyUnits: Set<String> = ["kcal", "kj", "cal", "cals", "kcals", "ккал"]
  static let massUnits: Set<String> = ["g", "gr", "gram", "grams", "gramm", "grammes", "gramos", "mg", "г"]
  static let energies = PhraseList(["kj", "ккал"] + (rows["calories"] ?? []))

  static func isUnit(_ word: String) -> Bool { energyUnits.contains(word) || massUnits.contains(word) }

  /// The nutrient that words begin with, and how many of them call it. A kind of fat that schema.org has no name for, or
  /// none that we take, has the name `other`.
  static func label(_ words: ArraySlice<Substring>) -> (name: String, length: Int)? {
    for length in [3, 2, 1] where words.count >= length {
      if let name = names[words.prefix(length).joined(separator: " ")] { return (name, length) }
    }
    return nil
  }

  private static let names: [String: String] = {
    var result: [String: String] = [:]
    for (name, words) in rows {
      for word in words { result[TextFolding.folded(word)] = name }
    }
    return result
  }()

  private static let rows: [String: [String]] = [
    "calories": [
      "calories", "calorie", "kcal", "energy", "energie", "energia", "energi", "energía", "brennwert", "kalorien",
      "calorias",
      "calorías", "kilocalories", "valeur energetique", "valor energetico", "energiwert", "калорийность", "kalorier",
    ],
    "carbohydrateContent": [
      "carbohydrates", "carbohydrate", "carbs", "kh", "total carbohydrate", "total carbohydrates", "kohlenhydrate",
      "glucides",
      "carbohidratos", "hidratos de carbono", "carboidrati", "carboidratos", "koolhydraten", "kolhydrater",
      "kulhydrater", "kulhydrat", "karbohydrater", "weglowodany", "węglowodany", "углеводы", "炭水化物",
    ],
    "proteinContent": [
      "protein", "proteins", "eiweiß", "eiwit", "eiwitten", "proteine", "proteines", "proteinas", "proteina",
      "proteiner",
      "białko", "белки", "たんぱく質",
    ],
    "fatContent": [
      "fat", "total fat", "fett", "fette", "vet", "vetten", "lipides", "matieres grasses", "grasas", "grasa", "grassi",
      "gorduras", "gordura", "fedt", "tłuszcz", "tłuszcze", "жиры", "脂質", "lipidos",
    ],
    "saturatedFatContent": [
      "saturated fat", "sat fat", "saturates", "saturated", "gesättigte fettsäuren", "gesättigtes fett",
      "acides gras saturés", "grasas saturadas", "verzadigd vet", "mättat fett", "mættet fedt", "grassi saturi",
      "of which saturates", "gorduras saturadas",
    ],
    "fiberContent": [
      "fiber", "fibre", "fibres", "dietary fiber", "dietary fibre", "ballaststoffe", "fibra", "fibras", "vezels",
      "kostfibre", "fibrer", "błonnik",
    ],
    "sugarContent": [
      "sugar", "sugars", "total sugars", "of which sugars", "zucker", "sucres", "azúcares", "azúcar", "zuccheri",
      "suikers", "suiker", "sockerarter", "sukker", "cukry", "açúcares",
    ],
    "sodiumContent": ["sodium", "natrium", "sodio"],
    "cholesterolContent": ["cholesterol", "cholesterin", "colesterol", "colesterolo"],
    "other": [
      "trans fat", "unsaturated fat", "polyunsaturated fat", "monounsaturated fat", "salt", "salz", "sel", "sal",
      "sale",
      "zout", "added sugars", "potassium", "calcium", "iron", "vitamin",
    ],
  ]
}
